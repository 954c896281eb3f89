import type { FoundFace } from './face-look';

/** The Shape Detection API as far as it is used; few browsers have it. */
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

/** A detector that takes longer for one small picture is none, in ms. */
const PATIENCE = 1_000;

/**
 * Finds faces by the browser's own detector, in shares of the picture.
 * @returns null for each picture where the browser has none, or where it failed or was silent once: pixels say enough
 */
export function createFaceFinder(): (picture: HTMLCanvasElement) => Promise<readonly FoundFace[] | null> {
  let detector = made();
  return async (picture) => {
    if (detector === null) return null;
    try {
      const found = await soon(detector.detect(picture));
      return found.map(({ boundingBox: { width, height } }) => ({
        width: width / picture.width,
        height: height / picture.height,
      }));
    } catch {
      // Android has the class also where its service is missing, and says so only now.
      detector = null;
      return null;
    }
  };
}

/** What is not there in time has failed. */
async function soon<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The face detector is silent.')), PATIENCE);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function made(): FaceDetector | null {
  if (globalThis.FaceDetector === undefined) return null;
  try {
    return new globalThis.FaceDetector({ fastMode: true, maxDetectedFaces: 3 });
  } catch {
    return null;
  }
}
