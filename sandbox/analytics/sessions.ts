import { asc, eq, sql } from 'drizzle-orm';
import type { components } from '../../openapi/generated/analytics';
import type { DbTransaction } from '../database/open-database';
import { merchants } from '../database/schema';
import { analyticsEvents } from '../database/schema-analytics';

type Batch = components['schemas']['AnalyticsBatch'];

/** Maximum number of events in a batch, from the contract. */
const MAX_EVENTS_PER_BATCH = 50;

/**
 * All analytics events in batches of the contract's format, as JSON lines for the inspector: `{persona, until, batch}`,
 * oldest first for each sender. `until` is the sender's current virtual time in ms. When a batch was sent is not stored:
 * `sent_at` is the time of its newest event.
 */
export async function listSessions(tx: DbTransaction, now: () => number): Promise<Response> {
  const rows = await tx
    .select({ event: analyticsEvents, persona: merchants.persona, offset: merchants.clockOffsetMs })
    .from(analyticsEvents)
    .leftJoin(merchants, eq(merchants.id, analyticsEvents.merchantId))
    .orderBy(asc(analyticsEvents.atMs), asc(sql`analytics_events.rowid`));
  const rowsBySender = new Map<string, typeof rows>();
  for (const row of rows) {
    const key = `${row.event.visitorId} ${row.event.merchantId}`;
    const senderRows = rowsBySender.get(key);
    if (senderRows === undefined) rowsBySender.set(key, [row]);
    else senderRows.push(row);
  }
  const lines = [...rowsBySender.values()].flatMap((senderRows) => {
    const [firstRow] = senderRows;
    if (firstRow === undefined) return [];
    const until = Math.round(now() + (firstRow.offset ?? 0));
    return batchesOf(
      firstRow.event.visitorId,
      senderRows.map(({ event }) => event),
    ).map((batch) => `${JSON.stringify({ persona: firstRow.persona, until, batch })}\n`);
  });
  return new Response(lines.join(''), {
    headers: { 'content-type': 'application/jsonl; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function batchesOf(visitorId: string, rows: readonly (typeof analyticsEvents.$inferSelect)[]): Batch[] {
  const batches: Batch[] = [];
  for (let start = 0; start < rows.length; start += MAX_EVENTS_PER_BATCH) {
    const batchRows = rows.slice(start, start + MAX_EVENTS_PER_BATCH);
    batches.push({
      visitor_id: visitorId,
      sent_at: batchRows.at(-1)?.atMs ?? 0,
      events: batchRows.map(({ id, name, atMs, properties }) => ({
        id,
        name,
        at: atMs,
        properties: JSON.parse(properties),
      })),
    });
  }
  return batches;
}
