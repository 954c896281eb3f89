import { useSyncExternalStore } from 'react';

import { stopsCopy } from '../../copy/inspector-stops';
import { readSessionLines, type SessionLinesResult } from './session-lines';
import { type Visit, visitsOf } from './visits';

/** The opened sessions. `name`: the file name, or the label of the sandbox. */
export type OpenedSessions =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'failed'; readonly name: string; readonly message: string }
  | { readonly kind: 'ready'; readonly name: string; readonly visits: readonly Visit[] };

/** Path of the sandbox's sessions, on the inspector's own origin. */
const SANDBOX_SESSIONS_PATH = '/sandbox/api/analytics/sessions';
const GZIP_MAGIC_BYTES = [0x1f, 0x8b];

let opened: OpenedSessions = { kind: 'nothing' };
const listeners = new Set<() => void>();

/** The opened sessions; they stay open while other views are shown. */
export function useOpenedSessions(): OpenedSessions {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
  );
}

/**
 * Opens a file of analytics batches, one a line, gzipped or not. It replaces the opened sessions, even where it cannot be
 * read.
 */
export async function openFile(file: File): Promise<void> {
  setOpened({ kind: 'reading', name: file.name });
  const text = await textOf(file).catch(() => null);
  if (text === null) setOpened({ kind: 'failed', name: file.name, message: stopsCopy.problems.unreadable });
  else showSessions(file.name, text);
}

/** Opens the sessions that the sandbox of this origin has stored. */
export async function readSandbox(): Promise<void> {
  const name = stopsCopy.sandboxName;
  setOpened({ kind: 'reading', name });
  const text = await sandboxText().catch(() => null);
  if (text === null) setOpened({ kind: 'failed', name, message: stopsCopy.problems['no-sandbox'] });
  else showSessions(name, text);
}

/** The sandbox's sessions as text; null where there is no sandbox. */
async function sandboxText(): Promise<string | null> {
  const response = await fetch(SANDBOX_SESSIONS_PATH);
  const isSandbox =
    response.ok && (response.headers.get('content-type') ?? '').startsWith('application/jsonl');
  return isSandbox ? response.text() : null;
}

/** Shows the sessions in a text. An error in our own code is reported as such, not as an invalid file. */
function showSessions(name: string, text: string): void {
  try {
    const result = readSessionLines(text);
    if (result.ok) setOpened({ kind: 'ready', name, visits: visitsOf(result.batches) });
    else setOpened({ kind: 'failed', name, message: problemText(result) });
  } catch (error) {
    setOpened({ kind: 'failed', name, message: stopsCopy.problems.uncounted(String(error)) });
  }
}

function problemText(result: Exclude<SessionLinesResult, { ok: true }>): string {
  const { problems } = stopsCopy;
  return result.problem === 'empty' ? problems.empty : problems[result.problem](result.line);
}

async function textOf(file: File): Promise<string> {
  const start = new Uint8Array(await file.slice(0, GZIP_MAGIC_BYTES.length).arrayBuffer());
  if (!GZIP_MAGIC_BYTES.every((byte, index) => start[index] === byte)) return file.text();
  return new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

function setOpened(sessions: OpenedSessions): void {
  opened = sessions;
  for (const listener of listeners) listener();
}
