import { groupBy } from '../group-by';
import type { Run } from './runs';
import type { Shape } from './shapes';

/** Counts of one state, over all runs of its journey. */
export interface StateStops {
  readonly state: string;
  readonly isFailure: boolean;
  /** Whether the chart in this build of the inspector has the state. */
  readonly isKnown: boolean;
  /** `entered`: how often the state was entered. `reached`: how many runs entered it at least once. */
  readonly entered: number;
  readonly reached: number;
  /** Median length of a stay; null where none is known. */
  readonly medianMs: number | null;
  /** Runs that stopped in the state; the drop-off is their share of `reached`. */
  readonly stopped: number;
  /** How often a run entered the state again, where it is shown to a person, plus how often `retry` left it. */
  readonly retries: number;
  /** Changes from this state into a failure state. */
  readonly failures: number;
}

/** Counts of one transition. Several transitions of one event between the same states are counted together. */
export interface TransitionStops {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  readonly count: number;
  /** Share of all changes out of `from`, 0 to 1. */
  readonly share: number;
  /** Median length of the stay in `from` before it; null where none is known. */
  readonly medianMs: number | null;
  readonly isFailure: boolean;
  readonly isRetry: boolean;
}

/** Counts of one journey. `runs` is the sum of `finished`, `back`, `stopped`, `left` and `open`, see `RunEnd`. */
export interface JourneyCounts {
  readonly runs: number;
  readonly finished: number;
  readonly back: number;
  readonly stopped: number;
  readonly left: number;
  readonly open: number;
  /** Changes into a failure state. */
  readonly failures: number;
  /** Changes by `retry`, or into a state that the run entered before and that is shown to a person. */
  readonly retries: number;
  /** The most often entered first. */
  readonly states: readonly StateStops[];
  /** The most frequent first. The start of a journey is not a transition. */
  readonly transitions: readonly TransitionStops[];
  /** How many runs started in each state: the first reported one, because decisions before it are not reported. */
  readonly starts: ReadonlyMap<string, number>;
}

const RETRY_EVENT = 'retry';

/**
 * Counts the runs of one journey.
 * @param shape of its chart; null for a journey that this build does not have: then no state is known as a failure
 */
export function stopsOf(runs: readonly Run[], shape: Shape | null): JourneyCounts {
  const changes = runs.flatMap((run) => changesOf(run, (state) => shape?.stages.has(state) ?? true));
  const isFailure = (state: string) => shape?.failures.has(state) ?? false;
  const countOf = (end: Run['end']) => runs.filter((run) => run.end === end).length;
  return {
    runs: runs.length,
    finished: countOf('finished'),
    back: countOf('back'),
    stopped: countOf('stopped'),
    left: countOf('left'),
    open: countOf('open'),
    failures: changes.filter(({ to }) => isFailure(to)).length,
    retries: changes.filter(({ isRetry, isRepeated }) => isRetry || isRepeated).length,
    states: statesOf(runs, changes, shape),
    transitions: transitionsFrom(changes, isFailure),
    starts: startsOf(runs),
  };
}

/** The median, which is the mean of the two middle values of an even number; null of no values. */
export function median(values: readonly number[]): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return null;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}

interface StateChange {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  /** Length of the stay in `from`, ms; null where unknown. */
  readonly stayMs: number | null;
  readonly isRetry: boolean;
  /** The run has entered `to` before, and it is shown to a person. */
  readonly isRepeated: boolean;
}

/** @param isShownToPerson whether a state is shown to a person: a repetition of any other state is no retry */
function changesOf({ steps }: Run, isShownToPerson: (state: string) => boolean): StateChange[] {
  const seenStates = new Set<string>();
  return steps.flatMap(({ state, entry }, index) => {
    const isRepeated = seenStates.has(state) && isShownToPerson(state);
    seenStates.add(state);
    if (entry === null || entry.from === null) return [];
    const stayMs = steps[index - 1]?.stayMs ?? null;
    return [
      {
        from: entry.from,
        event: entry.event,
        to: state,
        stayMs,
        isRetry: entry.event === RETRY_EVENT,
        isRepeated,
      },
    ];
  });
}

function startsOf(runs: readonly Run[]): ReadonlyMap<string, number> {
  const starts = new Map<string, number>();
  for (const { steps } of runs)
    for (const { state, entry } of steps)
      if (entry !== null && entry.from === null) starts.set(state, (starts.get(state) ?? 0) + 1);
  return starts;
}

function statesOf(runs: readonly Run[], changes: readonly StateChange[], shape: Shape | null): StateStops[] {
  const steps = runs.flatMap((run) => run.steps);
  const retriesByState = groupBy(
    changes.flatMap(({ from, to, isRetry, isRepeated }) => [
      ...(isRetry ? [from] : []),
      ...(isRepeated ? [to] : []),
    ]),
    (state) => state,
  );
  const runsByState = groupBy(
    runs.flatMap((run) => [...new Set(run.steps.map(({ state }) => state))]),
    (state) => state,
  );
  const failuresByState = groupBy(
    changes.filter(({ to }) => shape?.failures.has(to) ?? false),
    ({ from }) => from,
  );
  const stoppedRunsByState = groupBy(
    runs.filter(({ end }) => end === 'stopped'),
    (run) => run.steps.at(-1)?.state ?? '',
  );
  return [...groupBy(steps, ({ state }) => state)]
    .map(([state, stays]) => ({
      state,
      isFailure: shape?.failures.has(state) ?? false,
      isKnown: shape?.states.has(state) ?? false,
      entered: stays.length,
      reached: runsByState.get(state)?.length ?? 0,
      medianMs: median(stays.flatMap(({ stayMs }) => (stayMs === null ? [] : [stayMs]))),
      stopped: stoppedRunsByState.get(state)?.length ?? 0,
      retries: retriesByState.get(state)?.length ?? 0,
      failures: failuresByState.get(state)?.length ?? 0,
    }))
    .sort((a, b) => b.entered - a.entered || (a.state < b.state ? -1 : 1));
}

function transitionsFrom(
  changes: readonly StateChange[],
  isFailure: (state: string) => boolean,
): TransitionStops[] {
  const changesBySource = groupBy(changes, ({ from }) => from);
  return [...groupBy(changes, ({ from, event, to }) => `${from} ${event} ${to}`).values()]
    .flatMap((group) => {
      const [first] = group;
      if (first === undefined) return [];
      const { from, event, to, isRetry } = first;
      return [
        {
          from,
          event,
          to,
          count: group.length,
          share: group.length / (changesBySource.get(from)?.length ?? group.length),
          medianMs: median(group.flatMap(({ stayMs }) => (stayMs === null ? [] : [stayMs]))),
          isFailure: isFailure(to),
          isRetry,
        },
      ];
    })
    .sort((a, b) => b.count - a.count || (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1));
}

function sortKeyOf({ from, event, to }: TransitionStops): string {
  return `${from} ${event} ${to}`;
}
