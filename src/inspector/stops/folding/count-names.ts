import type { RunEnd } from '../runs';
import type { BeforeStopName } from './before-stops';
import type { CountTable } from './count-table';
import type { NextPage } from './next-pages';
import type { PairLog } from './pair-log';

/** A change, without its count. */
export interface TransitionName {
  readonly journey: string;
  readonly from: string | null;
  readonly event: string;
  readonly to: string;
}

/** A path, without its runs. */
export interface PathName {
  readonly journey: string;
  readonly states: readonly string[];
  readonly end: RunEnd;
}

/** Counts by group (first number) and by what is counted (second number). */
export interface CountTables {
  /** By journey * 8 + how the runs ended; the last number is for runs whose end is suppressed. */
  readonly ends: CountTable;
  /** By state. */
  readonly entered: CountTable;
  readonly reached: CountTable;
  readonly stopped: CountTable;
  /** By transition. */
  readonly counts: CountTable;
  readonly repeated: CountTable;
  /** By transition * STAY_CODES + the code of the length. */
  readonly stays: PairLog;
  /** By path. */
  readonly paths: CountTable;
  /** By what runs did before they ended. */
  readonly beforeStops: CountTable;
  /** By transition and what came next after it. */
  readonly nextPages: CountTable;
}

/** Number of runs whose end is suppressed, after those of `runEnds`. */
export const MERGED_END = 7;
export const ENDS_PER_JOURNEY = 8;

/** What the second numbers of the tables mean. */
export interface CountNames {
  readonly journeys: readonly string[];
  readonly states: readonly { readonly journey: string; readonly state: string }[];
  readonly transitions: readonly TransitionName[];
  /** Made when it is asked for: there are many paths, and each names many pages. */
  readonly pathOf: (id: number) => PathName;
  readonly beforeStopOf: (id: number) => BeforeStopName;
  /** False where what was added does not have what runs did before they ended. */
  readonly hasBeforeStops: boolean;
  /** `change`: number of the transition. */
  readonly nextPageOf: (id: number) => { readonly change: number; readonly next: NextPage };
  /** False where what was added does not have what came next after a change. */
  readonly hasNextPages: boolean;
}
