import { gzipSync } from 'node:zlib';

import type { Batch } from '../../src/inspector/stops/transition-counts';
import type { Visit } from './visit';

/** Maximum number of events in a batch (openapi/analytics.yaml). */
const MAX_EVENTS = 50;
/** The recording ends an hour after its last visit, ms: by then all visits have ended. */
const AFTER_LAST_VISIT_MS = 3_600_000;

/** The analytics batches of a visit, as the app sends them. */
export function batchesOf({ visitorId, events }: Visit): readonly Batch[] {
  const batches: Batch[] = [];
  for (let start = 0; start < events.length; start += MAX_EVENTS) {
    const batchEvents = events.slice(start, start + MAX_EVENTS);
    batches.push({
      visitor_id: visitorId,
      sent_at: (batchEvents.at(-1)?.at ?? 0) + 5_000,
      events: [...batchEvents],
    });
  }
  return batches;
}

/**
 * The visits as lines of JSON, in the order in which their batches were sent: `{persona, until, batch}`. The persona is next to
 * the batch; the batch itself follows the contract and does not name it.
 */
export function sessionLines(visits: readonly Visit[]): string {
  const until = Math.max(0, ...visits.map(({ endedAt }) => endedAt)) + AFTER_LAST_VISIT_MS;
  return visits
    .flatMap((visit) => batchesOf(visit).map((batch) => ({ persona: visit.persona, until, batch })))
    .sort((a, b) => a.batch.sent_at - b.batch.sent_at)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
}

/** The content of a file of this name: gzipped when it ends with .gz. */
export function fileOf(name: string, lines: string): Uint8Array {
  return name.endsWith('.gz') ? gzipSync(lines, { level: 9 }) : new TextEncoder().encode(lines);
}
