import type { NextPage } from '../stops/folding/next-pages';
import type { RunEnd } from '../stops/runs';

/** Every tally says how many sessions (visits) have at least one of what it counts; of merged rows, how many have it at least. */
export interface Tally {
  readonly sessions: number;
}

/** Stays in one bucket. `sessions`: those whose shortest stay of the transition is in it, so they add up over buckets. */
export interface BucketTally extends Tally {
  readonly bucket: number;
  readonly stays: number;
}

/** What came next after a change: a page, or where `page` is null the end of the run. */
export type NextPageTally = Tally & NextPage & { readonly count: number };

export interface TransitionTally extends Tally {
  /** Null at the start of the journey. */
  readonly from: string | null;
  readonly event: string;
  readonly to: string;
  readonly count: number;
  /** How often the run had been in `to` before. */
  readonly repeated: number;
  /** Lengths of the stays in `from` before the change, where known; by bucket, ascending. Empty for merged transitions. */
  readonly buckets: readonly BucketTally[];
  /** The counts add up to `count`; empty for the start of the journey, for a journey that has no chart here, and for merged transitions. */
  readonly next: readonly NextPageTally[];
}

export interface StateTally extends Tally {
  readonly state: string;
  readonly entered: number;
  /** Runs that were in the state. */
  readonly reached: number;
}

/** `(other)`: an end that is suppressed. */
export type ReportedEnd = RunEnd | '(other)';

export interface EndTally extends Tally {
  readonly end: ReportedEnd;
  readonly runs: number;
}

/** Runs by the state they ended in. */
export interface StopTally extends EndTally {
  readonly state: string;
}

/** Runs by their pages, in the order of first sight; `(other)` for paths that are suppressed. */
export interface PathTally extends EndTally {
  readonly pages: readonly string[];
}

/** Runs that stopped or went elsewhere, by the state that they ended in and what they did last. */
export interface BeforeStopTally extends StopTally {
  /** The last changes, the newest last: at most three. `from` is null at the start of the journey. */
  readonly changes: readonly (readonly [from: string | null, event: string])[];
}

export interface JourneyTally extends Tally {
  readonly journey: string;
  readonly runs: number;
  readonly ends: readonly EndTally[];
  readonly stops: readonly StopTally[];
  readonly states: readonly StateTally[];
  readonly transitions: readonly TransitionTally[];
  readonly paths: readonly PathTally[];
  readonly beforeStops: readonly BeforeStopTally[];
}

/** What visits of a file are told apart by. A persona is known of the sandbox alone, and is left out. */
export type AggregateDimension = 'lender' | 'language' | 'version' | 'day';

/** `value` of the set's dimension that the visits have in common; null where they do not say it, `(other)` for groups that are suppressed. */
export interface GroupTally {
  readonly value: string | null;
  readonly visits: number;
  /** Visits that have not ended; null where they are too few to be reported. */
  readonly open: number | null;
  readonly journeys: readonly JourneyTally[];
}

/** A partition of all visits by one dimension; by none: all in one group. */
export interface SetTally {
  readonly by: AggregateDimension | null;
  readonly groups: readonly GroupTally[];
}
