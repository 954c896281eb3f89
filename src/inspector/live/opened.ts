import type { Recording } from './recording';
import { MOST_BYTES, type Opened, readRecording } from './recording-file';

/** A recording that somebody sent, with the name of its file. */
export interface OpenedFile {
  readonly name: string;
  readonly recording: Recording;
}

/** Reads a file that a person chose or dropped; a large one is not even read. */
export async function openFile(file: File): Promise<Opened> {
  if (file.size > MOST_BYTES) return { ok: false, why: 'tooLarge' };
  try {
    return readRecording(await file.text());
  } catch {
    // A folder, or a file that is gone.
    return { ok: false, why: 'broken' };
  }
}

/** What is open instead of the live recording: kept while the page lives, whichever view is shown. */
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
