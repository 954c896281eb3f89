/** What must hold of a chart before anybody walks on it. */
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';

import { chartRules } from '../kit/chart-rules';
import { deadEnds, unreachable } from '../kit/cover';
import type { Graph } from '../kit/explore';
import { guardSides } from '../kit/guards';
import { inventory } from '../kit/inventory';
import { readPlan } from '../kit/plan';
import { waysOf } from '../kit/ways';
import { testAdapter } from './test-adapter';

/** Declares the tests of a chart and of the samples that it was explored with. */
export function testChart<M extends AnyStateMachine>(id: string, machine: M, graph: Graph<M>): void {
  testAdapter(id, graph);
  describe(id, () => {
    it('keeps the rules of a chart', () => {
      expect(chartRules(machine)).toEqual([]);
    });

    it('has no transition that nothing can reach, no sample that nothing takes, and no dead end', () => {
      expect(unreachable(inventory(machine), graph).map((transition) => transition.label)).toEqual([]);
      expect(graph.ignored).toEqual([]);
      expect(deadEnds(graph)).toEqual([]);
    });

    it('has both sides of every guard on its paths', () => {
      const missing = guardSides(inventory(machine), graph).filter(({ covered }) => !covered);
      expect(missing.map(({ label }) => label)).toEqual([]);
    });

    // A change of where something leads is a visible act: run with -u, read the lines that changed, say why in the commit.
    it.skipIf(readPlan().plant !== undefined)('leads where it was approved to lead', async () => {
      await expect(waysOf(graph)).toMatchFileSnapshot(`approved/${id}.ways.txt`);
    });
  });
}
