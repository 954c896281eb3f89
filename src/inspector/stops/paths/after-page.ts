import { groupBy } from '../../group-by';
import { type CountedState, endsOf, lastPages } from '../funnel';
import type { RunEnd } from '../runs';
import { sum } from '../sum';
import type { JourneyPaths } from './journey-paths';

/** What became of the runs that saw a page. */
export interface AfterPage {
  readonly runs: number;
  readonly ended: Readonly<Record<RunEnd, number>>;
  /** How many stopped in it, of those that stopped; null where a file of counts does not tell both of the same runs. */
  readonly stoppedHere: number | null;
  /** Where those came to an end that did. */
  readonly finishedIn: readonly CountedState[];
  /** Pages that they saw for the first time after it, the most frequent first; `share` is of all these runs, 0 to 1. */
  readonly later: readonly { readonly page: string; readonly runs: number; readonly share: number }[];
}

/** How the runs ended that saw a page, and which pages they saw later. Each page counts where a run saw it first. */
export function afterPage(
  { ways, suppressedRuns, beforeStops }: Pick<JourneyPaths, 'ways' | 'suppressedRuns' | 'beforeStops'>,
  page: string,
): AfterPage {
  const seeing = ways.filter(({ states }) => states.includes(page));
  const runs = sum(seeing, (way) => way.runs);
  const stoppedIn = (beforeStops ?? []).filter(({ state, end }) => state === page && end === 'stopped');
  const later = seeing.flatMap((way) =>
    way.states.slice(way.states.indexOf(page) + 1).map((next) => ({ page: next, runs: way.runs })),
  );
  return {
    runs,
    ended: endsOf(seeing),
    stoppedHere: beforeStops === null || suppressedRuns > 0 ? null : sum(stoppedIn, (row) => row.runs),
    finishedIn: lastPages(seeing, 'finished'),
    later: [...groupBy(later, (row) => row.page)]
      .map(([next, rows]) => {
        const seen = sum(rows, (row) => row.runs);
        return { page: next, runs: seen, share: seen / runs };
      })
      .sort((a, b) => b.runs - a.runs || (a.page < b.page ? -1 : 1)),
  };
}
