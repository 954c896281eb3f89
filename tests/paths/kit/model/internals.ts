/**
 * The only file that uses XState internals: the transitions of a microstep, the nodes of a snapshot, and the actor scope of
 * a pure transition. `kit.test.ts` has a contract test for each.
 */
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createEmptyActor,
  type EventObject,
  type InspectionEvent,
  isMachineSnapshot,
  type StateNode,
} from 'xstate';

/** A state node of any machine, as XState types it. */
export type AnyNode = StateNode<AnyMachineSnapshot['context'], EventObject>;

/** A timer that a step started (`delay` in ms) or stopped (`delay` absent). */
export interface TimerChange {
  readonly id: string;
  readonly eventType?: string;
  readonly delay?: number;
}

/** An action of the chart itself that a step executed: what it does outside of the context, such as a report. */
export interface ExecutedAction {
  readonly type: string;
  readonly params: unknown;
}

/** What one macrostep did. */
export interface PureStep {
  readonly snapshot: AnyMachineSnapshot;
  /** Transition ids in the order taken, eventless ones included. */
  readonly transitions: readonly string[];
  /** State ids that were active at any moment of the step. */
  readonly states: readonly string[];
  readonly timers: readonly TimerChange[];
  readonly actions: readonly ExecutedAction[];
}

/** An inspected microstep of a machine. */
export interface Microstep {
  readonly actor: unknown;
  readonly machineId: string;
  readonly eventType: string;
  readonly transitions: readonly string[];
  readonly states: readonly string[];
}

/** Every state node in document order, the root first. */
export function allNodes(machine: AnyStateMachine): AnyNode[] {
  const walk = (node: AnyNode): AnyNode[] => [node, ...Object.values(node.states).flatMap(walk)];
  return walk(machine.root);
}

/** Every transition that starts in this node, in document order. */
export function transitionsOf(node: AnyNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** A transition that does nothing: an event deliberately ignored. */
export function isInert(transition: AnyTransitionDefinition): boolean {
  return transition.target === undefined && transition.actions.length === 0 && !transition.reenter;
}

/** `${source.id}|${eventType}|${index}`; the event type of an eventless transition is empty. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source } = transition;
  const eventType = String(transition.eventType ?? '');
  const list: readonly AnyTransitionDefinition[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  const index = list.indexOf(transition);
  if (index < 0) throw new Error(`XState changed: "${source.id}" does not list its own "${eventType}".`);
  return `${source.id}|${eventType}|${index}`;
}

/** Ids of the active states, without the root. */
export function activeStates(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes.filter((node) => node.parent !== undefined).map((node) => node.id);
}

/** The active nodes, from the outside in. */
export function activeNodes(snapshot: AnyMachineSnapshot): readonly AnyNode[] {
  return [...snapshot._nodes].sort((a, b) => a.order - b.order);
}

/** Ids of the active states, the root included, that have a branch for the event. */
export function listeningFor(snapshot: AnyMachineSnapshot, eventType: string): string[] {
  return snapshot._nodes.filter((node) => node.transitions.has(eventType)).map((node) => node.id);
}

/** Whether the state id belongs to an active state without children. */
export function isActiveLeaf(snapshot: AnyMachineSnapshot, stateId: string): boolean {
  return snapshot._nodes.some((node) => node.id === stateId && node.type === 'atomic');
}

/** Reads a microstep of a machine from an inspection event; undefined for everything else. */
export function microstepOf(event: InspectionEvent): Microstep | undefined {
  if (event.type !== '@xstate.microstep' || !isMachineSnapshot(event.snapshot)) return undefined;
  const exited = event._transitions.flatMap((transition) => selfAndParents(transition.source));
  return {
    actor: event.actorRef,
    machineId: event.snapshot.machine.id,
    eventType: event.event.type,
    transitions: event._transitions.map(transitionId),
    states: [...new Set([...exited, ...activeStates(event.snapshot)])],
  };
}

/** Active states from a snapshot event. Needed for a machine that has just started, which took no microstep. */
export function restingStatesOf(event: InspectionEvent): { machineId: string; states: string[] } | undefined {
  if (event.type !== '@xstate.snapshot' || !isMachineSnapshot(event.snapshot)) return undefined;
  return { machineId: event.snapshot.machine.id, states: activeStates(event.snapshot) };
}

/** The first macrostep of a machine; nothing that it invokes runs. */
export function pureStart(machine: AnyStateMachine, input: unknown): PureStep {
  return recordStep((scope) => machine.getInitialSnapshot(scope, input));
}

/** One macrostep; nothing that it invokes runs. */
export function pureStep(machine: AnyStateMachine, before: AnyMachineSnapshot, event: EventObject): PureStep {
  return recordStep((scope) => machine.transition(before, event, scope));
}

/** The same snapshot in a machine that has the same states; what it invoked goes on. */
export function adoptedSnapshot(machine: AnyStateMachine, snapshot: AnyMachineSnapshot): AnyMachineSnapshot {
  const { value, context, historyValue, status } = snapshot;
  return Object.assign(machine.resolveState({ value, context, historyValue, status }), {
    children: snapshot.children,
  });
}

type Scope = Parameters<AnyStateMachine['transition']>[2];

/** Stands for the actor that makes a step. One for all steps: a new actor, with its system, takes a tenth of the time of a step. */
const self: AnyActorRef = createEmptyActor();

/** Microsteps of the step that is being made. */
let microsteps: Microstep[] = [];

self.system.inspect((event: InspectionEvent) => {
  const step = microstepOf(event);
  if (step?.actor === self) microsteps.push(step);
});

function recordStep(run: (scope: Scope) => AnyMachineSnapshot): PureStep {
  const timers: TimerChange[] = [];
  const actions: ExecutedAction[] = [];
  microsteps = [];
  const snapshot = run({
    self,
    system: self.system,
    id: self.id,
    sessionId: self.sessionId,
    logger: () => {},
    defer: () => {},
    emit: () => {},
    stopChild: () => {},
    actionExecutor: (action) => {
      const change = timerChange(action.type, action.params, timers.length);
      if (change !== undefined) timers.push(change);
      if (!action.type.startsWith('xstate.')) actions.push({ type: action.type, params: action.params });
    },
  });
  if (snapshot.status === 'error') {
    throw new Error(`The chart stopped with an error: ${String(snapshot.error)}`, { cause: snapshot.error });
  }
  return {
    snapshot,
    transitions: microsteps.flatMap(({ transitions }) => transitions),
    states: [...new Set([...microsteps.flatMap(({ states }) => states), ...activeStates(snapshot)])],
    timers,
    actions,
  };
}

function selfAndParents(node: AnyNode): string[] {
  return node.parent === undefined ? [] : [node.id, ...selfAndParents(node.parent)];
}

function timerChange(type: string, params: unknown, count: number): TimerChange | undefined {
  if (typeof params !== 'object' || params === null) return undefined;
  if (type === 'xstate.cancel' && 'sendId' in params) return { id: String(params.sendId) };
  if (type !== 'xstate.raise' || !('delay' in params) || typeof params.delay !== 'number') return undefined;
  const event = 'event' in params ? params.event : undefined;
  if (typeof event !== 'object' || event === null || !('type' in event)) return undefined;
  const eventType = String(event.type);
  const id = 'id' in params && typeof params.id === 'string' ? params.id : `${eventType}#${count}`;
  return { id, eventType, delay: params.delay };
}
