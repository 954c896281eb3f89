import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate';

import { askGuard, noteReads } from './ask-guard';
import { machineOf } from './messages';
import { guardOf, transitionId, transitionsOf } from './nodes';
import type { Acceptance } from './protocol';

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
  const guard = guardOf(transition);
  if (guard === undefined) return { edge: transitionId(transition), holds: true, reads: {} };
  const notes = noteReads();
  const asked = { event: false };
  const context = notes.watch(snapshot.context, '');
  const event = tellingReads({ type: String(transition.eventType ?? '') }, () => {
    asked.event = true;
  });
  const holds = answerOf(() => askGuard(machine, guard, { context, event }));
  return { edge: transitionId(transition), holds: asked.event ? null : holds, reads: notes.reads() };
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
