/** Declares the fault injection tests of one journey with stubbed ports. */
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { describePath } from '../../kit/paths/path';
import type { JourneyTestParams } from '../../kit/run/run';
import { runAndShrink } from '../../kit/run/run-and-shrink';
import type { JourneyTestModel } from '../../kit/run/test-model';
import { faultPairPaths, faultPairs } from './fault-pairs';

const TIMEOUT_MS = 60_000;

/** Walks the path of each pair of a faulty answer and a next transition, and checks the invariants of every screen. */
export function testFaultPairs<M extends AnyStateMachine>(
  model: JourneyTestModel<M>,
  params: JourneyTestParams<M>,
): void {
  const paths = faultPairPaths(model);
  if (paths.length === 0)
    it('with faults: it makes no call that can fail', () => expect(faultPairs(model)).toEqual([]));
  it.each(paths.map((path) => [describePath(path), path] as const))(
    'with faults: %s',
    async (_, path) => {
      await runAndShrink({ ...params, model, path });
    },
    TIMEOUT_MS,
  );
}
