import { stopsCopy } from '../../copy/inspector-stops';
import { ANY_STATE, type Chart, type ChartEdge, pathText, stateOf } from '../chart/chart';
import type { DrawnCounts } from '../chart/drawn-counts';
import { formatCount, formatDuration, formatPercent } from './numbers';
import type { JourneyStops, StateStops } from './stops';

/** Meaning of a state's heat. */
export type Heat = 'stopped' | 'time' | 'retries' | 'failures';

/** Drawing of a state: its heat, and the same as text. */
export interface StateMark {
  readonly heat: 0 | 1 | 2 | 3 | 4;
  readonly entered: number;
  /** Share of 1, or ms; null where unknown. */
  readonly value: number | null;
}

/** Counts drawn on a chart: by id of the state, and of the transition. */
export interface Marks {
  readonly states: ReadonlyMap<string, StateMark>;
  /** How often each transition was taken; of transitions of one event between the same states, the first has the sum. */
  readonly branches: ReadonlyMap<string, number>;
  /** The most taken one: its line is the widest. */
  readonly most: number;
}

/** Thresholds of heat: shares of 1, and ms. */
const HEAT_THRESHOLDS: Readonly<Record<Heat, readonly [number, number, number, number]>> = {
  stopped: [0.001, 0.05, 0.1, 0.2],
  time: [5_000, 15_000, 30_000, 60_000],
  retries: [0.001, 0.1, 0.25, 0.5],
  failures: [0.001, 0.05, 0.1, 0.2],
};

/** The thresholds, for the legend. */
export function warmerFrom(heat: Heat): readonly number[] {
  return HEAT_THRESHOLDS[heat];
}

export function marksOf(chart: Chart, { states, transitions, starts }: JourneyStops, heat: Heat): Marks {
  const branches = new Map<string, number>();
  for (const { from, event, to, count } of [...transitions, ...firstDecisions(chart, starts)]) {
    const edge = branchOf(chart, from, event, to);
    if (edge !== null) branches.set(edge.id, (branches.get(edge.id) ?? 0) + count);
  }
  const byName = new Map(states.map((state) => [state.state, state]));
  const stateMarks = chart.states.flatMap((state) => {
    const stateStops = byName.get(pathText(state));
    return stateStops === undefined ? [] : [[state.id, markOf(stateStops, heat)] as const];
  });
  return { states: new Map(stateMarks), branches, most: Math.max(0, ...branches.values()) };
}

/** A chart that starts with a decision reports nothing before it: the decision's counts are derived. */
function firstDecisions(chart: Chart, starts: JourneyStops['starts']) {
  const initialState = chart.states.find(({ isInitial, parent }) => isInitial && parent === null);
  if (initialState === undefined) return [];
  const from = pathText(initialState);
  return [...starts]
    .filter(([to]) => to !== from)
    .map(([to, count]) => ({ from, event: 'xstate.init', to, count }));
}

function markOf(state: StateStops, heat: Heat): StateMark {
  const value = heatValueOf(state, heat);
  const level = HEAT_THRESHOLDS[heat].filter((bound) => value !== null && value >= bound).length;
  // SAFETY: there are four bounds.
  return { heat: level as StateMark['heat'], entered: state.entered, value };
}

function heatValueOf(state: StateStops, heat: Heat): number | null {
  const { reached, entered, stopped, medianMs } = state;
  if (heat === 'time') return medianMs;
  if (heat === 'stopped') return reached === 0 ? null : stopped / reached;
  return entered === 0 ? null : state[heat] / entered;
}

/**
 * The transition of a change: the one of this event; otherwise an eventless one, which is reported with the event before it.
 * One of a parent state or the chart's root, where the state itself has none.
 */
export function branchOf(chart: Chart, from: string, event: string, to: string): ChartEdge | null {
  const candidates = chart.edges.filter(({ source, targets, isInert }) => {
    const names = targets.map((target) => pathOf(chart, target));
    return !isInert && isSourceOf(chart, source, from) && names.some((name) => isWithin(to, name));
  });
  const depthOf = ({ source }: ChartEdge) => (source === ANY_STATE ? -1 : pathOf(chart, source).length);
  const nearest = [...candidates].sort((a, b) => depthOf(b) - depthOf(a));
  return (
    nearest.find(({ eventType }) => eventType === event) ??
    nearest.find(({ eventType }) => eventType === '') ??
    null
  );
}

function isSourceOf(chart: Chart, source: string, state: string): boolean {
  return source === ANY_STATE || isWithin(state, pathOf(chart, source));
}

function pathOf(chart: Chart, id: string): string {
  const state = stateOf(chart, id);
  return state === undefined ? id : pathText(state);
}

function isWithin(state: string, ancestor: string): boolean {
  return state === ancestor || state.startsWith(`${ancestor}.`);
}

export const heats: readonly Heat[] = ['stopped', 'time', 'retries', 'failures'];

/** Text of a heat's value. */
export function heatText(heat: Heat, value: number): string {
  return heat === 'time' ? formatDuration(value) : formatPercent(value);
}

/** Counts as drawn on the chart: colour is never the only sign, each has its number beside it. */
export function drawnCounts(chart: Chart, stops: JourneyStops, heat: Heat): DrawnCounts {
  const { states, branches, most } = marksOf(chart, stops, heat);
  const drawn = [...states].map(([id, { heat: level, entered, value }]) => {
    const valueText = value === null ? null : heatText(heat, value);
    return [id, { heat: level, text: stopsCopy.mark(formatCount(entered), valueText) }] as const;
  });
  return { states: new Map(drawn), branches, most };
}
