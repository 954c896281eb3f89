import { redactAnywhere, redactStateValue } from '../../telemetry/inspection/redact';
import { type Recording, valueIn } from './recording';

/** A recorded event of an actor: its type, and the ids of the transitions that it caused. */
export interface RecordedTurn {
  readonly event: string;
  readonly transitions: readonly string[];
  /** The state value after the event. */
  readonly value: unknown;
}

/** The recorded events of one actor. */
export interface RecordedTurns {
  /** The first known state value; null when the actor's start is recorded, or nothing of the actor. */
  readonly from: unknown;
  /** In order; first the actor's start, where it is recorded. Events without a transition are left out. */
  readonly turns: readonly RecordedTurn[];
}

/** Reads the events of one actor from a recording. @param upTo number of the last included entry */
export function recordedTurns(recording: Recording, actor: string, upTo: number): RecordedTurns {
  const turns: { event: string; transitions: string[]; value: unknown }[] = [];
  /** The actor's start: XState reports its transitions before the start itself. */
  const start: { transitions: string[]; value: unknown } = { transitions: [], value: undefined };
  let from = validStateValue(recording.stateValueBefore(actor));
  let hasStart = false;
  let hasOpenEvent = false;
  for (const { message } of [...recording.backwards(actor, upTo)].reverse()) {
    const isStart = message.type !== '@xstate.actor' && message.event.type === 'xstate.init';
    hasStart ||= isStart;
    if (message.type === '@xstate.event') hasOpenEvent = false;
    if (message.type === '@xstate.actor' && !hasStart && turns.length === 0)
      from = validStateValue(valueIn(message)) ?? from;
    if (message.type === '@xstate.snapshot' && isStart) start.value ??= redactStateValue(valueIn(message));
    if (message.type !== '@app.microstep') continue;
    const taken = message.transitions.map((id) => redactAnywhere(id));
    const value = redactStateValue(message.value);
    const lastMacrostep = turns.at(-1);
    if (isStart) {
      start.transitions.push(...taken);
      start.value = value;
    } else if (hasOpenEvent && lastMacrostep !== undefined) {
      lastMacrostep.transitions.push(...taken);
      lastMacrostep.value = value;
    } else turns.push({ event: redactAnywhere(message.event.type), transitions: taken, value });
    hasOpenEvent = !isStart;
  }
  const macrostepsWithTransitions = turns.filter(({ transitions }) => transitions.length > 0);
  if (hasStart)
    return { from: null, turns: [{ event: 'xstate.init', ...start }, ...macrostepsWithTransitions] };
  if (from !== null) return { from, turns: macrostepsWithTransitions };
  // The state before the first event is unknown: the path starts after that event.
  return {
    from: validStateValue(macrostepsWithTransitions[0]?.value),
    turns: macrostepsWithTransitions.slice(1),
  };
}

/** The redacted state value; null where it is invalid. */
function validStateValue(value: unknown): unknown {
  const isValue = typeof value === 'string' || (typeof value === 'object' && value !== null);
  return isValue ? redactStateValue(value) : null;
}
