/** What a run of the path tests shall do; `npm run paths` writes it, the test files read it. */
import type { AnyStateMachine } from 'xstate';
import { pairCover, transitionCover } from './cover';
import type { Graph } from './explore';
import type { Path } from './replay';
import { goalNamed, shortestPath } from './shortest';
import { pathsToRun } from './token';
import { randomWalk, type WalkOptions, walkUntil } from './walk';
import { readCounts, weighBy } from './weights';

/** With held ports: the chart alone, or through its real screens in a DOM. */
export type HeldLevel = 'chart' | 'screens';

export interface Plan {
  readonly levels: readonly HeldLevel[];
  /** Where random walks start. */
  readonly seed: number;
  /** Walk at random until this share of the transitions was taken, in place of covering them; 0 to 1. */
  readonly until?: number;
  /** Most random steps of a journey. */
  readonly steps?: number;
  /** After all else, walk on at random for so long, each journey; ms. */
  readonly time?: number;
  /** Take every pair of transitions, in place of every transition. */
  readonly pairs?: boolean;
  /** Take the shortest path to this state, transition or requirement, and no other. */
  readonly to?: string;
  /** File of what merchants did (kit/weights.ts): walks go where they went. */
  readonly weights?: string;
  /** Most runs for making a failing path shorter; 100 unless told. */
  readonly shrink?: number;
  /** A known bug that is planted (tests/paths/plants). */
  readonly plant?: string;
}

/** What `vitest` does when nobody planned anything. */
const daily: Plan = { levels: ['screens'], seed: 42 };

/** Whether a plan walks what is walked when nobody planned anything, on whatever levels. */
export function isDaily({ levels: _, ...plan }: Plan): boolean {
  const { levels: __, ...usual } = daily;
  return JSON.stringify(plan) === JSON.stringify(usual);
}

/** Steps of a walk that is only bounded by its share. */
const MOST_STEPS = 5_000;

/** The plan of this run, as `PATHS_PLAN` holds it. */
export function readPlan(text = process.env.PATHS_PLAN): Plan {
  // SAFETY: the command line (tests/paths/cli) is the only writer of this variable.
  return text === undefined || text === '' ? daily : { ...daily, ...(JSON.parse(text) as Partial<Plan>) };
}

/**
 * The paths of one journey under a plan: the one of `PATHS_REPLAY`, the shortest to a goal, a walk until a share is
 * taken, or a cover with a walk after it.
 * @param walk random steps after the cover, when the plan names none
 */
export function plannedPaths<M extends AnyStateMachine>(
  graph: Graph<M>,
  plan: Plan,
  walk: number,
): readonly Path[] {
  const replayed = pathsToRun(graph, []);
  if (replayed.length > 0 || isReplay()) return replayed;
  if (plan.to !== undefined) return [pathTo(graph, plan.to)];
  const options = weighing(graph, plan);
  if (plan.until !== undefined) {
    const until = { share: plan.until, budget: plan.steps ?? MOST_STEPS, ...options };
    return walkUntil(graph, plan.seed, until).paths;
  }
  const cover = plan.pairs === true ? pairCover(graph) : transitionCover(graph);
  return [...cover, ...randomWalk(graph, plan.seed, plan.steps ?? walk, options)];
}

/** How walks of this plan choose their way. */
export function weighing<M extends AnyStateMachine>(graph: Graph<M>, { weights }: Plan): WalkOptions {
  return weights === undefined ? {} : { weigh: weighBy(readCounts(weights), graph.model.machine.id) };
}

/** Whether one written path shall run and nothing else. */
export function isReplay(code = process.env.PATHS_REPLAY): boolean {
  return code !== undefined && code !== '';
}

function pathTo<M extends AnyStateMachine>(graph: Graph<M>, name: string): Path {
  const path = shortestPath(graph, goalNamed(graph.model.machine, name));
  if (path === undefined) throw new Error(`No path of "${graph.model.machine.id}" leads to "${name}".`);
  return path;
}
