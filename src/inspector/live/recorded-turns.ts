import { redactAnywhere, redactStateValue } from '../../telemetry/inspection/redact';
import { type Recording, valueIn } from './recording';

/** One event: its type, its transitions by the ids of the path kit, and the resulting state. */
export interface RecordedTurn {
  readonly event: string;
  readonly transitions: readonly string[];
  /** The state value after it. */
  readonly value: unknown;
}

/** The path of one actor, as far as it is recorded. */
export interface RecordedTurns {
  /** The first known state value; null when the recording has its start, or nothing of it. */
  readonly from: unknown;
  /** Its start comes first, where it is recorded; events without a transition are left out. */
  readonly turns: readonly RecordedTurn[];
}

/** @param upTo number of the last included entry */
export function recordedTurns(recording: Recording, actor: string, upTo: number): RecordedTurns {
  const turns: { event: string; transitions: string[]; value: unknown }[] = [];
  /** Transitions of its start: XState reports them before the start itself. */
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
    const lastTurn = turns.at(-1);
    if (isStart) {
      start.transitions.push(...taken);
      start.value = value;
    } else if (hasOpenEvent && lastTurn !== undefined) {
      lastTurn.transitions.push(...taken);
      lastTurn.value = value;
    } else turns.push({ event: redactAnywhere(message.event.type), transitions: taken, value });
    hasOpenEvent = !isStart;
  }
  const turnsWithTransitions = turns.filter(({ transitions }) => transitions.length > 0);
  if (hasStart) return { from: null, turns: [{ event: 'xstate.init', ...start }, ...turnsWithTransitions] };
  if (from !== null) return { from, turns: turnsWithTransitions };
  // Its earlier state is unknown: the path starts after its first step.
  return { from: validStateValue(turnsWithTransitions[0]?.value), turns: turnsWithTransitions.slice(1) };
}

/** A valid state value; null otherwise. */
function validStateValue(value: unknown): unknown {
  const isValue = typeof value === 'string' || (typeof value === 'object' && value !== null);
  return isValue ? redactStateValue(value) : null;
}
