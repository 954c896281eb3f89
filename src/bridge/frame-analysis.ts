import type { PictureHint } from '../../machines/domain/files/camera';
import {
  type Frame,
  fractionMatching,
  laplacianVariance,
  lumaOf,
  meanDifference,
  ovalMask,
} from './frame-pixels';

/** Size of a face that the browser's detector found, as shares of the frame's size. */
export interface FoundFace {
  readonly width: number;
  readonly height: number;
}

/** Analysis of one frame. */
export interface FrameAnalysis {
  /** Entirely black: the camera is covered, or delivers no picture. */
  readonly isBlack: boolean;
  readonly hint: PictureHint | null;
  /** Brightness of each pixel, 0 to 255; the next frame is compared with it. */
  readonly luma: Uint8ClampedArray;
}

/** Maximum brightness of a black pixel, and the share of brighter pixels (noise) that a black frame may have. */
const MAX_BLACK_LUMA = 24;
const MAX_NOISE_SHARE = 0.002;
/** Mean brightness within the oval guide, below which the picture is too dark, and above which it is overexposed. */
const MIN_MEAN_LUMA = 55;
const MAX_MEAN_LUMA = 222;
/** Brightness from which a pixel counts as clipped, and the share of clipped pixels above which the picture is overexposed. */
const CLIPPED_LUMA = 245;
const MAX_CLIPPED_SHARE = 0.4;
/** Mean change of brightness between two frames, above which the phone is moving. */
const MAX_MEAN_DIFFERENCE = 9;
/** Variance of the Laplacian within the guide, below which the picture is blurred. */
const MIN_SHARPNESS = 14;
/** Maximum height of an ignored second face, as a share of the largest face's height. */
const MAX_IGNORED_FACE_SHARE = 0.35;
/** Smallest and largest height of a face, as shares of the frame's height. */
const MIN_FACE_SHARE = 0.28;
const MAX_FACE_SHARE = 0.82;

/**
 * Analyses one frame of a front camera, cropped as in the preview. Returns the most important hint. A hint may be wrong: the service
 * checks the picture.
 * @param previousLuma brightness of the previous frame's pixels; null for the first frame
 * @param faces found by the browser's detector; null without a detector: then there are no hints about faces
 */
export function analyseFrame(
  frame: Frame,
  previousLuma: Uint8ClampedArray | null,
  faces: readonly FoundFace[] | null = null,
): FrameAnalysis {
  const luma = lumaOf(frame);
  const guideMask = ovalMask(frame);
  const isBlack = fractionMatching(luma, (value) => value > MAX_BLACK_LUMA) < MAX_NOISE_SHARE;
  const hint =
    lightHint(luma, guideMask) ??
    (faces === null ? null : faceHint(faces)) ??
    movementHint(frame, luma, guideMask, previousLuma);
  return { isBlack, hint, luma };
}

function lightHint(luma: Uint8ClampedArray, guideMask: Uint8Array): PictureHint | null {
  let [sum, clipped, count] = [0, 0, 0];
  luma.forEach((value, index) => {
    if (guideMask[index] === 0) return;
    count += 1;
    sum += value;
    if (value >= CLIPPED_LUMA) clipped += 1;
  });
  if (sum / count < MIN_MEAN_LUMA) return 'too-dark';
  return sum / count > MAX_MEAN_LUMA || clipped / count > MAX_CLIPPED_SHARE ? 'too-bright' : null;
}

function faceHint(faces: readonly FoundFace[]): PictureHint | null {
  const [face, secondFace] = [...faces].sort((a, b) => b.height - a.height);
  if (face === undefined) return 'no-face';
  if (secondFace !== undefined && secondFace.height > face.height * MAX_IGNORED_FACE_SHARE)
    return 'several-faces';
  if (face.height < MIN_FACE_SHARE) return 'too-far';
  return face.height > MAX_FACE_SHARE ? 'too-close' : null;
}

function movementHint(
  frame: Frame,
  luma: Uint8ClampedArray,
  guideMask: Uint8Array,
  previousLuma: Uint8ClampedArray | null,
): PictureHint | null {
  const hasMoved =
    previousLuma !== null &&
    previousLuma.length === luma.length &&
    meanDifference(luma, previousLuma, guideMask) > MAX_MEAN_DIFFERENCE;
  return hasMoved || laplacianVariance(frame, luma, guideMask) < MIN_SHARPNESS ? 'hold-still' : null;
}
