/** Tests that the checks of a path test detect the mutants of its chart. */
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { isPlanned, isReplay, type Plan } from '../kit/generators/plan';
import { randomFrom } from '../kit/generators/random';
import type { ExploreOptions } from '../kit/model/graph';
import type { JourneyTestParams } from '../kit/run/run';
import type { JourneyTestModel } from '../kit/run/test-model';
import { detect, mutatedJourney } from './detect';
import { equivalentChartMutants } from './equivalent';
import { chartMutants, type MutantKind, type Observed } from './mutants';
import { observe } from './observe';

/** Part of the mutants that the tests of a journey try by day. By night, `npm run paths -- mutate` tries all of them. */
const DAILY_SHARE = 0.002;

/**
 * By day there are no mutants that move a bound of a guard or give a call another value of the same type: to observe which there are, the
 * whole chart is explored once more.
 */
const NOTHING_OBSERVED: Observed = { numbersReadByGuard: new Map(), neighboursOfInput: new Map() };

/** The result of one mutant. */
export interface MutantReport {
  readonly chart: string;
  readonly name: string;
  readonly kind: MutantKind;
  /** The check that failed; null when none did. */
  readonly detectedBy: string | null;
  /** Why nothing can detect it; null when something should. */
  readonly equivalent: string | null;
}

declare module 'vitest' {
  interface TaskMeta {
    mutant?: MutantReport;
  }
}

/** Time limit of one mutant, ms: it may walk all paths of its journey. */
const TIMEOUT_MS = 300_000;

const DOES_THE_SAME = 'it does the same in every step, with every context that the chart ever has';

/**
 * Declares a test for each mutant that is drawn with the seed of the plan: the share that the plan names, by day `DAILY_SHARE`; none
 * under a plan that names no share, and none in a replay.
 */
export function testMutants<M extends AnyStateMachine>(
  model: JourneyTestModel<M>,
  options: ExploreOptions<M>,
  params: JourneyTestParams<M>,
  plan: Plan,
): void {
  const share = plan.mutants ?? (isPlanned() ? 0 : DAILY_SHARE);
  if (share === 0 || isReplay()) return;
  const { machine } = model;
  const random = randomFrom(plan.seed);
  const observed = plan.mutants === undefined ? NOTHING_OBSERVED : observe(machine, options);
  const drawn = chartMutants(machine, observed).filter(() => random.next() < share);
  if (drawn.length === 0) return;
  const journey = mutatedJourney(model, options, params);
  describe(`mutants of ${machine.id}`, () => {
    for (const mutant of drawn)
      it(
        mutant.name,
        async ({ task }) => {
          const { name, kind } = mutant;
          const detection = await detect(mutant, journey);
          const { detectedBy } = detection;
          const listed = equivalentChartMutants[`${machine.id} ${name}`] ?? null;
          const equivalent = detectedBy === null && detection.isSame ? DOES_THE_SAME : listed;
          task.meta.mutant = { chart: machine.id, name, kind, detectedBy, equivalent };
          if (equivalent === null) expect(detectedBy, 'no check detects it').not.toBeNull();
          else expect(detectedBy, `it is listed as equivalent (${equivalent})`).toBeNull();
        },
        TIMEOUT_MS,
      );
  });
}
