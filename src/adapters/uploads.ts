import { fromCallback } from 'xstate';

import { failure, type Outcome } from '../../machines/domain/base/failure';
import type { UploadProgressed } from '../../machines/shared/upload-progress';
import type { PickedFiles } from '../bridge/files';

// `App.files` imports this module lazily. This import loads it with the journey, so that a file can be picked while the phone is offline.
import '../bridge/files';

/** Passes the progress of an upload from the call to the chart. */
export interface UploadMeter {
  /** Called by the operation that sends the file, with the sent fraction. */
  readonly onProgress: (fraction: number) => void;
  /** Implements the chart's actor `uploadProgress`. */
  readonly uploadProgress: ReturnType<typeof meterActor>;
}

/** Creates the meter of a journey's uploads: one upload at a time. */
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
    const report = (fraction: number) => {
      const event: UploadProgressed = { type: 'upload.progressed', fraction };
      sendBack(event);
    };
    listeners.add(report);
    return () => {
      listeners.delete(report);
    };
  });
}

/**
 * Sends a prepared file. Where it is missing, because the page was reloaded, the result is a refusal with the code `file_gone`: the
 * merchant picks it again.
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
