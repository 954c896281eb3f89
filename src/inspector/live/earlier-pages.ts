import { isRecord, parse } from './parsed-json';
import type { Recording } from './recording';
import { readMessages, writeRecording } from './recording-file';
import { createTabNumbers, type KnownTab, type TabNumbers } from './tab-numbers';

/** Keys in the inspector's own session storage. */
const STORAGE_KEY = 'inspector-earlier-pages';
const TABS_KEY = 'inspector-tabs';

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

/** Keeps which number each tab has, so that the inspector's own reload does not change it: the pages answer in another order then. */
export function storeTabNumbers(recording: Recording, tabNumbers: TabNumbers): void {
  const pages = recording.pages().flatMap(({ id, isLive, tab }) => (isLive ? [[id, tab.number]] : []));
  try {
    window.sessionStorage.setItem(TABS_KEY, JSON.stringify({ tabs: tabNumbers.all(), pages }));
  } catch {
    // The storage is full, or not allowed: the tabs are numbered anew.
  }
}

/** The numbers that were stored before the inspector's own reload. */
export function restoreTabNumbers(): TabNumbers {
  const { tabs, pages } = storedTabs();
  return createTabNumbers(
    Array.isArray(tabs) ? tabs.filter(isKnownTab) : [],
    new Map(Array.isArray(pages) ? pages.filter(isPageWithNumber) : []),
  );
}

function storedTabs(): Readonly<Record<string, unknown>> {
  try {
    const stored = parse(window.sessionStorage.getItem(TABS_KEY) ?? '');
    return isRecord(stored) ? stored : {};
  } catch {
    // Storage is not allowed.
    return {};
  }
}

function isKnownTab(data: unknown): data is KnownTab {
  return (
    isRecord(data) &&
    typeof data.sentId === 'string' &&
    isRecord(data.tab) &&
    typeof data.tab.id === 'string' &&
    Number.isSafeInteger(data.tab.number)
  );
}

function isPageWithNumber(data: unknown): data is readonly [string, number] {
  return Array.isArray(data) && typeof data[0] === 'string' && typeof data[1] === 'number';
}
