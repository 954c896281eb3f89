import type { components } from '../../openapi/generated/analytics';
import type { Database } from '../database/open-database';
import { analyticsEvents } from '../database/schema-analytics';
import { authenticate } from '../wire/identity';
import { jsonAnswer } from '../wire/json-answer';
import { batchProblem } from './batch-problem';

type Batch = components['schemas']['AnalyticsBatch'];

/** Stores a batch of the app's analytics events. Needs no authentication, and ignores faults and the audit trail. */
export async function recordAnalytics(database: Database, request: Request): Promise<Response> {
  const isEventsPath = new URL(request.url).pathname === '/api/analytics/events';
  if (!isEventsPath || request.method !== 'POST') return jsonAnswer(404, { error: 'not_found' });
  const body = await readJson(request);
  const problem = batchProblem(body);
  if (problem !== null) return jsonAnswer(400, { code: 'bad_request', message: problem });
  // SAFETY: batchProblem validated it against the contract's schema of a batch.
  const batch = body as Batch;
  return database.write(async (tx) => {
    const merchant = await authenticate(tx, request);
    const recorded = await tx
      .insert(analyticsEvents)
      .values(batch.events.map((event) => eventRow(event, batch.visitor_id, merchant?.id ?? null)))
      .onConflictDoNothing()
      .returning({ id: analyticsEvents.id });
    return jsonAnswer(202, { accepted: recorded.length });
  });
}

function eventRow(
  { id, name, at: timeMs, properties }: Batch['events'][number],
  visitorId: string,
  merchantId: string | null,
): typeof analyticsEvents.$inferInsert {
  return {
    id,
    merchantId,
    visitorId,
    name,
    atMs: timeMs,
    session: properties.session ?? null,
    journey: properties.journey ?? null,
    fromState: properties.from ?? null,
    toState: properties.to ?? null,
    event: properties.event ?? null,
    lender: properties.lender ?? null,
    properties: JSON.stringify(properties),
  };
}

async function readJson(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return undefined;
  }
}
