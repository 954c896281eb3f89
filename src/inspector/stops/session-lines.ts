import type { Batch } from './transition-counts';

/** A batch of the app's analytics, and what is known about its sender. */
export interface RecordedBatch {
  /** The sandbox's persona; null where unknown, because batches of the app do not have it. */
  readonly persona: string | null;
  /** When the recording of this sender ended, ms by the clock of the events; null: with the last batch of the file. */
  readonly until: number | null;
  readonly batch: Batch;
}

/** The batches of a text, or the first problem in it; `line` counts from 1. */
export type SessionLinesResult =
  | { readonly ok: true; readonly batches: readonly RecordedBatch[] }
  | { readonly ok: false; readonly problem: 'empty' }
  | { readonly ok: false; readonly problem: 'not-json' | 'not-a-batch'; readonly line: number };

/**
 * Reads lines of JSON. Each is a batch of openapi/analytics.yaml, or `{persona, until, batch}` as written by `npm run
 * sessions` and the sandbox. Where one line is invalid, nothing is read: a part of the batches would give wrong counts.
 */
export function readSessionLines(text: string): SessionLinesResult {
  const batches: RecordedBatch[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parse(line);
    if (value === undefined) return { ok: false, problem: 'not-json', line: index + 1 };
    const recordedBatch = readBatch(value);
    if (recordedBatch === null) return { ok: false, problem: 'not-a-batch', line: index + 1 };
    batches.push(recordedBatch);
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

function readBatch(value: unknown): RecordedBatch | null {
  if (isBatch(value)) return { persona: null, until: null, batch: value };
  if (!isRecord(value) || !isBatch(value.batch)) return null;
  const { persona = null, until = null, batch } = value;
  if (persona !== null && typeof persona !== 'string') return null;
  if (until !== null && typeof until !== 'number') return null;
  return { persona, until, batch };
}

function isBatch(value: unknown): value is Batch {
  return (
    isRecord(value) &&
    typeof value.visitor_id === 'string' &&
    typeof value.sent_at === 'number' &&
    Array.isArray(value.events) &&
    value.events.every(isEvent)
  );
}

function isEvent(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value.id === 'string' &&
    typeof value.name === 'string' &&
    typeof value.at === 'number' &&
    isRecord(value.properties) &&
    Object.values(value.properties).every((property) => property === null || typeof property === 'string')
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
