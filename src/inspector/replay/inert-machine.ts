import { type AnyStateMachine, createActor, createMachine, type StateValue } from 'xstate';

import { allNodes, transitionId, transitionsOf } from '../../telemetry/inspection/nodes';

/**
 * Decides for each transition that XState considers whether it is taken. @param id of the transition, as in the path tests
 */
export type Choice = (id: string) => boolean;

/** A running copy of a chart without effects, timers and data. */
export interface InertCopy {
  readonly value: () => StateValue;
  /** Sends an event; ignored in a final state. */
  readonly send: (event: string) => void;
}

/** A clock whose timers never fire: a copy moves only by events. */
const clockWithoutTimers = { setTimeout: () => 0, clearTimeout: () => {} };

/** A chart without effects, whose guards all call `current.choice`. */
interface InertMachine {
  readonly machine: AnyStateMachine;
  /** The choice of the copy that is taking a step. All copies of the chart share the machine. */
  readonly current: { choice: Choice };
}

const inertMachines = new WeakMap<AnyStateMachine, InertMachine>();

/**
 * Starts a copy of a chart, with its states and transitions, run by XState itself. It has no invokes, actions, delays or
 * data, and calls `choice` for each transition, with a guard or without.
 * @param from initial state value; null for the chart's start
 * @throws when the chart has no such state
 */
export function startInertCopy(chart: AnyStateMachine, from: StateValue | null, choice: Choice): InertCopy {
  const { machine, current } = inertMachines.get(chart) ?? makeInert(chart);
  current.choice = choice;
  const restoredSnapshot =
    from === null ? {} : { snapshot: machine.resolveState({ value: from, context: {} }) };
  const actor = createActor(machine, { clock: clockWithoutTimers, ...restoredSnapshot });
  // An event of a recording file may be invalid: then the actor stops with an error.
  actor.subscribe({ error: () => {} });
  actor.start();
  return {
    value: () => actor.getSnapshot().value,
    send(type) {
      current.choice = choice;
      if (actor.getSnapshot().status === 'active') actor.send({ type });
    },
  };
}

function makeInert(chart: AnyStateMachine): InertMachine {
  const machine = createMachine({ ...chart.config, context: {}, output: undefined });
  const current: InertMachine['current'] = { choice: () => false };
  for (const node of allNodes(machine)) {
    node.entry = [];
    node.exit = [];
    node.output = undefined;
    node.invoke.splice(0);
    if (node.type === 'compound') node.initial.actions = [];
    for (const transition of transitionsOf(node)) {
      const id = transitionId(transition);
      transition.actions = [];
      transition.guard = () => current.choice(id);
    }
  }
  const inert = { machine, current };
  inertMachines.set(chart, inert);
  return inert;
}
