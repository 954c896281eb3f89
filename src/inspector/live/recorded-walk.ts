import type { RecordedTurns } from './recorded-turns';

/** What one event did: its type, and the branches that it took, by the ids of the path kit. */
export interface RecordedStep {
  readonly event: string;
  readonly transitions: readonly string[];
}

/** A walk over one chart as the path kit follows it: branches only, no data of anybody. */
export interface RecordedWalk {
  readonly format: 'recorded-walk';
  readonly version: 1;
  /** Id of the chart. */
  readonly journey: string;
  /** The state that it is known from; null when the recording holds its beginning. */
  readonly from: unknown;
  readonly steps: readonly RecordedStep[];
}

/**
 * The walk of one actor: the branches of every event that took some, in order.
 * @param journey id of the chart that it runs
 */
export function recordedWalk({ from, turns }: RecordedTurns, journey: string): RecordedWalk {
  const steps = turns.map(({ event, transitions }) => ({ event, transitions }));
  return { format: 'recorded-walk', version: 1, journey, from, steps };
}

/** A walk as one word, for a command line. */
export function walkWord(walk: RecordedWalk): string {
  const bytes = new TextEncoder().encode(JSON.stringify(walk));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
