import type { AdjacentJourneys } from '../folding/adjacent-journeys';
import type { FoldedCounts } from '../folding/folded-counts';
import { type FoldedBeforeStop, type FoldedPath, OTHER } from '../folding/folded-group';

import type { PageTime } from '../folding/page-times';
import { runEnds } from '../runs';
import { sum } from '../sum';
import { chosenJourneys, type Filter } from '../summary';
import { type LenderCounts, lenderCountsOf } from './lenders';

/** What the runs of one journey did in order. */
export interface JourneyPaths {
  readonly journey: string;
  /** The paths whose pages are known, each with its runs. */
  readonly walked: readonly FoldedPath[];
  /** Runs whose pages a file of counts does not list, since their path was rare. */
  readonly suppressedRuns: number;
  /** Null where a file of counts does not have it: one of version 1. */
  readonly beforeStops: readonly FoldedBeforeStop[] | null;
  /** Between two pages of it, each at its first sight; null where a file of counts was opened: that needs the events. */
  readonly times: readonly PageTime[] | null;
  /** Which journeys came before it and after it; empty for one that runs inside another. Null as `times`. */
  readonly adjacent: AdjacentJourneys | null;
  /** By lender; null where a file of counts does not tell the filtered visits apart by lender. */
  readonly lenders: readonly LenderCounts[] | null;
}

/** The paths of a journey, of the filtered visits; null where the sets cannot tell them apart, or nobody was in the journey. */
export function journeyPathsOf(
  sets: readonly FoldedCounts[],
  journey: string,
  filter: Filter,
): JourneyPaths | null {
  const chosen = chosenJourneys(sets, filter);
  const folded = chosen?.journeys.find((one) => one.journey === journey);
  if (chosen === null || folded === undefined) return null;
  const { ends, paths, beforeStops } = folded;
  const events = chosen.fromEvents(journey);
  const reported = paths.filter(({ states }) => states[0] !== OTHER);
  const runs = sum(runEnds, (end) => ends[end]) + (ends.merged ?? 0);
  return {
    journey,
    walked: reported,
    suppressedRuns: runs - sum(reported, (path) => path.runs),
    beforeStops,
    times: events?.times ?? null,
    adjacent: events?.adjacent ?? null,
    lenders: lenderCountsOf(sets, journey, filter),
  };
}
