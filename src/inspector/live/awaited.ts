import type { GuardResult } from '../../telemetry/inspection/protocol';
import { ANY_STATE, type Chart, type ChartEdge } from '../chart/chart';

/** Transitions of the active states that wait for an event: no eventless ones, no routes, none that are ignored. */
export function awaitedEdges(chart: Chart, active: ReadonlySet<string>): readonly ChartEdge[] {
  return chart.edges.filter(
    ({ source, isInert, isDeepLink, cause }) =>
      (source === ANY_STATE || active.has(source)) && !isInert && !isDeepLink && cause !== 'decision',
  );
}

/** Whether the page must evaluate these: one of them has a guard. */
export function needsPage(awaitedTransitions: readonly ChartEdge[]): boolean {
  return awaitedTransitions.some(({ guard }) => guard !== null);
}

/**
 * Whether each of these transitions would be taken now. With a guard, the page's answer counts, and none is shown before;
 * without a guard, it is always taken.
 */
export function answersFor(
  awaitedTransitions: readonly ChartEdge[],
  pageResults: readonly GuardResult[] | null,
): readonly GuardResult[] {
  return awaitedTransitions.flatMap(({ id, guard }) => {
    const unguarded: GuardResult = { edge: id, holds: true, reads: {} };
    return guard === null ? unguarded : (pageResults?.find(({ edge }) => edge === id) ?? []);
  });
}
