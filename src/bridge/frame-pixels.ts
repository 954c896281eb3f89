import { FACE_GUIDE_FRACTION } from '../../machines/domain/files/camera';

/** Pixels of a canvas: red, green, blue, alpha, row by row. */
export interface Frame {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Brightness of each pixel, 0 to 255. */
export function lumaOf({ data, width, height }: Frame): Uint8ClampedArray {
  const luma = new Uint8ClampedArray(width * height);
  // This loop and those below allocate nothing: a cheap phone runs them over tens of thousands of pixels three times a second.
  for (let pixel = 0, red = 0; pixel < luma.length; pixel += 1, red += 4)
    luma[pixel] = 0.299 * (data[red] ?? 0) + 0.587 * (data[red + 1] ?? 0) + 0.114 * (data[red + 2] ?? 0);
  return luma;
}

/** 1 for each pixel within the oval guide. */
export function ovalMask({ width, height }: Pick<Frame, 'width' | 'height'>): Uint8Array {
  const guideMask = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const dx = ((x + 0.5) / width - 0.5) / (FACE_GUIDE_FRACTION / 2);
      const dy = ((y + 0.5) / height - 0.5) / (FACE_GUIDE_FRACTION / 2);
      if (dx * dx + dy * dy <= 1) guideMask[y * width + x] = 1;
    }
  return guideMask;
}

/** Mean change of a pixel within the guide between two frames of the same size. */
export function meanDifference(
  luma: Uint8ClampedArray,
  previousLuma: Uint8ClampedArray,
  guideMask: Uint8Array,
): number {
  let [sum, count] = [0, 0];
  luma.forEach((value, index) => {
    if (guideMask[index] === 0) return;
    count += 1;
    sum += Math.abs(value - (previousLuma[index] ?? 0));
  });
  return sum / count;
}

/** Variance of the Laplacian within the guide: high in a sharp picture, where neighbouring pixels differ much. */
export function laplacianVariance(
  { width, height }: Frame,
  luma: Uint8ClampedArray,
  guideMask: Uint8Array,
): number {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x;
      if (guideMask[index] === 0) continue;
      const neighbours =
        (luma[index - 1] ?? 0) +
        (luma[index + 1] ?? 0) +
        (luma[index - width] ?? 0) +
        (luma[index + width] ?? 0);
      const value = neighbours - 4 * (luma[index] ?? 0);
      count += 1;
      sum += value;
      squares += value * value;
    }
  const mean = sum / count;
  return squares / count - mean * mean;
}

/** Share of the values for which the predicate is true, 0 to 1. */
export function fractionMatching(values: ArrayLike<number>, predicate: (value: number) => boolean): number {
  let count = 0;
  for (let index = 0; index < values.length; index += 1) if (predicate(values[index] ?? 0)) count += 1;
  return count / values.length;
}
