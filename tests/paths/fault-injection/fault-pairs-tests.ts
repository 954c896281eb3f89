/** Declares the fault injection tests of one journey with stubbed ports. */
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import type { Graph } from '../kit/model/graph';
import { describePath } from '../kit/paths/path';
import type { RunOptions } from '../kit/run/run';
import { runAndShrink } from '../kit/run/run-and-shrink';
import { faultPairPaths, faultPairs } from './fault-pairs';

const TIMEOUT_MS = 60_000;

/** How the level runs a path: host, controls and checks. */
export type LevelOptions<M extends AnyStateMachine> = Omit<RunOptions<M>, 'graph' | 'path'>;

/** Walks every next transition after every faulty answer, and checks the invariants of every screen. */
export function testFaultPairs<M extends AnyStateMachine>(graph: Graph<M>, run: LevelOptions<M>): void {
  const paths = faultPairPaths(graph);
  if (paths.length === 0)
    it('with faults: it makes no call that can fail', () => expect(faultPairs(graph)).toEqual([]));
  it.each(paths.map((path) => [describePath(path), path] as const))(
    'with faults: %s',
    async (_, path) => {
      await runAndShrink({ ...run, graph, path });
    },
    TIMEOUT_MS,
  );
}
