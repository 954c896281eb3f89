import { useEffect, useState } from 'react';

import { styled } from './stitches.config';

// Dark on light in both schemes: many scanners read nothing else. It keeps its place until the drawing is here.
const Root = styled('svg', {
  display: 'block',
  width: '100%',
  maxWidth: '220px',
  aspectRatio: '1',
  margin: '0 auto',
  backgroundColor: '#fff',
  fill: '#000',
  borderRadius: '$field',
});

/** Milliseconds until the drawing's code, where it did not arrive, is asked for again. */
const ASK_AGAIN = 3_000;

type Draw = typeof import('./qr-drawing')['drawQr'];

/** A QR code; what draws it is loaded when one is first shown. @param label what it opens, for whoever does not see it */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const draw = useDrawing();
  const { size, path } = draw === null ? { size: 1, path: '' } : draw(text);
  return (
    <Root viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path} />
    </Root>
  );
}

function useDrawing(): Draw | null {
  const [draw, setDraw] = useState<{ readonly it: Draw } | null>(null);
  useEffect(() => {
    if (draw !== null) return;
    let isShown = true;
    const ask = () =>
      void import('./qr-drawing').then(
        ({ drawQr }) => isShown && setDraw({ it: drawQr }),
        () => {},
      );
    ask();
    const asking = setInterval(ask, ASK_AGAIN);
    return () => {
      isShown = false;
      clearInterval(asking);
    };
  }, [draw]);
  return draw?.it ?? null;
}
