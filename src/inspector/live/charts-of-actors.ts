import { createMachine } from 'xstate';

import { definitionText } from '../../telemetry/inspection/definition';
import type { Journey } from '../catalogue';
import type { Chart } from '../chart/chart';
import { readChart } from '../chart/read-chart';
import type { Actor } from './actors';

type MachineConfig = Parameters<typeof createMachine>[0];

/** The chart that an actor runs. */
export interface ActorChart {
  readonly title: string;
  readonly chart: Chart;
  /** Null for a chart that is not in the catalogue. */
  readonly journey: Journey | null;
}

/**
 * Maximum number of cached charts; the least recently used is removed. A definition may be large, and any page of the origin
 * may send one.
 */
const MAX_CACHED_CHARTS = 100;

/** Cache by list of journeys, then by definition. */
const chartCaches = new WeakMap<readonly Journey[], Map<string, ActorChart | null>>();

/** The chart of an actor: from the catalogue, or read from its definition; null for an invalid one. */
export function chartOf(journeys: readonly Journey[], definition: string | null): ActorChart | null {
  if (definition === null) return null;
  const cache = chartCaches.get(journeys) ?? new Map<string, ActorChart | null>();
  chartCaches.set(journeys, cache);
  const cached = cache.get(definition);
  const actorChart = cached === undefined ? readActorChart(journeys, definition) : cached;
  // Moves it to the end of the map, whose first entry is the least recently used.
  cache.delete(definition);
  cache.set(definition, actorChart);
  for (const oldestKey of cache.keys()) {
    if (cache.size <= MAX_CACHED_CHARTS) break;
    cache.delete(oldestKey);
  }
  return actorChart;
}

/** Whether an actor runs a journey that has URLs of its own. */
export function hasEntryUrls({ definition }: Actor, journeys: readonly Journey[]): boolean {
  return (chartOf(journeys, definition)?.journey?.entryUrls.length ?? 0) > 0;
}

/** The full definition of a chart, for Stately's inspector; the given one where the catalogue does not have the chart. */
export function fullDefinition(journeys: readonly Journey[], definition: string): string {
  const machine = chartOf(journeys, definition)?.journey?.machine;
  return machine === undefined ? definition : definitionText(machine);
}

function readActorChart(journeys: readonly Journey[], definition: string): ActorChart | null {
  try {
    const config: unknown = JSON.parse(definition);
    if (typeof config !== 'object' || config === null) return null;
    const id = 'id' in config ? String(config.id) : '';
    const journey = journeys.find(({ chart }) => chart.id === id) ?? null;
    if (journey !== null) return { title: journey.title, chart: journey.chart, journey };
    if (!('states' in config)) return null;
    // SAFETY: XState validates its input, and throws if it is invalid.
    const chart = readChart(createMachine(config as MachineConfig));
    return { title: chart.id, chart, journey: null };
  } catch {
    // The definition is of another app or another version: the actor is listed without its chart.
    return null;
  }
}
