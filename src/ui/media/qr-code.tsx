import { encode } from 'uqr';

import { styled } from '../theme/stitches.config';

// Dark on light in both colour schemes: many scanners read nothing else.
const Root = styled('svg', {
  display: 'block',
  width: '100%',
  maxWidth: '220px',
  aspectRatio: '1',
  margin: '0 auto',
  backgroundColor: '#fff',
  fill: '#000',
  forcedColorAdjust: 'none',
  borderRadius: '$field',
});

/** White border around the code, which scanners need. A module is one square of the code. */
const BORDER_MODULES = 2;

/** A QR code, as one SVG path. @param label accessible name: what the code opens */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER_MODULES });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <Root viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path} />
    </Root>
  );
}
