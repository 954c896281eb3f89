import { afterAll, describe, expect, it } from 'vitest';
import { decide, Payer } from './repayment/repaying';
import { openSandbox } from './support/sandbox-merchant';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

async function lagging(callback_seconds: number) {
  const payer = await Payer.as(sandbox, 'due-today');
  await payer.merchant.flags({ callback_seconds });
  const { payment_id: id } = await payer.open({ payment_type: 'instalment' });
  return { payer, id };
}

async function inBooks(payer: Payer, id: string) {
  const { payments, refunds } = await payer.books();
  const payment = payments.find((row) => row.id === id);
  return { debits: payment?.debits, refunds: refunds.map(({ reason, amount }) => ({ reason, amount })) };
}

const upi = (id: string, form?: Record<string, string>) =>
  sandbox.fetch(
    new Request(`http://lender.test/sandbox/upi?tr=${id}`, {
      method: form === undefined ? 'GET' : 'POST',
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    }),
  );

describe('a callback that lags', () => {
  it('debits immediately, reports CREATED until the callback comes, and then SUCCESS', async () => {
    const { payer, id } = await lagging(60);
    await upi(id, { decision: 'pay', pin: '1234' });
    expect(await (await upi(id)).text()).toContain('Your account was debited once.');
    expect((await inBooks(payer, id)).debits).toBe(1);
    expect((await payer.status(id)).status).toBe('CREATED');
    await payer.merchant.advance(59);
    expect((await payer.status(id)).status).toBe('CREATED');
    await payer.merchant.advance(1);
    const { status, amount, cleared, excess_amount } = await payer.status(id);
    expect([status, excess_amount]).toEqual(['SUCCESS', 0]);
    expect(Object.values(cleared ?? {}).reduce((sum, part) => sum + part, 0)).toBe(amount);
    await payer.balance();
  });

  it('books each further debit of the same request, and refunds it', async () => {
    const { payer, id } = await lagging(60);
    for (let turn = 0; turn < 3; turn += 1) await upi(id, { decision: 'pay', pin: '1234' });
    expect((await inBooks(payer, id)).debits).toBe(3);
    await payer.merchant.advance(60);
    const { status, amount } = await payer.status(id);
    expect(status).toBe('SUCCESS');
    const twice = { reason: 'paid_twice', amount };
    expect((await inBooks(payer, id)).refunds).toEqual([twice, twice]);
    await payer.balance();
    await payer.merchant.advance(3_600);
    await payer.balance();
  });

  it.each([
    ['EXPIRED', 1_200],
    ['CANCELLED', 60],
  ] as const)('comes for a payment that is %s by then', async (status, lag) => {
    const { payer, id } = await lagging(lag);
    await decide(sandbox, id, 'pay');
    if (status === 'CANCELLED') await decide(sandbox, id, 'cancel');
    else await payer.merchant.advance(901);
    expect((await payer.status(id)).status).toBe(status);
    const paymentPage = await sandbox.fetch(new Request(`http://lender.test/sandbox/payment/${id}`));
    for (const page of [await upi(id), paymentPage])
      expect(await page.text()).toContain(
        'Your account was debited once. The lender has not heard of it yet.',
      );
    await payer.merchant.advance(lag);
    expect((await payer.status(id)).status).toBe('SUCCESS');
    await payer.balance();
  });

  it('leaves nothing to pay in the UPI app meanwhile', async () => {
    const { payer, id } = await lagging(60);
    const waiting = async () => {
      const cookie = `act=${payer.merchant.token}`;
      const page = await sandbox.fetch(
        new Request('http://lender.test/sandbox/upi', { headers: { cookie } }),
      );
      return (await page.text()).includes(id);
    };
    expect(await waiting()).toBe(true);
    await upi(id, { decision: 'pay', pin: '1234' });
    expect(await waiting()).toBe(false);
  });

  it('counts one debit without a lag, and none when the bank refuses', async () => {
    const payer = await Payer.as(sandbox, 'due-today');
    const paid = await payer.pay({ payment_type: 'instalment' });
    expect((await inBooks(payer, paid.payment_id)).debits).toBe(1);
    const failed = await payer.pay({ payment_type: 'full' }, 'fail');
    expect((await inBooks(payer, failed.payment_id)).debits).toBe(0);
  });
});
