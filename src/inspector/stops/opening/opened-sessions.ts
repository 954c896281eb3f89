import { useSyncExternalStore } from 'react';

import { stopsCopy } from '../../../copy/inspector-stops';
import { isSameSelection, NO_SELECTION, type Selection } from '../comparison/selection';
import type { CsvColumns } from '../formats/csv';
import type { PathsAnswer, SelectionCounts, WorkerAnswer, WorkerRequest } from '../reading/messages';
import type { ReadProgress } from '../reading/read-file';
import type { ReadProblem } from '../reading/read-report';
import type { Shape } from '../shapes';
import type { Choices, Filter } from '../summary';

/** The opened sessions. `name`: the file name, or the label of the sandbox. */
export type OpenedSessions =
  | { readonly kind: 'nothing' }
  | ReadingSessions
  | {
      readonly kind: 'columns';
      readonly name: string;
      readonly header: readonly string[];
      readonly onChoose: (columns: CsvColumns) => void;
    }
  | { readonly kind: 'failed'; readonly name: string; readonly problem: ReadProblem }
  | ReadySessions;

interface ReadingSessions {
  readonly kind: 'reading';
  readonly name: string;
  readonly progress: ReadProgress | null;
  /** What is counted first. */
  readonly selection: Selection;
}

/** Counted sessions, with the counts of the last selection that was counted. */
export interface ReadySessions extends SelectionCounts {
  readonly kind: 'ready';
  readonly name: string;
  readonly report: Extract<WorkerAnswer, { kind: 'opened' }>['report'];
  readonly choices: Choices;
  readonly selection: Selection;
  /** The counts are still those of another selection. */
  readonly isCounting: boolean;
  /** The paths that were asked for last. */
  readonly paths?: PathsAnswer;
}

/** A worker as the page uses it; a test has one of its own. */
export type CountingWorker = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

/** Path of the sandbox's sessions, on the inspector's own origin. */
const SANDBOX_SESSIONS_PATH = '/sandbox/api/analytics/sessions';

let opened: OpenedSessions = { kind: 'nothing' };
let worker: CountingWorker | null = null;
const listeners = new Set<() => void>();

/** The opened sessions, with the selection: they stay while other views are shown. */
export function useOpenedSessions(): OpenedSessions {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
  );
}

/** Opens a file of any size. It replaces the opened sessions, even where it cannot be read. */
export function openFile(
  file: Blob,
  name: string,
  shapes: ReadonlyMap<string, Shape>,
  selection: Selection = NO_SELECTION,
  columns: CsvColumns | null = null,
): void {
  worker?.terminate();
  worker = createWorker();
  setOpened({ kind: 'reading', name, progress: null, selection });
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if (data.kind === 'columns') {
      const onChoose = (chosen: CsvColumns) => openFile(file, name, shapes, selection, chosen);
      setOpened({ kind: 'columns', name, header: data.header, onChoose });
    } else setOpened(afterAnswer(opened, data));
  });
  worker.addEventListener('error', () => {
    setOpened({ kind: 'failed', name, problem: { kind: 'error', message: stopsCopy.problems.worker } });
  });
  send({ kind: 'open', file, shapes, columns, ...selection });
}

/** Opens the sessions that the sandbox of this origin has stored. */
export async function readSandbox(
  shapes: ReadonlyMap<string, Shape>,
  selection: Selection = NO_SELECTION,
): Promise<void> {
  // A file that is still being read must not answer in the place of the sandbox.
  worker?.terminate();
  worker = null;
  const name = stopsCopy.sandboxName;
  const reading: OpenedSessions = { kind: 'reading', name, progress: null, selection };
  setOpened(reading);
  const sessions = await sandboxSessions().catch(() => null);
  // Cancelled, or another file was opened.
  if (opened !== reading) return;
  if (sessions === null) setOpened({ kind: 'failed', name, problem: 'no-sandbox' });
  else openFile(sessions, name, shapes, selection);
}

/** Ends reading; what was read is dropped. */
export function cancelReading(): void {
  worker?.terminate();
  worker = null;
  setOpened({ kind: 'nothing' });
}

/** Counts another selection, unless it is the current one. Until then the counts of the last one stay, marked by `isCounting`. */
export function selectVisits(selection: Selection): void {
  if (opened.kind !== 'ready' || isSameSelection(opened.selection, selection)) return;
  setOpened({ ...opened, selection, isCounting: true });
  send({ kind: 'count', ...selection });
}

/** Asks for the paths of a journey, which `ReadySessions` has then. */
export function readPaths(journey: string, filter: Filter): void {
  send({ kind: 'paths', journey, filter });
}

function afterAnswer(
  before: OpenedSessions,
  answer: Exclude<WorkerAnswer, { kind: 'columns' }>,
): OpenedSessions {
  if (answer.kind === 'counted') {
    // Answers to earlier selections come late.
    if (before.kind !== 'ready' || !isSameSelection(before.selection, answer.selection)) return before;
    return { ...before, summary: answer.summary, compared: answer.compared, isCounting: false };
  }
  if (answer.kind === 'paths') return before.kind === 'ready' ? { ...before, paths: answer } : before;
  if (answer.kind === 'failed' && (before.kind === 'reading' || before.kind === 'ready'))
    return { kind: 'failed', name: before.name, problem: answer.problem };
  if (before.kind !== 'reading' || answer.kind === 'failed') return before;
  const { name, selection } = before;
  if (answer.kind === 'progress') return { ...before, progress: answer.progress };
  const { report, choices, summary, compared } = answer;
  return { kind: 'ready', name, report, choices, selection, summary, compared, isCounting: false };
}

function createWorker(): CountingWorker {
  return new Worker(new URL('../reading/counting-worker.ts', import.meta.url), { type: 'module' });
}

function send(request: WorkerRequest): void {
  worker?.postMessage(request);
}

/** The sandbox's sessions; null where there is no sandbox. */
async function sandboxSessions(): Promise<Blob | null> {
  const response = await fetch(SANDBOX_SESSIONS_PATH);
  const isSandbox =
    response.ok && (response.headers.get('content-type') ?? '').startsWith('application/jsonl');
  return isSandbox ? response.blob() : null;
}

function setOpened(sessions: OpenedSessions): void {
  opened = sessions;
  for (const listener of listeners) listener();
}
