import { css } from '../theme/stitches.config';

/** Underlined words; the finger's target reaches beyond them. */
export const textLinkLook = css({
  appearance: 'none',
  position: 'relative',
  display: 'inline',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: '$primary',
  textAlign: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  cursor: 'pointer',
  borderRadius: '4px',
  variants: {
    /** A link that stands alone gets a whole 48 px; one inside a sentence flows with it. */
    alone: {
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '8px',
        minHeight: '$touch',
        minWidth: '$touch',
        fontSize: '$text',
        fontWeight: 600,
      },
    },
    quiet: { true: { color: 'inherit' } },
  },
});
