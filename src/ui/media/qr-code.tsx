import { useEffect, useState } from 'react';

import { styled } from '../theme/stitches.config';

// Dark on light in both schemes: many scanners read nothing else. Its space is reserved until the code is drawn.
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

/** Milliseconds between retries, while the drawing chunk has not loaded. */
const RETRY_INTERVAL_MS = 3_000;

type Draw = typeof import('./qr-drawing')['drawQr'];

let loaded: Draw | null = null;

/** Loads the chunk that draws a code: when one is first shown, or ahead of it. */
export async function loadQrDrawing(): Promise<void> {
  loaded ??= (await import('./qr-drawing')).drawQr;
}

/** A QR code. @param label its accessible name: what it opens */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const isLoaded = useDrawing();
  const { size, path } = isLoaded && loaded !== null ? loaded(text) : { size: 1, path: '' };
  return (
    <Root viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path} />
    </Root>
  );
}

/** True once the drawing chunk is loaded. */
function useDrawing(): boolean {
  const [isLoaded, setIsLoaded] = useState(loaded !== null);
  useEffect(() => {
    if (isLoaded) return;
    const load = () =>
      void loadQrDrawing().then(
        () => setIsLoaded(true),
        () => {},
      );
    load();
    const timer = setInterval(load, RETRY_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isLoaded]);
  return isLoaded;
}
