/** Path tests of a chart without screens. */
import type { AnyStateMachine } from 'xstate';
import { testMutants } from '../chart-mutants/test-mutants';
import { isReplay, readPlan } from '../kit/generators/plan';
import type { ModelOptions } from '../kit/model/journey-logic';
import type { JourneyTestParams } from '../kit/run/run';
import { createTestModel } from '../kit/run/test-model';
import { testChart } from './test-chart';
import { testPaths } from './test-paths';

interface ChildChartUnderTest<M extends AnyStateMachine> extends ModelOptions<M> {
  readonly machine: M;
  readonly file: string;
  /** Invariants after every step. */
  readonly check: NonNullable<JourneyTestParams<M>['check']>;
}

/** Declares the path tests of a chart that journeys invoke: both levels are the same, so it is walked once. */
export function testChildChart<M extends AnyStateMachine>(chart: ChildChartUnderTest<M>): void {
  const { machine, file, check } = chart;
  const plan = readPlan();
  const model = createTestModel(machine, chart);
  testMutants(model, chart, { check }, plan);
  if (plan.mutants !== undefined) return;
  if (!isReplay()) testChart(machine.id, model);
  const level = plan.levels.includes('screens') ? 'screens' : 'chart';
  testPaths({ id: machine.id, level, plan, model, file, run: { check } });
}
