import { styled } from './stitches.config';

/** A word or two on a pill: a state, a promise. */
export const Tag = styled('span', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: '4px 10px',
  borderRadius: '$pill',
  fontSize: '$tag',
  fontWeight: 600,
  variants: {
    tone: {
      success: { backgroundColor: '$tint', color: '$primary' },
      due: { backgroundColor: '$dueTint', color: '$due' },
      late: { backgroundColor: '$lateTint', color: '$late' },
      info: { backgroundColor: '$infoTint', color: '$info' },
      muted: { backgroundColor: '$line', color: '$ink' },
    },
  },
  defaultVariants: { tone: 'success' },
});
