import type { ReadyFile } from './picked-file';

/** Why there is no camera preview. */
export type CameraProblem =
  /** The person, the phone or the host app refused. */
  | 'refused'
  /** There is no camera, or a page cannot use it. */
  | 'missing'
  /** Another app uses it. */
  | 'busy'
  /** It is on, but the preview is black. */
  | 'black'
  /** It was on, and was stopped by the phone. */
  | 'ended'
  /** Anything else. */
  | 'broken';

/** The most important problem of the preview; null where none is detected. A hint: it never blocks a picture. */
export type PictureHint =
  | 'too-dark'
  | 'too-bright'
  | 'no-face'
  | 'several-faces'
  | 'too-far'
  | 'too-close'
  | 'hold-still';

/**
 * Size of the face guide, an oval in the middle, as a share of the preview's width and height. Used by the view that draws
 * it (src/ui/media/viewfinder.tsx) and by the picture check (src/bridge/frame-analysis.ts).
 */
export const GUIDE = 0.74;

/** What screen and chart send to the camera. The preview's element goes from screen to camera directly, not through the chart. */
export type CameraCommand =
  | { readonly type: 'preview.attached'; readonly element: HTMLElement }
  | { readonly type: 'picture.requested' };

/** What the camera reports. */
export type CameraEvent =
  | { readonly type: 'camera.shown' }
  | { readonly type: 'camera.hinted'; readonly hint: PictureHint | null }
  | { readonly type: 'camera.failed'; readonly problem: CameraProblem }
  /** The page is hidden: the camera is off. */
  | { readonly type: 'camera.hidden' }
  | { readonly type: 'camera.captured'; readonly file: ReadyFile };
