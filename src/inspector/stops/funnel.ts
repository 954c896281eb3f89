import { groupBy } from '../group-by';
import { maxOf } from '../max-of';
import { type FoldedPath, OTHER } from './folding/folded-group';
import { mainPath } from './main-path';
import type { RunEnd } from './runs';
import type { Shape } from './shapes';
import { sum } from './sum';

/** Number of runs with the same previous or last page; `state` is null where they have none. */
export interface CountedState {
  readonly state: string | null;
  readonly runs: number;
}

/** One page of the most common path. */
export interface FunnelStage {
  readonly state: string;
  /** Runs that reached the page, by any path. */
  readonly reached: number;
  /** Share of all runs that reached it, 0 to 1. */
  readonly share: number;
  /** The runs that came from elsewhere than the previous page of the path, by the page that they came from. */
  readonly otherPages: readonly CountedState[];
  /** How the runs ended that reached no later page of the path; all zero for a final state. */
  readonly lost: Readonly<Record<RunEnd, number>>;
}

export interface Funnel {
  readonly runs: number;
  readonly stages: readonly FunnelStage[];
  /** Runs that reached no page of the path, by their last page; and how they ended. */
  readonly offPath: readonly CountedState[];
  readonly offPathEnds: Readonly<Record<RunEnd, number>>;
}

/**
 * The most common path through a journey. A run is counted on every page of the path that it reached, and as lost on the
 * furthest one. A page that a run saw again counts where it saw it first.
 */
export function funnelOf(allPaths: readonly FoldedPath[], shape: Shape): Funnel {
  const paths = allPaths.map((path) => ({
    ...path,
    // Which pages are in a merged row is suppressed, so it must not be counted as one of no page at all.
    states: path.states.filter((state) => shape.stages.has(state) || state === OTHER),
  }));
  const main = mainPath(paths, shape);
  const runs = runsOf(paths);
  const pathsWithStage = paths.map((path) => ({
    path,
    lastStage: maxOf(path.states, (state) => main.indexOf(state)),
  }));
  const offPath = pathsWithStage.filter(({ lastStage }) => lastStage < 0).map(({ path }) => path);
  const stages = main.map((state, index): FunnelStage => {
    const previousStage = main[index - 1] ?? null;
    const reaching = paths.filter(({ states }) => states.includes(state));
    const skippedPrevious =
      previousStage === null
        ? []
        : reaching.filter(({ states }) => !pathTo(states, state).includes(previousStage));
    const lost = shape.ends.has(state) ? [] : pathsWithStage.filter(({ lastStage }) => lastStage === index);
    const reached = runsOf(reaching);
    return {
      state,
      reached,
      share: reached / runs,
      otherPages: countPages(skippedPrevious, ({ states }) => lastPage(pathTo(states, state), shape)),
      lost: endsOf(lost.map(({ path }) => path)),
    };
  });
  return {
    runs,
    stages,
    offPath: countPages(offPath, ({ states }) => lastPage(states, shape)),
    offPathEnds: endsOf(offPath),
  };
}

function runsOf(paths: readonly FoldedPath[]): number {
  return sum(paths, ({ runs }) => runs);
}

function pathTo(pages: readonly string[], state: string): readonly string[] {
  return pages.slice(0, pages.indexOf(state));
}

/** The last page that was shown to a person; a final state only where there is none. */
function lastPage(pages: readonly string[], { ends }: Shape): string | null {
  return pages.findLast((state) => !ends.has(state)) ?? pages.at(-1) ?? null;
}

function countPages(
  paths: readonly FoldedPath[],
  pageOf: (path: FoldedPath) => string | null,
): readonly CountedState[] {
  return [...groupBy(paths, pageOf)]
    .map(([state, group]) => ({ state, runs: runsOf(group) }))
    .sort((a, b) => b.runs - a.runs || ((a.state ?? '') < (b.state ?? '') ? -1 : 1));
}

/** The last pages, each at its first sight, of the runs with this end, the most frequent first: of `finished`, the final states. */
export function lastPages(paths: readonly FoldedPath[], ending: RunEnd): readonly CountedState[] {
  return countPages(
    paths.filter(({ end }) => end === ending),
    ({ states }) => states.at(-1) ?? null,
  );
}

/** How the runs of these paths ended. */
export function endsOf(paths: readonly FoldedPath[]): FunnelStage['lost'] {
  const countOf = (end: RunEnd) => runsOf(paths.filter((path) => path.end === end));
  return {
    finished: countOf('finished'),
    back: countOf('back'),
    stopped: countOf('stopped'),
    left: countOf('left'),
    open: countOf('open'),
  };
}
