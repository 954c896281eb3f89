import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';

import { askGuard, noteReads } from './ask-guard';
import { branchName } from './branch-name';
import { machineOf } from './messages';
import { guardOf } from './nodes';
import type { Acceptance } from './protocol';

/**
 * What each branch of the active states would do now: its guard is asked, nothing is sent. Decisions are made already, and
 * where a URL leads is no event that a person waits for: both are left out.
 */
export function acceptanceOf(actor: AnyActorRef): readonly Acceptance[] {
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
): Acceptance {
  const guard = guardOf(transition);
  if (guard === undefined) return { edge: branchName(transition), holds: true, reads: {} };
  const notes = noteReads();
  const asked = { event: false };
  const context = notes.watch(snapshot.context, '');
  const event = tellingReads({ type: String(transition.eventType ?? '') }, () => {
    asked.event = true;
  });
  const holds = answerOf(() => askGuard(machine, guard, { context, event }));
  return { edge: branchName(transition), holds: asked.event ? null : holds, reads: notes.reads() };
}

/** A guard may fail on an event that is not there. */
function answerOf(ask: () => boolean | null): boolean | null {
  try {
    return ask();
  } catch {
    return null;
  }
}

/** The same event; tells when more of it is read than its type. */
function tellingReads<T extends object>(event: T, tell: () => void): T {
  return new Proxy(event, {
    get(target, key, receiver) {
      if (typeof key === 'string' && key !== 'type') tell();
      return Reflect.get(target, key, receiver);
    },
  });
}
