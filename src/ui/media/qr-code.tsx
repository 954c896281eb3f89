import { useEffect, useState } from 'react';

import { styled } from '../theme/stitches.config';

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

let loaded: Draw | null = null;

/** Loads what draws a code: when one is first shown, or ahead of it. */
export async function loadQrDrawing(): Promise<void> {
  loaded ??= (await import('./qr-drawing')).drawQr;
}

/** A QR code. @param label what it opens, for whoever does not see it */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const isLoaded = useDrawing();
  const { size, path } = isLoaded && loaded !== null ? loaded(text) : { size: 1, path: '' };
  return (
    <Root viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path} />
    </Root>
  );
}

/** True once codes can be drawn. */
function useDrawing(): boolean {
  const [isLoaded, setIsLoaded] = useState(loaded !== null);
  useEffect(() => {
    if (isLoaded) return;
    const ask = () =>
      void loadQrDrawing().then(
        () => setIsLoaded(true),
        () => {},
      );
    ask();
    const asking = setInterval(ask, ASK_AGAIN);
    return () => clearInterval(asking);
  }, [isLoaded]);
  return isLoaded;
}
