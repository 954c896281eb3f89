import { greatest } from '../greatest';
import { groupBy } from '../group-by';
import { mainWay } from './main-way';
import type { Run, RunEnd } from './runs';
import type { Shape } from './shapes';

/** So many runs, by the page that they came from or saw last; null for none. */
export interface CountedState {
  readonly state: string | null;
  readonly runs: number;
}

/** One page of the way that most go. */
export interface FunnelStage {
  readonly state: string;
  /** Runs that came here, by whatever way. */
  readonly reached: number;
  /** Of all runs, 0 to 1. */
  readonly share: number;
  /** Those of them that were not on the page before: the page they came from instead. */
  readonly otherWays: readonly CountedState[];
  /** What became of the runs that came to no later page of the way; of an end of the chart, nothing. */
  readonly lost: Readonly<Record<RunEnd, number>>;
}

export interface Funnel {
  readonly runs: number;
  readonly stages: readonly FunnelStage[];
  /** Runs that came to no page of the way, by the last page that they saw, and what became of them. */
  readonly beside: readonly CountedState[];
  readonly besideEnds: Readonly<Record<RunEnd, number>>;
}

/**
 * The way that most go through a journey, with every run on it or beside it: whoever came to a page counts there, and is
 * lost at the last page of the way that they came to.
 */
export function funnelOf(runs: readonly Run[], shape: Shape): Funnel {
  const walked = runs.map(withoutBack);
  const way = mainWay(walked, shape);
  const walks = walked.map((run) => ({ run, seen: pagesOf(run, shape), last: lastOf(run, way) }));
  const beside = walks.filter(({ last }) => last < 0);
  const stages = way.map((state, index): FunnelStage => {
    const before = way[index - 1] ?? null;
    const here = walks.filter(({ seen }) => seen.includes(state));
    const others = index === 0 ? [] : here.filter(({ seen }) => !pathTo(seen, state).includes(before ?? ''));
    const lost = shape.ends.has(state) ? [] : walks.filter(({ last }) => last === index);
    return {
      state,
      reached: here.length,
      share: here.length / runs.length,
      otherWays: counted(others.map(({ seen }) => lastPage(pathTo(seen, state), shape))),
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

/** Going back out of a journey is no way to its end. */
function withoutBack(run: Run): Run {
  return run.end === 'back' ? { ...run, steps: run.steps.slice(0, -1) } : run;
}

/** The pages that a run saw, in order: what a service or a rule does in between is none. */
function pagesOf({ steps }: Run, shape: Shape): readonly string[] {
  return steps.map(({ state }) => state).filter((state) => shape.stages.has(state));
}

function pathTo(seen: readonly string[], state: string): readonly string[] {
  return seen.slice(0, seen.indexOf(state));
}

/** The last page that a person saw; the end of the chart only where there was none. */
function lastPage(seen: readonly string[], { ends }: Shape): string | null {
  const pages = seen.filter((state) => !ends.has(state));
  return pages[pages.length - 1] ?? seen[seen.length - 1] ?? null;
}

/** Place of the furthest page of the way that a run came to; -1 for none. */
function lastOf({ steps }: Run, way: readonly string[]): number {
  return Math.max(
    -1,
    greatest(steps, ({ state }) => way.indexOf(state)),
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
