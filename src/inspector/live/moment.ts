import type { Chart } from '../chart/chart';
import { type Entry, valueIn } from './entries';
import type { Recording } from './recording';
import { statusAt } from './running-at';

/** State of an actor at an entry of the recording. */
export interface Moment {
  readonly value: unknown;
  readonly context: Readonly<Record<string, unknown>>;
  /** The context before the last event; null where it is not recorded. At an entry before the event's snapshot, both contexts are the same. */
  readonly contextBefore: Readonly<Record<string, unknown>> | null;
  /** null before the actor started. */
  readonly status: string | null;
  /** Type of the last event. */
  readonly event: string | null;
  /** Number of the actor's last included entry; null without one. */
  readonly no: number | null;
  /** Ids of the transitions that the last event caused, in order. */
  readonly taken: readonly string[];
}

/** Reads an actor's state from the recording. @param upTo number of the last included entry */
export function momentOf(recording: Recording, actor: string, upTo: number): Moment {
  let value: unknown;
  let event: string | null = null;
  let lastEntry: Entry | null = null;
  /** Recorded contexts, the newest first. */
  const contexts: Moment['context'][] = [];
  const taken: string[] = [];
  let isLastEvent = true;
  for (const entry of recording.entriesBackwards(actor, upTo)) {
    lastEntry ??= entry;
    const { message } = entry;
    if (message.type === '@app.microstep') {
      value ??= message.value;
      if (isLastEvent) taken.unshift(...message.transitions);
      event ??= message.event.type;
    } else if (message.type === '@xstate.event') {
      event ??= message.event.type;
      isLastEvent = false;
    } else {
      const context = objectIn(message.snapshot, 'context');
      value ??= valueIn(message);
      if (context !== null) contexts.push(context);
    }
    if (contexts.length > 1 && value !== undefined && !isLastEvent) break;
  }
  // Without a snapshot of the last event, the newest context is the one before it.
  const hasLastSnapshot = lastEntry !== null && 'snapshot' in lastEntry.message;
  value ??= recording.stateValueBefore(actor);
  const status = statusAt(recording, actor, upTo);
  return {
    value,
    context: contexts[0] ?? {},
    contextBefore: contexts[hasLastSnapshot ? 1 : 0] ?? null,
    status,
    event,
    no: lastEntry?.no ?? null,
    taken,
  };
}

/** Ids of the states in a state value, and of their parents. */
export function activeIn(chart: Chart, value: unknown): ReadonlySet<string> {
  const active = new Set<string>();
  const visit = (value: unknown, path: readonly string[]) => {
    if (typeof value === 'string') return addState([...path, value]);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, innerValue] of Object.entries(value)) {
      addState([...path, name]);
      visit(innerValue, [...path, name]);
    }
  };
  const addState = (path: readonly string[]) => {
    const found = chart.states.find((state) => state.path.join(' ') === path.join(' '));
    if (found !== undefined) active.add(found.id);
  };
  visit(value, []);
  return active;
}

/** A state value as text: `review`, `paying.scan`, or `a.x, b.y` for parallel states. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, inner]) => {
      const innerText = valueText(inner);
      return innerText === '' ? name : `${name}.${innerText}`;
    })
    .join(', ');
}

function fieldOf(object: unknown, key: string): unknown {
  return typeof object === 'object' && object !== null ? Reflect.get(object, key) : undefined;
}

function objectIn(object: unknown, key: string): Moment['context'] | null {
  const found = fieldOf(object, key);
  return typeof found === 'object' && found !== null && !Array.isArray(found)
    ? Object.fromEntries(Object.entries(found))
    : null;
}
