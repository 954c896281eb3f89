import { css } from '../theme/stitches.config';

/** Underlined text; the tap target extends beyond it. */
export const textLinkStyle = css({
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
    /** A link on its own gets a target of 48 px; one inside a sentence flows with it. */
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
