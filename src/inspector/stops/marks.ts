import { stopsCopy } from '../../copy/inspector-stops';
import { ANY_STATE, type Chart, type ChartEdge, pathText, stateOf } from '../chart/chart';
import type { DrawnCounts } from '../chart/drawn-counts';
import { countText, shareText, timeText } from './numbers';
import type { JourneyStops, StateStops } from './stops';

/** What the heat of a state says. */
export type Heat = 'stopped' | 'time' | 'retries' | 'failures';

/** A state as it is drawn: colder to hotter, and the same in words. */
export interface StateMark {
  readonly heat: 0 | 1 | 2 | 3 | 4;
  readonly entered: number;
  /** Part of 1, or ms; null where nothing is known. */
  readonly value: number | null;
}

/** What of the counts is drawn on a chart: by id of the state, and of the branch. */
export interface Marks {
  readonly states: ReadonlyMap<string, StateMark>;
  /** How often each branch was taken; of branches of one event between the same states, the first has all. */
  readonly branches: ReadonlyMap<string, number>;
  /** The most taken one: its line is the widest. */
  readonly most: number;
}

/** From here on a state is warmer: parts of 1, and ms. */
const WARMER: Readonly<Record<Heat, readonly [number, number, number, number]>> = {
  stopped: [0.001, 0.05, 0.1, 0.2],
  time: [5_000, 15_000, 30_000, 60_000],
  retries: [0.001, 0.1, 0.25, 0.5],
  failures: [0.001, 0.05, 0.1, 0.2],
};

/** Where each bound begins, for the legend. */
export function warmerFrom(heat: Heat): readonly number[] {
  return WARMER[heat];
}

export function marksOf(chart: Chart, { states, ways, starts }: JourneyStops, heat: Heat): Marks {
  const branches = new Map<string, number>();
  for (const { from, event, to, count } of [...ways, ...firstDecisions(chart, starts)]) {
    const edge = branchOf(chart, from, event, to);
    if (edge !== null) branches.set(edge.id, (branches.get(edge.id) ?? 0) + count);
  }
  const byName = new Map(states.map((one) => [one.state, one]));
  const marked = chart.states.flatMap((state) => {
    const found = byName.get(pathText(state));
    return found === undefined ? [] : [[state.id, markOf(found, heat)] as const];
  });
  return { states: new Map(marked), branches, most: Math.max(0, ...branches.values()) };
}

/** Where a chart begins with a decision, nothing is told before it: that it was gone through is known all the same. */
function firstDecisions(chart: Chart, starts: JourneyStops['starts']) {
  const first = chart.states.find(({ isInitial, parent }) => isInitial && parent === null);
  if (first === undefined) return [];
  const from = pathText(first);
  return [...starts]
    .filter(([to]) => to !== from)
    .map(([to, count]) => ({ from, event: 'xstate.init', to, count }));
}

function markOf(state: StateStops, heat: Heat): StateMark {
  const value = shownOf(state, heat);
  const passed = WARMER[heat].filter((bound) => value !== null && value >= bound).length;
  // SAFETY: there are four bounds.
  return { heat: passed as StateMark['heat'], entered: state.entered, value };
}

function shownOf(state: StateStops, heat: Heat): number | null {
  const { reached, entered, stopped, medianMs } = state;
  if (heat === 'time') return medianMs;
  if (heat === 'stopped') return reached === 0 ? null : stopped / reached;
  return entered === 0 ? null : state[heat] / entered;
}

/**
 * The branch that a change went: the one of this event; else a rule, which is told by the event that led to it. A branch of a state
 * around it, or of the chart's root, where the state itself has none.
 */
export function branchOf(chart: Chart, from: string, event: string, to: string): ChartEdge | null {
  const fits = chart.edges.filter(({ source, targets, isInert }) => {
    const names = targets.map((target) => pathOf(chart, target));
    return !isInert && holds(chart, source, from) && names.some((name) => isWithin(to, name));
  });
  const depth = ({ source }: ChartEdge) => (source === ANY_STATE ? -1 : pathOf(chart, source).length);
  const nearest = [...fits].sort((one, other) => depth(other) - depth(one));
  return (
    nearest.find(({ eventType }) => eventType === event) ??
    nearest.find(({ eventType }) => eventType === '') ??
    null
  );
}

function holds(chart: Chart, source: string, state: string): boolean {
  return source === ANY_STATE || isWithin(state, pathOf(chart, source));
}

function pathOf(chart: Chart, id: string): string {
  const state = stateOf(chart, id);
  return state === undefined ? id : pathText(state);
}

function isWithin(state: string, outer: string): boolean {
  return state === outer || state.startsWith(`${outer}.`);
}

export const heats: readonly Heat[] = ['stopped', 'time', 'retries', 'failures'];

/** What a heat stands for, in words. */
export function heatText(heat: Heat, value: number): string {
  return heat === 'time' ? timeText(value) : shareText(value);
}

/** The counts as the chart draws them: colour is never the only sign, each has its number beside it. */
export function drawnCounts(chart: Chart, stops: JourneyStops, heat: Heat): DrawnCounts {
  const { states, branches, most } = marksOf(chart, stops, heat);
  const drawn = [...states].map(([id, { heat: warmth, entered, value }]) => {
    const words = value === null ? null : heatText(heat, value);
    return [id, { heat: warmth, text: stopsCopy.mark(countText(entered), words) }] as const;
  });
  return { states: new Map(drawn), branches, most };
}
