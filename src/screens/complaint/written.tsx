import { styled } from '../../ui/theme/stitches.config';

/** A text that a person typed: its lines stay as they are, and a long word is broken. */
export const Written = styled('span', {
  display: 'block',
  color: '$ink',
  fontSize: '$text',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
