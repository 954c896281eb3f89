import { afterAll, describe, expect, it } from 'vitest';
import { Payer } from './repayment/repaying';
import { openSandbox } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const visit = (path: string, form?: Record<string, string>, token?: string) =>
  sandbox.fetch(
    new Request(`http://lender.test${path}`, {
      method: form === undefined ? 'GET' : 'POST',
      headers: token === undefined ? {} : { cookie: `act=${token}` },
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    }),
  );

async function opened(persona = 'due-today') {
  const payer = await Payer.as(sandbox, persona);
  return { payer, payment: await payer.open({ payment_type: 'instalment' }) };
}

describe('the hosted payment page', () => {
  it('shows payee, purpose and amount, and runs no script', async () => {
    const { payer, payment } = await opened();
    const page = await visit(payment.payment_url ?? '');
    const text = await page.text();
    for (const expected of [
      'Arthmate Financing',
      'Loan instalment',
      '\u20b92,056',
      'Ganesh Patil',
      payment.payment_id,
    ])
      expect(text).toContain(expected);
    expect(text).not.toMatch(/<script|<style|style=| on\w+=/);
    expect(text).not.toContain(payer.merchant.token);
    expect(text).not.toContain('9822033445');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('returns without additions, and only to an allowed URL', async () => {
    const { payment } = await opened();
    const path = payment.payment_url ?? '';
    const back = 'http://lender.test/payment/status/x?pollingType=repayment';
    const cancelled = await visit(`${path}?return_to=${encodeURIComponent(back)}`, { decision: 'cancel' });
    expect([cancelled.status, cancelled.headers.get('location')]).toEqual([303, back]);
    for (const away of ['https://evil.test', '//evil.test', '/payment/status/x', 'javascript:alert(1)']) {
      const answer = await visit(`${path}?return_to=${encodeURIComponent(away)}`, { decision: 'pay' });
      // It does not redirect.
      expect(answer.headers.get('location')).toBe(path);
    }
    const stays = await (await visit(path)).text();
    expect(stays).toContain('Payment cancelled');
    expect(stays).toContain('This page does not know where to go back to.');
    expect(stays).not.toContain('Back to the app');
    expect((await visit('/sandbox/payment/pay_nobody')).status).toBe(404);
  });

  it('returns to an app on another port of this machine, and its form may lead there', async () => {
    const { payment } = await opened();
    const back = 'http://localhost:4185/payment/status/x';
    const path = `${payment.payment_url}?return_to=${encodeURIComponent(back)}`;
    const page = await visit(path);
    expect(page.headers.get('content-security-policy')).toContain(
      "form-action 'self' http://localhost:4185;",
    );
    expect((await visit(path, { decision: 'pay' })).headers.get('location')).toBe(back);
  });

  it('names the reasons of a failure in words, and keeps their codes', async () => {
    const { payer, payment } = await opened();
    const path = payment.payment_url ?? '';
    expect(await (await visit(path)).text()).toContain(
      '<option value="bank_technical_error">The bank has a technical fault</option>',
    );
    await visit(path, { decision: 'fail', reason: 'bank_technical_error' });
    expect(await (await visit(path)).text()).toContain('The bank has a technical fault');
    expect(await payer.status(payment.payment_id)).toMatchObject({ failure_reason: 'bank_technical_error' });
  });

  it('shows a reason that has no words as its code only', async () => {
    const { payer, payment } = await opened();
    await payer.pay({ payment_type: 'full' });
    expect(await payer.status(payment.payment_id)).toMatchObject({ failure_reason: 'loan_already_ended' });
    const text = await (await visit(payment.payment_url ?? '')).text();
    expect(text).toContain('<p><span class="quiet id">loan_already_ended</span></p>');
  });

  it('stays pending with a slow bank', async () => {
    const { payer, payment } = await opened();
    await visit(payment.payment_url ?? '', { decision: 'slow' });
    const text = await (await visit(payment.payment_url ?? '')).text();
    expect(text).toContain('The bank is working on it');
    expect(text).toContain('http-equiv="refresh"');
    await payer.merchant.advance(20);
    expect(await (await visit(payment.payment_url ?? '')).text()).toContain('Payment successful');
  });
});

describe('the UPI app', () => {
  it('opens a upi:// link, takes any PIN but 0000, and shows a receipt', async () => {
    const { payer, payment } = await opened();
    const pasted = `/sandbox/upi?link=${encodeURIComponent(payment.upi_intent_url ?? '')}`;
    expect(await (await visit(pasted)).text()).toContain('Enter UPI PIN');
    const wrong = await visit(`/sandbox/upi?tr=${payment.payment_id}`, { decision: 'pay', pin: '0000' });
    expect(wrong.headers.get('location')).toContain(payment.payment_id);
    expect(await payer.status(payment.payment_id)).toMatchObject({
      status: 'FAILED',
      failure_reason: 'incorrect_pin',
    });
    const again = await payer.open({ payment_type: 'instalment' });
    await visit(`/sandbox/upi?tr=${again.payment_id}`, { decision: 'pay', pin: '246810' });
    expect(await payer.status(again.payment_id)).toMatchObject({ status: 'SUCCESS', payment_mode: 'UPI' });
    const tx = JSON.stringify((await payer.merchant.control('GET', '/books')).body);
    expect(tx).not.toContain('246810');
  });

  it('shows an error for an invalid link', async () => {
    expect(await (await visit('/sandbox/upi')).text()).toContain('Open a UPI link');
    expect(await (await visit('/sandbox/upi?link=https://evil.test')).text()).toContain('not a UPI link');
    expect((await visit('/sandbox/upi?tr=pay_nobody')).status).toBe(404);
  });
});

describe('the documents of a loan', () => {
  it('are a statement, and a letter when nothing is owed, for the borrower only', async () => {
    const running = await Payer.as(sandbox, 'several-late-charges');
    const before = await running.details();
    expect(before.no_dues_letter_link).toBeNull();
    const statement = await visit(before.statement_link ?? '', undefined, running.merchant.token);
    for (const expected of ['Account statement', 'Late charges', '\u20b91,200'])
      expect(await statement.clone().text()).toContain(expected);
    const early = (before.statement_link ?? '').replace('statement', 'no-dues-letter');
    expect((await visit(early, undefined, running.merchant.token)).status).toBe(404);

    const over = await Payer.as(sandbox, 'loan-complete');
    const { no_dues_letter_link, statement_link } = await over.details();
    const letter = await visit(no_dues_letter_link ?? '', undefined, over.merchant.token);
    expect(await letter.text()).toContain('was repaid in full');
    const pdf = await visit((statement_link ?? '').replace('.html', '.pdf'), undefined, over.merchant.token);
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-');
    expect((await visit(no_dues_letter_link ?? '', undefined, running.merchant.token)).status).toBe(404);
    expect((await visit(no_dues_letter_link ?? '')).status).toBe(401);
  });
});
