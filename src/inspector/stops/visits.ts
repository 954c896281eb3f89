import { greatest } from '../greatest';
import { groupBy } from '../group-by';
import type { RecordedBatch } from './session-lines';

/** A journey went from one state to another. */
export interface Change {
  readonly kind: 'change';
  readonly journey: string;
  /** Null when the journey starts. */
  readonly from: string | null;
  readonly to: string;
  readonly event: string;
  readonly lender: string | null;
  /** ms by the service's clock. */
  readonly at: number;
}

/** The page was loaded: earlier runs are gone. */
export interface Opened {
  readonly kind: 'opened';
  readonly at: number;
}

/** Events of one merchant in one tab, in order of time. */
export interface Visit {
  readonly persona: string | null;
  /** The last known lender; null without one. */
  readonly lender: string | null;
  readonly happened: readonly (Change | Opened)[];
  /** No events for so long that the visit counts as ended. */
  readonly hasEnded: boolean;
}

/** A merchant without events for half an hour has left. */
export const GONE_AFTER_MS = 30 * 60_000;

/**
 * Groups the events of all batches by visit: a tab of a browser, as one persona. An event counts once by its id; batches may
 * come in any order.
 */
export function visitsOf(batches: readonly RecordedBatch[]): readonly Visit[] {
  const newest = greatest(batches, ({ batch }) => batch.sent_at);
  const known = new Set<string>();
  const events = batches.flatMap(({ persona, until, batch }) =>
    batch.events
      .filter(({ id }) => !known.has(id) && known.add(id))
      .map((event) => ({ persona, until, visitor: batch.visitor_id, event })),
  );
  const groups = groupBy(
    events,
    ({ persona, visitor, event }) => `${visitor} ${event.properties.session} ${persona}`,
  );
  return [...groups.values()].flatMap((group) => {
    // Stable: events of the same millisecond keep their order of arrival.
    const inOrder = [...group].sort((one, other) => one.event.at - other.event.at);
    const happened = inOrder.flatMap(({ event }) => happenedIn(event));
    const lastAt = inOrder.at(-1)?.event.at ?? 0;
    const until = greatest(group, (one) => one.until ?? newest);
    const lenders = happened.map((one) => (one.kind === 'change' ? one.lender : null));
    return [
      {
        persona: group[0]?.persona ?? null,
        lender: lenders.findLast((lender) => lender !== null) ?? null,
        happened,
        hasEnded: until - lastAt >= GONE_AFTER_MS,
      },
    ];
  });
}

function happenedIn({ name, at, properties }: RecordedBatch['batch']['events'][number]): (Change | Opened)[] {
  if (name === 'app_opened') return [{ kind: 'opened', at }];
  const { journey, from = null, to, event, lender = null } = properties;
  if (name !== 'journey_state_changed' || !journey || !to || !event) return [];
  return [{ kind: 'change', journey, from, to, event, lender, at }];
}
