import type { FoundFace } from './frame-analysis';

/** The part of the Shape Detection API that is used here; few browsers have it. */
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

/** Timeout of the detector for one picture. */
const TIMEOUT_MS = 1_000;

/**
 * Creates a function that finds faces with the browser's own detector. A face's width and height are shares of the
 * picture's. The function returns null where the browser has no detector, and for all pictures after the detector has failed or timed out.
 */
export function createFaceFinder(): (picture: HTMLCanvasElement) => Promise<readonly FoundFace[] | null> {
  let detector = createDetector();
  return async (picture) => {
    if (detector === null) return null;
    try {
      const faces = await withTimeout(detector.detect(picture));
      return faces.map(({ boundingBox: { width, height } }) => ({
        width: width / picture.width,
        height: height / picture.height,
      }));
    } catch {
      // Android has the class even where the detection service is missing: only this call fails then.
      detector = null;
      return null;
    }
  };
}

/** Settles like the given promise; rejects after the timeout. */
async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The face detector is silent.')), TIMEOUT_MS);
  });
  try {
    return await Promise.race([answer, timeout]);
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
