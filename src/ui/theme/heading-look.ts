import { css } from './stitches.config';

/** The one big sentence of a screen. */
export const headingLook = css({
  fontSize: '$heading',
  lineHeight: 1.25,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
});
