/** Declares a test for each mutant of a chart: the checks of its path test must detect it. */
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { randomFrom } from '../kit/generators/random';
import type { ExploreOptions } from '../kit/model/graph';
import type { JourneyTestParams } from '../kit/run/run';
import { createTestModel } from '../kit/run/test-model';
import { approvedOf, detectorOf } from './detect';
import { equivalentChartMutants } from './equivalent';
import { type ChartMutant, chartMutants, type MutantKind } from './mutants';
import { observe } from './observe';

/** Which mutants a run tries. */
export interface MutantSelection {
  /** Part of all mutants, drawn by the seed; 0 to 1. */
  readonly share: number;
  readonly seed: number;
}

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

export function testMutants<M extends AnyStateMachine>(
  machine: M,
  options: ExploreOptions<M>,
  params: JourneyTestParams<M>,
  selection: MutantSelection,
): void {
  const model = createTestModel(machine, options);
  const journey = { options, params, approved: approvedOf(model) };
  describe(`mutants of ${machine.id}`, () => {
    for (const mutant of selected(chartMutants(machine, observe(machine, options)), selection))
      it(
        mutant.name,
        async ({ task }) => {
          const { name, kind } = mutant;
          const equivalent = equivalentChartMutants[`${machine.id} ${name}`] ?? null;
          const detectedBy = await detectorOf(mutant, journey);
          task.meta.mutant = { chart: machine.id, name, kind, detectedBy, equivalent };
          if (equivalent === null) expect(detectedBy, 'no check detects it').not.toBeNull();
          else expect(detectedBy, `it is listed as equivalent (${equivalent})`).toBeNull();
        },
        TIMEOUT_MS,
      );
  });
}

function selected(mutants: readonly ChartMutant[], { share, seed }: MutantSelection): readonly ChartMutant[] {
  const random = randomFrom(seed);
  return mutants.filter(() => random.next() < share);
}
