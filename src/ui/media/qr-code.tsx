import { useEffect, useState } from 'react';

import { styled } from '../theme/stitches.config';

// Dark on light in both colour schemes: many scanners read nothing else. The aspect ratio reserves the space until the code
// is drawn.
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

/** Interval in which the chunk with the drawing code is requested again until it loads. */
const RETRY_INTERVAL_MS = 3_000;

type DrawQr = typeof import('./qr-drawing')['drawQr'];

let loadedDraw: DrawQr | null = null;

/**
 * Loads the chunk with the drawing code. Called by `QrCode`; may be called before, to preload it.
 * @throws if it does not load
 */
export async function loadQrDrawing(): Promise<void> {
  loadedDraw ??= (await import('./qr-drawing')).drawQr;
}

/** A QR code. @param label accessible name: what the code opens */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const isLoaded = useIsDrawingLoaded();
  const { size, path } = isLoaded && loadedDraw !== null ? loadedDraw(text) : { size: 1, path: '' };
  return (
    <Root viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={label}>
      <path d={path} />
    </Root>
  );
}

/** Whether the drawing chunk is loaded; requests it until it is. */
function useIsDrawingLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(loadedDraw !== null);
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
