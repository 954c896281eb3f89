import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';

import { branchName } from './branch-name';
import { redactContext } from './contexts';
import { shortDefinition } from './definition';
import { type Asked, type Message, VERSION } from './protocol';
import { reasonsOf } from './reasons';
import { redact, redactAnywhere, redactStateValue } from './redact';

/** What XState told, and when (ms). Snapshots and events never change: they may be read later. */
export interface Noted {
  readonly told: InspectionEvent;
  readonly at: number;
}

/**
 * The message for what XState told, redacted whole; null for what is of no interest.
 * @param before how the actor stood; null where that is not known
 */
export function messageOf({ told, at }: Noted, before: unknown = null): Message | null {
  const { actorRef, rootId } = told;
  const base = {
    _version: VERSION,
    // The standard's own sender leaves it empty, though its type says text.
    id: '',
    createdAt: textOf(at),
    rootId,
    sessionId: actorRef.sessionId ?? '',
  };
  switch (told.type) {
    case '@xstate.actor':
      // Read later than it was told, its snapshot would tell of a time to come: the first one follows by itself.
      return actorMessage(refOf(actorRef), base, { status: 'active' });
    case '@xstate.event':
      return { ...base, type: told.type, event: eventOf(told.event), sourceId: told.sourceRef?.sessionId };
    case '@xstate.snapshot':
      return {
        ...base,
        type: told.type,
        event: eventOf(told.event),
        snapshot: snapshotOf(told.snapshot, actorRef),
      };
    case '@xstate.microstep':
      return {
        ...base,
        type: '@app.microstep',
        event: { type: redactAnywhere(told.event.type) },
        transitions: told._transitions.map(branchName),
        value: isMachineSnapshot(told.snapshot) ? redactStateValue(told.snapshot.value) : undefined,
        ...whyOf(told, before),
      };
    default:
      return null;
  }
}

let latestMoment = 0;
let latestText = '0';

/** What XState tells of one step shares its millisecond. */
function textOf(at: number): string {
  if (at === latestMoment) return latestText;
  latestMoment = at;
  latestText = String(at);
  return latestText;
}

/** Charts that make one call each. */
const CALLS = new Set(['load', 'submission']);

function whyOf(
  { event, snapshot: after, _transitions: taken }: Extract<InspectionEvent, { type: '@xstate.microstep' }>,
  before: unknown,
): { readonly asked?: readonly Asked[] } {
  // What makes a call has no screen to ask the reasons of, and takes most of all steps.
  if (!isMachineSnapshot(after) || CALLS.has(after.machine.id)) return {};
  const asked = reasonsOf({ event, taken, after }, isMachineSnapshot(before) ? before : null);
  return asked.length === 0 ? {} : { asked };
}

/** What is known of an actor. @param snapshot how it stands; as it runs now, when it is left out */
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
    snapshot: snapshotOf(snapshot, actor),
  };
}

/** The machine that an actor runs; null for a promise, a callback. */
export function machineOf(actor: AnyActorRef): AnyStateMachine | null {
  const logic: unknown = Reflect.get(actor, 'logic');
  return isMachine(logic) ? logic : null;
}

/** What XState types loosely is an actor all the same. */
export function refOf(actor: unknown): AnyActorRef {
  // SAFETY: XState's own inspection hands over the actor itself; its type names less of it than it has.
  return actor as AnyActorRef;
}

function eventOf(event: { readonly type: string }): { type: string } {
  const fields = redact(event);
  // Told of when it is sent, and again with each snapshot that it leads to, it is the same copy: its type is put right in that.
  return Object.assign(typeof fields === 'object' && fields !== null ? fields : {}, {
    type: redactAnywhere(event.type),
  });
}

/** What any actor's snapshot may have. */
const OUTSIDE = ['status', 'output', 'error', 'input'] as const;

type StandardSnapshot = Extract<Message, { type: '@xstate.snapshot' }>['snapshot'];

function snapshotOf(snapshot: unknown, actor: object): StandardSnapshot {
  // An actor that has not started may have none.
  if (typeof snapshot !== 'object' || snapshot === null) return plainSnapshot({ status: 'active' });
  const shown: Record<string, unknown> = {};
  for (const name of OUTSIDE) {
    const value: unknown = Reflect.get(snapshot, name);
    if (value !== undefined) shown[name] = redact(value, name);
  }
  if (!isMachineSnapshot(snapshot)) return plainSnapshot(shown);
  shown.value = redactStateValue(snapshot.value);
  shown.context = redactContext(actor, snapshot.context);
  shown.tags = [...snapshot.tags].map((tag) => redactAnywhere(String(tag)));
  shown.historyValue = {};
  const children: Record<string, unknown> = {};
  for (const id of Object.keys(snapshot.children))
    children[redactAnywhere(id)] = { sessionId: refOf(snapshot.children[id])?.sessionId };
  shown.children = children;
  return plainSnapshot(shown);
}

function plainSnapshot(fields: Readonly<Record<string, unknown>>): StandardSnapshot {
  // SAFETY: the fields of a snapshot, redacted; their types are not those of a live one, nor are the standard's.
  return fields as unknown as StandardSnapshot;
}

function isMachineSnapshot(snapshot: unknown): snapshot is AnyMachineSnapshot {
  return typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot && 'children' in snapshot;
}

function isMachine(logic: unknown): logic is AnyStateMachine {
  return typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic;
}
