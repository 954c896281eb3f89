import { css } from '../theme/stitches.config';

/** Style of a text link and of a button that looks like one. */
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
    /** Not inside a sentence: tap target of at least 48 px. By default the link flows with the sentence. */
    alone: {
      true: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '8px',
        minHeight: '$touch',
        minWidth: '$touch',
        fontSize: '$text',
        fontWeight: '$strong',
      },
    },
    /** Inherits the colour of the surrounding text. */
    quiet: { true: { color: 'inherit' } },
  },
});
