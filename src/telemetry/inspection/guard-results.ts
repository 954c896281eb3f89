import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { createReadRecorder, evaluateGuard } from './evaluate-guard';
import { machineOf } from './messages';
import { guardOf } from './nodes';
import type { GuardResult } from './protocol';
import { redactedTransitionId } from './redacted-transition-id';

/**
 * Evaluates the guards of the active states' transitions, without sending events. Eventless transitions and routes are left
 * out: the actor waits for no event of theirs.
 */
export function guardResultsOf(actor: AnyActorRef): readonly GuardResult[] {
  const machine = machineOf(actor);
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (machine === null || snapshot.status !== 'active') return [];
  const awaited = snapshot._nodes.flatMap((node) =>
    [...node.transitions].flatMap(([type, transitions]) =>
      String(type) === 'xstate.route' ? [] : transitions,
    ),
  );
  return awaited.map((transition) => evaluateTransition(machine, snapshot, transition));
}

function evaluateTransition(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  transition: AnyTransitionDefinition,
): GuardResult {
  const guard = guardOf(transition);
  if (guard === undefined) return { edge: redactedTransitionId(transition), holds: true, reads: {} };
  const readRecorder = createReadRecorder();
  const payload = { isRead: false };
  const context = readRecorder.wrap(snapshot.context, '');
  const event = withPayloadListener({ type: String(transition.eventType ?? '') }, () => {
    payload.isRead = true;
  });
  const holds = resultOrNull(() => evaluateGuard(machine, guard, { context, event }));
  return {
    edge: redactedTransitionId(transition),
    holds: payload.isRead ? null : holds,
    reads: readRecorder.reads(),
  };
}

/** The guard's result; null when it throws, because the placeholder event has no data. */
function resultOrNull(evaluate: () => boolean | null): boolean | null {
  try {
    return evaluate();
  } catch {
    return null;
  }
}

/** Returns a proxy of the event that calls back when anything but its type is read. */
function withPayloadListener<T extends object>(event: T, onPayloadRead: () => void): T {
  return new Proxy(event, {
    get(target, key, receiver) {
      if (typeof key === 'string' && key !== 'type') onPayloadRead();
      return Reflect.get(target, key, receiver);
    },
  });
}
