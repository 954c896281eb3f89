import { afterAll, describe, expect, it } from 'vitest';
import { GOOD_ACCOUNT } from '../support/journey';
import {
  freshId,
  identity,
  MARCH_6,
  openSandbox,
  SandboxMerchant,
  type Schemas,
} from '../support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const account = { payment_address: GOOD_ACCOUNT, type: 'SAVINGS', account_type: 2 };
const raw = (headers: Record<string, string>) =>
  sandbox.fetch(new Request('http://lender.test/api/termloan/getUserState', { headers }));

describe('authentication', () => {
  it('is read from token, business id or cookie; without them the answer is 401', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const id = identity(freshId());
    expect((await raw({ ...id, authorization: `Bearer ${merchant.token}` })).status).toBe(200);
    expect((await raw({ ...id, 'x-business-id': merchant.id })).status).toBe(200);
    expect((await raw({ ...id, cookie: `a=b; act=${merchant.token}` })).status).toBe(200);
    const nobody = await raw(id);
    expect(nobody.status).toBe(401);
    expect(await nobody.json()).toEqual({ error: 'unauthorized' });
  });

  it('sends the virtual time in the Date header', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await merchant.advance(86_400);
    const { headers } = await merchant.get('/getUserState');
    expect(Date.parse(headers.get('date') ?? '')).toBe(MARCH_6 + 86_400_000);
  });
});

describe('the contract', () => {
  it('refuses an invalid request', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const answer = await merchant.post('/bankDetails', { payment_address: GOOD_ACCOUNT });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad_request' } });
    const headless = await raw({ authorization: `Bearer ${merchant.token}` });
    expect(headless.status).toBe(400);
  });
});

describe('a repeated write', () => {
  it('gets the stored answer and has one effect', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const id = freshId();
    const first = await merchant.post('/bankDetails', account, id);
    const second = await merchant.post('/bankDetails', account, id);
    expect(second.body).toEqual(first.body);
    const list = await merchant.get<Schemas['BankDetailsList']>('/bankDetails');
    expect(list.body.bank_details).toHaveLength(1);
    const other = await merchant.post(
      '/setUserState',
      { kyc_state: '', process_state: '', process_substate: '' },
      id,
    );
    expect(other).toMatchObject({ status: 409, body: { error: 'request_id_reused' } });
  });

  it('sent twice at the same time has one effect, and the second one is answered as in progress', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const id = freshId();
    const both = await Promise.all([1, 2].map(() => merchant.post('/bankDetails', account, id)));
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const busy = both.find(({ status }) => status === 409);
    expect([busy?.body, busy?.headers.get('retry-after')]).toEqual([{ error: 'request_in_progress' }, '1']);
    const list = await merchant.get<Schemas['BankDetailsList']>('/bankDetails');
    expect(list.body.bank_details).toHaveLength(1);
  });

  it('keeps a refusal, but not a rate limit', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const [refused, limited] = [freshId(), freshId()];
    await merchant.post('/bankDetails', { ...account, payment_address: '123456789@BLCK0000001' }, refused);
    await merchant.post('/bankDetails', { ...account, payment_address: '1234562222@HDFC0001234' }, limited);
    const requestStatus = (id: string) => merchant.get<Schemas['RequestStatus']>(`/v1/requestStatus/${id}`);
    expect((await requestStatus(refused)).body).toEqual({
      status: 'DONE',
      http_status: 400,
      body: { error: 'blacklisted_ifsc' },
    });
    expect((await requestStatus(limited)).body).toEqual({ status: 'UNKNOWN' });
  });
});

describe('faults', () => {
  const drops = async (answer: Promise<unknown>) =>
    expect(answer).rejects.toThrow(new TypeError('Failed to fetch'));

  it('drop-before loses the request, drop-after only the answer', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const id = freshId();
    const status = async () => (await merchant.get<Schemas['RequestStatus']>(`/v1/requestStatus/${id}`)).body;
    await merchant.fault('createBankDetails', { kind: 'drop-before' });
    await drops(merchant.post('/bankDetails', account, id));
    expect(await status()).toEqual({ status: 'UNKNOWN' });
    await merchant.fault('createBankDetails', { kind: 'drop-after' });
    await drops(merchant.post('/bankDetails', account, id));
    expect(await status()).toMatchObject({ status: 'DONE', http_status: 200 });
    const again = await merchant.post('/bankDetails', account, id);
    expect(again.body).toEqual((await status()).body);
  });

  it('status-after does the write, and answers with an error', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const id = freshId();
    await merchant.fault('createBankDetails', { kind: 'status-after', status: 503, body: { code: 'late' } });
    const answer = await merchant.post('/bankDetails', account, id);
    expect(answer).toMatchObject({ status: 503, body: { code: 'late' } });
    const { body } = await merchant.get<Schemas['RequestStatus']>(`/v1/requestStatus/${id}`);
    expect(body).toMatchObject({ status: 'DONE', http_status: 200 });
    const trail = await merchant.control<{ audit: { operationId: string; status: number }[] }>(
      'GET',
      '/audit',
    );
    expect(trail.body.audit.find(({ operationId }) => operationId === 'createBankDetails')?.status).toBe(503);
  });

  it.each([
    [{ kind: 'status', status: 503 }, 503, '{"code":"status_503"'],
    [{ kind: 'status', status: 400, body: { error: 'odd' } }, 400, '{"error":"odd"}'],
    [{ kind: 'status', status: 204 }, 204, ''],
    [{ kind: 'html' }, 502, '<html>'],
    [{ kind: 'empty' }, 500, ''],
    [{ kind: 'malformed' }, 200, '{"loan_offers"'],
    [{ kind: 'wrong-shape' }, 200, '{"result"'],
    [{ kind: 'latency', ms: 1 }, 200, '{"loan":null}'],
  ])('%j applies to one call', async (fault, status, start) => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await merchant.fault('getLoan', fault);
    const ask = () =>
      sandbox.fetch(
        new Request('http://lender.test/api/termloan/loan', {
          headers: { ...identity(freshId()), 'x-business-id': merchant.id },
        }),
      );
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(new RegExp(`^${start.replace(/[{}]/g, '\\$&')}`));
    expect(await (await ask()).json()).toEqual({ loan: null });
  });

  it('a slow write is PENDING until it is done', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    const id = freshId();
    await merchant.fault('createBankDetails', { kind: 'latency', ms: 300 });
    const slow = merchant.post('/bankDetails', account, id);
    const requestStatus = () => merchant.get<Schemas['RequestStatus']>(`/v1/requestStatus/${id}`);
    await expect.poll(async () => (await requestStatus()).body.status, { interval: 1 }).toBe('PENDING');
    expect((await slow).status).toBe(200);
    expect((await requestStatus()).body.status).toBe('DONE');
  });

  it('are listed in the audit trail, personal data masked', async () => {
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    await merchant.fault('getLoan', { kind: 'html', times: 0 });
    await sandbox.fetch(
      new Request('http://lender.test/api/termloan/loan', {
        headers: { ...identity('request-audit'), 'x-business-id': merchant.id },
      }),
    );
    await merchant.post('/bankDetails', account);
    const { body } = await merchant.control<{ audit: unknown[] }>('GET', '/audit');
    expect(body.audit[0]).toMatchObject({
      operationId: 'getLoan',
      request_id: 'request-audit',
      status: 502,
      fault: 'html',
    });
    expect(JSON.stringify(body)).not.toContain('50100234567891');
    await merchant.control('DELETE', '/faults/getLoan');
    expect(await merchant.loan()).toBeNull();
  });
});
