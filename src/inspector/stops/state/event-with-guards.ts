import type { Chart } from '../../chart/chart';
import { guardWords } from '../../chart/guard-text';
import { eventName } from '../../chart/read-chart';
import { edgesOf } from '../marks';
import { UNKNOWN_EVENT } from '../visits';

interface NamedChange {
  readonly from: string;
  readonly event: string;
  readonly to: string;
}

/** `offerConfirmation done [routes to e-NACH]`: the event of a change with its guards, where the chart has them. */
export function eventWithGuards(chart: Chart | null, change: NamedChange): string {
  const guards = guardsText(chart, change);
  return guards === null ? eventName(change.event) : `${eventName(change.event)} ${guards}`;
}

/**
 * The guards of the transitions that are counted as one change, in brackets; null where one of them has no guard, and where the chart
 * or the event is not known.
 */
export function guardsText(chart: Chart | null, { from, event, to }: NamedChange): string | null {
  if (chart === null || event === UNKNOWN_EVENT) return null;
  const guards = edgesOf(chart, from, event, to).map(({ guard }) => guard);
  const known = guards.filter((guard) => guard !== null);
  if (known.length === 0 || known.length < guards.length) return null;
  return `[${[...new Set(known.map(guardWords))].join(' or ')}]`;
}
