import { asc, eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi/generated/analytics';
import type { DbTransaction } from '../database/open-database';
import { merchants } from '../database/schema';
import { analyticsEvents } from '../database/schema-analytics';

type Batch = components['schemas']['AnalyticsBatch'];

/** Maximum number of events in a batch, from the contract. */
const MAX_EVENTS = 50;

/**
 * All analytics batches as JSON lines for the inspector: `{persona, until, batch}`, oldest first. The batch is the
 * contract's; the sandbox adds the sender. `until` is the sender's current time in ms. The time of sending is not stored: use
 * the newest event.
 */
export async function listSessions(tx: DbTransaction, now: () => number): Promise<Response> {
  const rows = await tx
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
  for (let from = 0; from < rows.length; from += MAX_EVENTS) {
    const part = rows.slice(from, from + MAX_EVENTS);
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
