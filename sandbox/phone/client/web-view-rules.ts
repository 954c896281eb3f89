/** What docs/bridge.md requires of the web view itself. Without the browser, so that it is tested alone. */

/** Time within which a web view that is shown again must notify its page, ms. */
export const RESUME_WITHIN_MS = 2_000;

/** How a page began: rendered ahead, loaded in a web view that was not shown, or opened by the merchant. */
export interface PageStart {
  readonly kind: 'prerendered' | 'hidden' | 'shown';
  /** Whether `resume` came with the page being shown. */
  readonly isResumed: boolean;
  /** Whether the phone saves data, or is on 2G. */
  readonly savesData: boolean;
}

/** What is wrong with a page that was loaded ahead. */
export function startProblems({ kind, isResumed, savesData }: PageStart): readonly string[] {
  if (kind === 'shown') return [];
  return [
    ...(savesData ? ['loaded ahead on a phone that saves data, or is on 2G'] : []),
    // A page that was rendered ahead hears of it by itself.
    ...(kind === 'hidden' && !isResumed ? [`no “resume” within ${RESUME_WITHIN_MS} ms of being shown`] : []),
  ];
}

/** A file that came from the phone's camera or files. */
export interface ChosenFile {
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  readonly isReadable: boolean;
}

/** What is wrong with a chosen file. @param accepted media types that the page asked for */
export function fileProblems({ type, size, isReadable }: ChosenFile, accepted: string): readonly string[] {
  return [
    ...(accepted.split(',').includes(type) ? [] : [`type “${type}”, not one of ${accepted}`]),
    ...(size > 0 ? [] : ['the file is empty']),
    ...(isReadable ? [] : ['the file cannot be read: does the page still have the permission for its URI?']),
  ];
}

/** What is wrong with a web view whose camera failed. @param error name of the error of `getUserMedia` */
export function cameraProblem(error: string): string {
  if (error === 'NotAllowedError' || error === 'SecurityError')
    return `${error}: grant the camera to this origin (onPermissionRequest, requestMediaCapturePermissionFor), and ask the phone for it`;
  if (error === 'NotFoundError') return 'NotFoundError: this phone has no camera';
  return `${error}: the camera does not start`;
}
