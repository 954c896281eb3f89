import { stopsCopy } from '../../copy/inspector-stops';
import { ANY_STATE, type Chart, type ChartEdge, pathText, stateOf } from '../chart/chart';
import type { DrawnCounts } from '../chart/drawn-counts';
import type { Share } from './intervals';
import { formatCount, formatDuration, formatPercent } from './numbers';
import { shownShare } from './shares/shown-share';
import type { JourneyCounts, StateStops } from './stops';
import { UNKNOWN_EVENT } from './visits';

/** What the heat (colour) of a state shows. */
export type Heat = 'stopped' | 'time' | 'p90' | 'retries' | 'failures';

/** How a state is marked. */
export interface StateMark {
  readonly heat: 0 | 1 | 2 | 3 | 4;
  /** What the value is about: runs for the share that stopped, else entries. */
  readonly times: number;
  /** The value that the heat shows: a share from 0 to 1, a time in ms; null where unknown. */
  readonly value: number | null;
  /** What the value is a share of; null for a time. */
  readonly share: Share | null;
}

/** What is marked on a chart: `states` by state id, `transitions` by transition id. */
export interface Marks {
  readonly states: ReadonlyMap<string, StateMark>;
  /**
   * How often each transition was taken. Of several transitions of one event between the same states, the first has the sum.
   */
  readonly transitions: ReadonlyMap<string, number>;
  /** The highest count in `transitions`: its line is the widest. */
  readonly maxCount: number;
}

/** Minimum values of heat 1 to 4: shares from 0 to 1, times in ms. */
const HEAT_THRESHOLDS: Readonly<Record<Heat, readonly [number, number, number, number]>> = {
  stopped: [0.001, 0.05, 0.1, 0.2],
  time: [5_000, 15_000, 30_000, 60_000],
  p90: [10_000, 30_000, 60_000, 120_000],
  retries: [0.001, 0.1, 0.25, 0.5],
  failures: [0.001, 0.05, 0.1, 0.2],
};

/** Minimum values of heat 1 to 4: shares from 0 to 1, times in ms. */
export function heatThresholds(heat: Heat): readonly number[] {
  return HEAT_THRESHOLDS[heat];
}

/** Assigns the counts of a journey to the states and transitions of its chart. */
export function marksOf(chart: Chart, { states, transitions, starts }: JourneyCounts, heat: Heat): Marks {
  const counts = new Map<string, number>();
  for (const { from, event, to, count } of [...transitions, ...firstDecisions(chart, starts)]) {
    const edge = edgeOf(chart, from, event, to);
    if (edge !== null) counts.set(edge.id, (counts.get(edge.id) ?? 0) + count);
  }
  const byName = new Map(states.map((state) => [state.state, state]));
  const stateMarks = chart.states.flatMap((state) => {
    const stateStops = byName.get(pathText(state));
    return stateStops === undefined ? [] : [[state.id, markOf(stateStops, heat)] as const];
  });
  return { states: new Map(stateMarks), transitions: counts, maxCount: Math.max(0, ...counts.values()) };
}

/**
 * Transitions out of an initial state that is a decision. They are not reported as such: the first reported state is the one
 * after the decision.
 */
export function firstDecisions(chart: Chart, starts: JourneyCounts['starts']) {
  const initialState = chart.states.find(({ isInitial, parent }) => isInitial && parent === null);
  if (initialState === undefined) return [];
  const from = pathText(initialState);
  return [...starts]
    .filter(([to]) => to !== from)
    .map(([to, count]) => ({ from, event: 'xstate.init', to, count }));
}

function markOf(state: StateStops, heat: Heat): StateMark {
  const share = shareOf(state, heat);
  const value = share === null ? heatValueOf(state, heat) : share.count / share.total;
  const level = HEAT_THRESHOLDS[heat].filter((bound) => value !== null && value >= bound).length;
  const times = heat === 'stopped' ? state.reached : state.entered;
  // SAFETY: there are four bounds.
  return { heat: level as StateMark['heat'], times, value, share };
}

function shareOf({ reached, entered, stopped, failures, retries }: StateStops, heat: Heat): Share | null {
  if (heat === 'stopped' && reached > 0) return { count: stopped, total: reached };
  if (heat === 'failures' && entered > 0) return { count: failures, total: entered };
  if (heat === 'retries' && entered > 0) return { count: retries, total: entered };
  return null;
}

function heatValueOf({ medianMs, p90Ms }: StateStops, heat: Heat): number | null {
  if (heat === 'time') return medianMs;
  return heat === 'p90' ? p90Ms : null;
}

/** The transition that a reported change is drawn at: the first that may have caused it. */
export function edgeOf(chart: Chart, from: string, event: string, to: string): ChartEdge | null {
  return edgesOf(chart, from, event, to)[0] ?? null;
}

/**
 * The transitions of one state that may have caused a reported change, which only their guards tell apart: those with this event;
 * otherwise eventless ones, because an eventless transition is reported with the event before it. Where the state itself has none, those
 * of its parent state or of the root. Of a change whose event was not reported, all between the states.
 */
export function edgesOf(chart: Chart, from: string, event: string, to: string): readonly ChartEdge[] {
  const candidates = chart.edges.filter(({ source, targets, isInert }) => {
    const names = targets.map((target) => pathOf(chart, target));
    return !isInert && isSourceOf(chart, source, from) && names.some((name) => isWithin(to, name));
  });
  const depthOf = ({ source }: ChartEdge) => (source === ANY_STATE ? -1 : pathOf(chart, source).length);
  const nearest = [...candidates].sort((a, b) => depthOf(b) - depthOf(a));
  const isOf = (type: string) => nearest.filter(({ eventType }) => eventType === type);
  const [found = []] = [event === UNKNOWN_EVENT ? nearest : [], isOf(event), isOf('')].filter(
    ({ length }) => length > 0,
  );
  return found.filter(({ source }) => source === found[0]?.source);
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

export const heats: readonly Heat[] = ['stopped', 'time', 'p90', 'retries', 'failures'];

/** Whether the values of a heat are times in ms. */
export function isTimeHeat(heat: Heat): boolean {
  return heat === 'time' || heat === 'p90';
}

/** Whether the values of a heat are shares, each of its own total. */
export function isShareHeat(heat: Heat): boolean {
  return !isTimeHeat(heat);
}

/** A heat's value as text. */
export function heatText(heat: Heat, value: number): string {
  return isTimeHeat(heat) ? formatDuration(value) : formatPercent(value);
}

/** The counts as drawn on the chart. Each state has its number as text, because colour must not be the only information. */
export function drawnCounts(chart: Chart, stops: JourneyCounts, heat: Heat): DrawnCounts {
  const { states, transitions, maxCount } = marksOf(chart, stops, heat);
  const drawnStates = [...states].map(([id, { heat: level, times, value, share }]) => {
    const shown = share === null ? null : shownShare(share);
    // Nearly every card has a 0: there, only the grey says that it rests on few.
    const interval = share === null || share.count === 0 ? null : (shown?.interval ?? null);
    const valueText = value === null ? null : heatText(heat, value);
    const text = stopsCopy.mark(formatCount(times), valueText, interval);
    return [id, { heat: level, text, isVague: shown?.isVague ?? false }] as const;
  });
  return { states: new Map(drawnStates), transitions, maxCount };
}
