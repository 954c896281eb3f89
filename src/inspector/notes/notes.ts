import { useSyncExternalStore } from 'react';

/** Notes of the analyst on states, kept in this browser only: nothing sends them, and no recording holds them. */
const STORAGE_KEY = 'inspector-notes';
const FORMAT = 'inspector-notes';
const MAX_NOTES = 500;
const MAX_LENGTH = 2_000;

/** Notes by `<journey>/<path of the state>`. */
export type Notes = Readonly<Record<string, string>>;

let notes: Notes = read();
const listeners = new Set<() => void>();

// Another tab of the inspector has changed the notes: this one must not write its older ones over them.
if (typeof window !== 'undefined')
  window.addEventListener('storage', ({ key }) => {
    if (key !== STORAGE_KEY) return;
    notes = read();
    for (const listener of listeners) listener();
  });

/** Key of the note on a state. */
export function noteKey(journey: string, state: string): string {
  return `${journey}/${state}`;
}

/** The notes; renders again when one changes. */
export function useNotes(): Notes {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => notes,
  );
}

/** Sets a note; an empty one is removed. @returns whether this browser stored it */
export function setNote(key: string, text: string): boolean {
  return replaceNotes({ ...notes, [key]: text });
}

/** The notes as a file. */
export function writeNotes(all: Notes): string {
  return `${JSON.stringify({ format: FORMAT, version: 1, notes: all }, null, 2)}\n`;
}

/** What became of the notes in a file: each line is one. */
interface AddedNotes {
  readonly added: number;
  /** The notes on their state would be too long with them. */
  readonly leftOut: number;
}

/**
 * Adds the notes in a file; where a state has other notes already, the file's come after them.
 * @returns how many were added that were not there; null for a file of something else
 */
export function addNotes(text: string): AddedNotes | null {
  const read = notesIn(text);
  if (read === null) return null;
  let [added, leftOut] = [0, 0];
  const merged = Object.entries(read).flatMap(([key, note]) => {
    const own = notes[key]?.split('\n') ?? [];
    const others = note.split('\n').filter((line) => !own.includes(line));
    const count = countOf(others.join('\n'));
    const all = [...own, ...others].join('\n');
    if (all.length > MAX_LENGTH) {
      leftOut += count;
      return [];
    }
    added += count;
    return [[key, all] as const];
  });
  replaceNotes({ ...notes, ...Object.fromEntries(merged) });
  return { added, leftOut };
}

/** How many notes a text has: each line is one. */
export function countOf(note: string): number {
  return note.split('\n').filter((line) => line.trim() !== '').length;
}

/** The notes in a file of `writeNotes`; null for any other text. */
export function notesIn(text: string): Notes | null {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || !('format' in data) || data.format !== FORMAT)
      return null;
    return 'notes' in data ? validNotes(data.notes) : null;
  } catch {
    return null;
  }
}

function validNotes(data: unknown): Notes | null {
  if (typeof data !== 'object' || data === null) return null;
  const valid = Object.entries(data).filter(([, note]) => typeof note === 'string' && note.trim() !== '');
  return Object.fromEntries(
    valid.slice(0, MAX_NOTES).map(([key, note]) => [key, String(note).slice(0, MAX_LENGTH)]),
  );
}

function replaceNotes(next: Notes): boolean {
  notes = validNotes(next) ?? {};
  for (const listener of listeners) listener();
  try {
    window.localStorage.setItem(STORAGE_KEY, writeNotes(notes));
    return true;
  } catch {
    return false;
  }
}

function read(): Notes {
  try {
    return notesIn(window.localStorage.getItem(STORAGE_KEY) ?? '') ?? {};
  } catch {
    return {};
  }
}
