import { fromCallback } from 'xstate';

/** Sent to a chart during an upload. `fraction`: 0 to 1, never decreasing. */
export interface UploadProgressed {
  readonly type: 'upload.progressed';
  readonly fraction: number;
}

/**
 * Port that reports the progress of an upload; invoked together with the submission that sends the file. Without an adapter it
 * reports nothing.
 */
export function uploadProgress() {
  return fromCallback<{ readonly type: string }>(() => {});
}
