/** States and transitions of a chart: the denominator of coverage. */
import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { allNodes, isInert, transitionId, transitionsOf } from './internals';

/** A state of the chart; the root is not listed. */
export interface StateItem {
  readonly id: string;
  readonly label: string;
}

/** One branch of the chart. */
export interface TransitionItem {
  readonly id: string;
  readonly source: string;
  readonly eventType: string;
  readonly guard?: string;
  readonly targets: readonly string[];
  /** `source -- event [guard] --> target`. */
  readonly label: string;
}

export interface Inventory {
  readonly id: string;
  readonly states: readonly StateItem[];
  readonly transitions: readonly TransitionItem[];
}

/** Lists all states and all transitions, without those that do nothing (an event ignored on purpose). */
export function inventory(machine: AnyStateMachine): Inventory {
  const nodes = allNodes(machine);
  const states = nodes
    .filter((node) => node.parent !== undefined && node.type !== 'history')
    .map((node) => ({ id: node.id, label: node.path.join('.') }));
  const transitions = nodes.flatMap((node) =>
    transitionsOf(node)
      .filter((transition) => !isInert(transition))
      .map(describeTransition),
  );
  return { id: machine.id, states, transitions };
}

/** Readable name of a guard; undefined when there is none. */
export function guardName(guard: unknown): string | undefined {
  if (guard === undefined) return undefined;
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'function') {
    if (!isComposite(guard)) return guard.name || 'inline';
    const operands = guard.guards.map((operand) => {
      const name = guardName(operand) ?? 'inline';
      return isComposite(operand) && operand.name !== 'not' ? `(${name})` : name;
    });
    return guard.name === 'not' ? `not ${operands.join(' ')}` : operands.join(` ${guard.name} `);
  }
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return 'inline';
}

/** Whether it is made by XState's `and`, `or` or `not`, whose name it has. */
function isComposite(
  guard: unknown,
): guard is { readonly name: string; readonly guards: readonly unknown[] } {
  return typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards);
}

/** Readable event type of a transition. */
export function eventName(eventType: string): string {
  if (eventType === '') return 'always';
  const delay = /^xstate\.after\.([^.]+)\./.exec(eventType);
  if (delay?.[1] !== undefined) return `after ${delay[1]}`;
  const outcome = /^xstate\.(done|error)\.actor\.(.+)$/.exec(eventType);
  if (outcome?.[2] !== undefined) return `${outcome[2]} ${outcome[1] === 'done' ? 'done' : 'fails'}`;
  if (eventType.startsWith('xstate.done.state.')) return 'done';
  return eventType === 'xstate.route' ? 'route' : eventType;
}

function describeTransition(transition: AnyTransitionDefinition): TransitionItem {
  const { source } = transition;
  const eventType = String(transition.eventType ?? '');
  const guard = guardLabel(eventType, transition.guard);
  const targets = (transition.target ?? []).map((node) => node.id);
  const from = source.path.join('.') || '(any state)';
  const to = (transition.target ?? []).map((node) => node.path.join('.')).join(', ') || '(stays)';
  const when = guard === undefined ? '' : ` [${guard}]`;
  return {
    id: transitionId(transition),
    source: source.id,
    eventType,
    ...(guard === undefined ? {} : { guard }),
    targets,
    label: `${from} -- ${eventName(eventType)}${when} --> ${to}`,
  };
}

/** Name of the guard that the chart declares. For a route, XState wraps it in its own test of the target. */
function guardLabel(eventType: string, guard: unknown): string | undefined {
  if (eventType !== 'xstate.route') return guardName(guard);
  const wrapped = typeof guard === 'function' && 'guards' in guard ? guard.guards : undefined;
  return Array.isArray(wrapped) ? guardName(wrapped.at(-1)) : undefined;
}
