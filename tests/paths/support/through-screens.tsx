/** Declares the tests of a journey: its paths with stubbed ports, on the chart alone and through its real screens. */
import { describe } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { takeComplaints } from '../../support/console-complaints';
import { isNight } from '../../support/night';
import { testMutants } from '../chart-mutants/test-mutants';
import { doubleTapUser } from '../fault-injection/pairs/fault-pairs';
import { testFaultPairs } from '../fault-injection/pairs/fault-pairs-tests';
import { isDaily, isReplay, readPlan } from '../kit/generators/plan';
import { replayLine } from '../kit/paths/token';
import { createTestModel, type JourneyTestModel } from '../kit/run/test-model';
import { withSeededMutant } from '../seeded-mutants/mutants';
import { testControls } from './dead-controls';
import { type JourneyUnderTest, throughScreens, withoutScreens } from './on-screen';
import { testChart } from './test-chart';
import { testPaths } from './test-paths';
import { collectTexts, testTexts } from './test-texts';

/** jsdom has no scrolling. Newer browsers return a promise, which an effect must not return as its clean-up. */
window.scrollTo = () => Promise.resolve();

/**
 * Declares the path tests of one journey as this run plans them (kit/generators/plan.ts): the rules of its chart and, on each level,
 * paths with real actors and stubbed ports.
 */
export function testJourney<M extends AnyStateMachine>(journey: JourneyUnderTest<M>): void {
  const plan = readPlan();
  const tested = plan.plant === undefined ? journey : withSeededMutant(journey, plan.plant);
  const { id, machine } = tested;
  const model = createTestModel(machine, tested);
  testMutants(model, tested, throughScreens(tested, { complaints: takeComplaints }), plan);
  if (plan.mutants !== undefined) return;
  if (!isReplay()) testChart(id, model);
  if (!isReplay() && plan.levels.includes('screens')) testControls(id, model.graph, tested.screens);
  for (const level of plan.levels) {
    const texts = collectTexts();
    const walked = testPaths({
      id,
      level,
      plan,
      model,
      file: tested.file,
      run:
        level === 'chart'
          ? withoutScreens<M>()
          : throughScreens(tested, { texts, complaints: takeComplaints }),
    });
    if (level === 'screens' && isDaily(plan) && !isReplay()) testTexts(id, texts, walked);
  }
  if (isNight && !isReplay()) testWithFaults(tested, model);
}

/** Declares paths that take each transition after each failed answer, with double taps; nightly only, as they take minutes. */
function testWithFaults<M extends AnyStateMachine>(
  journey: JourneyUnderTest<M>,
  model: JourneyTestModel<M>,
): void {
  const run = throughScreens(journey, { user: doubleTapUser, complaints: takeComplaints });
  describe(journey.id, () =>
    testFaultPairs(model, { ...run, again: (path) => replayLine(path, journey.file) }),
  );
}
