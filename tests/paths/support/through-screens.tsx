/** Declares the tests of a journey: its paths with held ports, on the chart alone and through its real screens. */
import { describe } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { takeComplaints } from '../../support/console-complaints';
import { nervous } from '../crossing/held';
import { testCrossings } from '../crossing/held-tests';
import { explore, type Graph } from '../kit/explore';
import { isDaily, isReplay, readPlan } from '../kit/plan';
import { replayLine } from '../kit/token';
import { withPlant } from '../plants/plants';
import { testControls } from './dead-controls';
import { type JourneyUnderTest, throughScreens, watched } from './on-screen';
import { testChart } from './test-chart';
import { testPaths } from './test-paths';
import { collectWords, testWords } from './test-words';

/** jsdom has no scrolling. Newer browsers answer with a promise: what an effect hands on would be called as its end. */
window.scrollTo = () => Promise.resolve();

/**
 * Declares the path tests of one journey as this run plans them (kit/plan.ts): the rules of its chart and, on each level,
 * paths with real actors and held ports.
 */
export function testJourney<M extends AnyStateMachine>(journey: JourneyUnderTest<M>): void {
  const plan = readPlan();
  const tested = plan.plant === undefined ? journey : withPlant(journey, plan.plant);
  const { id, machine } = tested;
  const graph = explore(machine, tested);
  if (!isReplay()) testChart(id, machine, graph);
  if (!isReplay() && plan.levels.includes('screens')) testControls(id, graph, tested.screens);
  for (const level of plan.levels) {
    const words = collectWords();
    const walked = testPaths({
      id,
      level,
      plan,
      graph,
      walk: tested.walk ?? 200,
      file: tested.file,
      run: level === 'chart' ? watched<M>() : throughScreens(tested, { words, heard: takeComplaints }),
    });
    if (level === 'screens' && isDaily(plan) && !isReplay()) testWords(id, words, walked);
  }
  if (process.env.NIGHTLY === '1' && !isReplay()) crossings(tested, graph);
}

/** After every answer that goes wrong, every way on, with a thumb that taps twice; by night: by day they would cost CI minutes. */
function crossings<M extends AnyStateMachine>(journey: JourneyUnderTest<M>, graph: Graph<M>): void {
  const run = throughScreens(journey, { hand: nervous, heard: takeComplaints });
  describe(journey.id, () =>
    testCrossings(graph, { ...run, again: (path) => replayLine(path, journey.file) }),
  );
}
