import type { Recording } from './recording';
import { MAX_BYTES, type RecordingResult, readRecording } from './recording-file';

/** A recording from a file, with its file name. */
export interface OpenedFile {
  readonly name: string;
  readonly recording: Recording;
}

/** Reads the recording in a file; a file that is too large is refused unread. */
export async function openFile(file: File): Promise<RecordingResult> {
  if (file.size > MAX_BYTES) return { ok: false, refusal: 'tooLarge' };
  try {
    return readRecording(await file.text());
  } catch {
    // A folder, or a file that was deleted.
    return { ok: false, refusal: 'broken' };
  }
}

/** Holds the opened file, which is shown instead of the live recording, for all views of the page. */
export interface OpenedStore {
  readonly get: () => OpenedFile | null;
  readonly set: (file: OpenedFile | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createOpenedStore(): OpenedStore {
  let opened: OpenedFile | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => opened,
    set(file) {
      opened = file;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
