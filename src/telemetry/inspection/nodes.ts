import type {
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
  StateNode,
} from 'xstate';

/** A state node of any machine, as XState types it. */
export type AnyNode = StateNode<AnyMachineSnapshot['context'], EventObject>;

/** Every state node in document order, the root first. */
export function allNodes(machine: AnyStateMachine): AnyNode[] {
  const walk = (node: AnyNode): AnyNode[] => [node, ...Object.values(node.states).flatMap(walk)];
  return walk(machine.root);
}

/** Every transition that starts in this node, in XState's order (`on`, done, invoked, `after`; on the root also all routes), eventless ones last. */
export function transitionsOf(node: AnyNode): AnyTransitionDefinition[] {
  return [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
}

/** Id of a transition, as in the path tests: `${source.id}|${eventType}|${index}`. */
export function transitionId(transition: AnyTransitionDefinition): string {
  const { source } = transition;
  const eventType = String(transition.eventType ?? '');
  const list: readonly AnyTransitionDefinition[] =
    (eventType === '' ? source.always : source.transitions.get(eventType)) ?? [];
  return `${source.id}|${eventType}|${list.indexOf(transition)}`;
}

/** The chart's own guard of a transition; undefined without one. For a route XState makes `and([the event names this state, the chart's guard])`. */
export function guardOf(transition: AnyTransitionDefinition): unknown {
  const { guard, eventType } = transition;
  if (String(eventType) !== 'xstate.route') return guard;
  const wrapped = typeof guard === 'function' && 'guards' in guard ? guard.guards : undefined;
  return Array.isArray(wrapped) ? wrapped[wrapped.length - 1] : undefined;
}
