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

/** How long a state lasts by its chart at most. */
export interface StateLimit {
  /** The shortest of its limits. */
  readonly ms: number;
  /** All of them. */
  readonly text: string;
}

/** How long a state lasts by its chart at most: its polls and its delays, also those of the states around it; null where it sets no limit. */
export function limitOf(chart: Chart, state: ChartState): StateLimit | null {
  const around = withParents(chart, state);
  const limits: readonly StateLimit[] = [
    ...around.flatMap(({ invokes }) =>
      invokes.flatMap(({ waits }) => (waits === null ? [] : { ms: waits.totalMs, text: pollsText(waits) })),
    ),
    ...chart.edges.flatMap((edge) =>
      edge.delay !== null && around.some(({ id }) => id === edge.source)
        ? leavesLimit(chart, edge, edge.delay)
        : [],
    ),
  ];
  return limits.length === 0
    ? null
    : { ms: Math.min(...limits.map(({ ms }) => ms)), text: limits.map(({ text }) => text).join('; ') };
}

function withParents(chart: Chart, state: ChartState): readonly ChartState[] {
  const parent = state.parent === null ? undefined : stateOf(chart, state.parent);
  return parent === undefined ? [state] : [state, ...withParents(chart, parent)];
}

function pollsText({ min, max, times, totalMs }: Waits): string {
  return copy.polls(formatDuration(totalMs), formatDuration(min), formatDuration(max), times);
}

function leavesLimit(chart: Chart, { targets }: ChartEdge, { min, max, name, limit }: Delay): StateLimit[] {
  const [target] = targets.flatMap((id) => stateOf(chart, id) ?? []);
  if (target === undefined) return [];
  const until = limit === null ? null : copy.until(plainName(limit.count) ?? limit.count, limit.below);
  const nameText = name === null ? null : (plainName(name) ?? name);
  const text = copy.leaves(nameText, formatDuration(min), formatDuration(max), pathText(target), until);
  return [{ ms: max, text }];
}
