import type { FoundFace } from './frame-analysis';

/** The used part of the Shape Detection API; few browsers have it. */
interface FaceDetector {
  readonly detect: (
    image: HTMLCanvasElement,
  ) => Promise<readonly { readonly boundingBox: { readonly width: number; readonly height: number } }[]>;
}

declare global {
  var FaceDetector:
    | (new (options: {
        readonly fastMode: boolean;
        readonly maxDetectedFaces: number;
      }) => FaceDetector)
    | undefined;
}

/** Timeout of the detector for one small picture, in ms. */
const TIMEOUT_MS = 1_000;

/**
 * Finds faces with the browser's own detector; sizes as shares of the picture.
 * @returns null for each picture where the browser has no detector, or after it failed or timed out once: the pixel checks
 * remain
 */
export function createFaceFinder(): (picture: HTMLCanvasElement) => Promise<readonly FoundFace[] | null> {
  let detector = createDetector();
  return async (picture) => {
    if (detector === null) return null;
    try {
      const found = await withTimeout(detector.detect(picture));
      return found.map(({ boundingBox: { width, height } }) => ({
        width: width / picture.width,
        height: height / picture.height,
      }));
    } catch {
      // Android has the class even where its service is missing, which only this call shows.
      detector = null;
      return null;
    }
  };
}

/** Rejects after the timeout. */
async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The face detector is silent.')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function createDetector(): FaceDetector | null {
  if (globalThis.FaceDetector === undefined) return null;
  try {
    return new globalThis.FaceDetector({ fastMode: true, maxDetectedFaces: 3 });
  } catch {
    return null;
  }
}
