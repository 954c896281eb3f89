import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';

import { branchName } from './branch-name';
import { shortDefinition } from './definition';
import { type EvaluatedGuard, type Message, VERSION } from './protocol';
import { reasonsOf } from './reasons';
import { redact, redactAnywhere, redactStateValue } from './redact';

/** An inspection event of XState and its time (ms). Snapshots and events are immutable, so they may be read later. */
export interface Noted {
  readonly inspected: InspectionEvent;
  readonly at: number;
}

/**
 * The redacted message of an inspection event; null for irrelevant ones.
 * @param before the actor's snapshot before; null where unknown
 */
export function messageOf({ inspected, at }: Noted, before: unknown = null): Message | null {
  const { actorRef, rootId } = inspected;
  const base = {
    _version: VERSION,
    // The reference sender leaves it empty, although its type is a text.
    id: '',
    createdAt: String(at),
    rootId,
    sessionId: actorRef.sessionId ?? '',
  };
  switch (inspected.type) {
    case '@xstate.actor':
      // Read later, its snapshot would be too new; the first snapshot is sent separately.
      return actorMessage(refOf(actorRef), base, { status: 'active' });
    case '@xstate.event':
      return {
        ...base,
        type: inspected.type,
        event: eventOf(inspected.event),
        sourceId: inspected.sourceRef?.sessionId,
      };
    case '@xstate.snapshot':
      return {
        ...base,
        type: inspected.type,
        event: eventOf(inspected.event),
        snapshot: snapshotOf(inspected.snapshot),
      };
    case '@xstate.microstep':
      return {
        ...base,
        type: '@app.microstep',
        event: { type: redactAnywhere(inspected.event.type) },
        transitions: inspected._transitions.map(branchName),
        value: isMachineSnapshot(inspected.snapshot) ? redactStateValue(inspected.snapshot.value) : undefined,
        ...whyOf(inspected, before),
      };
    default:
      return null;
  }
}

/** Charts that make one call each. */
const CALLS = new Set(['load', 'submission']);

function whyOf(
  { event, snapshot: after, _transitions: taken }: Extract<InspectionEvent, { type: '@xstate.microstep' }>,
  before: unknown,
): { readonly asked?: readonly EvaluatedGuard[] } {
  // Charts of calls have no decisions to explain, and make most steps.
  if (!isMachineSnapshot(after) || CALLS.has(after.machine.id)) return {};
  const asked = reasonsOf({ event, taken, after }, isMachineSnapshot(before) ? before : null);
  return asked.length === 0 ? {} : { asked };
}

/** Description of an actor. @param snapshot its snapshot; the current one by default */
export function actorMessage(
  actor: AnyActorRef,
  base: Pick<Message, '_version' | 'id' | 'createdAt' | 'rootId' | 'sessionId'>,
  snapshot: unknown = actor.getSnapshot(),
): Message {
  const machine = machineOf(actor);
  const isRoot = actor.id === actor.sessionId;
  return {
    ...base,
    type: '@xstate.actor',
    name: redactAnywhere(isRoot && machine !== null ? machine.id : actor.id),
    parentId: actor._parent?.sessionId,
    definition: machine === null ? undefined : shortDefinition(machine),
    snapshot: snapshotOf(snapshot),
  };
}

/** The machine that an actor runs; null for a promise, a callback. */
export function machineOf(actor: AnyActorRef): AnyStateMachine | null {
  const logic: unknown = Reflect.get(actor, 'logic');
  return isMachine(logic) ? logic : null;
}

/** Narrows XState's loose type to an actor. */
export function refOf(actor: unknown): AnyActorRef {
  // SAFETY: XState's inspection passes the actor itself, with a narrower type.
  return actor as AnyActorRef;
}

function eventOf(event: { readonly type: string }): { type: string } {
  const fields = redact(event);
  // The event and its snapshots share one copy: its type is corrected in that.
  return Object.assign(typeof fields === 'object' && fields !== null ? fields : {}, {
    type: redactAnywhere(event.type),
  });
}

/** Fields of any actor's snapshot. */
const OUTSIDE = ['status', 'output', 'error', 'input'] as const;

type StandardSnapshot = Extract<Message, { type: '@xstate.snapshot' }>['snapshot'];

function snapshotOf(snapshot: unknown): StandardSnapshot {
  // An actor that has not started may have none.
  if (typeof snapshot !== 'object' || snapshot === null) return plainSnapshot({ status: 'active' });
  const shown: Record<string, unknown> = {};
  for (const name of OUTSIDE) {
    const value: unknown = Reflect.get(snapshot, name);
    if (value !== undefined) shown[name] = redact(value, name);
  }
  if (!isMachineSnapshot(snapshot)) return plainSnapshot(shown);
  shown.value = redactStateValue(snapshot.value);
  shown.context = redact(snapshot.context);
  shown.tags = [...snapshot.tags].map((tag) => redactAnywhere(String(tag)));
  shown.historyValue = {};
  const children: Record<string, unknown> = {};
  for (const id of Object.keys(snapshot.children))
    children[redactAnywhere(id)] = { sessionId: refOf(snapshot.children[id])?.sessionId };
  shown.children = children;
  return plainSnapshot(shown);
}

function plainSnapshot(fields: Readonly<Record<string, unknown>>): StandardSnapshot {
  // SAFETY: redacted snapshot fields, whose types differ from a live one's, as in the standard.
  return fields as unknown as StandardSnapshot;
}

function isMachineSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'children' in snapshot;
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic;
}
