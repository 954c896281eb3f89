import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { shortDefinition } from './definition';
import { evaluatedGuardsOf } from './evaluated-guards';
import { type Message, PROTOCOL_VERSION, type TriedTransition } from './protocol';
import { redact, redactIdentifier, redactStateValue } from './redact';
import { redactedTransitionId } from './redacted-transition-id';

/** An inspection event of XState and its time (ms). Its snapshot and event are immutable, so it may be converted later. */
export interface TimedInspectionEvent {
  readonly inspected: InspectionEvent;
  readonly at: number;
}

/**
 * The redacted message of an inspection event; null for an event that inspectors do not receive.
 * @param previousSnapshot the actor's snapshot before the event; null where unknown
 */
export function messageOf(
  { inspected, at }: TimedInspectionEvent,
  previousSnapshot: unknown = null,
): Message | null {
  const { actorRef, rootId } = inspected;
  const base = {
    _version: PROTOCOL_VERSION,
    // Left empty, as by `@statelyai/inspect`.
    id: '',
    createdAt: String(at),
    rootId,
    sessionId: actorRef.sessionId ?? '',
  };
  switch (inspected.type) {
    case '@xstate.actor':
      // The actor may have moved on since this event; its first snapshot is sent as an event of its own.
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
        event: { type: redactIdentifier(inspected.event.type) },
        transitions: inspected._transitions.map(redactedTransitionId),
        value: isMachineSnapshot(inspected.snapshot) ? redactStateValue(inspected.snapshot.value) : undefined,
        ...evaluatedGuardsIn(inspected, previousSnapshot),
      };
    default:
      return null;
  }
}

/** Charts that make one call each. */
const CALL_CHARTS = new Set(['load', 'submission']);

function evaluatedGuardsIn(
  {
    event,
    snapshot: snapshotAfter,
    _transitions: taken,
  }: Extract<InspectionEvent, { type: '@xstate.microstep' }>,
  previousSnapshot: unknown,
): { readonly asked?: readonly TriedTransition[] } {
  // The charts of calls have no decisions to explain, and cause most microsteps.
  if (!isMachineSnapshot(snapshotAfter) || CALL_CHARTS.has(snapshotAfter.machine.id)) return {};
  const evaluatedGuards = evaluatedGuardsOf(
    { event, taken, snapshotAfter },
    isMachineSnapshot(previousSnapshot) ? previousSnapshot : null,
  );
  return evaluatedGuards.length === 0 ? {} : { asked: evaluatedGuards };
}

/** The message that describes an actor. @param snapshot its snapshot; the current one by default */
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
    name: redactIdentifier(isRoot && machine !== null ? machine.id : actor.id),
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

export function refOf(actor: unknown): AnyActorRef {
  // SAFETY: XState's inspection passes the actor itself, declared with only some of its members.
  return actor as AnyActorRef;
}

function eventOf(event: { readonly type: string }): { type: string } {
  const fields = redact(event);
  // The copy is cached, and shared by the event message and the snapshot message of this event: the type is the same for both.
  return Object.assign(typeof fields === 'object' && fields !== null ? fields : {}, {
    type: redactIdentifier(event.type),
  });
}

/** Fields of any actor's snapshot; a chart has more. */
const SNAPSHOT_FIELDS = ['status', 'output', 'error', 'input'] as const;

type StandardSnapshot = Extract<Message, { type: '@xstate.snapshot' }>['snapshot'];

function snapshotOf(snapshot: unknown): StandardSnapshot {
  // An actor that has not started may have no snapshot.
  if (typeof snapshot !== 'object' || snapshot === null) return plainSnapshot({ status: 'active' });
  const redacted: Record<string, unknown> = {};
  for (const name of SNAPSHOT_FIELDS) {
    const value: unknown = Reflect.get(snapshot, name);
    if (value !== undefined) redacted[name] = redact(value, name);
  }
  if (!isMachineSnapshot(snapshot)) return plainSnapshot(redacted);
  redacted.value = redactStateValue(snapshot.value);
  redacted.context = redact(snapshot.context);
  redacted.tags = [...snapshot.tags].map((tag) => redactIdentifier(String(tag)));
  redacted.historyValue = {};
  const children: Record<string, unknown> = {};
  for (const id of Object.keys(snapshot.children))
    children[redactIdentifier(id)] = { sessionId: refOf(snapshot.children[id])?.sessionId };
  redacted.children = children;
  return plainSnapshot(redacted);
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
