import { groupBy } from '../group-by';
import { maxOf } from '../max-of';
import { mainPath } from './main-path';
import type { Run, RunEnd } from './runs';
import type { Shape } from './shapes';

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
 * furthest one.
 */
export function funnelOf(runs: readonly Run[], shape: Shape): Funnel {
  const forwardRuns = runs.map(withoutBack);
  const path = mainPath(forwardRuns, shape);
  const runsWithStage = forwardRuns.map((run) => ({
    run,
    reachedPages: pagesOf(run, shape),
    lastStage: furthestStage(run, path),
  }));
  const offPath = runsWithStage.filter(({ lastStage }) => lastStage < 0);
  const stages = path.map((state, index): FunnelStage => {
    const previousStage = path[index - 1] ?? null;
    const reachingRuns = runsWithStage.filter(({ reachedPages }) => reachedPages.includes(state));
    const skippedPrevious =
      index === 0
        ? []
        : reachingRuns.filter(
            ({ reachedPages }) => !pathTo(reachedPages, state).includes(previousStage ?? ''),
          );
    const lost = shape.ends.has(state) ? [] : runsWithStage.filter(({ lastStage }) => lastStage === index);
    return {
      state,
      reached: reachingRuns.length,
      share: reachingRuns.length / runs.length,
      otherPages: countStates(
        skippedPrevious.map(({ reachedPages }) => lastPage(pathTo(reachedPages, state), shape)),
      ),
      lost: endsOf(lost.map(({ run }) => run)),
    };
  });
  return {
    runs: runs.length,
    stages,
    offPath: countStates(offPath.map(({ reachedPages }) => lastPage(reachedPages, shape))),
    offPathEnds: endsOf(offPath.map(({ run }) => run)),
  };
}

/** Removes the final state of a run that ended by going back: it is no page that the merchant reached. */
function withoutBack(run: Run): Run {
  return run.end === 'back' ? { ...run, steps: run.steps.slice(0, -1) } : run;
}

/** The pages of a run, in order. A state that waits for a service, or has only eventless transitions, is no page. */
function pagesOf({ steps }: Run, shape: Shape): readonly string[] {
  return steps.map(({ state }) => state).filter((state) => shape.stages.has(state));
}

function pathTo(pages: readonly string[], state: string): readonly string[] {
  return pages.slice(0, pages.indexOf(state));
}

/** The last page that was shown to a person; a final state only where there is none. */
function lastPage(reachedPages: readonly string[], { ends }: Shape): string | null {
  const pages = reachedPages.filter((state) => !ends.has(state));
  return pages[pages.length - 1] ?? reachedPages[reachedPages.length - 1] ?? null;
}

/** Index in the path of the furthest page that a run reached; -1 for none. */
function furthestStage({ steps }: Run, path: readonly string[]): number {
  return Math.max(
    -1,
    maxOf(steps, ({ state }) => path.indexOf(state)),
  );
}

function countStates(states: readonly (string | null)[]): readonly CountedState[] {
  return [...groupBy(states, (state) => state)]
    .map(([state, group]) => ({ state, runs: group.length }))
    .sort((a, b) => b.runs - a.runs || ((a.state ?? '') < (b.state ?? '') ? -1 : 1));
}

function endsOf(runs: readonly Run[]): FunnelStage['lost'] {
  const countOf = (end: RunEnd) => runs.filter((run) => run.end === end).length;
  return {
    finished: countOf('finished'),
    back: countOf('back'),
    stopped: countOf('stopped'),
    left: countOf('left'),
    open: countOf('open'),
  };
}
