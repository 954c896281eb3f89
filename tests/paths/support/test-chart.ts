/** Tests of a chart and of its graph, without walking paths. */
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { guardSides } from '../kit/coverage/guards';
import { deadEnds } from '../kit/generators/cover';
import { readPlan } from '../kit/generators/plan';
import { chartRules } from '../kit/judge/chart-rules';
import { effectsText } from '../kit/judge/effects-text';
import {
  type ChangedTransition,
  changedTransitionLines,
  changedTransitions,
  transitionSummary,
} from '../kit/judge/transition-changes';
import { transitionsText } from '../kit/judge/transitions-text';
import { inventory } from '../kit/model/inventory';
import type { JourneyTestModel } from '../kit/run/test-model';
import { type Explained, expectApproved } from './approved';
import { testAdapter } from './test-adapter';

/** Declares the tests of a chart, its adapter, and the samples that it was explored with. */
export function testChart<M extends AnyStateMachine>(id: string, model: JourneyTestModel<M>): void {
  const { machine, logic, graph } = model;
  testAdapter(id, graph);
  describe(id, () => {
    it('follows the chart rules', () => {
      expect(chartRules(machine)).toEqual([]);
    });

    it('has no unreachable state or transition, no unused sample and no dead end', () => {
      expect(model.uncovered()).toEqual([]);
      expect(graph.ignored).toEqual([]);
      expect(deadEnds(graph)).toEqual([]);
    });

    it('has both sides of every guard on its paths', () => {
      const missing = guardSides(inventory(machine), logic).filter(({ covered }) => !covered);
      expect(missing.map(({ label }) => label)).toEqual([]);
    });

    // A changed transition must be approved: run with -u, read the changed lines, give the reason in the commit.
    it.skipIf(readPlan().plant !== undefined)('has the approved transitions', async (context) => {
      const explain = (approved: string, now: string) =>
        explainTransitions(id, changedTransitions(logic, approved, now));
      await expectApproved(context, {
        journey: id,
        kind: 'transitions',
        text: transitionsText(graph),
        explain,
      });
    });

    // What it asks, how long it waits, and how often it asks again: transitions alone do not show it.
    it.skipIf(readPlan().plant !== undefined)('has the approved effects', async (context) => {
      await expectApproved(context, { journey: id, kind: 'effects', text: effectsText(logic, graph) });
    });
  });
}

/** Maximum number of changed transitions in the message. */
const MAX_TRANSITIONS = 3;

function explainTransitions(id: string, changes: readonly ChangedTransition[]): Explained {
  const [first] = changes;
  const others = changes.length - 1;
  const more = others > 0 ? ` (and ${others} more)` : '';
  const indented = (listed: readonly ChangedTransition[]) =>
    changedTransitionLines(listed).map((line) => `  ${line}`);
  return {
    summary: `${id} has other transitions than approved: ${first === undefined ? 'its lines are in another order' : transitionSummary(first)}${more}`,
    lines: [
      ...indented(changes.slice(0, MAX_TRANSITIONS)),
      ...(changes.length > MAX_TRANSITIONS
        ? [`  and ${changes.length - MAX_TRANSITIONS} more transitions`]
        : []),
    ],
    all: changedTransitionLines(changes),
  };
}
