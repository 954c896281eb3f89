import type { Batch } from './transition-counts';

/** A batch of the app's analytics, with what is known beside it of who sent it. Times in ms. */
export interface Told {
  /** The sandbox's persona; null where nobody says: an event carries nothing of it. */
  readonly persona: string | null;
  /** Until when its sender was listened to, by the clock of its events; null: as long as anybody in the file. */
  readonly until: number | null;
  readonly batch: Batch;
}

/** What a text holds, or what is wrong with it; `line` counts from 1. */
export type Reading =
  | { readonly ok: true; readonly told: readonly Told[] }
  | { readonly ok: false; readonly problem: 'empty' }
  | { readonly ok: false; readonly problem: 'not-json' | 'not-a-batch'; readonly line: number };

/**
 * Reads lines of JSON: each a batch as openapi/analytics.yaml has it, alone, or as `{persona, until, batch}` (what `npm run sessions`
 * and the sandbox write). One wrong line refuses the whole: half a recording would be counted as if it were one.
 */
export function readSessionLines(text: string): Reading {
  const told: Told[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const value = parsed(line);
    if (value === undefined) return { ok: false, problem: 'not-json', line: index + 1 };
    const one = toldIn(value);
    if (one === null) return { ok: false, problem: 'not-a-batch', line: index + 1 };
    told.push(one);
  }
  return told.length === 0 ? { ok: false, problem: 'empty' } : { ok: true, told };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function toldIn(value: unknown): Told | null {
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
