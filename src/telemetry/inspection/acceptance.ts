import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';

import { machineOf } from './messages';
import { guardOf, transitionId, transitionsOf } from './nodes';
import type { Acceptance } from './protocol';
import { redact } from './redact';

/** What each branch of the active states would do now: its guard is asked, nothing is sent. */
export function acceptanceOf(actor: AnyActorRef): readonly Acceptance[] {
  const machine = machineOf(actor);
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (machine === null || snapshot.status !== 'active') return [];
  return snapshot._nodes.flatMap(transitionsOf).map((transition) => judge(machine, snapshot, transition));
}

function judge(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  transition: AnyTransitionDefinition,
): Acceptance {
  const reads: Record<string, unknown> = {};
  const asked = { event: false };
  const context = noting(snapshot.context, (key) => {
    reads[key] = redact(snapshot.context[key], key);
  });
  const event = noting({ type: String(transition.eventType ?? '') }, (key) => {
    if (key !== 'type') asked.event = true;
  });
  const holds = answerOf(() => evaluate(machine, guardOf(transition), { context, event }));
  return { edge: transitionId(transition), holds: asked.event ? null : holds, reads };
}

/** A guard may fail on an event that is not there. */
function answerOf(ask: () => boolean | null): boolean | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

interface Given {
  readonly context: unknown;
  readonly event: unknown;
}

/** As XState does: a name, a name with parameters, a function, or several put together. Null: not to be known here. */
function evaluate(machine: AnyStateMachine, guard: unknown, given: Given): boolean | null {
  if (guard === undefined) return true;
  if (typeof guard === 'string') return evaluate(machine, machine.implementations.guards[guard], given);
  if (typeof guard === 'function') {
    if (!('check' in guard)) return Boolean(guard(given, undefined));
    const parts = 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : null;
    return parts === null
      ? null
      : combine(
          guard.name,
          parts.map((part) => evaluate(machine, part, given)),
        );
  }
  if (typeof guard !== 'object' || guard === null || !('type' in guard)) return null;
  const rule: unknown = machine.implementations.guards[String(guard.type)];
  const params: unknown = 'params' in guard ? guard.params : undefined;
  const found: unknown = typeof params === 'function' ? params(given) : params;
  if (typeof rule !== 'function' || 'check' in rule) return evaluate(machine, rule, given);
  return Boolean(rule(given, found));
}

function combine(name: string, parts: readonly (boolean | null)[]): boolean | null {
  const [first = null] = parts;
  if (name === 'not') return first === null ? null : !first;
  const decisive = name === 'or';
  if (parts.includes(decisive)) return decisive;
  return parts.includes(null) ? null : !decisive;
}

/** The same object; says which of its keys are read. */
function noting<T extends object>(object: T, note: (key: string) => void): T {
  return new Proxy(object, {
    get(target, key, receiver) {
      if (typeof key === 'string') note(key);
      return Reflect.get(target, key, receiver);
    },
  });
}
