import type { RecordedTurns } from './recorded-turns';

/** One event: its type, and its transitions by the ids of the path kit. */
export interface RecordedStep {
  readonly event: string;
  readonly transitions: readonly string[];
}

/** A path through one chart, as the path kit replays it: transitions only, no personal data. */
export interface RecordedWalk {
  readonly format: 'recorded-walk';
  readonly version: 1;
  /** Id of the chart. */
  readonly journey: string;
  /** The first known state; null when the recording has its start. */
  readonly from: unknown;
  readonly steps: readonly RecordedStep[];
}

/** The path of one actor: the transitions of each event, in order. @param journey id of its chart */
export function recordedWalk({ from, turns }: RecordedTurns, journey: string): RecordedWalk {
  const steps = turns.map(({ event, transitions }) => ({ event, transitions }));
  return { format: 'recorded-walk', version: 1, journey, from, steps };
}

/** A path as one token, for a command line. */
export function walkToken(walk: RecordedWalk): string {
  const bytes = new TextEncoder().encode(JSON.stringify(walk));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
