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

const made = new Map<string, ActorChart | null>();

/** The chart that an actor runs: the catalogue's, else one read off its definition; null for what is no chart. */
export function chartOf(journeys: readonly Journey[], definition: string | null): ActorChart | null {
  if (definition === null) return null;
  const known = made.get(definition);
  if (known !== undefined) return known;
  const found = read(journeys, definition);
  made.set(definition, found);
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
