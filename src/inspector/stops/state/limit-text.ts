import { stateCountsCopy as copy } from '../../../copy/inspector-state-counts';
import {
  type Chart,
  type ChartEdge,
  type ChartState,
  type Delay,
  pathText,
  stateOf,
  type Waits,
} from '../../chart/chart';
import { plainName } from '../../plain-name';
import { formatDuration } from '../numbers';

/** How long a state lasts by its chart at most: its polls and its delays, also those of the states around it; null where it sets no limit. */
export function limitText(chart: Chart, state: ChartState): string | null {
  const around = withParents(chart, state);
  const limits = [
    ...around.flatMap(({ invokes }) =>
      invokes.flatMap(({ waits }) => (waits === null ? [] : pollsText(waits))),
    ),
    ...chart.edges.flatMap((edge) =>
      edge.delay !== null && around.some(({ id }) => id === edge.source)
        ? leavesText(chart, edge, edge.delay)
        : [],
    ),
  ];
  return limits.length === 0 ? null : limits.join('; ');
}

function withParents(chart: Chart, state: ChartState): readonly ChartState[] {
  const parent = state.parent === null ? undefined : stateOf(chart, state.parent);
  return parent === undefined ? [state] : [state, ...withParents(chart, parent)];
}

function pollsText({ min, max, times, totalMs }: Waits): string {
  return copy.polls(formatDuration(totalMs), formatDuration(min), formatDuration(max), times);
}

function leavesText(chart: Chart, { targets }: ChartEdge, { min, max, name, limit }: Delay): string[] {
  const [target] = targets.flatMap((id) => stateOf(chart, id) ?? []);
  if (target === undefined) return [];
  const until = limit === null ? null : copy.until(plainName(limit.count) ?? limit.count, limit.below);
  const nameText = name === null ? null : (plainName(name) ?? name);
  return [copy.leaves(nameText, formatDuration(min), formatDuration(max), pathText(target), until)];
}
