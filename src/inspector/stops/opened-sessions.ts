import { useSyncExternalStore } from 'react';

import { stopsCopy } from '../../copy/inspector-stops';
import type { CsvColumns } from './formats/csv';
import type { PathsAnswer, WorkerAnswer, WorkerRequest } from './reading/messages';
import type { ReadProgress } from './reading/read-file';
import type { ReadProblem } from './reading/read-report';
import type { Shape } from './shapes';
import { type Choices, type Filter, NO_FILTER, type Summary } from './summary';

/** The opened sessions. `name`: the file name, or the label of the sandbox. */
export type OpenedSessions =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'reading'; readonly name: string; readonly progress: ReadProgress | null }
  | {
      readonly kind: 'columns';
      readonly name: string;
      readonly header: readonly string[];
      readonly onChoose: (columns: CsvColumns) => void;
    }
  | { readonly kind: 'failed'; readonly name: string; readonly problem: ReadProblem }
  | ReadySessions;

/** Counted sessions. `summary`: of the last filter that was counted; null where the file cannot tell those visits apart. */
export interface ReadySessions {
  readonly kind: 'ready';
  readonly name: string;
  readonly report: Extract<WorkerAnswer, { kind: 'opened' }>['report'];
  readonly choices: Choices;
  readonly filter: Filter;
  readonly summary: Summary | null;
  /** The summary is still that of another filter. */
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

/** The opened sessions, with the filter: they stay while other views are shown. */
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
  columns: CsvColumns | null = null,
): void {
  worker?.terminate();
  worker = createWorker();
  setOpened({ kind: 'reading', name, progress: null });
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    if (data.kind === 'columns') {
      const onChoose = (chosen: CsvColumns) => openFile(file, name, shapes, chosen);
      setOpened({ kind: 'columns', name, header: data.header, onChoose });
    } else setOpened(afterAnswer(opened, data));
  });
  worker.addEventListener('error', () => {
    setOpened({ kind: 'failed', name, problem: { kind: 'error', message: stopsCopy.problems.worker } });
  });
  send({ kind: 'open', file, shapes, columns, filter: NO_FILTER });
}

/** Opens the sessions that the sandbox of this origin has stored. */
export async function readSandbox(shapes: ReadonlyMap<string, Shape>): Promise<void> {
  const name = stopsCopy.sandboxName;
  const reading: OpenedSessions = { kind: 'reading', name, progress: null };
  setOpened(reading);
  const sessions = await sandboxSessions().catch(() => null);
  // Cancelled, or another file was opened.
  if (opened !== reading) return;
  if (sessions === null) setOpened({ kind: 'failed', name, problem: 'no-sandbox' });
  else openFile(sessions, name, shapes);
}

/** Ends reading; what was read is dropped. */
export function cancelReading(): void {
  worker?.terminate();
  worker = null;
  setOpened({ kind: 'nothing' });
}

/** Counts the visits of another filter. The counts of the last one are shown until then, as such. */
export function chooseFilter(filter: Filter): void {
  if (opened.kind !== 'ready') return;
  setOpened({ ...opened, filter, isCounting: true });
  send({ kind: 'count', filter });
}

/** Asks for the paths of a journey, which `ReadySessions` has then. */
export function readPaths(journey: string, filter: Filter): void {
  send({ kind: 'paths', journey, filter });
}

function afterAnswer(
  before: OpenedSessions,
  answer: Exclude<WorkerAnswer, { kind: 'columns' }>,
): OpenedSessions {
  if (answer.kind === 'counted')
    return before.kind === 'ready' && isSameFilter(before.filter, answer.filter)
      ? { ...before, summary: answer.summary, isCounting: false }
      : before;
  if (answer.kind === 'paths') return before.kind === 'ready' ? { ...before, paths: answer } : before;
  if (before.kind !== 'reading') return before;
  const { name } = before;
  if (answer.kind === 'progress') return { kind: 'reading', name, progress: answer.progress };
  if (answer.kind === 'failed') return { kind: 'failed', name, problem: answer.problem };
  const { report, choices, summary } = answer;
  return { kind: 'ready', name, report, choices, filter: NO_FILTER, summary, isCounting: false };
}

/** Answers to earlier filters come late, and are dropped. */
function isSameFilter(one: Filter, other: Filter): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function createWorker(): CountingWorker {
  return new Worker(new URL('./reading/counting-worker.ts', import.meta.url), { type: 'module' });
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
