/** Declares the tests of a journey: its paths with stubbed ports, on the chart alone and through its real screens. */
import { describe } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { takeComplaints } from '../../support/console-complaints';
import { doubleTapUser } from '../fault-injection/fault-pairs';
import { testFaultPairs } from '../fault-injection/fault-pairs-tests';
import { explore, type Graph } from '../kit/model/graph';
import { isDaily, isReplay, readPlan } from '../kit/generators/plan';
import { replayLine } from '../kit/paths/token';
import { withSeededMutant } from '../seeded-mutants/mutants';
import { testControls } from './dead-controls';
import { type JourneyUnderTest, throughScreens, withoutScreens } from './on-screen';
import { testChart } from './test-chart';
import { testPaths } from './test-paths';
import { collectTexts, testTexts } from './test-texts';

/** jsdom has no scrolling. Newer browsers return a promise, which an effect must not return as its clean-up. */
window.scrollTo = () => Promise.resolve();

/**
 * Declares the path tests of one journey as this run plans them (kit/plan.ts): the rules of its chart and, on each level,
 * paths with real actors and stubbed ports.
 */
export function testJourney<M extends AnyStateMachine>(journey: JourneyUnderTest<M>): void {
  const plan = readPlan();
  const tested = plan.plant === undefined ? journey : withSeededMutant(journey, plan.plant);
  const { id, machine } = tested;
  const graph = explore(machine, tested);
  if (!isReplay()) testChart(id, machine, graph);
  if (!isReplay() && plan.levels.includes('screens')) testControls(id, graph, tested.screens);
  for (const level of plan.levels) {
    const texts = collectTexts();
    const walked = testPaths({
      id,
      level,
      plan,
      graph,
      walk: tested.walk ?? 200,
      file: tested.file,
      run:
        level === 'chart'
          ? withoutScreens<M>()
          : throughScreens(tested, { texts, complaints: takeComplaints }),
    });
    if (level === 'screens' && isDaily(plan) && !isReplay()) testTexts(id, texts, walked);
  }
  if (process.env.NIGHTLY === '1' && !isReplay()) testWithFaults(tested, graph);
}

/** Declares paths that take each transition after each failed answer, with double taps; nightly only, as they take minutes. */
function testWithFaults<M extends AnyStateMachine>(journey: JourneyUnderTest<M>, graph: Graph<M>): void {
  const run = throughScreens(journey, { user: doubleTapUser, complaints: takeComplaints });
  describe(journey.id, () =>
    testFaultPairs(graph, { ...run, again: (path) => replayLine(path, journey.file) }),
  );
}
