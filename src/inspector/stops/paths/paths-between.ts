import { groupBy } from '../../group-by';
import type { FoldedPath } from '../folding/folded-group';
import { sum } from '../sum';
import { type Ranked, ranked } from './ranked';

/** Pages between two others, in order of first sight; empty where nothing was seen between them. */
interface PathBetween {
  readonly pages: readonly string[];
  readonly runs: number;
}

export interface PathsBetween {
  /** Runs that saw the first page. */
  readonly started: number;
  /** Runs that saw the second page only before the first. */
  readonly earlier: number;
  /** By what they saw in between: the runs that saw the second page after the first. */
  readonly between: Ranked<PathBetween>;
}

/**
 * The paths that runs took from one page to another. Each page counts where a run saw it first.
 * @param from empty for the start of the run
 */
export function pathsBetween(paths: readonly FoldedPath[], from: string, to: string): PathsBetween {
  const starting = paths.filter(({ states }) => from === '' || states.includes(from));
  // Before the first page: -1.
  const isLater = ({ states }: FoldedPath) => states.indexOf(to) > states.indexOf(from);
  const pagesOf = ({ states }: FoldedPath) => states.slice(states.indexOf(from) + 1, states.indexOf(to));
  const keyOf = (pages: readonly string[]) => pages.join('\0');
  const rows = [...groupBy(starting.filter(isLater), (path) => keyOf(pagesOf(path))).values()].flatMap(
    (same) => {
      const [first] = same;
      return first === undefined ? [] : [{ pages: pagesOf(first), runs: sum(same, ({ runs }) => runs) }];
    },
  );
  return {
    started: sum(starting, ({ runs }) => runs),
    earlier: sum(
      starting.filter((path) => path.states.includes(to) && !isLater(path)),
      ({ runs }) => runs,
    ),
    between: ranked(rows, ({ pages }) => keyOf(pages)),
  };
}
