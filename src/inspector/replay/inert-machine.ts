import { type AnyStateMachine, createActor, createMachine, type StateValue } from 'xstate';

import { allNodes, transitionId, transitionsOf } from '../../telemetry/inspection/nodes';

/** Asked for each branch that XState considers: whether it is taken. @param id of the branch, as the path kit names it */
export type Choice = (id: string) => boolean;

/** A copy of a chart in which nothing happens by itself. */
export interface InertCopy {
  readonly value: () => StateValue;
  /** One that is over takes nothing. */
  readonly send: (event: string) => void;
}

/** Waits that never end: a copy moves only when it is told to. */
const stillClock = { setTimeout: () => 0, clearTimeout: () => {} };

/**
 * Starts a copy of a chart: its states and branches are the chart's, and XState's own rules move it. It invokes nobody,
 * acts on nothing, waits for no time and knows no data, and it asks `choice` whether a branch is taken, guard or not.
 * @param from state value to begin at; null for the chart's start
 * @throws when the chart has no such state
 */
export function startInertCopy(machine: AnyStateMachine, from: StateValue | null, choice: Choice): InertCopy {
  const copy = createMachine({ ...machine.config, context: {}, output: undefined });
  for (const node of allNodes(copy)) {
    node.entry = [];
    node.exit = [];
    node.output = undefined;
    node.invoke.splice(0);
    if (node.type === 'compound') node.initial.actions = [];
    for (const transition of transitionsOf(node)) {
      const id = transitionId(transition);
      transition.actions = [];
      transition.guard = () => choice(id);
    }
  }
  const at = from === null ? {} : { snapshot: copy.resolveState({ value: from, context: {} }) };
  const actor = createActor(copy, { clock: stillClock, ...at }).start();
  return {
    value: () => actor.getSnapshot().value,
    send(type) {
      if (actor.getSnapshot().status === 'active') actor.send({ type });
    },
  };
}
