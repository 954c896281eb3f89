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
export function needsPage(awaited: readonly ChartEdge[]): boolean {
  return awaited.some(({ guard }) => guard !== null);
}

/**
 * Whether each of these transitions would be taken now. With a guard, the page's answer counts, and none is shown before;
 * without a guard, it is always taken.
 */
export function answersFor(
  awaited: readonly ChartEdge[],
  answers: readonly GuardResult[] | null,
): readonly GuardResult[] {
  return awaited.flatMap(({ id, guard }) => {
    const open: GuardResult = { edge: id, holds: true, reads: {} };
    return guard === null ? open : (answers?.find(({ edge }) => edge === id) ?? []);
  });
}
