import { css } from './stitches.config';

/** The main heading of a screen. */
export const headingStyle = css({
  fontSize: '$heading',
  lineHeight: 1.25,
  fontWeight: 700,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
});
