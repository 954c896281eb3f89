import { groupBy } from '../group-by';
import type { FoldedJourney, FoldedTransition } from './folding/folded-group';
import type { NextPage } from './folding/next-pages';
import { weightedMedian, weightedP90 } from './folding/stay-lengths';
import { type CountedState, lastPages } from './funnel';
import { runEnds } from './runs';
import type { Shape } from './shapes';
import { sum } from './sum';

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
  /** Nine of ten stays are at most as long; null where none is known. */
  readonly p90Ms: number | null;
  /** Runs that stopped in the state; the drop-off is their share of `reached`. */
  readonly stopped: number;
  /** How often `retry` left the state: presses by the merchant. What a service was asked again by itself is none. */
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
  /** All changes out of `from`, of which `count` is a part. */
  readonly outOf: number;
  /** Median length of the stay in `from` before it; null where none is known. */
  readonly medianMs: number | null;
  /** Nine of ten of these stays are at most as long; null where none is known. */
  readonly p90Ms: number | null;
  readonly isFailure: boolean;
  readonly isRetry: boolean;
  /** It leads to a final state: nothing came next after it. */
  readonly isEnd: boolean;
  /** What came next after it, the most frequent first; see `FoldedTransition`. */
  readonly next: readonly CountedNext[] | null;
}

/** What came next after a change, and how often. */
export type CountedNext = NextPage & { readonly count: number };

/** Counts of one journey. `runs` is the sum of `finished`, `back`, `stopped`, `left`, `open` and `merged`, see `RunEnd`. */
export interface JourneyCounts {
  readonly runs: number;
  readonly finished: number;
  readonly back: number;
  readonly stopped: number;
  readonly left: number;
  readonly open: number;
  /** Runs whose end a file of counts does not have, since they are few. */
  readonly merged?: number;
  /** The final states that `finished` runs came to, the most frequent first. */
  readonly finalStates: readonly CountedState[];
  /** Changes into a failure state. */
  readonly failures: number;
  /** Changes by `retry`: presses by the merchant. */
  readonly retries: number;
  /** The most often entered first. */
  readonly states: readonly StateStops[];
  /** The most frequent first. The start of a journey is not a transition. */
  readonly transitions: readonly TransitionStops[];
  /** How many runs started in each state: the first reported one, because decisions before it are not reported. */
  readonly starts: ReadonlyMap<string, number>;
}

/** Event of a press of Retry by the merchant. */
export const RETRY_EVENT = 'retry';

/**
 * The counts of one journey.
 * @param shape of its chart; null for a journey that this build does not have: then no state is known as a failure
 */
export function stopsOf(journey: FoldedJourney, shape: Shape | null): JourneyCounts {
  const { ends, transitions, paths } = journey;
  const changes = transitions.flatMap((transition): CountedChange[] => {
    const { from, event } = transition;
    return from === null ? [] : [{ ...transition, from, isRetry: event === RETRY_EVENT }];
  });
  return {
    runs: sum(runEnds, (end) => ends[end]) + (ends.merged ?? 0),
    ...ends,
    finalStates: lastPages(paths, 'finished'),
    failures: sum(changes, ({ to, count }) => (shape?.failures.has(to) ? count : 0)),
    retries: retriesOf(changes),
    states: statesOf(journey, changes, shape),
    transitions: transitionsFrom(changes, shape),
    starts: new Map(
      [...groupBy(transitions, ({ from, to }) => (from === null ? to : null))].flatMap(([state, starting]) =>
        state === null ? [] : [[state, sum(starting, ({ count }) => count)] as const],
      ),
    ),
  };
}

interface CountedChange extends FoldedTransition {
  readonly from: string;
  readonly isRetry: boolean;
}

function retriesOf(changes: readonly CountedChange[]): number {
  return sum(changes, ({ isRetry, count }) => (isRetry ? count : 0));
}

function statesOf(
  { states }: FoldedJourney,
  changes: readonly CountedChange[],
  shape: Shape | null,
): StateStops[] {
  const leaving = groupBy(changes, ({ from }) => from);
  return states
    .map(({ state, entered, reached, stopped }) => {
      const left = leaving.get(state) ?? [];
      const stays = left.flatMap((change) => change.stays);
      return {
        state,
        isFailure: shape?.failures.has(state) ?? false,
        isKnown: shape?.states.has(state) ?? false,
        entered,
        reached,
        medianMs: weightedMedian(stays),
        p90Ms: weightedP90(stays),
        stopped,
        retries: retriesOf(left),
        failures: sum(left, ({ to, count }) => (shape?.failures.has(to) ? count : 0)),
      };
    })
    .sort((a, b) => b.entered - a.entered || (a.state < b.state ? -1 : 1));
}

function transitionsFrom(changes: readonly CountedChange[], shape: Shape | null): TransitionStops[] {
  const changesBySource = groupBy(changes, ({ from }) => from);
  return changes
    .map(({ from, event, to, count, stays, isRetry, next }) => ({
      from,
      event,
      to,
      count,
      outOf: sum(changesBySource.get(from) ?? [], (change) => change.count),
      medianMs: weightedMedian(stays),
      p90Ms: weightedP90(stays),
      isFailure: shape?.failures.has(to) ?? false,
      isRetry,
      isEnd: shape?.ends.has(to) ?? false,
      next: next === null ? null : [...next].sort(byCount),
    }))
    .sort((a, b) => b.count - a.count || (sortKeyOf(a) < sortKeyOf(b) ? -1 : 1));
}

function byCount(a: CountedNext, b: CountedNext): number {
  return b.count - a.count || (nextKey(a) < nextKey(b) ? -1 : 1);
}

function nextKey({ page, end }: CountedNext): string {
  return `${page ?? ''} ${end ?? ''}`;
}

function sortKeyOf({ from, event, to }: TransitionStops): string {
  return `${from} ${event} ${to}`;
}
