import { fromCallback } from 'xstate';

/** Told to a chart while a file is on its way: 0 to 1, never less than before. */
export interface UploadProgressed {
  readonly type: 'upload.progressed';
  readonly fraction: number;
}

/**
 * Tells a chart how far its upload is: invoked beside the submission that sends the file. A port; without an adapter it
 * tells nothing.
 */
export function uploadProgress() {
  return fromCallback<{ readonly type: string }>(() => {});
}
