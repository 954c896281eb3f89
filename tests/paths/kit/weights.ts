/** How likely a move is on a weighted walk: as often as merchants went that way. */
import { readFileSync } from 'node:fs';
import type { StateValue } from 'xstate';

import {
  type Batch,
  type TransitionCounts,
  transitionCounts,
  transitionKey,
} from '../../../src/inspector/stops/transition-counts';
import type { Outcome, Position } from './model';

/**
 * Counts merchants' ways from a file of analytics batches: one AnalyticsBatch (openapi/analytics.yaml) of JSON a line.
 * @throws with the number of the line that is none
 */
export function readCounts(file: string): TransitionCounts {
  return transitionCounts(
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, at) => (line.trim() === '' ? [] : [batchOf(line, `${file}, line ${at + 1}`)])),
  );
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

function batchOf(line: string, where: string): Batch {
  const batch: unknown = parsed(line);
  if (typeof batch !== 'object' || batch === null || !('events' in batch) || !Array.isArray(batch.events))
    throw new Error(`${where}: this is no analytics batch.`);
  // SAFETY: the analytics service only takes batches of the contract, and the counter passes over what lacks its fields.
  return batch as Batch;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
