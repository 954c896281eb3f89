import { styled } from '../theme/stitches.config';

export type Tone = 'success' | 'due' | 'late' | 'info' | 'muted';

/** How something stands, in one or two words and the colour of their meaning; the words say it alone, too. */
export const ToneWord = styled('span', {
  display: 'block',
  fontSize: '$hint',
  fontWeight: 600,
  variants: {
    tone: {
      success: { color: '$primary' },
      due: { color: '$due' },
      late: { color: '$late' },
      info: { color: '$info' },
      muted: { color: '$muted', fontWeight: 500 },
    },
  },
});
