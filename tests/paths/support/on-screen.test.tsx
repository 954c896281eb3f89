// @vitest-environment jsdom
/** The invariants of `on-screen.tsx` are checked after each step of a path. */
import { expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { takeComplaints } from '../../support/console-complaints';
import { withJourney } from '../harness/journey';
import { transitionCover } from '../kit/generators/cover';
import { PathFailure } from '../kit/run/path-failure';
import { createTestModel } from '../kit/run/test-model';
import { type JourneyUnderTest, throughScreens } from './on-screen';
import '../harness/ill-behaved';

// Captures the journey of a path test, which would otherwise declare its tests here.
vi.mock('./through-screens', () => import('../harness/journey'));
window.scrollTo = () => Promise.resolve();

/** The reason of each failed path, by the state in which it failed. */
async function failuresOf<M extends AnyStateMachine>(journey: JourneyUnderTest<M>) {
  const model = createTestModel(journey.machine, journey);
  const run = throughScreens(journey, { complaints: takeComplaints });
  const found: Record<string, string> = {};
  for (const path of model.getPaths(transitionCover())) {
    try {
      await path.test(run);
    } catch (failure) {
      if (!(failure instanceof PathFailure)) throw failure;
      found[String(failure.details.value)] = failure.reason;
    }
  }
  return found;
}

it('checks the focus, the console and the stored data after each step', async () => {
  const found = await withJourney(failuresOf);
  // Overflow is tested in cli/layout-run.test.ts: jsdom has no layout.
  expect(found).toEqual({
    focusLost: 'the focus is lost on the way from ill-behaved/start',
    complaining: expect.stringContaining('two children with the same key'),
    keeping: 'personal data in the local storage: ABCDE1234F',
  });
});
