/** What a run of the path tests does; `npm run paths` writes the plan, the test files read it. */

import type { JourneyLogic } from '../model/journey-logic';
import type { Path } from '../paths/path';
import { pathsToRun } from '../paths/token';
import { pairCover, sampleCover } from './cover';
import type { JourneyPathGenerator } from './generator';
import { randomWalk, type WalkOptions } from './random-walk';
import { goalNamed, shortestPath } from './shortest';
import { readCounts, weighBy } from './weights';

/** Levels with stubbed ports: the chart alone, or its real screens in a DOM. */
export type StubbedLevel = 'chart' | 'screens';

export interface Plan {
  readonly levels: readonly StubbedLevel[];
  /** Seed of random walks. */
  readonly seed: number;
  /** Walk at random until this share of the transitions is taken, instead of covering them; 0 to 1. */
  readonly until?: number;
  /** Maximum number of random steps of a journey; after a cover, none by default. */
  readonly steps?: number;
  /** Additional time for random walks, for each journey; ms. */
  readonly time?: number;
  /** Take every pair of transitions instead of every transition and every sample. */
  readonly pairs?: boolean;
  /** Take only the shortest path to this state, transition or requirement. */
  readonly to?: string;
  /** File of weights for random walks (kit/generators/weights.ts). */
  readonly weights?: string;
  /** Maximum number of runs for shrinking a failing path; 100 by default. */
  readonly shrink?: number;
  /** Test mutants of the charts instead of walking them (tests/paths/chart-mutants): the part of all mutants, 0 to 1. */
  readonly mutants?: number;
  /** Name of a seeded mutant (tests/paths/seeded-mutants). */
  readonly plant?: string;
}

/** The plan of a `vitest` run without the command line of `npm run paths`. */
const daily: Plan = { levels: ['screens'], seed: 42 };

/** Whether a plan is the daily one, ignoring its levels. */
export function isDaily({ levels: _, ...plan }: Plan): boolean {
  const { levels: __, ...dailyPlan } = daily;
  return JSON.stringify(plan) === JSON.stringify(dailyPlan);
}

/** Maximum number of steps of a walk that has only `until` as its limit. */
const MAX_UNTIL_STEPS = 5_000;

/** The plan of this run, from `PATHS_PLAN`. */
export function readPlan(text = process.env.PATHS_PLAN): Plan {
  // SAFETY: the command line (tests/paths/cli) is the only writer of this variable.
  return text === undefined || text === '' ? daily : { ...daily, ...(JSON.parse(text) as Partial<Plan>) };
}

/** Whether `npm run paths` wrote a plan; a plain `vitest` run has none. */
export function isPlanned(text = process.env.PATHS_PLAN): boolean {
  return text !== undefined && text !== '';
}

/**
 * The paths of one journey under a plan: the path of `PATHS_REPLAY`, the shortest path to a goal, random walks until a share
 * of the transitions is taken, or a cover and as many random steps as the plan has.
 */
export function plannedPaths(plan: Plan): JourneyPathGenerator {
  return (logic, traversal) => {
    const replayed = pathsToRun(logic, []);
    if (replayed.length > 0 || isReplay()) return [...replayed];
    if (plan.to !== undefined) return [pathTo(logic, plan.to)];
    const options = { ...weighing(logic, plan), seed: plan.seed };
    if (plan.until !== undefined)
      return randomWalk({ ...options, steps: plan.steps ?? MAX_UNTIL_STEPS, until: plan.until })(
        logic,
        traversal,
      );
    const cover = plan.pairs === true ? pairCover() : sampleCover();
    const walk =
      plan.steps === undefined ? [] : randomWalk({ ...options, steps: plan.steps })(logic, traversal);
    return [...cover(logic, traversal), ...walk];
  };
}

/** Weights of random walks under this plan. */
export function weighing({ machine }: JourneyLogic, { weights }: Plan): Pick<WalkOptions, 'weigh'> {
  return weights === undefined ? {} : { weigh: weighBy(readCounts(weights), machine.id) };
}

/** Whether only one written path runs (`PATHS_REPLAY`). */
export function isReplay(code = process.env.PATHS_REPLAY): boolean {
  return code !== undefined && code !== '';
}

function pathTo(logic: JourneyLogic, name: string): Path {
  const path = shortestPath(logic, goalNamed(logic.machine, name));
  if (path === undefined) throw new Error(`No path of "${logic.machine.id}" leads to "${name}".`);
  return path;
}
