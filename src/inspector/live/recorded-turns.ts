import { redactAnywhere, redactStateValue } from '../../telemetry/inspection/redact';
import { type Recording, valueIn } from './recording';

/** What one event did: its type, the branches that it took, by the ids of the path kit, and where they led. */
export interface RecordedTurn {
  readonly event: string;
  readonly transitions: readonly string[];
  /** The state value after it. */
  readonly value: unknown;
}

/** The way of one actor, as far as the recording holds it. */
export interface RecordedTurns {
  /** The state value that it is known from; null when the recording holds its beginning, or nothing of it. */
  readonly from: unknown;
  /** Its beginning comes first, where it is held; an event that took no branch is none. */
  readonly turns: readonly RecordedTurn[];
}

/** @param upTo number of the last entry that counts */
export function recordedTurns(recording: Recording, actor: string, upTo: number): RecordedTurns {
  const turns: { event: string; transitions: string[]; value: unknown }[] = [];
  /** What its start took: XState decides it before it says that the chart starts. */
  const start: { transitions: string[]; value: unknown } = { transitions: [], value: undefined };
  let from = placeOf(recording.stoodBefore(actor));
  let hasBegun = false;
  let isOpen = false;
  for (const { message } of [...recording.backwards(actor, upTo)].reverse()) {
    const isStart = message.type !== '@xstate.actor' && message.event.type === 'xstate.init';
    hasBegun ||= isStart;
    if (message.type === '@xstate.event') isOpen = false;
    if (message.type === '@xstate.actor' && !hasBegun && turns.length === 0)
      from = placeOf(valueIn(message)) ?? from;
    if (message.type === '@xstate.snapshot' && isStart) start.value ??= redactStateValue(valueIn(message));
    if (message.type !== '@app.microstep') continue;
    const taken = message.transitions.map((id) => redactAnywhere(id));
    const value = redactStateValue(message.value);
    const last = turns.at(-1);
    if (isStart) {
      start.transitions.push(...taken);
      start.value = value;
    } else if (isOpen && last !== undefined) {
      last.transitions.push(...taken);
      last.value = value;
    } else turns.push({ event: redactAnywhere(message.event.type), transitions: taken, value });
    isOpen = !isStart;
  }
  const walked = turns.filter(({ transitions }) => transitions.length > 0);
  if (hasBegun) return { from: null, turns: [{ event: 'xstate.init', ...start }, ...walked] };
  if (from !== null) return { from, turns: walked };
  // Where it stood before is not known: it is known from where its first step led.
  return { from: placeOf(walked[0]?.value), turns: walked.slice(1) };
}

/** A state value as it is shown; null for what is none. */
function placeOf(value: unknown): unknown {
  const isValue = typeof value === 'string' || (typeof value === 'object' && value !== null);
  return isValue ? redactStateValue(value) : null;
}
