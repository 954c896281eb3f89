import { groupBy } from '../group-by';
import { maxOf } from '../max-of';
import type { RecordedBatch } from './session-lines';

/** A journey went from one state to another. */
export interface Change {
  readonly kind: 'change';
  readonly journey: string;
  /** Null at the start of the journey. */
  readonly from: string | null;
  readonly to: string;
  readonly event: string;
  readonly lender: string | null;
  /** ms by the service's clock. */
  readonly at: number;
}

/** The page was loaded, which ended all runs before. */
export interface PageOpened {
  readonly kind: 'opened';
  readonly at: number;
}

/** The events of one merchant in one tab, in order of time. */
export interface Visit {
  readonly persona: string | null;
  /** The last reported lender; null where none was reported. */
  readonly lender: string | null;
  readonly events: readonly (Change | PageOpened)[];
  /** There were no events for `VISIT_TIMEOUT_MS`. */
  readonly hasEnded: boolean;
}

/** A visit counts as ended after half an hour without events. */
export const VISIT_TIMEOUT_MS = 30 * 60_000;

/**
 * Groups the events of all batches by visit: one tab of one browser, with one persona. An event that is repeated with the
 * same id is counted once; batches may be in any order.
 */
export function visitsOf(batches: readonly RecordedBatch[]): readonly Visit[] {
  const lastSentAt = maxOf(batches, ({ batch }) => batch.sent_at);
  const seenIds = new Set<string>();
  const receivedEvents = batches.flatMap(({ persona, until, batch }) =>
    batch.events
      .filter(({ id }) => !seenIds.has(id) && seenIds.add(id))
      .map((event) => ({ persona, until, visitor: batch.visitor_id, event })),
  );
  const groups = groupBy(
    receivedEvents,
    ({ persona, visitor, event }) => `${visitor} ${event.properties.session} ${persona}`,
  );
  return [...groups.values()].flatMap((group) => {
    // A stable sort: events of the same millisecond stay in the order of the file.
    const sorted = [...group].sort((a, b) => a.event.at - b.event.at);
    const events = sorted.flatMap(({ event }) => readEvent(event));
    const lastAt = sorted.at(-1)?.event.at ?? 0;
    const recordedUntil = maxOf(group, (member) => member.until ?? lastSentAt);
    const lenders = events.map((entry) => (entry.kind === 'change' ? entry.lender : null));
    return [
      {
        persona: group[0]?.persona ?? null,
        lender: lenders.findLast((lender) => lender !== null) ?? null,
        events,
        hasEnded: recordedUntil - lastAt >= VISIT_TIMEOUT_MS,
      },
    ];
  });
}

function readEvent({
  name,
  at,
  properties,
}: RecordedBatch['batch']['events'][number]): (Change | PageOpened)[] {
  if (name === 'app_opened') return [{ kind: 'opened', at }];
  const { journey, from = null, to, event, lender = null } = properties;
  if (name !== 'journey_state_changed' || !journey || !to || !event) return [];
  return [{ kind: 'change', journey, from, to, event, lender, at }];
}
