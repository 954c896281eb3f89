import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, expect, it } from 'vitest';
import { giveDocument, giveSelfie, jpeg } from '../answers/forms';
import { openSandbox, SandboxMerchant } from '../support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const PLANTED = {
  pan_number: 'ABCPE1234F',
  dob: '1990-01-31',
  mobile: '9876500001',
  father_name: 'SHYAM LAL VERMA',
  address: 'Shop 7, Station Road',
  email: 'planted@okbank.example',
  latitude: 19.990123,
  payment_address: 'planted-id@okbank',
};

it('personal data is not in clear text in the audit trail, events or books', async () => {
  const merchant = await SandboxMerchant.as(sandbox, 'new-merchant');
  const { pan_number, dob, mobile, father_name, address, email, latitude, payment_address } = PLANTED;
  const writes = [
    await merchant.post('/pan/details', { pan_number, dob }),
    await merchant.post('/userLoanProfile', { father_name, address, email, latitude }),
    await merchant.post('/mandatePhone', { mobile }),
    await merchant.post('/setWhatsappOptin', { mobile: '9822011223', channel: 3, opt_in: true }),
    await merchant.post('/setPaymentDestination', { destination: { payment_address, mobile }, async: false }),
    await giveSelfie(merchant, jpeg(64, father_name)),
    await giveDocument(merchant, 'SHOP_PROOF', jpeg(64, address)),
  ];
  expect(writes.map(({ status }) => status)).toEqual(writes.map(() => 200));
  const { body: audit } = await merchant.control('GET', '/audit');
  const { body: events } = await merchant.control('GET', '/events');
  const { body: tx } = await merchant.control('GET', '/books');
  const seen = JSON.stringify([audit, events, tx]);
  for (const value of Object.values(PLANTED)) expect(seen).not.toContain(String(value));
  const { body: data } = await merchant.post('/getMerchantData', { merchant_id: merchant.id });
  expect(data).toMatchObject({ mobile: '******1223', email: 'p******@okbank.example' });
});

it('a merchant can read only their own data', async () => {
  const [one, two] = [
    await SandboxMerchant.as(sandbox, 'qr-destination'),
    await SandboxMerchant.as(sandbox, 'ekyc-failed'),
  ];
  const { body } = await two.get<{ ekyc_id: string }>('/identityVerificationStatus');
  expect((await one.get(`/ekyc/${body.ekyc_id}`)).status).toBe(404);
  expect((await two.get(`/getPaymentDestination/${one.id}`)).status).toBe(404);
  expect((await two.get(`/getWhatsappOptin/${one.id}`)).status).toBe(404);
  expect((await two.post('/getMerchantData', { merchant_id: one.id })).status).toBe(404);
});

it.each(['qr-destination', 'several-late-charges', 'credit-nearly-used', 'lead-submitted'])(
  'a deleted merchant leaves no file and no data behind: %s',
  async (persona) => {
    const folder = mkdtempSync(join(tmpdir(), 'sandbox-privacy-'));
    const url = `file:${join(folder, 'books.db')}`;
    const lender = openSandbox(url);
    const merchant = await SandboxMerchant.as(lender, persona);
    await merchant.fault('getLoan', { kind: 'html', times: 0 });
    await merchant.loan().catch(() => null);
    expect((await merchant.control('DELETE')).status).toBe(200);
    await lender.close();
    const tx = createClient({ url });
    // The version of the schema and the keys of the encrypted payments are the sandbox's own.
    const { rows: names } = await tx.execute(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not in ('books_version', 'sealing_keys')",
    );
    expect(names.length).toBeGreaterThan(30);
    for (const { name: table } of names) {
      const { rows } = await tx.execute(`select count(*) as count from ${table}`);
      expect(rows[0]?.count, String(table)).toBe(0);
    }
    tx.close();
    rmSync(folder, { recursive: true });
  },
);
