import { styled } from '../theme/stitches.config';

export type Tone = 'success' | 'due' | 'late' | 'info' | 'muted';

/** A status in one or two words. The colour repeats the meaning of the text, it adds nothing. */
export const ToneText = styled('span', {
  display: 'block',
  fontSize: '$hint',
  fontWeight: '$strong',
  variants: {
    tone: {
      success: { color: '$primary' },
      due: { color: '$due' },
      late: { color: '$late' },
      info: { color: '$info' },
      muted: { color: '$muted', fontWeight: '$regular' },
    },
  },
});
