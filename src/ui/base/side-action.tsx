import { styled } from '../theme/stitches.config';

/**
 * A line of text, and at its end a text button, whose 48 px make the line no higher: what is below does not move when the button appears.
 * With large text the button is in a line of its own.
 */
export const SideAction = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 12px',
  '& > :first-child': { flex: '1 1 8em', minWidth: 0 },
  '& > button': { margin: '-12px 0' },
  '@print': { '& > button': { display: 'none' } },
});
