import type { Recording } from './recording';
import { readMessages, writeRecording } from './recording-file';

/** Key in the inspector's own session storage. */
const STORAGE_KEY = 'inspector-earlier-pages';

/** The storage of a tab takes some 5 million characters; of more, the newest part is kept. */
const MAX_BYTES = 2_000_000;

/**
 * Keeps what closed pages sent, redacted, in the storage of the inspector's tab, so that its own reload does not lose it. Open pages send
 * all again.
 */
export function storeEarlierPages(recording: Recording, now: number): void {
  try {
    // Where storage is not allowed, already this throws.
    const storage = window.sessionStorage;
    if (recording.pages().every(({ isLive }) => isLive)) {
      storage.removeItem(STORAGE_KEY);
      return;
    }
    const isWritten = ({ isLive }: { readonly isLive: boolean }) => !isLive;
    const text = writeRecording(recording, now, {
      maxBytes: MAX_BYTES,
      isWritten,
      tabIdOf: ({ id }) => id,
    });
    storage.setItem(STORAGE_KEY, text);
  } catch {
    // The storage is full, or not allowed: a reload then loses the closed pages.
  }
}

/** Adds what was stored before the inspector's own reload. To be called before the open pages answer. */
export function restoreEarlierPages(recording: Recording): void {
  try {
    const read = readMessages(window.sessionStorage.getItem(STORAGE_KEY) ?? '');
    if (read.ok) for (const message of read.messages) recording.accept(message);
  } catch {
    // Storage is not allowed.
  }
}
