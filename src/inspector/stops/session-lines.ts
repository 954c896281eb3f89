import { bad, isRow, type Row, type RowResult } from './formats/row';
import { isOtherUnit } from './formats/timestamps';
import type { Batch } from './transition-counts';

/** A batch of the app's analytics, and what is known about its sender. */
export interface RecordedBatch {
  /** The sandbox's persona; null where unknown, because batches of the app do not have it. */
  readonly persona: string | null;
  /** When the recording of this sender ended, ms by the clock of the events; null: with the last batch of the file. */
  readonly until: number | null;
  /** Events of the same time are in the order of the file, because they do not have the time when they were sent. */
  readonly isInFileOrder?: boolean;
  readonly batch: Batch;
}

/** The batches of a text, or the first problem in it; `line` counts from 1. */
export type SessionLinesResult =
  | { readonly ok: true; readonly batches: readonly RecordedBatch[] }
  | { readonly ok: false; readonly problem: 'empty' }
  | { readonly ok: false; readonly problem: 'not-json' | 'not-a-batch'; readonly line: number };

/**
 * Reads lines of JSON. Each is a batch of openapi/analytics.yaml, or `{persona, until, batch}` as written by `npm run
 * sessions` and the sandbox. Where one line is invalid, nothing is read: for tests and commands, which need the whole file.
 */
export function readSessionLines(text: string): SessionLinesResult {
  const batches: RecordedBatch[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parse(line);
    if (value === undefined) return { ok: false, problem: 'not-json', line: index + 1 };
    const result = isRow(value) ? readSessionRow(value) : bad(null, 'not-object');
    if (result.kind !== 'batch') return { ok: false, problem: 'not-a-batch', line: index + 1 };
    batches.push(result.batch);
  }
  return batches.length === 0 ? { ok: false, problem: 'empty' } : { ok: true, batches };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Whether a line is a batch, alone or with its sender. */
export function isSessionRow(row: Row): boolean {
  return 'batch' in row || ('visitor_id' in row && 'events' in row);
}

/** Reads one line: a batch, alone or with its sender. Properties that are not counted may be of any type. */
export function readSessionRow(row: Row): RowResult {
  if (!('batch' in row)) return readBatch(row, '', null, null);
  const { persona = null, until = null, batch } = row;
  if (persona !== null && typeof persona !== 'string') return bad('persona', 'not-text');
  if (until !== null && typeof until !== 'number') return bad('until', 'not-a-time');
  if (!isRow(batch)) return bad('batch', 'not-object');
  return readBatch(batch, 'batch.', persona, until);
}

function readBatch(row: Row, path: string, persona: string | null, until: number | null): RowResult {
  const { visitor_id: visitor, sent_at: sentAt, events } = row;
  if (typeof visitor !== 'string') return notText(`${path}visitor_id`, visitor);
  const badTime = timeProblem(sentAt, `${path}sent_at`);
  if (badTime !== null) return badTime;
  if (!Array.isArray(events)) return bad(`${path}events`, 'not-list');
  for (const [index, event] of events.entries()) {
    const problem = eventProblem(event, `${path}events[${index}]`);
    if (problem !== null) return problem;
  }
  // SAFETY: what is counted of a batch was checked above.
  return { kind: 'batch', batch: { persona, until, batch: row as Batch } };
}

const COUNTED_PROPERTIES = ['journey', 'from', 'to', 'event', 'lender', 'session', 'language', 'version'];

function eventProblem(event: unknown, path: string): RowResult | null {
  if (!isRow(event)) return bad(path, 'not-object');
  const { id, name, at, properties } = event;
  if (typeof id !== 'string') return notText(`${path}.id`, id);
  if (typeof name !== 'string') return notText(`${path}.name`, name);
  const badTime = timeProblem(at, `${path}.at`);
  if (badTime !== null) return badTime;
  if (!isRow(properties)) return bad(`${path}.properties`, 'not-object');
  const wrong = COUNTED_PROPERTIES.find(
    (key) => properties[key] != null && typeof properties[key] !== 'string',
  );
  return wrong === undefined ? null : bad(`${path}.properties.${wrong}`, 'not-text');
}

/** Times are ms (openapi/analytics.yaml): seconds would make every stay a thousand times shorter. */
function timeProblem(value: unknown, field: string): RowResult | null {
  if (typeof value !== 'number' || !Number.isFinite(value))
    return bad(field, value === undefined ? 'missing' : 'not-a-time');
  return isOtherUnit(value) ? bad(field, 'not-ms') : null;
}

function notText(field: string, value: unknown): RowResult {
  return bad(field, value === undefined ? 'missing' : 'not-text');
}
