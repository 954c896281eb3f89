import { useSyncExternalStore } from 'react';

import { stopsCopy } from '../../copy/inspector-stops';
import { type Reading, readSessionLines } from './session-lines';
import { type Visit, visitsOf } from './visits';

/** What was opened to be looked at. `name` as the analyst knows it. */
export type Opened =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly why: string }
  | { readonly kind: 'ready'; readonly name: string; readonly visits: readonly Visit[] };

/** The sandbox's own: only a page of the same origin can ask it. */
const SANDBOX = '/sandbox/api/analytics/sessions';
const GZIP = [0x1f, 0x8b];

let opened: Opened = { kind: 'nothing' };
const listeners = new Set<() => void>();

/** What is open now; it stays open while other pages of the inspector are looked at. */
export function useOpened(): Opened {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
  );
}

/** Opens a file of lines, packed by gzip or not. What was open stays until it is read, and is gone even if it is no good. */
export async function openFile(file: File): Promise<void> {
  set({ kind: 'reading', name: file.name });
  const text = await textOf(file).catch(() => null);
  if (text === null) set({ kind: 'failed', name: file.name, why: stopsCopy.problems.unreadable });
  else take(file.name, text);
}

/** Reads what the sandbox of this origin was told. */
export async function readSandbox(): Promise<void> {
  const name = stopsCopy.sandboxName;
  set({ kind: 'reading', name });
  const text = await sandboxText().catch(() => null);
  if (text === null) set({ kind: 'failed', name, why: stopsCopy.problems['no-sandbox'] });
  else take(name, text);
}

/** Null when it is no sandbox that answers. */
async function sandboxText(): Promise<string | null> {
  const answer = await fetch(SANDBOX);
  const isSandbox = answer.ok && (answer.headers.get('content-type') ?? '').startsWith('application/jsonl');
  return isSandbox ? answer.text() : null;
}

/** Shows what was read. A mistake of ours while it is counted is told as that, never as a fault of the file. */
function take(name: string, text: string): void {
  try {
    const reading = readSessionLines(text);
    if (reading.ok) set({ kind: 'ready', name, visits: visitsOf(reading.told) });
    else set({ kind: 'failed', name, why: wordsOf(reading) });
  } catch (problem) {
    set({ kind: 'failed', name, why: stopsCopy.problems.uncounted(String(problem)) });
  }
}

function wordsOf(reading: Exclude<Reading, { ok: true }>): string {
  const { problems } = stopsCopy;
  return reading.problem === 'empty' ? problems.empty : problems[reading.problem](reading.line);
}

async function textOf(file: File): Promise<string> {
  const start = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  if (!GZIP.every((byte, index) => start[index] === byte)) return file.text();
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

function set(next: Opened): void {
  opened = next;
  for (const listener of listeners) listener();
}
