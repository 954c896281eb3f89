import type { Recording } from './recording';
import { MAX_BYTES, type RecordingResult, readRecording } from './recording-file';

/** A recording from a file, with its file name. */
export interface OpenedFile {
  readonly name: string;
  readonly recording: Recording;
}

/** Reads the recording in a file; a file that is too large is refused unread. */
async function openFile(file: File): Promise<RecordingResult> {
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
  /** Reads the recording in a file. @returns null where meanwhile another file was opened, or one was closed: the last choice holds */
  readonly read: (file: File) => Promise<RecordingResult | null>;
  /** Holds a file that was read; null closes it. */
  readonly set: (file: OpenedFile | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createOpenedStore(): OpenedStore {
  let opened: OpenedFile | null = null;
  /** Number of the last choice: a file that was opened, or closed. */
  let lastChoice = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => opened,
    async read(file) {
      lastChoice += 1;
      const choice = lastChoice;
      const result = await openFile(file);
      return choice === lastChoice ? result : null;
    },
    set(file) {
      lastChoice += 1;
      opened = file;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
