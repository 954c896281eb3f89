import { groupBy } from '../../group-by';
import type { FoldedWay } from '../folding/folded-group';
import { sum } from '../sum';
import { type Ranked, ranked } from './ranked';

/** Pages between two others, in order of first sight; empty where nothing was seen between them. */
interface WayBetween {
  readonly pages: readonly string[];
  readonly runs: number;
}

export interface WaysBetween {
  /** Runs that saw the first page. */
  readonly started: number;
  /** Runs that saw the second page only before the first. */
  readonly earlier: number;
  /** By what they saw in between: the runs that saw the second page after the first. */
  readonly ways: Ranked<WayBetween>;
}

/**
 * The ways that runs took from one page to another. Each page counts where a run saw it first.
 * @param from empty for the start of the run
 */
export function waysBetween(ways: readonly FoldedWay[], from: string, to: string): WaysBetween {
  const starting = ways.filter(({ states }) => from === '' || states.includes(from));
  // Before the first page: -1.
  const isLater = ({ states }: FoldedWay) => states.indexOf(to) > states.indexOf(from);
  const pagesOf = ({ states }: FoldedWay) => states.slice(states.indexOf(from) + 1, states.indexOf(to));
  const keyOf = (pages: readonly string[]) => pages.join('\0');
  const rows = [...groupBy(starting.filter(isLater), (way) => keyOf(pagesOf(way))).values()].flatMap(
    (same) => {
      const [first] = same;
      return first === undefined ? [] : [{ pages: pagesOf(first), runs: sum(same, ({ runs }) => runs) }];
    },
  );
  return {
    started: sum(starting, ({ runs }) => runs),
    earlier: sum(
      starting.filter((way) => way.states.includes(to) && !isLater(way)),
      ({ runs }) => runs,
    ),
    ways: ranked(rows, ({ pages }) => keyOf(pages)),
  };
}
