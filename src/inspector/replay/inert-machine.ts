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

/** A chart without all that makes things happen, and who is asked instead of its guards. */
interface InertMachine {
  readonly machine: AnyStateMachine;
  /** Of the copy that moves at this moment; one moves at a time. */
  readonly asked: { choice: Choice };
}

const made = new WeakMap<AnyStateMachine, InertMachine>();

/**
 * Starts a copy of a chart: its states and branches are the chart's, and XState's own rules move it. It invokes nobody,
 * acts on nothing, waits for no time and knows no data, and it asks `choice` whether a branch is taken, guard or not.
 * @param from state value to begin at; null for the chart's start
 * @throws when the chart has no such state
 */
export function startInertCopy(chart: AnyStateMachine, from: StateValue | null, choice: Choice): InertCopy {
  const { machine, asked } = made.get(chart) ?? makeInert(chart);
  asked.choice = choice;
  const at = from === null ? {} : { snapshot: machine.resolveState({ value: from, context: {} }) };
  const actor = createActor(machine, { clock: stillClock, ...at });
  // What a file calls an event may be none: then the copy stays where it is, and takes nothing more.
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    value: () => actor.getSnapshot().value,
    send(type) {
      asked.choice = choice;
      if (actor.getSnapshot().status === 'active') actor.send({ type });
    },
  };
}

function makeInert(chart: AnyStateMachine): InertMachine {
  const machine = createMachine({ ...chart.config, context: {}, output: undefined });
  const asked: InertMachine['asked'] = { choice: () => false };
  for (const node of allNodes(machine)) {
    node.entry = [];
    node.exit = [];
    node.output = undefined;
    node.invoke.splice(0);
    if (node.type === 'compound') node.initial.actions = [];
    for (const transition of transitionsOf(node)) {
      const id = transitionId(transition);
      transition.actions = [];
      transition.guard = () => asked.choice(id);
    }
  }
  const inert = { machine, asked };
  made.set(chart, inert);
  return inert;
}
