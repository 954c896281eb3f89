import type { PictureHint } from '../../machines/domain/files/camera';
import {
  type Frame,
  fractionMatching,
  laplacianVariance,
  lumaOf,
  meanDifference,
  ovalMask,
} from './frame-pixels';

/** A face as the browser's own detector found it, in shares of the frame. */
export interface FoundFace {
  readonly width: number;
  readonly height: number;
}

/** Analysis of one frame. */
export interface FrameAnalysis {
  /** Entirely black: a covered camera, or one without a picture. */
  readonly isBlack: boolean;
  readonly hint: PictureHint | null;
  /** Brightness of each pixel, 0 to 255; the next frame is compared with it. */
  readonly luma: Uint8ClampedArray;
}

/** Brightness over which a pixel is not black, and the share of such pixels that a black frame may have (noise). */
const BLACK = 24;
const NOISE = 0.002;
/** Mean brightness within the guide below which a face is too dark, and above which it is overexposed. */
const DARK = 55;
const BRIGHT = 222;
/** Share of clipped pixels in the guide from which it is overexposed. */
const CLIPPED = 245;
const CLIPPED_SHARE = 0.4;
/** Mean change of a pixel between frames above which the phone is moving. */
const MOVED = 9;
/** Variance of the Laplacian below which the guide's content is blurred. */
const SHARP = 14;
/** Height of a second face, as a share of the largest, from which it counts. */
const SECOND_FACE = 0.35;
/** Heights of a detected face that are too small and too large, as shares of the frame's. */
const FAR_BOX = 0.28;
const CLOSE_BOX = 0.82;

/**
 * Analyses one frame of a front camera, cropped to what the merchant sees. Returns the most important hint; a hint may be
 * wrong: the service checks the picture.
 * @param before brightness of the previous frame, null for the first
 * @param faces found by the browser's detector; null without one: then there are no hints about faces
 */
export function analyseFrame(
  frame: Frame,
  before: Uint8ClampedArray | null,
  faces: readonly FoundFace[] | null = null,
): FrameAnalysis {
  const luma = lumaOf(frame);
  const inside = ovalMask(frame);
  const isBlack = fractionMatching(luma, (value) => value > BLACK) < NOISE;
  const hint =
    lightHint(luma, inside) ??
    (faces === null ? null : faceHint(faces)) ??
    stillHint(frame, luma, inside, before);
  return { isBlack, hint, luma };
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

function faceHint(faces: readonly FoundFace[]): PictureHint | null {
  const [face, another] = [...faces].sort((a, b) => b.height - a.height);
  if (face === undefined) return 'no-face';
  if (another !== undefined && another.height > face.height * SECOND_FACE) return 'several-faces';
  if (face.height < FAR_BOX) return 'too-far';
  return face.height > CLOSE_BOX ? 'too-close' : null;
}

function stillHint(
  frame: Frame,
  luma: Uint8ClampedArray,
  inside: Uint8Array,
  before: Uint8ClampedArray | null,
): PictureHint | null {
  const hasMoved =
    before !== null && before.length === luma.length && meanDifference(luma, before, inside) > MOVED;
  return hasMoved || laplacianVariance(frame, luma, inside) < SHARP ? 'hold-still' : null;
}
