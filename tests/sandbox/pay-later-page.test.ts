import { afterAll, describe, expect, it } from 'vitest';
import { openSandbox, SandboxMerchant } from './support/sandbox-merchant';
import {
  CALLBACK,
  confirm,
  customerOf,
  decrypt,
  encryptPayment,
  hostedPage,
  pay,
  payLater,
  sendInvoice,
  trader,
} from './support/trade';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const buyer = (persona = 'credit-test-code') => trader(sandbox, persona);

describe('a payment secret', () => {
  const invalid = { status: 400, body: { error: 'payment_secret_invalid' } };

  it('is refused when it is forged, mixed up, not an answer, or another merchant\u2019s', async () => {
    const merchant = await buyer();
    const one = await pay(merchant);
    const two = await pay(merchant, 300_000);
    const { back } = one;
    const other = await buyer();
    const forged = `${back.encdata.slice(0, -4)}${back.encdata.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`;
    const asRequest = {
      encdata: one.encrypted.data,
      checksum: one.encrypted.checksum,
      m_code: one.encrypted.m_code,
    };
    for (const secret of [
      { ...back, encdata: forged },
      { ...back, checksum: '0'.repeat(64) },
      { ...back, checksum: two.back.checksum },
      { ...back, encdata: two.back.encdata },
      { ...back, m_code: 'SBXSHOP99' },
      asRequest,
    ])
      expect(await decrypt(merchant, secret)).toMatchObject(invalid);
    expect(await decrypt(other, back)).toMatchObject(invalid);
    expect(await decrypt(await buyer('credit-none'), back)).toMatchObject(invalid);
    expect((await decrypt(merchant, back)).status).toBe(200);
  });

  it('of another sandbox is not known in this one', async () => {
    const elsewhere = openSandbox();
    const merchant = await buyer();
    const encrypted = await encryptPayment(merchant);
    const page = await hostedPage(elsewhere, encrypted.body);
    expect(page.status).toBe(400);
    await elsewhere.close();
  });

  it('reveals nothing without the key', async () => {
    const encrypted = await encryptPayment(await buyer());
    const bytes = Buffer.from(encrypted.body.data, 'base64url').toString('latin1');
    for (const word of ['transactionId', 'callbackUrl', '250000']) expect(bytes).not.toContain(word);
  });
});

describe('the hosted page', () => {
  it('shows payee and amount, and returns only to the encrypted URL', async () => {
    const merchant = await buyer();
    const encrypted = (await encryptPayment(merchant)).body;
    const page = await hostedPage(sandbox, encrypted);
    const text = await page.text();
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    for (const expected of ['Gupta Traders', '₹2,500', '******2345', 'Test merchant code PYTM000041'])
      expect(text).toContain(expected);
    expect(text).not.toMatch(/9822012345|<script|<style|style=| on\w+=/);
    const back = await hostedPage(sandbox, encrypted, 'pay');
    expect(back.status).toBe(303);
    const to = new URL(back.headers.get('location') ?? '', 'http://lender.test');
    expect(`${to.origin}${to.pathname}`).toBe(CALLBACK.split('?')[0]);
    expect([...to.searchParams.keys()]).toEqual(['navigation', 'encdata', 'checksum', 'mCode']);
    expect(await (await hostedPage(sandbox, encrypted)).text()).toContain('Already answered');
  });

  it.each(['https://evil.test/supplier', 'http://lender.test.evil.test/', 'javascript:alert(1)'])(
    'does not go to %s',
    async (callbackUrl) => {
      const merchant = await buyer();
      const encrypted = (await encryptPayment(merchant, 250_000, { callbackUrl })).body;
      for (const answer of [
        await hostedPage(sandbox, encrypted),
        await hostedPage(sandbox, encrypted, 'pay'),
      ]) {
        expect(answer.status).toBe(400);
        expect(answer.headers.get('location')).toBeNull();
      }
      expect((await customerOf(merchant)).usedAmt).toBe(0);
    },
  );

  it('says, when opened again, how the payment ended', async () => {
    const merchant = await buyer();
    const { encrypted, opened } = await pay(merchant);
    expect(await (await hostedPage(sandbox, encrypted)).text()).toContain(
      'This payment of \u20b92,500 was made',
    );
    await merchant.flags({ confirm_result: 'FAILED' });
    expect((await confirm(merchant, opened)).body.status).toBe('FAILED');
    const text = await (await hostedPage(sandbox, encrypted)).text();
    expect(text).toContain('Your credit is free again.');
    expect(text).not.toContain('was made');
  });

  it('has no button when the credit is not enough', async () => {
    const merchant = await buyer('credit-nearly-used');
    const late = (await encryptPayment(merchant, 50_000)).body;
    await pay(merchant, 50_000);
    const text = await (await hostedPage(sandbox, late)).text();
    expect(text).toContain('Your credit is not enough');
    expect(text).not.toMatch(/value="(pay|slow)"/);
  });

  it('refuses a changed secret', async () => {
    const merchant = await buyer();
    const encrypted = (await encryptPayment(merchant)).body;
    const changed = { ...encrypted, m_code: 'SBXSHOP99' };
    expect((await hostedPage(sandbox, changed, 'pay')).status).toBe(400);
    expect((await hostedPage(sandbox, { ...encrypted, data: 'x' }, 'pay')).status).toBe(400);
    expect((await customerOf(merchant)).usedAmt).toBe(0);
  });
});

describe('an invoice', () => {
  it('is readable for its owner only, and permits the confirmation of the payment', async () => {
    const merchant = await buyer();
    await merchant.flags({ invoice_required: true });
    const { opened } = await pay(merchant);
    expect((await confirm(merchant, opened)).body).toEqual({ error: 'invoice_required' });
    const { file_name } = (await sendInvoice(merchant, opened)).body;
    expect(file_name).toMatch(/^fil_\w+\.pdf$/);
    expect((await payLater(merchant)).transactions).toMatchObject([{ invoice_file_name: file_name }]);
    const read = (token: string) =>
      sandbox.fetch(
        new Request(`http://lender.test/api/termloan/documents/files/${file_name.split('.')[0]}`, {
          headers: { cookie: `act=${token}` },
        }),
      );
    const mine = await read(merchant.token);
    expect(mine.headers.get('content-type')).toBe('application/pdf');
    expect(await mine.text()).toBe('%PDF-1.4 invoice');
    expect((await read((await SandboxMerchant.as(sandbox, 'credit-fresh')).token)).status).toBe(404);
    expect((await read('tok_none')).status).toBe(401);
    expect((await confirm(merchant, opened)).body.status).toBe('SUCCESS');
  });

  it('of another merchant\u2019s transaction is not taken', async () => {
    const { opened } = await pay(await buyer());
    expect((await sendInvoice(await buyer(), opened)).body).toEqual({ error: 'transaction_not_found' });
  });
});
