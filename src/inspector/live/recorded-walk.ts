import type { RecordedMacrosteps } from './recorded-macrosteps';

/** One event: its type, and the ids of its transitions, as in the path tests. */
export interface RecordedStep {
  readonly event: string;
  readonly transitions: readonly string[];
}

/** A path through one chart, as the path tests replay it: transitions only, no personal data. */
export interface RecordedWalk {
  readonly format: 'recorded-walk';
  readonly version: 1;
  /** Id of the chart. */
  readonly journey: string;
  /** The state value in which the path starts; null for the chart's start. */
  readonly from: unknown;
  readonly steps: readonly RecordedStep[];
}

/** The path of one actor, for a path test. @param journey id of the actor's chart */
export function recordedWalk({ from, macrosteps }: RecordedMacrosteps, journey: string): RecordedWalk {
  const steps = macrosteps.map(({ event, transitions }) => ({ event, transitions }));
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
