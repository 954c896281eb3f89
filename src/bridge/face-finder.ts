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

/**
 * Finds faces by the browser's own detector, in shares of the picture.
 * @returns null for each picture where the browser has none, or where it failed once: pixels say enough
 */
export function createFaceFinder(): (picture: HTMLCanvasElement) => Promise<readonly FoundFace[] | null> {
  let detector = made();
  return async (picture) => {
    if (detector === null) return null;
    try {
      const found = await detector.detect(picture);
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

function made(): FaceDetector | null {
  if (globalThis.FaceDetector === undefined) return null;
  try {
    return new globalThis.FaceDetector({ fastMode: true, maxDetectedFaces: 3 });
  } catch {
    return null;
  }
}
