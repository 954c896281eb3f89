import { useSyncExternalStore } from 'react';

import { liveCopy } from '../../copy/inspector-live';
import type { Tab } from './tab-numbers';

/** Names that the analyst gave to tabs, kept in this browser. A tab id is random, and ends with its tab. */
const STORAGE_KEY = 'inspector-tab-names';
const MAX_NAMES = 50;
const MAX_NAME_LENGTH = 40;

let names: Readonly<Record<string, string>> = readNames();
const listeners = new Set<() => void>();

/** Names a tab; a blank name removes it. Only this browser keeps it: no recording and no page of the app gets it. */
export function nameTab({ id }: Tab, name: string): void {
  const others = Object.entries(names).filter(([otherId]) => otherId !== id);
  const named = name.trim() === '' ? others : [...others, [id, name.slice(0, MAX_NAME_LENGTH)] as const];
  names = Object.fromEntries(named.slice(-MAX_NAMES));
  try {
    window.localStorage.setItem(STORAGE_KEY, JSON.stringify(names));
  } catch {
    // Without storage a name lasts as long as this page.
  }
  notifyListeners();
}

// Another window of the inspector has named a tab: without this, the next name given here would remove that one.
window.addEventListener('storage', ({ key }) => {
  if (key !== STORAGE_KEY) return;
  names = readNames();
  notifyListeners();
});

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** The names of tabs by their id; renders again when one changes. */
export function useTabNames(): Readonly<Record<string, string>> {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => names,
  );
}

/** The name of a tab: its own, or its number. */
export function tabName({ id, number }: Tab, named: Readonly<Record<string, string>>): string {
  return named[id] ?? liveCopy.tab(number);
}

function readNames(): Readonly<Record<string, string>> {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(STORAGE_KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).flatMap(([id, name]) => (typeof name === 'string' ? [[id, name]] : [])),
    );
  } catch {
    return {};
  }
}
