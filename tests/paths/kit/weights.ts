/** How often merchants take a branch, from what the app told of its journeys (openapi/analytics.yaml). */
import { readFileSync } from 'node:fs';
import type { Outcome, Position } from './model';

/** Counts by `journey` and `from|event|to`, as {@link branchKey} writes it. */
export type BranchCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** `from|event|to`: names of the states as the app tells them; `from` is empty at the start of a journey. */
export function branchKey(from: string | null, event: string | null, to: string | null): string {
  return [from ?? '', event ?? '', to ?? ''].join('|');
}

/** Counts the `journey_state_changed` events of analytics batches; everything else in them is passed over. */
export function countBranches(batches: readonly unknown[]): BranchCounts {
  const counts = new Map<string, Map<string, number>>();
  for (const { name, properties } of batches.flatMap(eventsOf)) {
    if (name !== 'journey_state_changed') continue;
    const { journey, from, to, event } = properties;
    if (typeof journey !== 'string') continue;
    const branches = counts.get(journey) ?? new Map<string, number>();
    const key = branchKey(text(from), text(event), text(to));
    counts.set(journey, branches.set(key, (branches.get(key) ?? 0) + 1));
  }
  return counts;
}

/**
 * Reads a file of batches: one batch of JSON a line, as the service received them.
 * @throws with the number of the line that is no JSON
 */
export function readBatches(file: string): readonly unknown[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line, at): readonly unknown[] => {
      if (line.trim() === '') return [];
      try {
        return [JSON.parse(line)];
      } catch (cause) {
        throw new Error(`${file}, line ${at + 1}: this is no JSON.`, { cause });
      }
    });
}

/**
 * Weighs a move by how often merchants went that way. What nobody did counts once, so that a walk may still go there.
 * @param journey id of the machine
 */
export function weighBy(counts: BranchCounts, journey: string): (at: Position, to: Outcome) => number {
  const branches = counts.get(journey);
  return (at, to) => {
    const key = branchKey(String(at.snapshot.value), to.eventType, String(to.position.snapshot.value));
    return 1 + (branches?.get(key) ?? 0);
  };
}

interface AnyEvent {
  readonly name: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
}

function eventsOf(batch: unknown): readonly AnyEvent[] {
  const events = isRecord(batch) ? batch.events : undefined;
  if (!Array.isArray(events)) return [];
  return events.flatMap((event: unknown) =>
    isRecord(event) && isRecord(event.properties) ? [{ name: event.name, properties: event.properties }] : [],
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
