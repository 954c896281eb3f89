import type { AnyStateMachine, StateValue } from 'xstate';

import { ANY_STATE, type Chart, type ChartEdge } from '../chart/chart';
import { activeIn, valueText } from '../live/moment';
import type { RecordedMacrostep, RecordedMacrosteps } from '../live/recorded-macrosteps';
import { type InertCopy, startInertCopy } from './inert-machine';

/** A step of a copy: taken from the recording, or chosen by the analyst. */
export interface CopyStep extends RecordedMacrostep {
  readonly origin: 'recording' | 'analyst';
}

/** Why a replay stopped before the recording's end: the current chart differs from the recorded one. */
export interface Halt {
  /**
   * `state`: the state does not exist. `transition`: the transition does not exist there. `otherTarget`: the transition has another
   * target.
   */
  readonly reason: 'state' | 'transition' | 'otherTarget';
  /** Number of the recorded step, from 1; 0: the recording's first state. */
  readonly step: number;
  /** Type of the event of that step. */
  readonly event: string;
  /** The recorded state value after that step. */
  readonly recorded: unknown;
}

/** A copy of a chart in a state. It is immutable: each step returns another copy. */
export interface ChartCopy {
  /** State value in which the copy starts; null for the chart's start. */
  readonly from: StateValue | null;
  /** State value before the first step. The eventless transitions of a start belong to its step, `xstate.init`. */
  readonly start: unknown;
  readonly steps: readonly CopyStep[];
  /** Number of steps in the recording. */
  readonly recorded: number;
  /** Null where the whole recording could be replayed. */
  readonly halt: Halt | null;
}

/** An event that no chart handles: after it, XState tries the eventless transitions again. */
const DECIDE_EVENT = 'copy.decide';

/** The first step of a recording that has the chart's start. */
const START_STEP = { event: 'xstate.init', transitions: [] } as const;

/**
 * Replays a recording in a copy of the current chart. Guards are not evaluated, because their data is redacted: the recorded
 * transitions are taken instead. Where the current chart does not have a transition, or leads to another state, the copy
 * halts.
 */
export function replayInto(machine: AnyStateMachine, { from, macrosteps }: RecordedMacrosteps): ChartCopy {
  const [first, ...later] = macrosteps;
  const hasStart = first?.event === START_STEP.event;
  const recorded = macrosteps.length;
  const start = hasStart ? null : asStateValue(from);
  const walk = walkFrom(machine, start, hasStart ? first.transitions : []);
  const isOtherState = !hasStart && from !== null && !isWithin(start, walk?.value());
  const initialValue = walkFrom(machine, null, [])?.value();
  if (walk === null || isOtherState) {
    const halt: Halt = { reason: 'state', step: 0, event: '', recorded: from };
    return { from: null, start: initialValue, steps: [], recorded, halt };
  }
  const beforeSteps = hasStart ? initialValue : walk.value();
  const steps: CopyStep[] = [];
  const checkStep = (macrostep: RecordedMacrostep, step: number): Halt | null => {
    const halt = { step, event: macrostep.event, recorded: macrostep.value };
    if (walk.remainingCount() > 0) return { ...halt, reason: 'transition' };
    const value = walk.value();
    steps.push({ ...macrostep, value, origin: 'recording' });
    const isSameState = macrostep.value === undefined || valueText(macrostep.value) === valueText(value);
    return isSameState ? null : { ...halt, reason: 'otherTarget' };
  };
  let halt = hasStart ? checkStep(first, 1) : null;
  for (const [index, macrostep] of (hasStart ? later : macrosteps).entries()) {
    if (halt !== null) break;
    walk.step(macrostep);
    halt = checkStep(macrostep, index + (hasStart ? 2 : 1));
  }
  return { from: start, start: beforeSteps, steps, recorded, halt };
}

/** The copy after a chosen transition, whose guard is not evaluated; the same copy where the chart did not take it. */
export function takeChosen(machine: AnyStateMachine, copy: ChartCopy, edge: ChartEdge): ChartCopy {
  const walk = replayCopy(machine, copy);
  const event = edge.eventType;
  walk?.step({ event, transitions: [edge.id] });
  if (walk === null || walk.remainingCount() > 0) return copy;
  const value = walk.value();
  const last = copy.steps.at(-1) ?? (copy.from === null ? { ...START_STEP, value: copy.start } : undefined);
  const earlierSteps = copy.steps.slice(0, -1);
  // An eventless transition belongs to the step of the event before it, as in a recording.
  if (event === '' && last !== undefined)
    return {
      ...copy,
      steps: [
        ...earlierSteps,
        { ...last, transitions: [...last.transitions, edge.id], value, origin: 'analyst' },
      ],
    };
  return { ...copy, steps: [...copy.steps, { event, transitions: [edge.id], value, origin: 'analyst' }] };
}

/** All steps of a copy in the form of recorded events; first the chart's start, where the copy begins with it. */
export function macrostepsOf({ from, start, steps }: ChartCopy): RecordedMacrosteps {
  const hasStart = from !== null || steps[0]?.event === START_STEP.event;
  return { from, macrosteps: hasStart ? steps : [{ ...START_STEP, value: start }, ...steps] };
}

/** Whether a copy is still at the step where its replay halted. */
export function isHalted({ halt, steps }: ChartCopy): boolean {
  if (halt === null || steps.some(({ origin }) => origin === 'analyst')) return false;
  return steps.length === Math.max(0, halt.reason === 'otherTarget' ? halt.step : halt.step - 1);
}

/** The copy as it was after this number of steps. */
export function rewindTo(copy: ChartCopy, steps: number): ChartCopy {
  return { ...copy, steps: copy.steps.slice(0, steps) };
}

/** Current state value of a copy. */
export function stateValueOf({ start, steps }: ChartCopy): unknown {
  return steps.at(-1)?.value ?? start;
}

/**
 * Transitions that can be chosen in a copy's state, including eventless ones, without routes and ignored events. None in a
 * final state.
 */
export function choicesOf(chart: Chart, copy: ChartCopy): readonly ChartEdge[] {
  const active = activeIn(chart, stateValueOf(copy));
  const isInFinalState = chart.states.some(
    ({ id, type, parent }) => type === 'final' && parent === null && active.has(id),
  );
  if (isInFinalState) return [];
  return chart.edges.filter(
    ({ source, isInert, isDeepLink }) =>
      (source === ANY_STATE || active.has(source)) && !isInert && !isDeepLink,
  );
}

interface Walk extends Pick<InertCopy, 'value'> {
  /** Sends an event, and takes these transitions in this order. */
  readonly step: (macrostep: Pick<RecordedMacrostep, 'event' | 'transitions'>) => void;
  /** Number of these transitions that the chart did not take. */
  readonly remainingCount: () => number;
}

/** Starts an inert copy; null when the chart has no such state. */
function walkFrom(
  machine: AnyStateMachine,
  from: StateValue | null,
  startTransitions: readonly string[],
): Walk | null {
  let requested = [...startTransitions];
  const takeRequested = (id: string) => {
    if (requested[0] !== id) return false;
    requested = requested.slice(1);
    return true;
  };
  const copy = startOrNull(() => startInertCopy(machine, from, takeRequested));
  if (copy === null) return null;
  return {
    value: copy.value,
    step({ event, transitions }) {
      requested = [...transitions];
      copy.send(event === '' ? DECIDE_EVENT : event);
    },
    remainingCount: () => requested.length,
  };
}

function startOrNull(start: () => InertCopy): InertCopy | null {
  try {
    return start();
  } catch {
    // The recording is of another version of the chart, which had this state.
    return null;
  }
}

function replayCopy(machine: AnyStateMachine, { from, steps }: ChartCopy): Walk | null {
  const [first] = steps;
  const hasStart = first?.event === START_STEP.event;
  const walk = walkFrom(machine, from, hasStart ? first.transitions : []);
  for (const step of hasStart ? steps.slice(1) : steps) walk?.step(step);
  return walk;
}

/** Whether a recorded state value is equal to this one, or a parent of it. */
function isWithin(recordedValue: unknown, value: unknown): boolean {
  if (typeof recordedValue === 'string') return value === recordedValue || isKeyOf(value, recordedValue);
  if (typeof recordedValue !== 'object' || recordedValue === null) return false;
  return Object.entries(recordedValue).every(
    ([name, inner]) => isKeyOf(value, name) && isWithin(inner, Reflect.get(Object(value), name)),
  );
}

function isKeyOf(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name);
}

/** Narrows to a state value; null where it is invalid. */
function asStateValue(value: unknown): StateValue | null {
  const isValue = typeof value === 'string' || (typeof value === 'object' && value !== null);
  // SAFETY: nested names; XState throws for unknown states, or `isWithin` detects them.
  return isValue && Object.keys(value).length > 0 ? (value as StateValue) : null;
}
