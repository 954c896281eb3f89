import { groupBy } from '../../group-by';
import { OTHER } from '../folding/folded-group';
import { type CountedState, endsOf, lastPages } from '../funnel';
import type { RunEnd } from '../runs';
import { sum } from '../sum';
import type { JourneyPaths } from './journey-paths';

/** What became of the runs that saw one of some pages. */
export interface AfterPage {
  readonly runs: number;
  /** Runs that saw another page for the first time after it. */
  readonly wentOn: number;
  readonly ended: Readonly<Record<RunEnd, number>>;
  /** How many stopped in it, of those that stopped; null where a file of counts has merged some of those runs, or the states that they stopped in. */
  readonly stoppedHere: number | null;
  /** Where those came to an end that did. */
  readonly finishedIn: readonly CountedState[];
  /** Pages that they saw for the first time after it, the most frequent first; `share` is of all these runs, 0 to 1. */
  readonly later: readonly { readonly page: string; readonly runs: number; readonly share: number }[];
}

/**
 * How the runs ended that saw one of these pages, and which others they saw after the first of them. Each page counts where a run saw
 * it first.
 */
export function afterPage(
  { walked, suppressedRuns, beforeStops }: Pick<JourneyPaths, 'walked' | 'suppressedRuns' | 'beforeStops'>,
  pages: readonly string[],
): AfterPage {
  const isAsked = (state: string) => pages.includes(state);
  const seeing = walked.filter(({ states }) => states.some(isAsked));
  const laterPages = (states: readonly string[]) =>
    states.slice(states.findIndex(isAsked)).filter((state) => !isAsked(state));
  const runs = sum(seeing, (path) => path.runs);
  const stopped = beforeStops?.filter(({ end }) => end === 'stopped') ?? null;
  const isTold = suppressedRuns === 0 && stopped?.every(({ state }) => state !== OTHER);
  const later = seeing.flatMap((path) => laterPages(path.states).map((page) => ({ page, runs: path.runs })));
  return {
    runs,
    wentOn: sum(seeing, (path) => (laterPages(path.states).length > 0 ? path.runs : 0)),
    ended: endsOf(seeing),
    stoppedHere: stopped && isTold ? sum(stopped, ({ state, runs: of }) => (isAsked(state) ? of : 0)) : null,
    finishedIn: lastPages(seeing, 'finished'),
    later: [...groupBy(later, (row) => row.page)]
      .map(([page, rows]) => {
        const seen = sum(rows, (row) => row.runs);
        return { page, runs: seen, share: seen / runs };
      })
      .sort((a, b) => b.runs - a.runs || (a.page < b.page ? -1 : 1)),
  };
}
