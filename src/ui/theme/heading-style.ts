import { css } from './stitches.config';
import { fittedSize } from './text-size';

/** The main heading of a screen. */
export const headingStyle = css({
  // The longest word of a heading fits the narrowest phone.
  fontSize: fittedSize('$fontSizes$heading', '13vw'),
  lineHeight: '$heading',
  fontWeight: '$bold',
  letterSpacing: '$heading',
});
