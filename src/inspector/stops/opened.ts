import { useSyncExternalStore } from 'react';

import { stopsCopy } from '../../copy/inspector-stops';
import { type Reading, readSessionLines } from './session-lines';
import { type Visit, visitsOf } from './visits';

/** The opened recording. `name` as the analyst knows it. */
export type Opened =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly why: string }
  | { readonly kind: 'ready'; readonly name: string; readonly visits: readonly Visit[] };

/** Path of the sandbox: only a page of the same origin can read it. */
const SANDBOX = '/sandbox/api/analytics/sessions';
const GZIP = [0x1f, 0x8b];

let opened: Opened = { kind: 'nothing' };
const listeners = new Set<() => void>();

/** The opened recording; it stays open while other views are shown. */
export function useOpened(): Opened {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
  );
}

/**
 * Opens a file of lines, gzipped or not. The former recording stays until the file is read, and is closed even if it is
 * invalid.
 */
export async function openFile(file: File): Promise<void> {
  set({ kind: 'reading', name: file.name });
  const text = await textOf(file).catch(() => null);
  if (text === null) set({ kind: 'failed', name: file.name, why: stopsCopy.problems.unreadable });
  else take(file.name, text);
}

/** Reads the analytics of this origin's sandbox. */
export async function readSandbox(): Promise<void> {
  const name = stopsCopy.sandboxName;
  set({ kind: 'reading', name });
  const text = await sandboxText().catch(() => null);
  if (text === null) set({ kind: 'failed', name, why: stopsCopy.problems['no-sandbox'] });
  else take(name, text);
}

/** Null without a sandbox. */
async function sandboxText(): Promise<string | null> {
  const answer = await fetch(SANDBOX);
  const isSandbox = answer.ok && (answer.headers.get('content-type') ?? '').startsWith('application/jsonl');
  return isSandbox ? answer.text() : null;
}

/** Shows the recording. An error of our own while counting is reported as such, not as an invalid file. */
function take(name: string, text: string): void {
  try {
    const reading = readSessionLines(text);
    if (reading.ok) set({ kind: 'ready', name, visits: visitsOf(reading.batches) });
    else set({ kind: 'failed', name, why: problemText(reading) });
  } catch (problem) {
    set({ kind: 'failed', name, why: stopsCopy.problems.uncounted(String(problem)) });
  }
}

function problemText(reading: Exclude<Reading, { ok: true }>): string {
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
