import { groupBy } from '../group-by';
import type { Run } from './runs';
import type { Shape } from './shapes';

/** What happened in one state, over all runs of its journey. Times in ms. */
export interface StateStops {
  readonly state: string;
  readonly isFailure: boolean;
  /** This build's chart has it. */
  readonly isKnown: boolean;
  /** How often it was entered; how many runs came here at all. */
  readonly entered: number;
  readonly reached: number;
  /** Half of the stays were shorter; null where none has a known length. */
  readonly medianMs: number | null;
  /** Runs whose visit ended here; the drop-off is their share of `reached`. */
  readonly stopped: number;
  /** Entered again in a run, where a person sees it; or left by `retry`. */
  readonly retries: number;
  /** Changes from here into a state in which something went wrong: one for an entry at most. */
  readonly failures: number;
}

/** What happened on one branch. Branches of one event between the same states are one. */
export interface WayStops {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  readonly count: number;
  /** Its part of all that led out of `from`, 0 to 1. */
  readonly share: number;
  /** How long the stay in `from` was that it ended. */
  readonly medianMs: number | null;
  readonly isFailure: boolean;
  readonly isRetry: boolean;
}

/** What happened in one journey. `runs` = `finished` + `back` + `stopped` + `left` + `open`. */
export interface JourneyStops {
  readonly runs: number;
  readonly finished: number;
  readonly back: number;
  readonly stopped: number;
  readonly left: number;
  readonly open: number;
  /** Changes into a state in which something went wrong. */
  readonly failures: number;
  /** Changes that enter a state again that a person sees, or that are a `retry`; each once. */
  readonly retries: number;
  /** The most entered first. */
  readonly states: readonly StateStops[];
  /** The most gone first; a journey's start is none. */
  readonly ways: readonly WayStops[];
  /** The state that a chart was first told in, and how often: what decided on it before is not told. */
  readonly starts: ReadonlyMap<string, number>;
}

const RETRY = 'retry';

/**
 * Counts the runs of one journey.
 * @param shape of its chart; null for a journey that this build does not know: then nothing of it is a failure
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
    ways: waysOf(moves, isFailure),
    starts: startsOf(runs),
  };
}

/** The value in the middle; of two, what lies between; null of none. */
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
  /** How long the stay in `from` was. */
  readonly ms: number | null;
  readonly isRetry: boolean;
  /** The run was there before, and a person saw it. */
  readonly isAgain: boolean;
}

/** @param isSeen by a person: what rules and services pass through again and again is no retry */
function movesOf({ steps }: Run, isSeen: (state: string) => boolean): Move[] {
  const seen = new Set<string>();
  return steps.flatMap(({ state, way }, index) => {
    const isAgain = seen.has(state) && isSeen(state);
    seen.add(state);
    if (way === null || way.from === null) return [];
    const ms = steps[index - 1]?.ms ?? null;
    return [{ from: way.from, event: way.event, to: state, ms, isRetry: way.event === RETRY, isAgain }];
  });
}

function startsOf(runs: readonly Run[]): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  for (const { steps } of runs)
    for (const { state, way } of steps)
      if (way !== null && way.from === null) starts.set(state, (starts.get(state) ?? 0) + 1);
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

function waysOf(moves: readonly Move[], isFailure: (state: string) => boolean): WayStops[] {
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

function nameOf({ from, event, to }: WayStops): string {
  return `${from} ${event} ${to}`;
}
