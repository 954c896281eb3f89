import { GUIDE } from '../../machines/domain/files/camera';

/** Pixels of a canvas: red, green, blue, alpha, row by row. */
export interface Frame {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Brightness of each pixel, 0 to 255. */
export function lumaOf({ data, width, height }: Frame): Uint8ClampedArray {
  const luma = new Uint8ClampedArray(width * height);
  // Runs over tens of thousands of pixels three times a second on a cheap phone: no allocation within these loops.
  for (let at = 0, from = 0; at < luma.length; at += 1, from += 4)
    luma[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  return luma;
}

/** 1 for each pixel within the oval guide. */
export function ovalMask({ width, height }: Pick<Frame, 'width' | 'height'>): Uint8Array {
  const inside = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const dx = ((x + 0.5) / width - 0.5) / (GUIDE / 2);
      const dy = ((y + 0.5) / height - 0.5) / (GUIDE / 2);
      if (dx * dx + dy * dy <= 1) inside[y * width + x] = 1;
    }
  return inside;
}

/** Mean change of a pixel within the guide between two frames of the same size. */
export function meanDifference(
  luma: Uint8ClampedArray,
  before: Uint8ClampedArray,
  inside: Uint8Array,
): number {
  let [sum, count] = [0, 0];
  luma.forEach((value, at) => {
    if (inside[at] === 0) return;
    count += 1;
    sum += Math.abs(value - (before[at] ?? 0));
  });
  return sum / count;
}

/** Variance of the Laplacian within the guide: how much neighbouring pixels differ. */
export function laplacianVariance(
  { width, height }: Frame,
  luma: Uint8ClampedArray,
  inside: Uint8Array,
): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      if (inside[at] === 0) continue;
      const around =
        (luma[at - 1] ?? 0) + (luma[at + 1] ?? 0) + (luma[at - width] ?? 0) + (luma[at + width] ?? 0);
      const value = around - 4 * (luma[at] ?? 0);
      count += 1;
      sum += value;
      squares += value * value;
    }
  const mean = sum / count;
  return squares / count - mean * mean;
}

/** Share of the values that match, 0 to 1. */
export function fractionMatching(values: ArrayLike<number>, is: (value: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < values.length; at += 1) if (is(values[at] ?? 0)) count += 1;
  return count / values.length;
}
