import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { batchProblem } from '../../sandbox/analytics/batch-problem';
import type { Sandbox } from '../../sandbox/create-sandbox';
import { MARCH_6, openSandbox, SandboxMerchant, send } from './support/sandbox-merchant';

let sandbox: Sandbox;
beforeAll(() => {
  sandbox = openSandbox();
});
afterAll(() => sandbox.close());

let ids = 0;
function change(journey: string, properties: object = {}, at = 1_000) {
  ids += 1;
  const all = { journey, from: 'a', to: 'b', event: 'go', lender: null, session: 'tab-1', ...properties };
  return { id: ids.toString(16).padStart(32, '0'), name: 'journey_state_changed', at, properties: all };
}

const batch = (...events: object[]) => ({ visitor_id: 'f'.repeat(32), sent_at: 2_000, events });

async function record(body: unknown, headers: Record<string, string> = {}) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const request = new Request('http://lender.test/api/analytics/events', {
    method: 'POST',
    headers,
    body: text,
  });
  const response = await sandbox.fetch(request);
  const answer: Record<string, unknown> = await response.json();
  return { status: response.status, body: answer };
}

async function transitions(query: string) {
  const path = `/sandbox/api/analytics/transitions?${query}`;
  return (await send<{ transitions: Record<string, unknown>[] }>(sandbox, 'GET', path)).body.transitions;
}

describe('recording analytics', () => {
  it('accepts anonymous events, and counts each once by its id', async () => {
    const events = [change('once'), change('once')];
    expect(await record(batch(...events))).toEqual({ status: 202, body: { accepted: 2 } });
    expect(await record(batch(...events, change('once')))).toEqual({ status: 202, body: { accepted: 1 } });
    expect((await transitions('journey=once')).map((row) => row.merchant_id)).toEqual([null, null, null]);
  });

  it('recognises the merchant by the cookie act', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await record(batch(change('known', { from: null, lender: 'USFB' })), { cookie: `act=${merchant.token}` });
    const rows = await transitions(`merchant_id=${merchant.id}`);
    expect(rows).toEqual([
      {
        merchant_id: merchant.id,
        visitor_id: 'f'.repeat(32),
        session: 'tab-1',
        at: 1_000,
        journey: 'known',
        from: null,
        to: 'b',
        event: 'go',
        lender: 'USFB',
      },
    ]);
    expect((await merchant.control<object>('GET', '/transitions')).body).toEqual({ transitions: rows });
  });

  it('deletes them with the merchant', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await record(batch(change('forgotten')), { cookie: `act=${merchant.token}` });
    await merchant.control('DELETE');
    expect(await transitions('journey=forgotten')).toEqual([]);
    expect((await merchant.control('GET', '/transitions')).status).toBe(404);
  });

  it('are listed in the order of their time, then of their arrival', async () => {
    await record(
      batch(
        change('order', { to: 'late' }, 9),
        change('order', { to: 'x' }, 5),
        change('order', { to: 'y' }, 5),
      ),
    );
    expect((await transitions('journey=order')).map((row) => row.to)).toEqual(['x', 'y', 'late']);
  });

  it('lists no other events', async () => {
    await record(batch({ ...change('other'), name: 'app_opened' }));
    expect(await transitions('journey=other')).toEqual([]);
  });

  it('are sent to the inspector as batches of the contract, together with the persona', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'overdue');
    const events = Array.from({ length: 51 }, (_, index) => change('sessions', { session: 'whole' }, index));
    await record(batch(...events.slice(0, 50)), { cookie: `act=${merchant.token}` });
    await record(batch(...events.slice(50)), { cookie: `act=${merchant.token}` });
    const answer = await sandbox.fetch(new Request('http://lender.test/sandbox/api/analytics/sessions'));
    const lines = (await answer.text()).trim().split('\n');
    const mine = lines.map((line) => JSON.parse(line)).filter(({ persona }) => persona === 'overdue');
    expect(mine.map((line) => [line.until, line.batch.events.length])).toEqual([
      [MARCH_6, 50],
      [MARCH_6, 1],
    ]);
    expect(mine.flatMap((line) => line.batch.events)).toEqual(events);
    expect(mine.map((line) => batchProblem(line.batch))).toEqual([null, null]);
    expect(lines.length, 'those of nobody stand apart').toBeGreaterThan(2);
  });

  it.each([
    ['no JSON', '{'],
    ['no events', batch()],
    ['51 events', batch(...Array.from({ length: 51 }, () => change('many')))],
    ['a visitor who is no random id', { ...batch(change('x')), visitor_id: '9876543210' }],
    ['more than the contract knows', { ...batch(change('x')), merchant: 'mer_1' }],
    ['a property that is no text', batch(change('x', { amount: 7 }))],
    ['a long text', batch(change('x', { event: 'x'.repeat(256) }))],
    ['an event without time', batch({ ...change('x'), at: undefined })],
  ])('refuses %s', async (_, body) => {
    expect(await record(body)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  it('answers no other path below it', async () => {
    const answers = await Promise.all([
      send(sandbox, 'GET', '/api/analytics/events'),
      send(sandbox, 'POST', '/api/analytics/other', {}),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });
});
