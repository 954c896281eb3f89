import type { components } from '../../openapi/generated/analytics';
import type { Database } from '../database/open-database';
import { analyticsEvents } from '../database/schema-analytics';
import { authenticate } from '../wire/identity';
import { jsonAnswer } from '../wire/json-answer';
import { batchProblem } from './batch-problem';

type Batch = components['schemas']['AnalyticsBatch'];

/** Records a batch of the app's analytics: without authentication, faults or audit. */
export async function recordAnalytics(database: Database, request: Request): Promise<Response> {
  const isEvents = new URL(request.url).pathname === '/api/analytics/events';
  if (!isEvents || request.method !== 'POST') return jsonAnswer(404, { error: 'not_found' });
  const sent = await readJson(request);
  const problem = batchProblem(sent);
  if (problem !== null) return jsonAnswer(400, { code: 'bad_request', message: problem });
  // SAFETY: it was just validated against the contract's schema of a batch.
  const batch = sent as Batch;
  return database.write(async (tx) => {
    const merchant = await authenticate(tx, request);
    const recorded = await tx
      .insert(analyticsEvents)
      .values(batch.events.map((event) => rowOf(event, batch.visitor_id, merchant?.id ?? null)))
      .onConflictDoNothing()
      .returning({ id: analyticsEvents.id });
    return jsonAnswer(202, { accepted: recorded.length });
  });
}

function rowOf(
  { id, name, at, properties }: Batch['events'][number],
  visitorId: string,
  merchantId: string | null,
): typeof analyticsEvents.$inferInsert {
  return {
    id,
    merchantId,
    visitorId,
    name,
    atMs: at,
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
