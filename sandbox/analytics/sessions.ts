import { asc, eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi/generated/analytics';
import type { Books } from '../books/open-books';
import { merchants } from '../books/schema';
import { analyticsEvents } from '../books/schema-analytics';

type Batch = components['schemas']['AnalyticsBatch'];

/** As many events as a batch of the contract holds. */
const MOST_EVENTS = 50;

/**
 * All that analytics were told, as lines of JSON for the inspector: `{persona, until, batch}`, oldest first. The batch is the
 * contract's; who sent it is what the sandbox alone knows, and stands beside it. `until` is the sender's clock of now, ms. When a batch
 * was sent is not kept: its newest event says it.
 */
export async function listSessions(books: Books, now: () => number): Promise<Response> {
  const rows = await books
    .select({ event: analyticsEvents, persona: merchants.persona, offset: merchants.clockOffsetMs })
    .from(analyticsEvents)
    .leftJoin(merchants, eq(merchants.id, analyticsEvents.merchantId))
    .orderBy(asc(analyticsEvents.atMs), asc(sql`analytics_events.rowid`));
  const senders = new Map<string, typeof rows>();
  for (const row of rows) {
    const key = `${row.event.visitorId} ${row.event.merchantId}`;
    const sent = senders.get(key);
    if (sent === undefined) senders.set(key, [row]);
    else sent.push(row);
  }
  const lines = [...senders.values()].flatMap((sent) => {
    const [first] = sent;
    if (first === undefined) return [];
    const until = Math.round(now() + (first.offset ?? 0));
    return batchesOf(
      first.event.visitorId,
      sent.map(({ event }) => event),
    ).map((batch) => `${JSON.stringify({ persona: first.persona, until, batch })}\n`);
  });
  return new Response(lines.join(''), {
    headers: { 'content-type': 'application/jsonl; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function batchesOf(visitorId: string, rows: readonly (typeof analyticsEvents.$inferSelect)[]): Batch[] {
  const batches: Batch[] = [];
  for (let from = 0; from < rows.length; from += MOST_EVENTS) {
    const part = rows.slice(from, from + MOST_EVENTS);
    batches.push({
      visitor_id: visitorId,
      sent_at: part.at(-1)?.atMs ?? 0,
      events: part.map(({ id, name, atMs, properties }) => ({
        id,
        name,
        at: atMs,
        properties: JSON.parse(properties),
      })),
    });
  }
  return batches;
}
