import { styled } from '../theme/stitches.config';

/** Small buttons of equal width side by side; stacked if their labels are too long. */
export const ButtonRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  '& > *': { flex: '1 1 7.5em', width: 'auto' },
});
