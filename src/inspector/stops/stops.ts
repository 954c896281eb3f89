import { groupBy } from '../group-by';
import type { Run } from './runs';
import type { Shape } from './shapes';

/** Counts of one state, over all runs of its journey. Times in ms. */
export interface StateStops {
  readonly state: string;
  readonly isFailure: boolean;
  /** Whether this build's chart has it. */
  readonly isKnown: boolean;
  /** Number of entries; number of runs that reached it. */
  readonly entered: number;
  readonly reached: number;
  /** Median stay; null without a known one. */
  readonly medianMs: number | null;
  /** Runs whose visit ended here; the drop-off is their share of `reached`. */
  readonly stopped: number;
  /** Repeated entries in a run, for a state shown to a person; or exits by `retry`. */
  readonly retries: number;
  /** Changes from here into a failure state: at most one for each entry. */
  readonly failures: number;
}

/** Counts of one transition. Transitions of one event between the same states count as one. */
export interface TransitionStops {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  readonly count: number;
  /** Its share of all changes out of `from`, 0 to 1. */
  readonly share: number;
  /** Median stay in `from` before it. */
  readonly medianMs: number | null;
  readonly isFailure: boolean;
  readonly isRetry: boolean;
}

/** Counts of one journey. `runs` = `finished` + `back` + `stopped` + `left` + `open`. */
export interface JourneyStops {
  readonly runs: number;
  readonly finished: number;
  readonly back: number;
  readonly stopped: number;
  readonly left: number;
  readonly open: number;
  /** Changes into a failure state. */
  readonly failures: number;
  /** Repeated entries of a state shown to a person, or changes by `retry`; each once. */
  readonly retries: number;
  /** The most entered first. */
  readonly states: readonly StateStops[];
  /** The most frequent first; without a journey's start. */
  readonly transitions: readonly TransitionStops[];
  /** First reported states of a chart with their counts: eventless states before are not reported. */
  readonly starts: ReadonlyMap<string, number>;
}

const RETRY = 'retry';

/**
 * Counts the runs of one journey.
 * @param shape of its chart; null for a journey unknown to this build: it has no failures
 */
export function stopsOf(runs: readonly Run[], shape: Shape | null): JourneyStops {
  const moves = runs.flatMap((run) => movesOf(run, (state) => shape?.stages.has(state) ?? true));
  const isFailure = (state: string) => shape?.failures.has(state) ?? false;
  const ended = (end: Run['end']) => runs.filter((run) => run.end === end).length;
  return {
    runs: runs.length,
    finished: ended('finished'),
    back: ended('back'),
    stopped: ended('stopped'),
    left: ended('left'),
    open: ended('open'),
    failures: moves.filter(({ to }) => isFailure(to)).length,
    retries: moves.filter(({ isRetry, isAgain }) => isRetry || isAgain).length,
    states: statesOf(runs, moves, shape),
    transitions: transitionsFrom(moves, isFailure),
    starts: startsOf(runs),
  };
}

/** The median; of two middle values their mean; null of none. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

interface Move {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  /** Length of the stay in `from`. */
  readonly ms: number | null;
  readonly isRetry: boolean;
  /** A repeated entry of a state shown to a person. */
  readonly isAgain: boolean;
}

/** @param isSeen by a person: repeated eventless and service states are not retries */
function movesOf({ steps }: Run, isSeen: (state: string) => boolean): Move[] {
  const seen = new Set<string>();
  return steps.flatMap(({ state, entry }, index) => {
    const isAgain = seen.has(state) && isSeen(state);
    seen.add(state);
    if (entry === null || entry.from === null) return [];
    const ms = steps[index - 1]?.ms ?? null;
    return [{ from: entry.from, event: entry.event, to: state, ms, isRetry: entry.event === RETRY, isAgain }];
  });
}

function startsOf(runs: readonly Run[]): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  for (const { steps } of runs)
    for (const { state, entry } of steps)
      if (entry !== null && entry.from === null) starts.set(state, (starts.get(state) ?? 0) + 1);
  return starts;
}

function statesOf(runs: readonly Run[], moves: readonly Move[], shape: Shape | null): StateStops[] {
  const steps = runs.flatMap((run) => run.steps);
  const retried = groupBy(
    moves.flatMap(({ from, to, isRetry, isAgain }) => [...(isRetry ? [from] : []), ...(isAgain ? [to] : [])]),
    (state) => state,
  );
  const reached = groupBy(
    runs.flatMap((run) => [...new Set(run.steps.map(({ state }) => state))]),
    (state) => state,
  );
  const failed = groupBy(
    moves.filter(({ to }) => shape?.failures.has(to) ?? false),
    ({ from }) => from,
  );
  const stopped = groupBy(
    runs.filter(({ end }) => end === 'stopped'),
    (run) => run.steps.at(-1)?.state ?? '',
  );
  return [...groupBy(steps, ({ state }) => state)]
    .map(([state, stays]) => ({
      state,
      isFailure: shape?.failures.has(state) ?? false,
      isKnown: shape?.states.has(state) ?? false,
      entered: stays.length,
      reached: reached.get(state)?.length ?? 0,
      medianMs: median(stays.flatMap(({ ms }) => (ms === null ? [] : [ms]))),
      stopped: stopped.get(state)?.length ?? 0,
      retries: retried.get(state)?.length ?? 0,
      failures: failed.get(state)?.length ?? 0,
    }))
    .sort((one, other) => other.entered - one.entered || (one.state < other.state ? -1 : 1));
}

function transitionsFrom(moves: readonly Move[], isFailure: (state: string) => boolean): TransitionStops[] {
  const out = groupBy(moves, ({ from }) => from);
  return [...groupBy(moves, ({ from, event, to }) => `${from} ${event} ${to}`).values()]
    .flatMap((same) => {
      const [first] = same;
      if (first === undefined) return [];
      const { from, event, to, isRetry } = first;
      return [
        {
          from,
          event,
          to,
          count: same.length,
          share: same.length / (out.get(from)?.length ?? same.length),
          medianMs: median(same.flatMap(({ ms }) => (ms === null ? [] : [ms]))),
          isFailure: isFailure(to),
          isRetry,
        },
      ];
    })
    .sort((one, other) => other.count - one.count || (nameOf(one) < nameOf(other) ? -1 : 1));
}

function nameOf({ from, event, to }: TransitionStops): string {
  return `${from} ${event} ${to}`;
}
