import { Icon } from '../base/icon';
import { styled } from '../theme/stitches.config';

const Region = styled('div', {
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: 'calc(104px + env(safe-area-inset-bottom))',
  zIndex: 5,
  display: 'flex',
  justifyContent: 'center',
  padding: '0 16px',
  pointerEvents: 'none',
});

const Box = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 8px',
  width: '100%',
  maxWidth: '448px',
  padding: '4px 4px 4px 14px',
  borderRadius: '$button',
  backgroundColor: '$ink',
  color: '$paper',
  fontSize: '$small',
  boxShadow: '0 6px 20px rgba(0, 0, 0, 0.25)',
  pointerEvents: 'auto',
});

const Title = styled('span', {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '10px 0',
  fontWeight: '$strong',
});

const Action = styled('button', {
  appearance: 'none',
  minHeight: '$touch',
  margin: '0 0 0 auto',
  padding: '0 8px',
  border: 0,
  borderRadius: '$segment',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: '$strong',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
  cursor: 'pointer',
  // The default focus ring is hard to see on the dark box.
  '&:focus-visible': { outline: '3px solid currentColor', outlineOffset: '-4px' },
});

type ActionToastProps = {
  title: string;
  /** Label of the action, in a word or two. */
  action: string;
  onAction: () => void;
};

/**
 * A message with one action at the bottom of the page. It stays until the owner removes it: a slow user could not reach a
 * button that disappears by itself.
 */
export function ActionToast({ title, action, onAction }: ActionToastProps) {
  return (
    <Region>
      <Box>
        <Title role="status">
          <Icon name="tick" size={18} />
          {title}
        </Title>
        <Action type="button" onClick={onAction}>
          {action}
        </Action>
      </Box>
    </Region>
  );
}
