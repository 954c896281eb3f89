import type { AnyStateMachine } from 'xstate';

import { catalogue } from '../../machines/catalogue';
import type { CatalogueEntry } from '../../machines/catalogue/catalogue-entry';
import { type Chart, pathText } from './chart/chart';
import { readChart } from './chart/read-chart';

/** A journey with its chart. */
export interface Journey {
  readonly id: string;
  readonly title: string;
  readonly purpose: string;
  readonly entryUrls: readonly string[];
  readonly chart: Chart;
  readonly machine: AnyStateMachine;
}

/** The journey and the state that a URL path of the app opens. */
export interface EntryState {
  readonly journey: Journey;
  /** Path of the state in the chart; null where the URL path is only an entry URL of the journey. */
  readonly state: string | null;
}

const callCharts = [
  {
    id: 'load',
    title: 'Load',
    purpose: 'Every read: sends a call, retries where that may help, and returns the answer or the failure.',
    entryUrls: [],
    load: () => import('../../machines/shared/load'),
    make: 'createLoad',
  },
  {
    id: 'submission',
    title: 'Submission',
    purpose: 'Every write: sends once, and checks the status of an unknown outcome before sending again.',
    entryUrls: [],
    load: () => import('../../machines/shared/submission'),
    make: 'createSubmission',
  },
] as const;

/** Loads the charts of all journeys, and the two charts that make every call: load and submission. */
export async function loadJourneys(): Promise<readonly Journey[]> {
  const journeys = catalogue.map(async (entry: CatalogueEntry) => {
    const module = await entry.load();
    return journeyOf(entry, module[entry.chart]);
  });
  const callChartJourneys = callCharts.map(async (entry) => {
    const module: Readonly<Record<string, unknown>> = await entry.load();
    const factory = module[entry.make];
    return journeyOf(entry, typeof factory === 'function' ? factory() : null);
  });
  return Promise.all([...journeys, ...callChartJourneys]);
}

function journeyOf(
  entry: Pick<CatalogueEntry, 'id' | 'title' | 'purpose' | 'entryUrls'>,
  chart: unknown,
): Journey {
  if (!isMachine(chart)) throw new Error(`The catalogue names no chart for ${entry.id}.`);
  const { id, title, purpose, entryUrls } = entry;
  return { id, title, purpose, entryUrls, chart: readChart(chart), machine: chart };
}

function isMachine(value: unknown): value is AnyStateMachine {
  return typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;
}

/** The journey and the state of a path of the app; null when no journey has it. */
export function stateOfPath(journeys: readonly Journey[], path: string): EntryState | null {
  for (const journey of journeys) {
    const state = journey.chart.states.find(({ url }) => url === path);
    if (state !== undefined) return { journey, state: pathText(state) };
    if (journey.entryUrls.includes(path)) return { journey, state: null };
  }
  return null;
}

/** The states that invoke the chart of this id, with their journeys. */
export function parentsOf(
  journeys: readonly Journey[],
  id: string,
): readonly { journey: Journey; state: string }[] {
  return journeys.flatMap((journey) =>
    journey.chart.states
      .filter(({ invokes }) => invokes.some(({ chart }) => chart === id))
      .map((state) => ({ journey, state: pathText(state) })),
  );
}
