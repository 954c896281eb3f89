import type { Chart } from '../chart/chart';
import { type Recording, valueIn } from './recording';
import { statusAt } from './then';

/** State of an actor at an entry of the recording. */
export interface Moment {
  readonly value: unknown;
  readonly context: Readonly<Record<string, unknown>>;
  /** The context before the last change. */
  readonly contextBefore: Readonly<Record<string, unknown>> | null;
  /** null before it started. */
  readonly status: string | null;
  /** Type of the last event. */
  readonly event: string | null;
  /** Transitions of the last step, in order. */
  readonly taken: readonly string[];
}

/** Reads an actor's state from the recording. @param upTo number of the last included entry */
export function momentOf(recording: Recording, actor: string, upTo: number): Moment {
  let value: unknown;
  let event: string | null = null;
  let context: Moment['context'] | null = null;
  let contextBefore: Moment['context'] | null = null;
  const taken: string[] = [];
  let isLastStep = true;
  for (const { message } of recording.backwards(actor, upTo)) {
    if (message.type === '@app.microstep') {
      value ??= message.value;
      if (isLastStep) taken.unshift(...message.transitions);
      event ??= message.event.type;
    } else if (message.type === '@xstate.event') {
      event ??= message.event.type;
      isLastStep = false;
    } else {
      const snapshot: unknown = message.snapshot;
      const found = recordIn(snapshot, 'context');
      value ??= valueIn(message);
      if (context === null) context = found;
      else contextBefore ??= found;
    }
    if (contextBefore !== null && value !== undefined && !isLastStep) break;
  }
  value ??= recording.stateValueBefore(actor);
  const status = statusAt(recording, actor, upTo);
  return { value, context: context ?? {}, contextBefore, status, event, taken };
}

/** Ids of the states in a state value, with their parents. */
export function activeIn(chart: Chart, value: unknown): ReadonlySet<string> {
  const active = new Set<string>();
  const visit = (inner: unknown, path: readonly string[]) => {
    if (typeof inner === 'string') return mark([...path, inner]);
    if (typeof inner !== 'object' || inner === null) return;
    for (const [name, below] of Object.entries(inner)) {
      mark([...path, name]);
      visit(below, [...path, name]);
    }
  };
  const mark = (path: readonly string[]) => {
    const state = chart.states.find((one) => one.path.join(' ') === path.join(' '));
    if (state !== undefined) active.add(state.id);
  };
  visit(value, []);
  return active;
}

/** `review`, `paying.scan`, or `a.x, b.y`. */
export function valueText(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .map(([name, inner]) => {
      const below = valueText(inner);
      return below === '' ? name : `${name}.${below}`;
    })
    .join(', ');
}

function fieldOf(from: unknown, key: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, key) : undefined;
}

function recordIn(from: unknown, key: string): Moment['context'] | null {
  const found = fieldOf(from, key);
  return typeof found === 'object' && found !== null && !Array.isArray(found)
    ? Object.fromEntries(Object.entries(found))
    : null;
}
