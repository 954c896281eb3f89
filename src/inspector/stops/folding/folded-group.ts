import type { RunEnd } from '../runs';
import type { NextPage } from './next-pages';

/** What visits are told apart by. */
export type Dimension = 'persona' | 'lender' | 'language' | 'version' | 'day';

export const DIMENSIONS: readonly Dimension[] = ['persona', 'lender', 'language', 'version', 'day'];

/** Name of what a file of counts has merged because it was rare. */
export const OTHER = '(other)';

/** What a group's visits have in common; null where it is unknown, or not told apart. */
export interface GroupKey {
  readonly persona: string | null;
  /** The last reported lender of a visit. */
  readonly lender: string | null;
  readonly language: string | null;
  /** Version of the app. */
  readonly version: string | null;
  /** Day of a visit's first event in India: "2026-03-02". */
  readonly day: string | null;
}

/** The counts of all visits with the same key. */
export interface FoldedGroup extends GroupKey {
  readonly visits: number;
  /** The visits among them that have not ended. */
  readonly open: number;
  readonly journeys: readonly FoldedJourney[];
}

/** Groups that are told apart by the dimensions `by`: each visit is in exactly one of them. */
export interface FoldedSet {
  readonly by: readonly Dimension[];
  readonly groups: readonly FoldedGroup[];
}

/** How often a change was reported. */
export interface FoldedTransition {
  /** Null at the start of the journey. */
  readonly from: string | null;
  readonly event: string;
  readonly to: string;
  readonly count: number;
  /** How often the run had been in `to` before. */
  readonly repeated: number;
  /** Lengths of the stays in `from` before the change, where known: pairs of ms (rounded) and how many stays. */
  readonly stays: readonly (readonly [ms: number, count: number])[];
  /**
   * What came next after the change, and how often; the counts add up to `count`. Empty for the start of the journey, for a journey that
   * this build of the inspector does not have, and for what a file of counts has merged; null where a file does not have it: before version 3.
   */
  readonly next: readonly (NextPage & { readonly count: number })[] | null;
}

/** Runs that saw the same pages, in the same order of first sight, and ended in the same way. */
export interface FoldedPath {
  /** States that a person sees, each once; without the final state of a run that ended by going back. */
  readonly states: readonly string[];
  readonly end: RunEnd;
  readonly runs: number;
}

/** Runs that ended in the same state in the same way, after the same changes. */
export interface FoldedBeforeStop {
  /** The state that they ended in. */
  readonly state: string;
  readonly end: 'stopped' | 'left';
  /** The last changes, the newest last: at most three, fewer where the run began or a change was not reported. `from` is null at the start. */
  readonly changes: readonly { readonly from: string | null; readonly event: string }[];
  readonly runs: number;
}

/** The counts of one journey: all that the page shows is computed of them and of the shape of the journey's chart. */
export interface FoldedJourney {
  readonly journey: string;
  /** Runs by how they ended; their sum is the number of runs. `merged`: runs whose end a file of counts does not have, since they are few. */
  readonly ends: Readonly<Record<RunEnd, number>> & { readonly merged?: number };
  readonly states: readonly {
    readonly state: string;
    /** Entries, also those whose change was not reported. */
    readonly entered: number;
    /** Runs that were in the state. */
    readonly reached: number;
    /** Runs that stopped in it. */
    readonly stopped: number;
  }[];
  readonly transitions: readonly FoldedTransition[];
  /** Empty for a journey that this build of the inspector does not have. */
  readonly paths: readonly FoldedPath[];
  /** Null where a file of counts does not have it: one of version 1. */
  readonly beforeStops: readonly FoldedBeforeStop[] | null;
}
