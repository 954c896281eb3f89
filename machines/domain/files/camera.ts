import type { ReadyFile } from './picked-file';

/** Why there is no live picture of the camera. */
export type CameraProblem =
  /** The person, the phone or the host app said no. */
  | 'refused'
  /** There is no camera, or no way for a page to use one. */
  | 'missing'
  /** Another app has it. */
  | 'busy'
  /** It is on, and shows nothing but black. */
  | 'black'
  /** It was on, and was taken away in the middle. */
  | 'ended'
  /** Anything else. */
  | 'broken';

/** What the live picture lacks, the first that matters; null where nothing is seen to be wrong. A help, never a judge. */
export type PictureHint =
  | 'too-dark'
  | 'too-bright'
  | 'no-face'
  | 'several-faces'
  | 'too-far'
  | 'too-close'
  | 'hold-still';

/**
 * The guide for the face, as a share of the live picture's width and height: an oval in its middle. The view that draws
 * it (src/ui/media/viewfinder.tsx) and the pixels that are looked at (src/bridge/face-look.ts) agree on it.
 */
export const GUIDE = 0.74;

/** What screen and chart tell the camera. The place of the live picture goes from screen to camera, past the chart. */
export type CameraOrder =
  | { readonly type: 'place.given'; readonly place: HTMLElement }
  | { readonly type: 'picture.wanted' };

/** What the camera tells. */
export type CameraNews =
  | { readonly type: 'camera.shown' }
  | { readonly type: 'camera.hinted'; readonly hint: PictureHint | null }
  | { readonly type: 'camera.failed'; readonly problem: CameraProblem }
  /** The page is not seen any more: the camera is off. */
  | { readonly type: 'camera.hidden' }
  | { readonly type: 'camera.captured'; readonly file: ReadyFile };
