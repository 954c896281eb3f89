// @vitest-environment jsdom
/** What every screen owes after every step, also in a DOM. */
import { expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { takeComplaints } from '../../support/console-complaints';
import { transitionCover } from '../kit/cover';
import { explore } from '../kit/explore';
import { PathFailure } from '../kit/path-failure';
import { runPath } from '../kit/run';
import { withJourney } from '../stage/journey';
import { type JourneyUnderTest, throughScreens } from './on-screen';
import '../stage/ill-behaved';

// Its journey is kept for this test, and declares none of its own.
vi.mock('./through-screens', () => import('../stage/journey'));
window.scrollTo = () => Promise.resolve();

/** State in which each path failed, and why. */
async function failuresOf<M extends AnyStateMachine>(journey: JourneyUnderTest<M>) {
  const graph = explore(journey.machine, journey);
  const run = throughScreens(journey, { heard: takeComplaints });
  const found: Record<string, string> = {};
  for (const path of transitionCover(graph)) {
    try {
      await runPath({ ...run, graph, path });
    } catch (failure) {
      if (!(failure instanceof PathFailure)) throw failure;
      found[String(failure.scene.value)] = failure.reason;
    }
  }
  return found;
}

it('is judged step by step: the focus, the console, and what the phone keeps', async () => {
  const found = await withJourney(failuresOf);
  // What is too wide takes a page that is laid out (cli/layout-run.test.ts).
  expect(found).toEqual({
    focusLost: 'the focus is lost on the way from ill-behaved/start',
    complaining: expect.stringContaining('two children with the same key'),
    keeping: 'personal data in the local storage: ABCDE1234F',
  });
});
