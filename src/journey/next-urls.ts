import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  createMachine,
  initialTransition,
  transition,
} from 'xstate';

type Action = AnyStateNode['entry'][number];

/**
 * URLs to which a journey can redirect after one more event of the merchant (except `back`), where only pending and routing states
 * follow; in the chart's order. An action that reads the event's payload is left out: its URL depends on what the merchant chooses.
 * Yields once for each action, null where the action sets no URL: trying all of them takes 100 ms on a slow phone.
 */
export function* possibleNextUrls({
  machine,
  context,
  value,
}: AnyMachineSnapshot): Generator<string | null, void> {
  const visitedNodes = new Set<AnyStateNode>();
  function* urlsFrom(node: AnyStateNode | undefined): Generator<string | null, void> {
    if (node === undefined || visitedNodes.has(node)) return;
    visitedNodes.add(node);
    const transitions = [...(node.always ?? []), ...[...node.transitions.values()].flat()];
    for (const { actions, target = [] } of transitions.filter(({ eventType }) => eventType !== 'back')) {
      for (const action of actions) yield redirectOf(action, machine, context);
      for (const next of target) {
        yield next.meta?.redirectPattern ?? null;
        for (const action of next.entry) yield redirectOf(action, machine, context);
        if (isPassedThrough(next)) yield* urlsFrom(next);
      }
    }
  }
  yield* urlsFrom(machine.states[String(value)]);
}

/** The merchant does nothing in a pending or a routing state. */
function isPassedThrough({ tags, always }: AnyStateNode): boolean {
  return tags.includes('pending') || (always?.length ?? 0) > 0;
}

/** Runs an action on the context; returns the new `redirectTo` (where the journey leads when it ends), null if unchanged. */
function redirectOf(action: Action, { implementations }: AnyStateMachine, context: object): string | null {
  const { actions } = implementations;
  const probe = createMachine({ context, on: { probe: { actions: [action] } } }, { actions });
  try {
    const [{ context: changedContext }] = transition(probe, initialTransition(probe)[0], { type: 'probe' });
    const isNew =
      'redirectTo' in changedContext &&
      (!('redirectTo' in context) || changedContext.redirectTo !== context.redirectTo);
    return isNew && typeof changedContext.redirectTo === 'string' ? changedContext.redirectTo : null;
  } catch {
    return null;
  }
}
