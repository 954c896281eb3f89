import { inspectorCopy } from '../../copy/inspector';
import { type ChartEdge, pathText, stateOf } from '../chart/chart';
import type { ActorChart } from '../live/charts-of-actors';
import { PlainAndCode } from './plain-and-code';

/** A transition in one line: event, guard, targets. */
export function EdgeText({
  edge,
  actorChart,
}: {
  readonly edge: ChartEdge;
  readonly actorChart: ActorChart | null;
}) {
  const names = edge.targets.map((id) => stateName(id, actorChart));
  return (
    <span>
      <strong className={`cause is-${edge.cause}`}>{edge.event}</strong>
      {edge.guard !== null && (
        <>
          {' '}
          {inspectorCopy.details.if} <PlainAndCode name={edge.guard} />
        </>
      )}
      {names.length > 0 && ` → ${names.join(', ')}`}
    </span>
  );
}

/** Readable name of a state; its id when the chart does not have it. */
export function stateName(id: string, actorChart: ActorChart | null): string {
  const state = actorChart === null ? undefined : stateOf(actorChart.chart, id);
  return state === undefined ? id : pathText(state);
}
