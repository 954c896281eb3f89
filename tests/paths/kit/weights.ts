/** How likely a move is on a weighted walk: as often as merchants went that way. */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { StateValue } from 'xstate';

import { readSessionLines } from '../../../src/inspector/stops/session-lines';
import {
  type TransitionCounts,
  transitionCounts,
  transitionKey,
} from '../../../src/inspector/stops/transition-counts';
import type { Outcome, Position } from './model';

/**
 * Counts merchants' ways from what `npm run sessions` writes, packed or not: lines of JSON, each a batch of the app's analytics
 * (openapi/analytics.yaml), alone or beside who sent it; or the counts themselves, by journey and change of state.
 * @throws with what is wrong with it, and with the number of a line that is none
 */
export function readCounts(file: string): TransitionCounts {
  const text = textOf(file);
  const counts = countsIn(text);
  if (counts !== null) return counts;
  const reading = readSessionLines(text);
  if (reading.ok) return transitionCounts(reading.told.map(({ batch }) => batch));
  if (reading.problem === 'empty') throw new Error(`${file}: there is nothing in it.`);
  throw new Error(`${file}, line ${reading.line}: this is no analytics batch.`);
}

/**
 * Weighs a move by how often merchants went that way. What nobody did counts once, so that a walk may still go there.
 * @param journey id of the machine
 */
export function weighBy(counts: TransitionCounts, journey: string): (at: Position, to: Outcome) => number {
  const ways = counts.get(journey);
  return (at, { eventType, position }) =>
    1 +
    (ways?.get(transitionKey(nameOf(at.snapshot.value), eventType, nameOf(position.snapshot.value))) ?? 0);
}

/** As the app tells it: a state within a state by its path. */
function nameOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([key, inner]) => [key, inner === undefined ? '' : nameOf(inner)].filter(Boolean).join('.'))
    .join(',');
}

/** Packed or not is told by its first bytes, as the inspector tells it: a name may have lost its ending. */
function textOf(file: string): string {
  const bytes = readFileSync(file);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes.toString('utf8');
  try {
    return gunzipSync(bytes).toString('utf8');
  } catch (cause) {
    throw new Error(`${file}: it cannot be unpacked.`, { cause });
  }
}

/** Null when the text is something else, such as batches. */
function countsIn(text: string): TransitionCounts | null {
  const journeys = Object.entries(recordIn(text) ?? {});
  if (journeys.length === 0) return null;
  const counts = new Map<string, ReadonlyMap<string, number>>();
  for (const [journey, told] of journeys) {
    if (typeof told !== 'object' || told === null || Array.isArray(told)) return null;
    const ways = new Map<string, number>();
    for (const [key, count] of Object.entries(told)) {
      if (!CHANGE.test(key) || typeof count !== 'number' || count < 0) return null;
      ways.set(key, count);
    }
    counts.set(journey, ways);
  }
  return counts;
}

/** `from|event|to`, as transitionKey has it; a chart's start has no `from`. */
const CHANGE = /^[^|]*\|[^|]+\|[^|]+$/;

function recordIn(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
