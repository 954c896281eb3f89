import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, describe, expect, it } from 'vitest';
import { confirmOffer, drawUp, GOOD_ACCOUNT, signWithOtp } from '../support/journey';
import { MARCH_6, openSandbox, SandboxMerchant, type Schemas, send } from '../support/sandbox-merchant';

const sandbox = openSandbox();
const folder = mkdtempSync(join(tmpdir(), 'sandbox-control-'));
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

const submit = (path: string, merchant: SandboxMerchant, form: FormData | URLSearchParams) =>
  sandbox.fetch(
    new Request(`http://lender.test${path}`, {
      method: 'POST',
      headers: { cookie: `act=${merchant.token}` },
      body: form,
    }),
  );
const page = async (path: string, merchant: SandboxMerchant) =>
  (
    await sandbox.fetch(
      new Request(`http://lender.test${path}`, { headers: { cookie: `act=${merchant.token}` } }),
    )
  ).text();
const account = { payment_address: GOOD_ACCOUNT, type: 'SAVINGS', account_type: 2 };

describe('a merchant as a file', () => {
  it('is restored with the same books under new ids, at the time it was saved', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'arthmate');
    const [offer] = await merchant.offers();
    await confirmOffer(merchant, offer);
    await signWithOtp(merchant, await drawUp(merchant));
    await merchant.advance(86_400 * 9);
    const loan = await merchant.loan();
    const { body: file } = await merchant.control<Record<string, unknown>>('GET', '/export');

    const made = await send<{ merchant_id: string; token: string }>(
      sandbox,
      'POST',
      '/sandbox/api/merchants/import',
      file,
    );
    expect(made.status).toBe(201);
    const twin = new SandboxMerchant(sandbox, made.body.merchant_id, made.body.token);
    expect(twin.id).not.toBe(merchant.id);
    const copy = await twin.loan();
    expect(copy?.loan_id).not.toBe(loan?.loan_id);
    const same = {
      loan_id: '',
      merchant_id: '',
      loan_agreement_id: '',
      bank_details_id: '',
      bank_details: null,
    };
    expect({ ...copy, ...same }).toEqual({ ...loan, ...same });
    const { headers } = await twin.get('/getUserState');
    expect(Date.parse(headers.get('date') ?? '')).toBe(MARCH_6 + 9 * 86_400_000);
  });

  it.each([
    {},
    { format: 'sandbox-merchant/1' },
    { format: 'sandbox-merchant/1', now: 1, merchant: {}, tables: {} },
  ])('is refused when it is invalid: %j', async (file) => {
    const made = await send(sandbox, 'POST', '/sandbox/api/merchants/import', file);
    expect(made).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  });

  it('is accepted by the page too', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const { body: file } = await merchant.control('GET', '/export');
    const form = new FormData();
    form.set('file', new File([JSON.stringify(file)], 'merchant.json'));
    const answer = await submit('/sandbox/import', merchant, form);
    expect(answer.headers.get('location')).toMatch(/^\/sandbox\/enter\/mrc_\w+\?to=\/sandbox\/file$/);
    const wrong = new FormData();
    wrong.set('file', new File(['not json'], 'merchant.json'));
    expect((await submit('/sandbox/import', merchant, wrong)).status).toBe(400);
  });
});

describe('starting over', () => {
  it('keeps id and token, and deletes the rest', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await merchant.post('/bankDetails', account);
    await merchant.advance(86_400);
    const again = await submit('/sandbox/reset', merchant, new URLSearchParams());
    expect(again.status).toBe(303);
    const list = await merchant.get<Schemas['BankDetailsList']>('/bankDetails');
    expect(list.body.bank_details).toEqual([]);
    expect(Date.parse(list.headers.get('date') ?? '')).toBe(MARCH_6);
  });
});

describe('faults', () => {
  const struck = async (merchant: SandboxMerchant, calls: number) => {
    const statuses: number[] = [];
    for (let call = 0; call < calls; call += 1) statuses.push((await merchant.get('/loan')).status);
    return statuses;
  };

  it('of every operation apply to each call, unless the operation has its own', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await merchant.fault('*', { kind: 'status', status: 503, times: 0 });
    await merchant.fault('getLoan', { kind: 'status', status: 418, times: 1 });
    expect((await merchant.get('/loan')).status).toBe(418);
    expect((await merchant.get('/loan')).status).toBe(503);
    expect((await merchant.get('/getUserState')).status).toBe(503);
    await merchant.control('DELETE', '/faults');
    expect((await merchant.get('/loan')).status).toBe(200);
  });

  it('with a chance apply to the same calls for the same seed', async () => {
    const runs: number[][] = [];
    for (const seed of [7, 7, 8]) {
      const merchant = await SandboxMerchant.as(sandbox, 'offers');
      await merchant.fault('getLoan', { kind: 'status', status: 503, times: 0, chance: 40, seed });
      runs.push(await struck(merchant, 30));
    }
    const [first, second, other] = runs;
    expect(first).toEqual(second);
    expect(first).not.toEqual(other);
    const hits = first?.filter((status) => status === 503).length ?? 0;
    expect(hits).toBeGreaterThan(5);
    expect(hits).toBeLessThan(20);
  });

  it('with a chance and a count end after that many hits', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await merchant.fault('getLoan', { kind: 'status', status: 503, times: 2, chance: 50, seed: 3 });
    const statuses = await struck(merchant, 20);
    expect(statuses.filter((status) => status === 503)).toHaveLength(2);
  });

  it.each([{ chance: 0 }, { chance: 101 }, { seed: -1 }, { seed: 'x' }])('refuse %j', async (wrong) => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    expect((await merchant.fault('getLoan', { kind: 'html', ...wrong })).status).toBe(400);
  });

  it('are set by form with every detail', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const form = new URLSearchParams({
      operation: 'getLoan',
      kind: 'status',
      times: '0',
      status: '429',
      body: '{"error":"rate_limited","retry_after":60}',
      ms: '',
      chance: '100',
      seed: '1',
    });
    expect((await submit('/sandbox/faults', merchant, form)).headers.get('location')).toBe('/sandbox/faults');
    expect(await merchant.get('/loan')).toMatchObject({
      status: 429,
      body: { error: 'rate_limited', retry_after: 60 },
    });
    expect(await page('/sandbox/faults', merchant)).toContain('for ever');
  });
});

describe('the audit trail', () => {
  it('is filtered by operation, by how calls ended, and by request', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await merchant.get('/loan', 'request-of-the-loan');
    await merchant.post('/bankDetails', { payment_address: 'x' });
    await merchant.fault('getUserState', { kind: 'status', status: 503 });
    await merchant.get('/getUserState');
    const operations = async (query: string) =>
      (await merchant.control<{ audit: { operationId: string }[] }>('GET', `/audit?${query}`)).body.audit.map(
        ({ operationId }) => operationId,
      );
    expect(await operations('')).toEqual(['getLoan', 'createBankDetails', 'getUserState']);
    expect(await operations('operation=getLoan')).toEqual(['getLoan']);
    expect(await operations('outcome=ok')).toEqual(['getLoan']);
    expect(await operations('outcome=refused')).toEqual(['createBankDetails', 'getUserState']);
    expect(await operations('outcome=fault')).toEqual(['getUserState']);
    expect(await operations('outcome=lost')).toEqual([]);
    expect(await operations('request_id=request-of-the-loan')).toEqual(['getLoan']);
    const shown = await page('/sandbox/audit?outcome=fault', merchant);
    expect(shown).toContain('<b>getUserState</b>');
    expect(shown).not.toContain('<b>getLoan</b>');
  });
});

describe('flags', () => {
  it('are sent by form: ticked, unticked, numbers, choices, and empty for the default', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await merchant.flags({ disbursal_reason: 'A reason', features: { DOCUMENT_UPLOAD: true } });
    const form = new URLSearchParams({
      'features.UDYAM_REGISTRATION': 'on',
      'experiments.PHYSICAL_QR': '1',
      approval_seconds: '60',
      disbursal_result: 'PENDING',
      disbursal_reason: '',
    });
    await submit('/sandbox/flags', merchant, form);
    const { body } = await merchant.control<{ flags: Record<string, unknown> }>('GET');
    expect(body.flags).toMatchObject({
      features: { UDYAM_REGISTRATION: true, DOCUMENT_UPLOAD: false, PRE_CLOSURE: false },
      experiments: { PHYSICAL_QR: 1 },
      approval_seconds: 60,
      disbursal_seconds: 8,
      disbursal_result: 'PENDING',
      disbursal_reason: null,
    });
  });
});

describe('an upload', () => {
  it('with text instead of a file is refused', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const form = new FormData();
    form.set('image', 'no file at all');
    expect(await merchant.upload('/shop-image', form)).toMatchObject({
      status: 415,
      body: { error: 'file_type_not_supported' },
    });
  });
});

describe('the people page', () => {
  it('finds people by a search text', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const found = await page('/sandbox?q=due+tomorrow', merchant);
    expect(found).toContain('value="due-tomorrow"');
    expect(found).not.toContain('value="overdue"');
    expect(await page('/sandbox?q=%3Cscript%3E', merchant)).toContain('Nobody is like that');
  });
});

describe('the clock', () => {
  it('goes to a day and time in India by form', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await submit(
      '/sandbox/clock',
      merchant,
      new URLSearchParams({ day: '1', month: '4', year: '2026', time: '09:30' }),
    );
    const { headers } = await merchant.get('/getUserState');
    expect(headers.get('date')).toBe('Wed, 01 Apr 2026 04:00:00 GMT');
  });
});

describe('books of an older sandbox', () => {
  it('are dropped, and the sandbox starts', async () => {
    const url = `file:${join(folder, 'old.db')}`;
    const old = createClient({ url });
    await old.batch(
      [
        'create table merchants (id text)',
        'create table forgotten (id text)',
        "insert into merchants values ('m')",
      ],
      'write',
    );
    old.close();
    const fresh = openSandbox(url);
    const merchant = await SandboxMerchant.as(fresh, 'offers');
    expect((await merchant.offers()).length).toBeGreaterThan(0);
    await fresh.close();
    const now = createClient({ url });
    const { rows } = await now.execute("select name from sqlite_master where name = 'forgotten'");
    expect(rows).toEqual([]);
    now.close();
  });
});

describe('misleading answers for testers', () => {
  it.each([
    ['a clock far away', { now: 253_402_280_940_000 }],
    ['a step that no date can hold', { advance_ms: 1e18 }],
    ['a feature that nobody knows', { flags: { features: { NOPE: true } } }],
    ['an experiment that nobody knows', { flags: { experiments: { NOPE: 1 } } }],
    ['a flag that every object seems to have', { flags: { constructor: 'x' } }],
    ['a score that no bureau gives', { flags: { credit_score: 9999 } }],
  ])('%s is refused, and the person stays usable', async (_what, change) => {
    const merchant = await SandboxMerchant.as(sandbox, 'overdue');
    expect(await merchant.control('PATCH', '', change)).toMatchObject({ status: 400 });
    expect((await merchant.get('/getUserState')).status).toBe(200);
  });

  it.each(['nope', 'constructor'])('no call has the outcome %s', async (outcome) => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await merchant.offers();
    const { status, body } = await merchant.control('GET', `/audit?outcome=${outcome}`);
    expect([status, body]).toEqual([200, { audit: [] }]);
  });

  it('a path that cannot be read is not found', async () => {
    expect((await send(sandbox, 'GET', '/sandbox/api/merchants/%E0%A4%A')).status).toBe(404);
  });

  it('a file with unknown tables is refused', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const { body: file } = await merchant.control<Record<string, unknown>>('GET', '/export');
    const made = await send(sandbox, 'POST', '/sandbox/api/merchants/import', {
      ...file,
      tables: { nope: [{ a: 1 }] },
    });
    expect(made.status).toBe(400);
  });

  it('the confirmed offer of a loan that is over is no longer listed', async () => {
    expect(await (await SandboxMerchant.as(sandbox, 'loan-complete')).offers('SELECTED')).toEqual([]);
    expect(await (await SandboxMerchant.as(sandbox, 'disbursed')).offers('SELECTED')).toHaveLength(1);
  });
});
