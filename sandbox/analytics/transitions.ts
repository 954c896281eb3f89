import { and, asc, eq, sql } from 'drizzle-orm';
import type { DbTransaction } from '../database/open-database';
import { analyticsEvents } from '../database/schema-analytics';
import { jsonAnswer } from '../wire/json-answer';

/**
 * State changes of journeys reported by the app, oldest first. `journey` and `merchant_id` in the query filter them. `at` is
 * the virtual time in ms.
 */
export async function listTransitions(tx: DbTransaction, query: URLSearchParams): Promise<Response> {
  const journey = query.get('journey');
  const merchantId = query.get('merchant_id');
  const rows = await tx
    .select()
    .from(analyticsEvents)
    .where(
      and(
        eq(analyticsEvents.name, 'journey_state_changed'),
        journey === null ? undefined : eq(analyticsEvents.journey, journey),
        merchantId === null ? undefined : eq(analyticsEvents.merchantId, merchantId),
      ),
    )
    // Events of the same millisecond are sorted in the order of arrival.
    .orderBy(asc(analyticsEvents.atMs), asc(sql`rowid`));
  return jsonAnswer(200, {
    transitions: rows.map((row) => ({
      merchant_id: row.merchantId,
      visitor_id: row.visitorId,
      session: row.session,
      at: row.atMs,
      journey: row.journey,
      from: row.fromState,
      to: row.toState,
      event: row.event,
      lender: row.lender,
    })),
  });
}
