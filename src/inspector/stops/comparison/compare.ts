import { OTHER } from '../folding/folded-group';
import { differenceInterval, type Interval, type Share } from '../intervals';
import type { RunEnd } from '../runs';
import type { JourneyCounts, StateStops, TransitionStops } from '../stops';
import { sum } from '../sum';
import type { Summary } from '../summary';

/** A share, and by how much its count may be higher: a file of counts has merged what is rare. */
interface PartlySuppressedShare extends Share {
  readonly suppressed: number;
}

/** Two shares, and what is between them. */
export interface ComparedShare {
  readonly one: Share;
  readonly other: Share;
  /** `one − other`: −1 to 1; null where one of them is of nothing. */
  readonly difference: number | null;
  /** 95 % interval of the difference. */
  readonly interval: Interval;
  /** Whether the interval leaves no doubt of the sign. */
  readonly isClear: boolean;
}

/** How runs end, as it is compared. */
export const COMPARED_ENDS = ['finished', 'back', 'stopped', 'left', 'open'] as const satisfies RunEnd[];

/** A journey of both selections; null where one of them has no run of it. */
export interface JourneyComparison {
  readonly journey: string;
  readonly one: JourneyCounts | null;
  readonly other: JourneyCounts | null;
  /** Shares of all runs. */
  readonly ends: Readonly<Record<RunEnd, ComparedShare>>;
}

/** A state of both selections; null where nobody of one was in it. */
export interface StateComparison {
  readonly state: string;
  readonly one: StateStops | null;
  readonly other: StateStops | null;
  /** Share of the runs that were in the state. */
  readonly stopped: ComparedShare;
  /** Share of its entries. */
  readonly failures: ComparedShare;
}

/** A transition of both selections; null where it was taken in one of them only. */
export interface TransitionComparison {
  readonly from: string;
  readonly event: string;
  readonly to: string;
  readonly one: TransitionStops | null;
  readonly other: TransitionStops | null;
  /** Share of all changes out of `from`. */
  readonly share: ComparedShare;
}

const NO_SHARE: PartlySuppressedShare = { count: 0, total: 0, suppressed: 0 };

/** Compares two shares. What is suppressed widens the interval by all that it may be. */
export function compareShares(one: PartlySuppressedShare, other: PartlySuppressedShare): ComparedShare {
  const low = differenceInterval(one, highest(other)).low;
  const high = differenceInterval(highest(one), other).high;
  const isKnown = one.total > 0 && other.total > 0;
  return {
    one,
    other,
    difference: isKnown ? one.count / one.total - other.count / other.total : null,
    interval: { low, high },
    isClear: low > 0 || high < 0,
  };
}

function highest({ count, total, suppressed }: PartlySuppressedShare): Share {
  return { count: Math.min(total, count + suppressed), total };
}

/** The journeys of both summaries: in the order of the first, then those of the second alone. */
export function compareJourneys(one: Summary, other: Summary): readonly JourneyComparison[] {
  return pairs(one.journeys, other.journeys, ({ journey }) => journey).map(([{ journey }, first, second]) =>
    compareJourney(journey, first?.stops ?? null, second?.stops ?? null),
  );
}

/** One journey of both selections; null where one of them has no run of it. */
export function compareJourney(
  journey: string,
  one: JourneyCounts | null,
  other: JourneyCounts | null,
): JourneyComparison {
  // Rows of what is merged hold something else in each file and group.
  const share = (counts: JourneyCounts | null, end: RunEnd) =>
    counts === null || journey === OTHER ? NO_SHARE : endShare(counts, end);
  const compareEnd = (end: RunEnd) => compareShares(share(one, end), share(other, end));
  return {
    journey,
    one,
    other,
    ends: {
      finished: compareEnd('finished'),
      back: compareEnd('back'),
      stopped: compareEnd('stopped'),
      left: compareEnd('left'),
      open: compareEnd('open'),
    },
  };
}

function endShare(counts: JourneyCounts, end: RunEnd): PartlySuppressedShare {
  return { count: counts[end], total: counts.runs, suppressed: counts.merged ?? 0 };
}

/** The states of one journey, in the order of the first counts, then those of the second alone. */
export function compareStates(one: JourneyCounts, other: JourneyCounts): readonly StateComparison[] {
  return pairs(one.states, other.states, ({ state }) => state).map(([{ state }, first, second]) => ({
    state,
    one: first,
    other: second,
    stopped: compareShares(stoppedShare(one, first), stoppedShare(other, second)),
    failures: compareShares(failureShare(one, first), failureShare(other, second)),
  }));
}

function stoppedShare(counts: JourneyCounts, state: StateStops | null): PartlySuppressedShare {
  if (state === null || state.state === OTHER) return NO_SHARE;
  const reported = sum(counts.states, (one) => (one.state === OTHER ? 0 : one.stopped));
  return {
    count: state.stopped,
    total: state.reached,
    suppressed: counts.stopped + (counts.merged ?? 0) - reported,
  };
}

function failureShare(counts: JourneyCounts, state: StateStops | null): PartlySuppressedShare {
  if (state === null || state.state === OTHER) return NO_SHARE;
  return { count: state.failures, total: state.entered, suppressed: suppressedChanges(counts) };
}

/** The transitions of one journey, in the order of the first counts, then those of the second alone. */
export function compareTransitions(
  one: JourneyCounts,
  other: JourneyCounts,
): readonly TransitionComparison[] {
  const keyOf = ({ from, event, to }: TransitionStops) => `${from} ${event} ${to}`;
  return pairs(one.transitions, other.transitions, keyOf).map(([{ from, event, to }, first, second]) => {
    const shareIn = (counts: JourneyCounts, transition: TransitionStops | null) =>
      from === OTHER ? NO_SHARE : transitionShare(counts, from, transition);
    return {
      from,
      event,
      to,
      one: first,
      other: second,
      share: compareShares(shareIn(one, first), shareIn(other, second)),
    };
  });
}

function transitionShare(
  counts: JourneyCounts,
  from: string,
  transition: TransitionStops | null,
): PartlySuppressedShare {
  return {
    count: transition?.count ?? 0,
    total: changesFrom(counts, from),
    suppressed: suppressedChanges(counts),
  };
}

function changesFrom({ transitions }: JourneyCounts, from: string): number {
  return sum(transitions, (transition) => (transition.from === from ? transition.count : 0));
}

/** Changes that a file of counts has merged: which they are is suppressed. */
export function suppressedChanges(counts: JourneyCounts): number {
  return changesFrom(counts, OTHER);
}

/** Items of two lists by their keys: any of the two, that of the first, that of the second; null where a list has none. */
function pairs<T>(
  ones: readonly T[],
  others: readonly T[],
  keyOf: (item: T) => string,
): readonly (readonly [item: T, one: T | null, other: T | null])[] {
  const byKey = new Map(others.map((item) => [keyOf(item), item]));
  const keys = new Set(ones.map(keyOf));
  return [
    ...ones.map((one) => [one, one, byKey.get(keyOf(one)) ?? null] as const),
    ...others.filter((other) => !keys.has(keyOf(other))).map((other) => [other, null, other] as const),
  ];
}
