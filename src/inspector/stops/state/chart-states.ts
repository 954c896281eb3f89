import { type Chart, type ChartState, pathText } from '../../chart/chart';
import { firstDecisions } from '../marks';
import type { JourneyCounts } from '../stops';

/** Whether a person sees the state. */
export function isPage({ kind }: ChartState): boolean {
  return kind === 'person' || kind === 'end';
}

/** States whose entries are recorded: without those that have inner states, and without an initial decision, which is left before the first report. */
export function recordedStates(chart: Chart, { starts }: JourneyCounts): readonly string[] {
  const parents = new Set(chart.states.map(({ parent }) => parent));
  const passed = new Set(firstDecisions(chart, starts).map(({ from }) => from));
  return chart.states
    .filter(({ id, kind }) => !parents.has(id) && kind !== 'any')
    .map(pathText)
    .filter((name) => !passed.has(name));
}

/** Names of the states that a person sees. */
export function pagesOf(chart: Chart): readonly string[] {
  return chart.states.filter(isPage).map(pathText);
}

/** Ids of the states of these names, without those that the chart does not have. */
export function idsOf(chart: Chart, names: readonly string[]): readonly string[] {
  return names.flatMap((name) => chart.states.find((state) => pathText(state) === name)?.id ?? []);
}

/** What the chart says of the state of this name; empty where it says nothing, and without a chart. */
export function descriptionOf(chart: Chart | null, name: string): string {
  return chart?.states.find((state) => pathText(state) === name)?.description ?? '';
}
