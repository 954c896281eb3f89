import { GUIDE, type PictureHint } from '../../machines/domain/files/camera';
import { edgesOf, type Frame, guideOf } from './frame-pixels';

/** Share of pixels at an edge that says: something is there. */
const DETAIL = 0.03;
/** Skin nearly everywhere around the guide is a wall in the colour of skin: nothing can be said by it. */
const WALL = 0.8;
/** Side of a cell, in pixels: single pixels are noise. */
const CELL = 4;
/** Shares of the frame and of the guide that a face takes. */
const LEAST_FACE = 0.02;
export const SECOND_FACE = 0.35;
const FAR = 0.22;
const CLOSE = 1.2;

/**
 * What the colour of skin says of a face in the guide, where the browser has no detector; null when nothing is wrong, or
 * nothing can be said.
 */
export function skinHint(frame: Frame, luma: Uint8ClampedArray, inside: Uint8Array): PictureHint | null {
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
  const inside = guideOf({ width: columns, height: rows });
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
