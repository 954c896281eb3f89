import { styled } from '../theme/stitches.config';

/** Small buttons side by side, in equal parts; under each other when their words are long. */
export const ButtonRow = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '10px',
  '& > *': { flex: '1 1 112px', width: 'auto' },
});
