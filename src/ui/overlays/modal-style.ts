import { css, keyframes } from '../theme/stitches.config';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** Style of a modal `<dialog>`. The position is fixed explicitly: older web views leave a modal in the flow of the page. */
export const modalStyle = css({
  position: 'fixed',
  left: 0,
  right: 0,
  width: 'calc(100% - 32px)',
  maxWidth: '400px',
  height: 'fit-content',
  padding: '24px 20px 16px',
  border: 0,
  backgroundColor: '$raised',
  color: '$ink',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A literal colour: in some browsers the backdrop does not inherit CSS variables.
  '&::backdrop': { backgroundColor: 'rgba(10, 16, 13, 0.55)', animation: `${appear} 160ms ease-out` },
  '&:not([open])': { display: 'none' },
});

export { appear };
