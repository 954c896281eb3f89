/** Declares the crossings of one journey at the level of held ports. */
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import type { Graph } from '../kit/explore';
import { describePath } from '../kit/replay';
import type { RunOptions } from '../kit/run';
import { runAndShrink } from '../kit/run-and-shrink';
import { crossedPairs, crossedPaths } from './held';

const LIMIT_MS = 60_000;

/** How the level runs a path: its host, its controls, its own checks. */
export type HowToRun<M extends AnyStateMachine> = Omit<RunOptions<M>, 'graph' | 'path'>;

/** After every answer that goes wrong, every way on; on a screen that keeps what every screen owes. */
export function testCrossings<M extends AnyStateMachine>(graph: Graph<M>, run: HowToRun<M>): void {
  const paths = crossedPaths(graph);
  if (paths.length === 0)
    it('crossed: it asks for nothing that can go wrong', () => expect(crossedPairs(graph)).toEqual([]));
  it.each(paths.map((path) => [describePath(path), path] as const))(
    'crossed: %s',
    async (_, path) => {
      await runAndShrink({ ...run, graph, path });
    },
    LIMIT_MS,
  );
}
