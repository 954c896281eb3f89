import { redactIdentifier, redactStateValue } from '../../telemetry/inspection/redact';
import { valueIn } from './entries';
import type { Recording } from './recording';

/** A recorded event of an actor: its type, and the ids of the transitions that it caused. */
export interface RecordedMacrostep {
  readonly event: string;
  readonly transitions: readonly string[];
  /** The state value after the event. */
  readonly value: unknown;
}

/** The recorded events of one actor. */
export interface RecordedMacrosteps {
  /** The first known state value; null when the actor's start is recorded, or nothing of the actor. */
  readonly from: unknown;
  /** In order; first the actor's start, where it is recorded. Events without a transition are left out. */
  readonly macrosteps: readonly RecordedMacrostep[];
}

/** Reads the events of one actor from a recording. @param upTo number of the last included entry */
export function recordedMacrosteps(recording: Recording, actor: string, upTo: number): RecordedMacrosteps {
  const macrosteps: { event: string; transitions: string[]; value: unknown }[] = [];
  /** The actor's start: XState reports its transitions before the start itself. */
  const start: { transitions: string[]; value: unknown } = { transitions: [], value: undefined };
  let from = validStateValue(recording.stateValueBefore(actor));
  let hasStart = false;
  let hasOpenEvent = false;
  for (const { message } of [...recording.entriesBackwards(actor, upTo)].reverse()) {
    const isStart = message.type !== '@xstate.actor' && message.event.type === 'xstate.init';
    hasStart ||= isStart;
    if (message.type === '@xstate.event') hasOpenEvent = false;
    if (message.type === '@xstate.actor' && !hasStart && macrosteps.length === 0)
      from = validStateValue(valueIn(message)) ?? from;
    if (message.type === '@xstate.snapshot' && isStart) start.value ??= redactStateValue(valueIn(message));
    if (message.type !== '@app.microstep') continue;
    const taken = message.transitions.map((id) => redactIdentifier(id));
    const value = redactStateValue(message.value);
    const lastMacrostep = macrosteps.at(-1);
    if (isStart) {
      start.transitions.push(...taken);
      start.value = value;
    } else if (hasOpenEvent && lastMacrostep !== undefined) {
      lastMacrostep.transitions.push(...taken);
      lastMacrostep.value = value;
    } else macrosteps.push({ event: redactIdentifier(message.event.type), transitions: taken, value });
    hasOpenEvent = !isStart;
  }
  const macrostepsWithTransitions = macrosteps.filter(({ transitions }) => transitions.length > 0);
  if (hasStart)
    return { from: null, macrosteps: [{ event: 'xstate.init', ...start }, ...macrostepsWithTransitions] };
  if (from !== null) return { from, macrosteps: macrostepsWithTransitions };
  // The state before the first event is unknown: the path starts after that event.
  return {
    from: validStateValue(macrostepsWithTransitions[0]?.value),
    macrosteps: macrostepsWithTransitions.slice(1),
  };
}

/** The redacted state value; null where it is invalid. */
function validStateValue(value: unknown): unknown {
  const isValue = typeof value === 'string' || (typeof value === 'object' && value !== null);
  return isValue ? redactStateValue(value) : null;
}
