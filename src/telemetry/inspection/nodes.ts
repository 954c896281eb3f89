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

/** Readable name of a guard; undefined without one. */
export function guardName(guard: unknown): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') {
    if (!('guards' in guard) || !Array.isArray(guard.guards)) return guard.name || 'inline';
    const parts = guard.guards.map((part: unknown) => guardName(part) ?? 'inline');
    return guard.name === 'not' ? `not ${parts.join(' ')}` : parts.join(` ${guard.name} `);
  }
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return 'inline';
}
