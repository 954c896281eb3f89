import { createMachine } from 'xstate';

import { definitionText } from '../../telemetry/inspection/definition';
import type { Journey } from '../catalogue';
import type { Chart } from '../chart/chart';
import { readChart } from '../chart/read-chart';

type MachineConfig = Parameters<typeof createMachine>[0];

export interface ActorChart {
  readonly title: string;
  readonly chart: Chart;
  readonly journey: Journey | null;
}

/** So many charts are kept, those that were asked for last: a definition may be large, and anybody may tell one. */
const MOST = 100;

/** By catalogue: what one does not know, a later one may. */
const made = new WeakMap<readonly Journey[], Map<string, ActorChart | null>>();

/** The chart that an actor runs: the catalogue's, else one read off its definition; null for what is no chart. */
export function chartOf(journeys: readonly Journey[], definition: string | null): ActorChart | null {
  if (definition === null) return null;
  const kept = made.get(journeys) ?? new Map<string, ActorChart | null>();
  made.set(journeys, kept);
  const known = kept.get(definition);
  const found = known === undefined ? read(journeys, definition) : known;
  // Put last again: the first is the one that nobody asked for the longest.
  kept.delete(definition);
  kept.set(definition, found);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST) break;
    kept.delete(oldest);
  }
  return found;
}

/** A definition as Stately's inspector wants it: the whole, where the catalogue has it. */
export function wholeDefinition(journeys: readonly Journey[], definition: string): string {
  const machine = chartOf(journeys, definition)?.journey?.machine;
  return machine === undefined ? definition : definitionText(machine);
}

function read(journeys: readonly Journey[], definition: string): ActorChart | null {
  try {
    const config: unknown = JSON.parse(definition);
    if (typeof config !== 'object' || config === null) return null;
    const id = 'id' in config ? String(config.id) : '';
    const journey = journeys.find(({ chart }) => chart.id === id) ?? null;
    if (journey !== null) return { title: journey.title, chart: journey.chart, journey };
    if (!('states' in config)) return null;
    // SAFETY: XState checks what it is given; what it cannot read, it throws at.
    const chart = readChart(createMachine(config as MachineConfig));
    return { title: chart.id, chart, journey: null };
  } catch {
    // Not of this app, or of another time: the actor is listed without its chart.
    return null;
  }
}
