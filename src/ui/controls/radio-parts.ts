import { styled } from '../theme/stitches.config';

/** The native radio input: invisible, but used by keyboard, forms and screen readers. */
export const RadioInput = styled('input', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: 0,
  opacity: 0,
});

/** The visible circle of the radio button. */
export const RadioCircle = styled('span', {
  flex: 'none',
  display: 'block',
  width: '22px',
  height: '22px',
  borderRadius: '50%',
  border: '2px solid $colors$muted',
  variants: { selected: { true: { border: '7px solid $colors$primary' } } },
});

/** A card that is one option; the tap target of its `ChoiceLabel` covers the whole card. */
export const ChoiceCardRoot = styled('div', {
  position: 'relative',
  padding: '16px',
  borderRadius: '$card',
  border: '1px solid $colors$line',
  backgroundColor: '$surface',
  variants: {
    selected: { true: { borderColor: '$primary', boxShadow: 'inset 0 0 0 1px $colors$primary' } },
    unavailable: { true: { backgroundColor: 'transparent', color: '$muted' } },
  },
});

/**
 * Label of a choice card. Put it directly after the `RadioInput`. The variant `top` aligns its content to the top of a tall
 * card.
 */
export const ChoiceLabel = styled('label', {
  display: 'flex',
  gap: '12px',
  alignItems: 'center',
  cursor: 'pointer',
  minHeight: '28px',
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    borderRadius: '$card',
  },
  [`${RadioInput}:focus-visible + &::after`]: { outline: '3px solid $colors$info', outlineOffset: '2px' },
  variants: { unavailable: { true: { cursor: 'default' } }, top: { true: { alignItems: 'flex-start' } } },
});

/**
 * Links and buttons of a choice, stacked above the label's tap target; in a row where they fit, a disclosure in a row of its own.
 */
export const ChoiceActions = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 20px',
  position: 'relative',
  zIndex: 1,
  '& > details': { flexBasis: '100%' },
});
