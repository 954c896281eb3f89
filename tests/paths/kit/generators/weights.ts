/** Weights of moves for random walks: how often merchants took each transition. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { StateValue } from 'xstate';

import { readSessionLines } from '../../../../src/inspector/stops/session-lines';
import {
  type TransitionCounts,
  transitionCounts,
  transitionKey,
} from '../../../../src/inspector/stops/transition-counts';
import type { Position } from '../model/journey-logic';

/**
 * Counts merchants' transitions from the output of `npm run sessions`, gzipped or not: JSON lines, each a batch of the app's
 * analytics (openapi/analytics.yaml), alone or with its sender; or the counts themselves, by journey and transition.
 * @throws with the reason, and the number of the first invalid line
 */
export function readCounts(file: string): TransitionCounts {
  const text = textOf(file);
  const counts = countsIn(text);
  if (counts !== null) return counts;
  const reading = readSessionLines(text);
  if (reading.ok) return transitionCounts(reading.batches.map(({ batch }) => batch));
  if (reading.problem === 'empty') throw new Error(`${file}: there is nothing in it.`);
  throw new Error(`${file}, line ${reading.line}: this is no analytics batch.`);
}

/**
 * Weight of a step: how often merchants took the transition, plus one, so that a walk can also take one that nobody took.
 * @param journey id of the machine
 */
export function weighBy(
  counts: TransitionCounts,
  journey: string,
): (before: Position, after: Position) => number {
  const journeyCounts = counts.get(journey);
  return (before, after) =>
    1 +
    (journeyCounts?.get(
      transitionKey(nameOf(before.snapshot.value), after.eventType, nameOf(after.snapshot.value)),
    ) ?? 0);
}

/** State name as in the analytics: nested states joined by dots. */
function nameOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, inner === undefined ? '' : nameOf(inner)].filter(Boolean).join('.'))
    .join(',');
}

/** Detects gzip by its first bytes, like the inspector: the file may have lost its `.gz`. */
function textOf(file: string): string {
  const bytes = readFileSync(file);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString('utf8');
  try {
    return gunzipSync(bytes).toString('utf8');
  } catch (cause) {
    throw new Error(`${file}: it cannot be unpacked.`, { cause });
  }
}

/** Null when the text is not an object of counts. */
function countsIn(text: string): TransitionCounts | null {
  const journeys = Object.entries(recordIn(text) ?? {});
  if (journeys.length === 0) return null;
  const counts = new Map<string, ReadonlyMap<string, number>>();
  for (const [journey, ownCounts] of journeys) {
    if (typeof ownCounts !== 'object' || ownCounts === null || Array.isArray(ownCounts)) return null;
    const own = new Map<string, number>();
    for (const [key, count] of Object.entries(ownCounts)) {
      if (!TRANSITION_KEY.test(key) || typeof count !== 'number' || count < 0) return null;
      own.set(key, count);
    }
    counts.set(journey, own);
  }
  return counts;
}

/** `from|event|to`, see transitionKey; the start of a chart has no `from`. */
const TRANSITION_KEY = /^[^|]*\|[^|]+\|[^|]+$/;

function recordIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
