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
 * URLs at which a journey can end from here by one event of the merchant other than back, with nothing but calls and decisions in
 * between; in the chart's order. An action that needs what the event carries names none: it depends on what the merchant chooses.
 */
export function urlsAhead({ machine, context, value }: AnyMachineSnapshot): readonly string[] {
  const seen = new Set<AnyStateNode>();
  const urlsFrom = (node: AnyStateNode | undefined): readonly (string | null)[] => {
    if (node === undefined || seen.has(node)) return [];
    seen.add(node);
    const transitions = [...(node.always ?? []), ...[...node.transitions.values()].flat()];
    return transitions
      .filter(({ eventType }) => eventType !== 'back')
      .flatMap(({ actions, target = [] }) => [
        ...actions.map((action) => redirectOf(action, machine, context)),
        ...target.flatMap((next) => [
          next.meta?.leadsTo ?? null,
          ...next.entry.map((action) => redirectOf(action, machine, context)),
          ...(isPassedThrough(next) ? urlsFrom(next) : []),
        ]),
      ]);
  };
  return [...new Set(urlsFrom(machine.states[String(value)]).filter((url) => url !== null))];
}

function isPassedThrough({ tags, always }: AnyStateNode): boolean {
  return tags.includes('pending') || (always?.length ?? 0) > 0;
}

/** What an action makes of `redirectTo`, which each journey puts out when it ends; null where it leaves it as it is. */
function redirectOf(action: Action, { implementations }: AnyStateMachine, context: object): string | null {
  const { actions } = implementations;
  const probe = createMachine({ context, on: { probe: { actions: [action] } } }, { actions });
  try {
    const [{ context: after }] = transition(probe, initialTransition(probe)[0], { type: 'probe' });
    const isNew =
      'redirectTo' in after && (!('redirectTo' in context) || after.redirectTo !== context.redirectTo);
    return isNew && typeof after.redirectTo === 'string' ? after.redirectTo : null;
  } catch {
    return null;
  }
}
