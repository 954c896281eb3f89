import { encode } from 'uqr';

/** White border around the code, which scanners need. A module is one square of the code. */
const BORDER_MODULES = 2;

/** Draws a QR code as one SVG path. `size` is the side of the view box in modules, border included. */
export function drawQr(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER_MODULES });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
