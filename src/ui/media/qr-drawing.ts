import { encode } from 'uqr';

/** White border around the code, in modules, as scanners require it. */
const BORDER = 2;

/** A QR code as one SVG path; `size` is the side of its box, in modules. */
export function drawQr(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}
