import type { ReadyFile } from './picked-file';

/** Why there is no camera preview. */
export type CameraProblem =
  /** The person, the phone or the host app refused. */
  | 'refused'
  /** There is no camera, or the browser gives no access to it. */
  | 'missing'
  /** Another app uses the camera. */
  | 'busy'
  /** The camera is on, but the preview is black. */
  | 'black'
  /** The phone stopped the camera while it was on. */
  | 'ended'
  /** Anything else. */
  | 'broken';

/** The most important problem detected in the preview. It never blocks taking a picture. */
export type PictureHint =
  | 'too-dark'
  | 'too-bright'
  | 'no-face'
  | 'several-faces'
  | 'too-far'
  | 'too-close'
  | 'hold-still';

/**
 * Size of the face guide, a centred oval, as a fraction of the preview's width and height. Used by the view that draws the oval
 * (src/ui/media/viewfinder.tsx) and by the picture check (src/bridge/frame-pixels.ts).
 */
export const FACE_GUIDE_FRACTION = 0.74;

/** What screen and chart send to the camera. The screen sends its preview element directly, not through the chart. */
export type CameraCommand =
  | { readonly type: 'preview.attached'; readonly element: HTMLElement }
  | { readonly type: 'picture.requested' };

/** What the camera reports. */
export type CameraEvent =
  | { readonly type: 'camera.shown' }
  | { readonly type: 'camera.hinted'; readonly hint: PictureHint | null }
  | { readonly type: 'camera.failed'; readonly problem: CameraProblem }
  /** The page was hidden, which turns the camera off. */
  | { readonly type: 'camera.hidden' }
  | { readonly type: 'camera.captured'; readonly file: ReadyFile };
