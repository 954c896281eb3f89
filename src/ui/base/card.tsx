import { styled } from '../theme/stitches.config';

/**
 * A card on the page. `tone` colours it by its meaning; `selected` marks the chosen card; `tight` has less vertical padding,
 * for list rows, which have their own.
 */
export const Card = styled('div', {
  minWidth: 0,
  padding: '16px',
  border: '1px solid $colors$line',
  borderRadius: '$card',
  backgroundColor: '$surface',
  '@print': { breakInside: 'avoid' },
  variants: {
    tone: {
      plain: {},
      due: { backgroundColor: '$dueTint', borderColor: 'transparent' },
      late: { backgroundColor: '$lateTint', borderColor: 'transparent' },
      info: { backgroundColor: '$infoTint', borderColor: 'transparent' },
      success: { backgroundColor: '$tint', borderColor: 'transparent' },
    },
    selected: { true: { borderColor: '$primary', boxShadow: 'inset 0 0 0 1px $colors$primary' } },
    tight: { true: { padding: '6px 16px' } },
  },
  defaultVariants: { tone: 'plain' },
});
