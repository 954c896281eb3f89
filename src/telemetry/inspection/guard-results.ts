import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { branchName } from './branch-name';
import { createReadRecorder, evaluateGuard } from './evaluate-guard';
import { machineOf } from './messages';
import { guardOf } from './nodes';
import type { GuardResult } from './protocol';

/**
 * Evaluates the guards of the active states' transitions, without sending events. Eventless transitions and routes are left
 * out: nobody waits for them.
 */
export function guardResultsOf(actor: AnyActorRef): readonly GuardResult[] {
  const machine = machineOf(actor);
  const snapshot: AnyMachineSnapshot = actor.getSnapshot();
  if (machine === null || snapshot.status !== 'active') return [];
  const awaited = snapshot._nodes.flatMap((node) =>
    [...node.transitions].flatMap(([type, branches]) => (String(type) === 'xstate.route' ? [] : branches)),
  );
  return awaited.map((transition) => judge(machine, snapshot, transition));
}

function judge(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  transition: AnyTransitionDefinition,
): GuardResult {
  const guard = guardOf(transition);
  if (guard === undefined) return { edge: branchName(transition), holds: true, reads: {} };
  const notes = createReadRecorder();
  const asked = { event: false };
  const context = notes.watch(snapshot.context, '');
  const event = reportingReads({ type: String(transition.eventType ?? '') }, () => {
    asked.event = true;
  });
  const holds = answerOf(() => evaluateGuard(machine, guard, { context, event }));
  return { edge: branchName(transition), holds: asked.event ? null : holds, reads: notes.reads() };
}

/** A guard may throw on the placeholder event. */
function answerOf(evaluate: () => boolean | null): boolean | null {
  try {
    return evaluate();
  } catch {
    return null;
  }
}

/** Wraps the event; calls back when anything but its type is read. */
function reportingReads<T extends object>(event: T, onRead: () => void): T {
  return new Proxy(event, {
    get(target, key, receiver) {
      if (typeof key === 'string' && key !== 'type') onRead();
      return Reflect.get(target, key, receiver);
    },
  });
}
