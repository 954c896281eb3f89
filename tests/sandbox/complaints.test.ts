import { afterAll, describe, expect, it } from 'vitest';
import { MARCH_6, openSandbox, SandboxMerchant, type Schemas } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const DAY_SECONDS = 86_400;
const NOW = MARCH_6 / 1000;
const TEXT = 'A late charge was added, although I paid in time.';

type Complaint = Schemas['Complaint'];

const lodge = (merchant: SandboxMerchant, change: object = {}, requestId?: string) =>
  merchant.post<Complaint>(
    '/complaints',
    { about: 'LENDER', category: 'CHARGES', text: TEXT, loan_id: null, ...change },
    requestId,
  );
const reply = (merchant: SandboxMerchant, id: string, isSolved: boolean, text: string | null = null) =>
  merchant.post<Complaint>(`/complaints/${id}/reply`, { is_solved: isSolved, text });
const listed = async (merchant: SandboxMerchant) =>
  (await merchant.get<Schemas['Complaints']>('/complaints')).body.complaints;
const courseOf = ({ events }: Complaint) =>
  events.map(({ time, kind }) => [(time - NOW) / DAY_SECONDS, kind]);

describe('a complaint', () => {
  it('has a reference, the lender, and an answer that is owed within 30 days', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'disbursed');
    const loan_id = String((await merchant.loan())?.loan_id);
    const { status, body } = await lodge(merchant, { loan_id });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      about: 'LENDER',
      category: 'CHARGES',
      text: TEXT,
      loan_id,
      nbfc: 'ARTHMATE',
      status: 'RECEIVED',
      create_time: NOW,
      due_time: NOW + 30 * DAY_SECONDS,
    });
    expect(body.reference).toMatch(/^C-\d{3}-\d{3}$/);
    expect(await listed(merchant)).toEqual([body]);
  });

  it('is lodged once for one request id, also when the answer was lost, and is found by that id', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'disbursed');
    await merchant.fault('createComplaint', { kind: 'drop-after' });
    await lodge(merchant, {}, 'complaint-key').catch(() => null);
    const stored = await merchant.get<Schemas['RequestStatus']>('/v1/requestStatus/complaint-key');
    const again = await lodge(merchant, {}, 'complaint-key');
    expect(stored.body).toMatchObject({ status: 'DONE', http_status: 200 });
    expect(again.body).toEqual(stored.body.body);
    expect(await listed(merchant)).toHaveLength(1);
  });

  it('is listed newest first; three a day are taken', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'disbursed');
    for (const category of ['AUTOPAY', 'PAPERS', 'OTHER']) await lodge(merchant, { category });
    expect((await listed(merchant)).map(({ category }) => category)).toEqual(['OTHER', 'PAPERS', 'AUTOPAY']);
    expect(await lodge(merchant)).toMatchObject({
      status: 429,
      body: { error: 'too_many_requests', retry_after: DAY_SECONDS },
    });
    await merchant.advance(DAY_SECONDS);
    expect((await lodge(merchant)).status).toBe(200);
  });

  it('is about the merchant’s own loan and lender', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    expect(await lodge(merchant)).toMatchObject({ status: 404, body: { error: 'lender_not_found' } });
    expect(await lodge(merchant, { about: 'APP' })).toMatchObject({ status: 200, body: { nbfc: null } });
    expect(await lodge(merchant, { loan_id: 'lon_other' })).toMatchObject({
      status: 404,
      body: { error: 'loan_not_found' },
    });
  });

  it('is nobody else’s', async () => {
    const [one, two] = [
      await SandboxMerchant.as(sandbox, 'complaint-answered'),
      await SandboxMerchant.as(sandbox, 'disbursed'),
    ];
    const [complaint] = await listed(one);
    expect(await listed(two)).toEqual([]);
    expect(await reply(two, String(complaint?.complaint_id), true)).toMatchObject({
      status: 404,
      body: { error: 'complaint_not_found' },
    });
  });

  it('is not in clear text in the audit trail, the events or the books', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'disbursed');
    await lodge(merchant, { text: 'Planted words of a merchant' });
    const parts = ['/audit', '/events', '/books'].map((path) => merchant.control('GET', path));
    const seen = JSON.stringify((await Promise.all(parts)).map(({ body }) => body));
    expect(seen).toContain('complaint.lodged');
    expect(seen).not.toContain('Planted words');
  });
});

describe('the answers', () => {
  it('come from the desk after 5 days, and from the grievance officer 10 days after "not solved"', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'disbursed');
    const { complaint_id: id } = (await lodge(merchant)).body;
    expect(await reply(merchant, id, true)).toMatchObject({
      status: 409,
      body: { error: 'complaint_not_answered' },
    });
    await merchant.advance(5 * DAY_SECONDS - 1);
    expect((await listed(merchant))[0]?.status).toBe('RECEIVED');
    await merchant.advance(DAY_SECONDS + 1);
    const [answered] = await listed(merchant);
    expect(answered).toMatchObject({ status: 'ANSWERED', update_time: NOW + 5 * DAY_SECONDS });
    expect(answered?.events[1]?.by).toContain('Arthmate');

    const { body: escalated } = await reply(merchant, id, false, 'The charge is still there.');
    expect(escalated).toMatchObject({
      status: 'ESCALATED',
      events: [{}, {}, { text: 'The charge is still there.' }],
    });
    expect((await reply(merchant, id, false)).body).toMatchObject({ error: 'complaint_not_answered' });
    await merchant.advance(10 * DAY_SECONDS);
    const [again] = await listed(merchant);
    expect(again).toMatchObject({ status: 'ANSWERED' });
    expect(again?.events[3]?.by).toBe('Harpreet Singh, grievance officer');

    const { body: closed } = await reply(merchant, id, false);
    expect(closed.status).toBe('CLOSED');
    expect(courseOf(closed)).toEqual([
      [0, 'LODGED'],
      [5, 'ANSWERED'],
      [6, 'NOT_SOLVED'],
      [16, 'ANSWERED'],
      [16, 'NOT_SOLVED'],
    ]);
    expect(await reply(merchant, id, true)).toMatchObject({
      status: 409,
      body: { error: 'complaint_closed' },
    });
  });

  it('that solved it close the complaint', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'complaint-answered');
    const [complaint] = await listed(merchant);
    expect(complaint).toMatchObject({ status: 'ANSWERED', loan_id: (await merchant.loan())?.loan_id });
    const { body } = await reply(merchant, String(complaint?.complaint_id), true);
    expect(body).toMatchObject({ status: 'CLOSED', events: [{}, {}, { kind: 'SOLVED' }] });
  });

  it('about the app come from its own people', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
    const { complaint_id: id } = (await lodge(merchant, { about: 'APP' })).body;
    await merchant.advance(5 * DAY_SECONDS);
    await reply(merchant, id, false);
    await merchant.advance(10 * DAY_SECONDS);
    expect((await listed(merchant))[0]?.events.map(({ by }) => by)).toEqual([
      null,
      'the app’s complaint desk',
      null,
      'the app’s grievance officer',
    ]);
  });

  it('never come where the flag is off', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'complaint-unanswered');
    const [complaint] = await listed(merchant);
    expect(complaint).toMatchObject({ status: 'RECEIVED', create_time: NOW - 31 * DAY_SECONDS });
    expect(complaint?.due_time).toBeLessThan(NOW);
  });
});
