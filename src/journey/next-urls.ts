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
 * URLs of the journeys that may come next, in the chart's order, so that they can be preloaded: follows each event of the
 * merchant except `back`, and goes on through states in which the merchant does nothing. An action that reads the event's
 * payload names no URL: it depends on what the merchant chooses.
 *
 * A generator, because all of it takes 100 ms on a slow phone: the caller spreads it over idle periods. It yields null for what
 * names no URL.
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
