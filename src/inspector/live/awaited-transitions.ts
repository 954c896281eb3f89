import type { GuardResult } from '../../telemetry/inspection/protocol';
import { ANY_STATE, type Chart, type ChartEdge } from '../chart/chart';

/** Transitions of the active states that wait for an event: without eventless transitions, routes and ignored events. */
export function awaitedEdges(chart: Chart, active: ReadonlySet<string>): readonly ChartEdge[] {
  return chart.edges.filter(
    ({ source, isInert, isDeepLink, cause }) =>
      (source === ANY_STATE || active.has(source)) && !isInert && !isDeepLink && cause !== 'decision',
  );
}

/** Whether one of these transitions has a guard, so that the page must evaluate it. */
export function needsEvaluation(awaitedTransitions: readonly ChartEdge[]): boolean {
  return awaitedTransitions.some(({ guard }) => guard !== null);
}

/** An awaited transition, and whether it would be taken now; the result is null until the page has evaluated its guard. */
export interface AwaitedTransition {
  readonly edge: ChartEdge;
  readonly result: GuardResult | null;
}

/**
 * Whether each of these transitions would be taken now. A transition without a guard always is.
 * @param pageResults the results that the page sent; null before
 */
export function guardResultsFor(
  awaitedTransitions: readonly ChartEdge[],
  pageResults: readonly GuardResult[] | null,
): readonly AwaitedTransition[] {
  return awaitedTransitions.map((edge) => {
    const { id, guard } = edge;
    if (guard === null) return { edge, result: { edge: id, holds: true, reads: {} } };
    return { edge, result: pageResults?.find((result) => result.edge === id) ?? null };
  });
}
