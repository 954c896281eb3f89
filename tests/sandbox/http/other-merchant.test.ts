/** A call that names one merchant and carries the credentials of another: refused without any effect. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type RecordedCall, withRecording } from '../../../sandbox/record-calls';
import { everyEntry } from '../../api/every-call';
import { fakeServices } from '../../api/fake-services';
import { createWireValidator, type Validation } from '../../contract/wire-validator';
import { freshId, identity, openSandbox, SandboxMerchant, type Schemas } from '../support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const MERCHANT = 'x-merchant-id';

describe('another merchant’s credentials', () => {
  const calls: RecordedCall[] = [];
  const send = withRecording(sandbox.fetch, (call) => calls.push(call));
  let validate: (call: RecordedCall) => Validation;
  let other: SandboxMerchant;
  let before: unknown;
  const books = async () => (await other.control('GET', '/books')).body;
  beforeAll(async () => {
    validate = await createWireValidator();
    other = await SandboxMerchant.as(sandbox, 'due-today');
    await other.fault('*', { kind: 'status', status: 503 });
    before = await books();
  });

  it.each(everyEntry)('%s is refused, and leaves nothing in the books', async (_, ask) => {
    const { services, reports } = fakeServices((request) => {
      request.headers.set('authorization', `Bearer ${other.token}`);
      return send(request);
    });
    await ask(services, new AbortController().signal);
    expect(reports).toMatchObject([{ reason: 'refused', code: 'other_merchant' }]);
    const [call] = calls.splice(0);
    expect(call && [call.status, validate(call).problems]).toEqual([409, []]);
    const { body } = await other.control<{ audit: readonly unknown[] }>('GET', '/audit');
    expect(body.audit).toEqual([]);
    expect(await books()).toEqual(before);
  });
});

describe('a call that names a merchant', () => {
  const details = (headers: Record<string, string>, linkId: string) =>
    sandbox.fetch(
      new Request('http://lender.test/api/termloan/v1/loanDetails', {
        method: 'POST',
        headers: { ...identity(freshId()), ...headers },
        body: JSON.stringify({ repayment_link_id: linkId }),
      }),
    );

  it('is answered with that merchant’s token, business id or cookie', async () => {
    const { id, token } = await SandboxMerchant.as(sandbox, 'offers');
    const credentials = [
      { authorization: `Bearer ${token}` },
      { 'x-business-id': id },
      { cookie: `act=${token}` },
    ];
    for (const one of credentials) {
      const headers = { ...identity(freshId()), ...one, [MERCHANT]: id };
      const request = new Request('http://lender.test/api/termloan/getUserState', { headers });
      expect((await sandbox.fetch(request)).status).toBe(200);
    }
  });

  it('is answered as anonymous without credentials, and for another merchant’s link with own credentials', async () => {
    const [borrower, payer] = [
      await SandboxMerchant.as(sandbox, 'due-today'),
      await SandboxMerchant.as(sandbox, 'offers'),
    ];
    const { body } = await borrower.get<Schemas['RepaymentLink']>(
      '/repaymentLink?amount=100000&payment_type=custom',
    );
    const linkId = body.repayment_link_id;
    expect((await details({ [MERCHANT]: payer.id }, linkId)).status).toBe(200);
    const own = { authorization: `Bearer ${payer.token}` };
    expect((await details({ ...own, [MERCHANT]: payer.id }, linkId)).status).toBe(200);
    expect((await details({ ...own, [MERCHANT]: borrower.id }, linkId)).status).toBe(409);
  });
});
