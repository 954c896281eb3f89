import type { Acceptance } from '../../telemetry/inspection/protocol';
import { ANY_STATE, type Chart, type ChartEdge } from '../chart/chart';

/** The branches that wait for something to happen where a chart stands: no decisions, no URLs, nothing that is ignored. */
export function awaitedEdges(chart: Chart, active: ReadonlySet<string>): readonly ChartEdge[] {
  return chart.edges.filter(
    ({ source, isInert, isDeepLink, cause }) =>
      (source === ANY_STATE || active.has(source)) && !isInert && !isDeepLink && cause !== 'decision',
  );
}

/** Whether only the page itself can say what these would do: one of them has a guard. */
export function mustAsk(awaited: readonly ChartEdge[]): boolean {
  return awaited.some(({ guard }) => guard !== null);
}

/**
 * What each of these branches would do now. The page is believed of those with a guard, and not shown before it answered;
 * one without takes whatever comes.
 */
export function answersFor(
  awaited: readonly ChartEdge[],
  told: readonly Acceptance[] | null,
): readonly Acceptance[] {
  return awaited.flatMap(({ id, guard }) => {
    const open: Acceptance = { edge: id, holds: true, reads: {} };
    return guard === null ? open : (told?.find(({ edge }) => edge === id) ?? []);
  });
}
