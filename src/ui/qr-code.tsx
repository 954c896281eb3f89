import { encode } from 'uqr';

import { styled } from './stitches.config';

// Dark on light in both schemes: many scanners read nothing else.
const Root = styled('svg', {
  display: 'block',
  width: '100%',
  maxWidth: '220px',
  margin: '0 auto',
  backgroundColor: '#fff',
  fill: '#000',
  borderRadius: '$field',
});

/** Modules of white around the code, as scanners want them. */
const BORDER = 2;

/** A QR code. @param label what it opens, for whoever does not see it */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Root viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path} />
    </Root>
  );
}
