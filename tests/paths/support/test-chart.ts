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
import { type ChangedWay, changedWays, changedWaysInWords, wayInShort } from '../kit/ways-difference';
import { type Explained, expectApproved } from './approved';
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
    it.skipIf(readPlan().plant !== undefined)('leads where it was approved to lead', async (context) => {
      const explain = (approved: string, now: string) => waysExplained(id, changedWays(graph, approved, now));
      await expectApproved(context, { journey: id, kind: 'ways', text: waysOf(graph), explain });
    });
  });
}

/** Ways that are told at once, each with its path. */
const MOST_WAYS = 3;

function waysExplained(id: string, ways: readonly ChangedWay[]): Explained {
  const [first] = ways;
  const others = ways.length - 1;
  const more = others > 0 ? ` (and ${others} more)` : '';
  const indented = (some: readonly ChangedWay[]) => changedWaysInWords(some).map((line) => `  ${line}`);
  return {
    says: `${id} leads elsewhere than was approved: ${first === undefined ? 'its lines are in another order' : wayInShort(first)}${more}`,
    lines: [
      ...indented(ways.slice(0, MOST_WAYS)),
      ...(ways.length > MOST_WAYS ? [`  and ${ways.length - MOST_WAYS} more ways`] : []),
    ],
    all: changedWaysInWords(ways),
  };
}
