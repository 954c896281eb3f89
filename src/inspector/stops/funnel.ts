import { greatest } from '../greatest';
import { groupBy } from '../group-by';
import { mainPath } from './main-path';
import type { Run, RunEnd } from './runs';
import type { Shape } from './shapes';

/** Number of runs by their previous or last page; null for none. */
export interface CountedState {
  readonly state: string | null;
  readonly runs: number;
}

/** One page of the most common path. */
export interface FunnelStage {
  readonly state: string;
  /** Runs that reached it, by any path. */
  readonly reached: number;
  /** Of all runs, 0 to 1. */
  readonly share: number;
  /** Those that skipped the page before: their previous page instead. */
  readonly otherPages: readonly CountedState[];
  /** Outcome of the runs that reached no later page of the path; empty for an end of the chart. */
  readonly lost: Readonly<Record<RunEnd, number>>;
}

export interface Funnel {
  readonly runs: number;
  readonly stages: readonly FunnelStage[];
  /** Runs that reached no page of the path, by their last page, and their outcome. */
  readonly beside: readonly CountedState[];
  readonly besideEnds: Readonly<Record<RunEnd, number>>;
}

/**
 * The most common path through a journey, with every run on it or beside it: a run counts on every page that it reached, and
 * is lost at its last page of the path.
 */
export function funnelOf(runs: readonly Run[], shape: Shape): Funnel {
  const walked = runs.map(withoutBack);
  const path = mainPath(walked, shape);
  const walks = walked.map((run) => ({ run, seen: pagesOf(run, shape), last: lastOf(run, path) }));
  const beside = walks.filter(({ last }) => last < 0);
  const stages = path.map((state, index): FunnelStage => {
    const before = path[index - 1] ?? null;
    const here = walks.filter(({ seen }) => seen.includes(state));
    const others = index === 0 ? [] : here.filter(({ seen }) => !pathTo(seen, state).includes(before ?? ''));
    const lost = shape.ends.has(state) ? [] : walks.filter(({ last }) => last === index);
    return {
      state,
      reached: here.length,
      share: here.length / runs.length,
      otherPages: counted(others.map(({ seen }) => lastPage(pathTo(seen, state), shape))),
      lost: endsOf(lost.map(({ run }) => run)),
    };
  });
  return {
    runs: runs.length,
    stages,
    beside: counted(beside.map(({ seen }) => lastPage(seen, shape))),
    besideEnds: endsOf(beside.map(({ run }) => run)),
  };
}

/** Leaving a journey by back is not an end of it. */
function withoutBack(run: Run): Run {
  return run.end === 'back' ? { ...run, steps: run.steps.slice(0, -1) } : run;
}

/** Pages of a run, in order; states of services and eventless states are not pages. */
function pagesOf({ steps }: Run, shape: Shape): readonly string[] {
  return steps.map(({ state }) => state).filter((state) => shape.stages.has(state));
}

function pathTo(seen: readonly string[], state: string): readonly string[] {
  return seen.slice(0, seen.indexOf(state));
}

/** The last page shown to a person; the end of the chart only without one. */
function lastPage(seen: readonly string[], { ends }: Shape): string | null {
  const pages = seen.filter((state) => !ends.has(state));
  return pages[pages.length - 1] ?? seen[seen.length - 1] ?? null;
}

/** Index of the furthest page of the path that a run reached; -1 for none. */
function lastOf({ steps }: Run, path: readonly string[]): number {
  return Math.max(
    -1,
    greatest(steps, ({ state }) => path.indexOf(state)),
  );
}

function counted(states: readonly (string | null)[]): readonly CountedState[] {
  return [...groupBy(states, (state) => state)]
    .map(([state, all]) => ({ state, runs: all.length }))
    .sort((one, other) => other.runs - one.runs || ((one.state ?? '') < (other.state ?? '') ? -1 : 1));
}

function endsOf(runs: readonly Run[]): FunnelStage['lost'] {
  const ended = (end: RunEnd) => runs.filter((run) => run.end === end).length;
  return {
    finished: ended('finished'),
    back: ended('back'),
    stopped: ended('stopped'),
    left: ended('left'),
    open: ended('open'),
  };
}
