import { styled } from '../theme/stitches.config';

/** Small buttons side by side, equally wide; below each other when their labels are long. */
export const ButtonRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  '& > *': { flex: '1 1 112px', width: 'auto' },
});
