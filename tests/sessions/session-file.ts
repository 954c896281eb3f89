import { gzipSync } from 'node:zlib';

import type { Batch } from '../../src/inspector/stops/transition-counts';
import type { Visit } from './visit';

/** Batches hold so many events at most (openapi/analytics.yaml). */
const MOST_EVENTS = 50;
/** A recording goes on for an hour after its last visit: then all of them have ended. */
const AFTERWARDS_MS = 3_600_000;

/** The app's batches of a visit, as the analytics service is sent them. */
export function batchesOf({ visitorId, events }: Visit): readonly Batch[] {
  const batches: Batch[] = [];
  for (let from = 0; from < events.length; from += MOST_EVENTS) {
    const part = events.slice(from, from + MOST_EVENTS);
    batches.push({ visitor_id: visitorId, sent_at: (part.at(-1)?.at ?? 0) + 5_000, events: [...part] });
  }
  return batches;
}

/**
 * The visits as lines of JSON, in the order in which their batches were sent: `{persona, until, batch}`. What the sandbox knows of who
 * sent a batch stands beside it; the batch itself is the contract's, and says nothing of it.
 */
export function sessionLines(visits: readonly Visit[]): string {
  const until = Math.max(0, ...visits.map(({ endedAt }) => endedAt)) + AFTERWARDS_MS;
  return visits
    .flatMap((visit) => batchesOf(visit).map((batch) => ({ persona: visit.persona, until, batch })))
    .sort((one, other) => one.batch.sent_at - other.batch.sent_at)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

/** As a file of this name is written: small, when it ends with .gz. */
export function fileOf(name: string, lines: string): Uint8Array {
  return name.endsWith('.gz') ? gzipSync(lines, { level: 9 }) : new TextEncoder().encode(lines);
}
