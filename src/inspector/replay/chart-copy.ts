import type { AnyStateMachine, StateValue } from 'xstate';

import { ANY_STATE, type Chart, type ChartEdge } from '../chart/chart';
import { activeIn, valueText } from '../live/moment';
import type { RecordedTurn, RecordedTurns } from '../live/recorded-turns';
import { type InertCopy, startInertCopy } from './inert-machine';

/** A step that a copy took: a recorded one, or one that somebody chose. */
export interface CopyStep extends RecordedTurn {
  readonly by: 'recording' | 'hand';
}

/** Why a copy stopped before the recording's end: today's chart is not the one that was recorded. */
export interface Halt {
  /** `state`: it has no such state. `branch`: no such branch there. `elsewhere`: the branch leads to another state. */
  readonly why: 'state' | 'branch' | 'elsewhere';
  /** Number of the recorded step, the first is 1; 0 where the recording begins. */
  readonly step: number;
  /** Type of its event. */
  readonly event: string;
  /** Where the recording went by it. */
  readonly recorded: unknown;
}

/** A copy of a chart at some moment; it never changes, each step gives another. */
export interface ChartCopy {
  /** The state value that it began at; null for the chart's start. */
  readonly from: StateValue | null;
  /** The state value that its start came to. */
  readonly start: unknown;
  readonly steps: readonly CopyStep[];
  /** How many steps the recording has. */
  readonly recorded: number;
  readonly halt: Halt | null;
}

/** Lets a chart decide what is still open; no chart answers to it. */
const DECIDE = 'copy.decide';

/** How a chart that is told of from its start begins. */
const BEGIN = { event: 'xstate.init', transitions: [] } as const;

/**
 * Walks a copy of today's chart along a recording. What guards looked at is hidden in a recording, so none is asked: a
 * branch is taken because it was. The rest is the chart's, and where it says otherwise, the copy halts.
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

/** The copy after a branch that somebody chose: what its guard would say is their choice. */
export function takeByHand(machine: AnyStateMachine, copy: ChartCopy, edge: ChartEdge): ChartCopy {
  const walking = walkAgain(machine, copy);
  const event = edge.eventType;
  walking?.take({ event, transitions: [edge.id] });
  if (walking === null || walking.untaken() > 0) return copy;
  const value = walking.value();
  const last = copy.steps.at(-1) ?? (copy.from === null ? { ...BEGIN, value: copy.start } : undefined);
  const before = copy.steps.slice(0, -1);
  // A decision belongs to the event that led to it, as in a recording.
  if (event === '' && last !== undefined)
    return {
      ...copy,
      steps: [...before, { ...last, transitions: [...last.transitions, edge.id], value, by: 'hand' }],
    };
  return { ...copy, steps: [...copy.steps, { event, transitions: [edge.id], value, by: 'hand' }] };
}

/** All that a copy did, as what was recorded is told: its beginning first, where it has one. */
export function turnsOf({ from, start, steps }: ChartCopy): RecordedTurns {
  const hasBegun = from !== null || steps[0]?.event === BEGIN.event;
  return { from, turns: hasBegun ? steps : [{ ...BEGIN, value: start }, ...steps] };
}

/** Whether a copy stands where it halted: nobody led it back from there, or on. */
export function isHalted({ halt, steps }: ChartCopy): boolean {
  if (halt === null || steps.some(({ by }) => by === 'hand')) return false;
  return steps.length === Math.max(0, halt.why === 'elsewhere' ? halt.step : halt.step - 1);
}

/** The copy as it stood after so many of its steps. */
export function backTo(copy: ChartCopy, steps: number): ChartCopy {
  return { ...copy, steps: copy.steps.slice(0, steps) };
}

/** The state value where a copy stands. */
export function stateValueOf({ start, steps }: ChartCopy): unknown {
  return steps.at(-1)?.value ?? start;
}

/** The branches that can be chosen where a copy stands, decisions too; no URLs, nothing that is ignored. None once it is over. */
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
  /** Sends an event, and lets it take these branches, in this order. */
  readonly take: (turn: Pick<RecordedTurn, 'event' | 'transitions'>) => void;
  /** How many of the last branches the chart did not take. */
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
    // The recording is of another time: its state is not in this chart any more.
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

/** Whether what a recording calls a state is this one, or one around it. */
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

/** Null for what names no state at all. */
function asStateValue(value: unknown): StateValue | null {
  const isValue = typeof value === 'string' || (typeof value === 'object' && value !== null);
  // SAFETY: names within names; what is none of the chart's, XState throws at, or `isWithin` finds.
  return isValue && Object.keys(value).length > 0 ? (value as StateValue) : null;
}
