import type { AnyStateMachine, StateValue } from 'xstate';

import { ANY_STATE, type Chart, type ChartEdge } from '../chart/chart';
import { activeIn, valueText } from '../live/moment';
import type { RecordedTurn, RecordedTurns } from '../live/recorded-turns';
import { type InertCopy, startInertCopy } from './inert-machine';

/** A step of a copy: a recorded or a chosen one. */
export interface CopyStep extends RecordedTurn {
  readonly by: 'recording' | 'hand';
}

/** Why a copy stopped before the recording's end: the current chart differs from the recorded one. */
export interface Halt {
  /**
   * `state`: the state does not exist. `branch`: the transition does not exist there. `elsewhere`: the transition has another
   * target.
   */
  readonly why: 'state' | 'branch' | 'elsewhere';
  /** Number of the recorded step, the first is 1; 0 for the start of the recording. */
  readonly step: number;
  /** Type of its event. */
  readonly event: string;
  /** The recorded state after it. */
  readonly recorded: unknown;
}

/** An immutable copy of a chart in a state; each step returns another copy. */
export interface ChartCopy {
  /** Its initial state value; null for the chart's start. */
  readonly from: StateValue | null;
  /** The state value after its start. */
  readonly start: unknown;
  readonly steps: readonly CopyStep[];
  /** Number of recorded steps. */
  readonly recorded: number;
  readonly halt: Halt | null;
}

/** Triggers pending eventless transitions; no chart handles this event. */
const DECIDE = 'copy.decide';

/** First step of a chart that is recorded from its start. */
const BEGIN = { event: 'xstate.init', transitions: [] } as const;

/**
 * Replays a recording in a copy of the current chart. The guards' data is redacted, so guards are not evaluated: recorded
 * transitions are taken. Everything else follows the chart, and where it differs, the copy halts.
 */
export function replayInto(machine: AnyStateMachine, { from, turns }: RecordedTurns): ChartCopy {
  const [first, ...later] = turns;
  const isBegun = first?.event === BEGIN.event;
  const recorded = turns.length;
  const start = isBegun ? null : asStateValue(from);
  const walking = walkFrom(machine, start, isBegun ? first.transitions : []);
  const isElsewhere = !isBegun && from !== null && !isWithin(start, walking?.value());
  if (walking === null || isElsewhere) {
    const halt: Halt = { why: 'state', step: 0, event: '', recorded: from };
    return { from: null, start: walkFrom(machine, null, [])?.value(), steps: [], recorded, halt };
  }
  const copy: ChartCopy = { from: start, start: walking.value(), steps: [], recorded, halt: null };
  const steps: CopyStep[] = [];
  const outcome = (turn: RecordedTurn, step: number): Halt | null => {
    const halt = { step, event: turn.event, recorded: turn.value };
    if (walking.untaken() > 0) return { ...halt, why: 'branch' };
    const value = walking.value();
    steps.push({ ...turn, value, by: 'recording' });
    const isThere = turn.value === undefined || valueText(turn.value) === valueText(value);
    return isThere ? null : { ...halt, why: 'elsewhere' };
  };
  let halt = isBegun ? outcome(first, 1) : null;
  for (const [index, turn] of (isBegun ? later : turns).entries()) {
    if (halt !== null) break;
    walking.take(turn);
    halt = outcome(turn, index + (isBegun ? 2 : 1));
  }
  return { ...copy, steps, halt };
}

/** The copy after a chosen transition, whatever its guard is. */
export function takeChosen(machine: AnyStateMachine, copy: ChartCopy, edge: ChartEdge): ChartCopy {
  const walking = walkAgain(machine, copy);
  const event = edge.eventType;
  walking?.take({ event, transitions: [edge.id] });
  if (walking === null || walking.untaken() > 0) return copy;
  const value = walking.value();
  const last = copy.steps.at(-1) ?? (copy.from === null ? { ...BEGIN, value: copy.start } : undefined);
  const before = copy.steps.slice(0, -1);
  // An eventless transition belongs to the event before it, as in a recording.
  if (event === '' && last !== undefined)
    return {
      ...copy,
      steps: [...before, { ...last, transitions: [...last.transitions, edge.id], value, by: 'hand' }],
    };
  return { ...copy, steps: [...copy.steps, { event, transitions: [edge.id], value, by: 'hand' }] };
}

/** All steps of a copy, in the shape of a recording: its start first, where it has one. */
export function turnsOf({ from, start, steps }: ChartCopy): RecordedTurns {
  const hasBegun = from !== null || steps[0]?.event === BEGIN.event;
  return { from, turns: hasBegun ? steps : [{ ...BEGIN, value: start }, ...steps] };
}

/** Whether a copy is still where it halted. */
export function isHalted({ halt, steps }: ChartCopy): boolean {
  if (halt === null || steps.some(({ by }) => by === 'hand')) return false;
  return steps.length === Math.max(0, halt.why === 'elsewhere' ? halt.step : halt.step - 1);
}

/** The copy after a number of its steps. */
export function backTo(copy: ChartCopy, steps: number): ChartCopy {
  return { ...copy, steps: copy.steps.slice(0, steps) };
}

/** Current state value of a copy. */
export function stateValueOf({ start, steps }: ChartCopy): unknown {
  return steps.at(-1)?.value ?? start;
}

/**
 * Transitions that can be chosen in a copy's state, including eventless ones; no routes, none that are ignored. None in a
 * final state.
 */
export function choicesOf(chart: Chart, copy: ChartCopy): readonly ChartEdge[] {
  const active = activeIn(chart, stateValueOf(copy));
  const isOver = chart.states.some(
    ({ id, type, parent }) => type === 'final' && parent === null && active.has(id),
  );
  if (isOver) return [];
  return chart.edges.filter(
    ({ source, isInert, isDeepLink }) =>
      (source === ANY_STATE || active.has(source)) && !isInert && !isDeepLink,
  );
}

interface Walking extends Pick<InertCopy, 'value'> {
  /** Sends an event, and takes these transitions, in this order. */
  readonly take: (turn: Pick<RecordedTurn, 'event' | 'transitions'>) => void;
  /** Number of requested transitions that the chart did not take. */
  readonly untaken: () => number;
}

/** Null when the chart has no such state. */
function walkFrom(
  machine: AnyStateMachine,
  from: StateValue | null,
  begin: readonly string[],
): Walking | null {
  let wanted = [...begin];
  const choice = (id: string) => {
    if (wanted[0] !== id) return false;
    wanted = wanted.slice(1);
    return true;
  };
  const copy = startedOr(() => startInertCopy(machine, from, choice));
  if (copy === null) return null;
  return {
    value: copy.value,
    take({ event, transitions }) {
      wanted = [...transitions];
      copy.send(event === '' ? DECIDE : event);
    },
    untaken: () => wanted.length,
  };
}

function startedOr(start: () => InertCopy): InertCopy | null {
  try {
    return start();
  } catch {
    // The recording is of another version: its state does not exist in this chart.
    return null;
  }
}

function walkAgain(machine: AnyStateMachine, { from, steps }: ChartCopy): Walking | null {
  const [first] = steps;
  const isBegun = first?.event === BEGIN.event;
  const walking = walkFrom(machine, from, isBegun ? first.transitions : []);
  for (const step of isBegun ? steps.slice(1) : steps) walking?.take(step);
  return walking;
}

/** Whether a recorded state is this one, or a parent of it. */
function isWithin(asked: unknown, value: unknown): boolean {
  if (typeof asked === 'string') return value === asked || isKeyOf(value, asked);
  if (typeof asked !== 'object' || asked === null) return false;
  return Object.entries(asked).every(
    ([name, inner]) => isKeyOf(value, name) && isWithin(inner, Reflect.get(Object(value), name)),
  );
}

function isKeyOf(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name);
}

/** Null for an invalid state value. */
function asStateValue(value: unknown): StateValue | null {
  const isValue = typeof value === 'string' || (typeof value === 'object' && value !== null);
  // SAFETY: nested names; XState throws for unknown states, or `isWithin` detects them.
  return isValue && Object.keys(value).length > 0 ? (value as StateValue) : null;
}
