import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../../sandbox/create-sandbox';
import { BOOK_LISTS } from '../../money/books';
import { READ_BY_FORBIDDEN_BOOKS } from '../../paths/fault-injection/books';
import { confirmOffer, drawUp, GOOD_ACCOUNT, signWithOtp } from '../support/journey';
import {
  freshId,
  MARCH_6,
  openSandbox,
  SandboxMerchant,
  type Schemas,
  send,
} from '../support/sandbox-merchant';

const folder = mkdtempSync(join(tmpdir(), 'sandbox-books-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the books', () => {
  it('survive a restart, with the clock, the loan and the stored answers', async () => {
    const url = `file:${join(folder, 'books.db')}`;
    const before = openSandbox(url);
    const first = await SandboxMerchant.as(before, 'arthmate');
    const [offer] = await first.offers();
    await confirmOffer(first, offer);
    await signWithOtp(first, await drawUp(first));
    await first.advance(8);
    const loan = await first.loan();
    const id = freshId();
    const address = { payment_address: '00000032187654321@SBIN0004567', type: 'CURRENT', account_type: 2 };
    const added = await first.post('/bankDetails', address, id);
    await before.close();

    const after = createSandbox({ databaseUrl: url, now: () => MARCH_6 + 60_000 });
    const again = new SandboxMerchant(after, first.id, first.token);
    expect(await again.loan()).toEqual(loan);
    expect((await again.post('/bankDetails', address, id)).body).toEqual(added.body);
    const { headers } = await again.get('/getUserState');
    expect(Date.parse(headers.get('date') ?? '')).toBe(MARCH_6 + 68_000);
    await after.close();
  });

  it('keep merchants separate', async () => {
    const sandbox = openSandbox();
    const [one, two] = [
      await SandboxMerchant.as(sandbox, 'arthmate'),
      await SandboxMerchant.as(sandbox, 'arthmate'),
    ];
    const [offer] = await one.offers();
    await two.post('/bankDetails', { payment_address: GOOD_ACCOUNT, type: 'SAVINGS', account_type: 2 });
    expect((await one.get<Schemas['BankDetailsList']>('/bankDetails')).body.bank_details).toEqual([]);
    const { body } = await two.get<Schemas['BankDetailsList']>('/bankDetails');
    const stolen = {
      loan_offer_id: offer?.loan_offer_id,
      bank_details_id: body.bank_details[0]?.bank_details_id,
    };
    expect((await two.post('/confirmBankDetails', stolen)).body).toEqual({ error: 'offer_not_found' });
    await sandbox.close();
  });

  it('remove a deleted merchant', async () => {
    const sandbox = openSandbox();
    const merchant = await SandboxMerchant.as(sandbox, 'disbursed');
    const tx = await merchant.control<{ instalments: unknown[] }>('GET', '/books');
    expect(tx.body.instalments).toHaveLength(26);
    expect((await merchant.control('DELETE')).status).toBe(200);
    expect((await merchant.get('/getUserState')).status).toBe(401);
    expect((await merchant.control('GET')).status).toBe(404);
    await sandbox.close();
  });

  it('list only what is asked for', async () => {
    const sandbox = openSandbox();
    const merchant = await SandboxMerchant.as(sandbox, 'disbursed');
    const { body: all } = await merchant.control<Record<string, unknown>>('GET', '/books');
    const { body: some } = await merchant.control('GET', '/books?only=loans,payments');
    expect(some).toEqual({ loans: all.loans, payments: all.payments });
    // A list by another name would be missing, and a check that reads it would find nothing wrong.
    expect(Object.keys(all)).toEqual(
      expect.arrayContaining([...BOOK_LISTS.split(','), ...READ_BY_FORBIDDEN_BOOKS]),
    );
    await sandbox.close();
  });

  it('accept parallel writes', async () => {
    const sandbox = openSandbox(`file:${join(folder, 'busy.db')}`);
    const merchant = await SandboxMerchant.as(sandbox, 'arthmate');
    const adding = Array.from({ length: 12 }, (_, index) =>
      merchant.post('/bankDetails', {
        payment_address: `5010023456${String(index).padStart(2, '0')}9@HDFC0001234`,
        type: 'SAVINGS',
        account_type: 2,
      }),
    );
    const answers = await Promise.all(adding);
    expect(answers.every((answer) => answer.status === 200)).toBe(true);
    await sandbox.close();
  });
});

describe('the control API', () => {
  it('refuses invalid requests', async () => {
    const sandbox = openSandbox();
    const merchant = await SandboxMerchant.as(sandbox, 'offers');
    expect((await send(sandbox, 'POST', '/sandbox/api/merchants', { persona: 'nobody' })).status).toBe(400);
    expect((await merchant.flags({ approval_result: 'MAYBE' })).status).toBe(400);
    expect((await merchant.flags({ no_such_flag: 1 })).status).toBe(400);
    expect((await merchant.fault('getLoan', { kind: 'fire' })).status).toBe(400);
    expect((await merchant.fault('getNothing', { kind: 'html' })).status).toBe(400);
    expect((await merchant.flags({ features: { PRE_CLOSURE: false } })).status).toBe(200);
    const { body } = await merchant.get<Schemas['NbfcFeatureConfig']>('/v1/nbfcFeatureConfig');
    expect(body.features).toMatchObject({ PRE_CLOSURE: false, UDYAM_REGISTRATION: false });
    await sandbox.close();
  });
});
