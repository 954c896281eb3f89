import { GUIDE, type PictureHint } from '../../machines/domain/camera';

/** Pixels as a canvas gives them: red, green, blue, alpha, row by row. */
export interface Frame {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A face as the browser's own detector found it, in shares of the frame. */
export interface FoundFace {
  readonly width: number;
  readonly height: number;
}

/** What one frame shows. */
export interface Look {
  /** Nothing but black: a camera that is covered, or that gives no picture. */
  readonly isBlack: boolean;
  readonly hint: PictureHint | null;
  /** Brightness of each pixel, 0 to 255; the next frame is compared with it. */
  readonly luma: Uint8ClampedArray;
}

/** Brightness over which a pixel is not black, and the share of such pixels that a black frame may have (noise). */
const BLACK = 24;
const NOISE = 0.002;
/** Mean brightness within the guide under which a face is not seen, and over which it is washed out. */
const DARK = 55;
const BRIGHT = 222;
/** So much of the guide at the end of the scale is washed out too. */
const CLIPPED = 245;
const CLIPPED_SHARE = 0.4;
/** Mean change of a pixel from one frame to the next over which the phone moves. */
const MOVED = 9;
/** Variance of the Laplacian under which nothing within the guide is sharp. */
const SHARP = 14;
/** Edges of a pixel that count as detail, and the share of them that says: something is there. */
const EDGE = 24;
const DETAIL = 0.03;
/** Skin nearly everywhere around the guide is a wall in the colour of skin: nothing can be said by it. */
const WALL = 0.8;
/** Side of a cell, in pixels: single pixels are noise. */
const CELL = 4;
/** Shares of the frame and of the guide that a face takes. */
const LEAST_FACE = 0.02;
const SECOND_FACE = 0.35;
const FAR = 0.22;
const CLOSE = 1.2;
/** The same for a detector's box, in shares of the frame's height. */
const FAR_BOX = 0.28;
const CLOSE_BOX = 0.82;

/**
 * Looks at one frame of a front camera, cut to what the merchant sees. The first thing that matters is said; a hint is a
 * help and may be wrong: the service judges the picture.
 * @param before brightness of the frame before, null for the first
 * @param faces what the browser's detector found, null where it has none: then by the colour of skin
 */
export function lookAt(
  frame: Frame,
  before: Uint8ClampedArray | null,
  faces: readonly FoundFace[] | null = null,
): Look {
  const luma = lumaOf(frame);
  const inside = guideOf(frame);
  const isBlack = shareOf(luma, (value) => value > BLACK) < NOISE;
  const hint =
    lightHint(luma, inside) ??
    (faces === null ? skinHint(frame, luma, inside) : boxHint(faces)) ??
    stillHint(frame, luma, inside, before);
  return { isBlack, hint, luma };
}

function lumaOf({ data, width, height }: Frame): Uint8ClampedArray {
  const luma = new Uint8ClampedArray(width * height);
  // Ten thousands of pixels, three times a second, on a cheap phone: nothing is made anew within these loops.
  for (let at = 0, from = 0; at < luma.length; at += 1, from += 4)
    luma[at] = 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0);
  return luma;
}

/** One for each pixel within the oval. */
function guideOf({ width, height }: Frame): Uint8Array {
  const inside = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const dx = ((x + 0.5) / width - 0.5) / (GUIDE / 2);
      const dy = ((y + 0.5) / height - 0.5) / (GUIDE / 2);
      if (dx * dx + dy * dy <= 1) inside[y * width + x] = 1;
    }
  return inside;
}

function lightHint(luma: Uint8ClampedArray, inside: Uint8Array): PictureHint | null {
  let [sum, clipped, count] = [0, 0, 0];
  luma.forEach((value, at) => {
    if (inside[at] === 0) return;
    count += 1;
    sum += value;
    if (value >= CLIPPED) clipped += 1;
  });
  if (sum / count < DARK) return 'too-dark';
  return sum / count > BRIGHT || clipped / count > CLIPPED_SHARE ? 'too-bright' : null;
}

function boxHint(faces: readonly FoundFace[]): PictureHint | null {
  const [face, another] = [...faces].sort((a, b) => b.height - a.height);
  if (face === undefined) return 'no-face';
  if (another !== undefined && another.height > face.height * SECOND_FACE) return 'several-faces';
  if (face.height < FAR_BOX) return 'too-far';
  return face.height > CLOSE_BOX ? 'too-close' : null;
}

function skinHint(frame: Frame, luma: Uint8ClampedArray, inside: Uint8Array): PictureHint | null {
  const cells = skinCells(frame);
  if (cells.shareAround > WALL) return null;
  const whole = cells.columns * cells.rows;
  const guide = (Math.PI / 4) * GUIDE * GUIDE * whole;
  const [face, another] = blobsOf(cells)
    .filter(({ size }) => size >= LEAST_FACE * whole)
    .sort((a, b) => b.size - a.size);
  if (face === undefined) return edgesOf(frame, luma, inside).share > DETAIL ? null : 'no-face';
  if (
    another !== undefined &&
    another.size > face.size * SECOND_FACE &&
    isFaceLike(face) &&
    isFaceLike(another)
  )
    return 'several-faces';
  if (face.size < FAR * guide) return 'too-far';
  return face.size > CLOSE * guide ? 'too-close' : null;
}

function stillHint(
  frame: Frame,
  luma: Uint8ClampedArray,
  inside: Uint8Array,
  before: Uint8ClampedArray | null,
): PictureHint | null {
  const hasMoved = before !== null && before.length === luma.length && changeOf(luma, before, inside) > MOVED;
  return hasMoved || edgesOf(frame, luma, inside).variance < SHARP ? 'hold-still' : null;
}

function changeOf(luma: Uint8ClampedArray, before: Uint8ClampedArray, inside: Uint8Array): number {
  let [sum, count] = [0, 0];
  luma.forEach((value, at) => {
    if (inside[at] === 0) return;
    count += 1;
    sum += Math.abs(value - (before[at] ?? 0));
  });
  return sum / count;
}

/** How much neighbouring pixels differ within the guide (the Laplacian): its variance, and the share of pixels at an edge. */
function edgesOf({ width, height }: Frame, luma: Uint8ClampedArray, inside: Uint8Array) {
  let [sum, squares, edges, count] = [0, 0, 0, 0];
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
      if (Math.abs(value) > EDGE) edges += 1;
    }
  const mean = sum / count;
  return { variance: squares / count - mean * mean, share: edges / count };
}

interface Cells {
  readonly columns: number;
  readonly rows: number;
  /** One for each cell that is mostly skin. */
  readonly skin: Uint8Array;
  /** Share of skin among the cells outside of the guide. */
  readonly shareAround: number;
}

function skinCells(frame: Frame): Cells {
  const [columns, rows] = [Math.floor(frame.width / CELL), Math.floor(frame.height / CELL)];
  const skin = new Uint8Array(columns * rows);
  const inside = guideOf({ data: frame.data, width: columns, height: rows });
  let [around, skinAround] = [0, 0];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const cell = row * columns + column;
      if (isSkinCell(frame, column, row)) skin[cell] = 1;
      if (inside[cell] === 1) continue;
      around += 1;
      skinAround += skin[cell] ?? 0;
    }
  return { columns, rows, skin, shareAround: skinAround / around };
}

function isSkinCell({ data, width }: Frame, column: number, row: number): boolean {
  let count = 0;
  for (let y = row * CELL; y < (row + 1) * CELL; y += 1)
    for (let x = column * CELL; x < (column + 1) * CELL; x += 1) {
      const at = (y * width + x) * 4;
      if (isSkin(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)) count += 1;
    }
  return count * 2 >= CELL * CELL;
}

/** The colour of skin, from the palest to the darkest, lies in one small field of chrominance (YCbCr); only light differs. */
function isSkin(red: number, green: number, blue: number): boolean {
  const cb = 128 - 0.168_7 * red - 0.331_3 * green + 0.5 * blue;
  const cr = 128 + 0.5 * red - 0.418_7 * green - 0.081_3 * blue;
  return cb >= 77 && cb <= 127 && cr >= 135 && cr <= 178;
}

interface Blob {
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

/** Skin that hangs together, each as its size and its box, in cells. */
function blobsOf({ columns, rows, skin }: Cells): Blob[] {
  const seen = new Uint8Array(skin.length);
  const blobs: Blob[] = [];
  for (let start = 0; start < skin.length; start += 1) {
    if (skin[start] === 0 || seen[start] === 1) continue;
    let [size, left, right, top, bottom] = [0, columns, 0, rows, 0];
    const queue = [start];
    seen[start] = 1;
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      size += 1;
      [left, right, top, bottom] = [
        Math.min(left, x),
        Math.max(right, x),
        Math.min(top, y),
        Math.max(bottom, y),
      ];
      for (const [nx, ny] of [
        [x - 1, y],
        [x + 1, y],
        [x, y - 1],
        [x, y + 1],
      ] as const) {
        const next = ny * columns + nx;
        if (nx < 0 || ny < 0 || nx >= columns || ny >= rows || skin[next] === 0 || seen[next] === 1) continue;
        seen[next] = 1;
        queue.push(next);
      }
    }
    blobs.push({ size, width: right - left + 1, height: bottom - top + 1 });
  }
  return blobs;
}

/** Neither a stripe nor a ragged patch: an arm, a scarf, a shelf. */
function isFaceLike({ size, width, height }: Blob): boolean {
  const shape = height / width;
  return shape > 0.7 && shape < 2.4 && size > 0.5 * width * height;
}

function shareOf(values: ArrayLike<number>, is: (value: number) => boolean): number {
  let count = 0;
  for (let at = 0; at < values.length; at += 1) if (is(values[at] ?? 0)) count += 1;
  return count / values.length;
}
