import { and, asc, eq, sql } from 'drizzle-orm';
import type { Books } from '../books/open-books';
import { analyticsEvents } from '../books/schema-analytics';
import { jsonAnswer } from '../wire/json-answer';

/**
 * State changes of journeys as the app told them, oldest first, so that journeys can be measured; all of them, or those
 * of one `journey`, one `merchant_id`. `at` in ms by the clock that the app was told.
 */
export async function listTransitions(books: Books, asked: URLSearchParams): Promise<Response> {
  const journey = asked.get('journey');
  const merchantId = asked.get('merchant_id');
  const rows = await books
    .select()
    .from(analyticsEvents)
    .where(
      and(
        eq(analyticsEvents.name, 'journey_state_changed'),
        journey === null ? undefined : eq(analyticsEvents.journey, journey),
        merchantId === null ? undefined : eq(analyticsEvents.merchantId, merchantId),
      ),
    )
    // Several steps share a millisecond: the order in which they came decides.
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
