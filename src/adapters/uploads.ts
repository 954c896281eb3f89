import { fromCallback } from 'xstate';

import { failure, type Outcome } from '../../machines/domain/base/failure';
import type { UploadProgressed } from '../../machines/shared/upload-progress';
import type { PickedFiles } from '../bridge/files';

/** A file on a slow network, in ms; one that makes no progress has ended long before (src/api/xhr-transport.ts). */
export const UPLOAD_TIMEOUT = 180_000;

/** A file's way up: what the call tells, the chart hears. */
export interface UploadMeter {
  /** Hand this to the operation that sends the file. */
  readonly onProgress: (fraction: number) => void;
  /** Fills the chart's `uploadProgress`. */
  readonly uploadProgress: ReturnType<typeof meterActor>;
}

/** Makes the meter of a journey's uploads: one goes up at a time. */
export function createUploadMeter(): UploadMeter {
  const listeners = new Set<(fraction: number) => void>();
  return {
    onProgress(fraction) {
      for (const listener of listeners) listener(fraction);
    },
    uploadProgress: meterActor(listeners),
  };
}

function meterActor(listeners: Set<(fraction: number) => void>) {
  return fromCallback<{ readonly type: string }>(({ sendBack }) => {
    const tell = (fraction: number) => {
      const told: UploadProgressed = { type: 'upload.progressed', fraction };
      sendBack(told);
    };
    listeners.add(tell);
    return () => {
      listeners.delete(tell);
    };
  });
}

/**
 * Sends a file that was made ready. One that is gone (the phone reloaded the page) is a refusal with the code `file_gone`: the
 * merchant takes it again.
 */
export function sendFile<TData>(
  files: PickedFiles,
  url: string,
  send: (file: Blob) => Promise<Outcome<TData>>,
): Promise<Outcome<TData>> {
  const file = files.bytes(url);
  if (file === null)
    return Promise.resolve({ ok: false, failure: failure('refused', { code: 'file_gone' }) });
  return send(file);
}
