import { afterAll, describe, expect, it } from 'vitest';
import { freshId, openSandbox } from './support/sandbox-merchant';
import {
  account,
  confirm,
  customerOf,
  decrypt,
  encryptPayment,
  firstSupplier,
  hostedPage,
  pay,
  payLater,
  returned,
  supplierDetails,
  trader,
  whitelist,
} from './support/trade';

const sandbox = openSandbox();
afterAll(() => sandbox.close());

const buyer = (persona = 'credit-test-code') => trader(sandbox, persona);

describe('a supplier', () => {
  it('is accepted, added once, and recognised by phone and account', async () => {
    const merchant = await buyer('credit-fresh');
    expect((await payLater(merchant)).suppliers).toEqual({});
    const { supplier_id } = (await whitelist(merchant)).body;
    expect((await whitelist(merchant)).body.supplier_id).toBe(supplier_id);
    expect((await payLater(merchant)).suppliers).toEqual({});
    const added = await account(merchant, 'supplier', { supplier_id, name: 'New Traders' });
    expect(added.body).toMatchObject({ isWhitelisted: true, supplier_id });
    expect((await payLater(merchant)).suppliers).toEqual({
      [String(supplier_id)]: { mobile_number: '9822098765', name: 'New Traders', isWhitelisted: true },
    });
  });

  it.each([
    [{ mobile: '9822090000' }, { isWhitelisted: false, errorReason: null, errorMessage: null }],
    [{ number: '50100231111' }, { isWhitelisted: false, errorReason: 'account_name_mismatch' }],
    [{ number: '50100232222' }, { errorMessage: 'This supplier is not accepted.', errorReason: null }],
  ])('%j is not accepted', async (details, answer) => {
    expect((await whitelist(await buyer(), details)).body).toMatchObject({ supplier_id: null, ...answer });
  });

  it('cannot be added unless it was accepted', async () => {
    const added = await account(await buyer(), 'supplier', { supplier_id: 'sup_none', name: 'Nobody' });
    expect(added.body).toMatchObject({ isWhitelisted: false, errorReason: 'supplier_not_accepted' });
  });

  it('leaves nothing personal in the audit trail and the events', async () => {
    const merchant = await buyer();
    await whitelist(merchant);
    const lists = await Promise.all(['audit', 'events'].map((list) => merchant.control('GET', `/${list}`)));
    const details = supplierDetails();
    const text = JSON.stringify(lists);
    for (const value of [
      details.mobile_number,
      details.account.accountNumber,
      details.account.accountHolderName,
    ])
      expect(text).not.toContain(value);
  });
});

describe('the credit line', () => {
  it('sends its numbers as text if configured', async () => {
    const merchant = await buyer('credit-nearly-used');
    const numbers = { limit: 3_000_000, usedAmt: 2_925_000, balance: 75_000, daysOverdue: 0 };
    expect(await customerOf(merchant)).toMatchObject({ businessId: merchant.id, ...numbers });
    await merchant.flags({ credit_numbers_as_text: true });
    const textFields = Object.entries(numbers).map(([name, value]) => [name, String(value)]);
    expect(await customerOf(merchant)).toMatchObject(Object.fromEntries(textFields));
  });

  it('is overdue from the day after its due date', async () => {
    const merchant = await buyer('credit-nearly-used');
    await merchant.advance(6 * 86_400);
    expect((await customerOf(merchant)).daysOverdue).toBe(0);
    await merchant.advance(86_400);
    expect((await customerOf(merchant)).daysOverdue).toBe(1);
    expect((await customerOf(await buyer('credit-overdue'))).daysOverdue).toBe(5);
  });

  it('is due 30 days after it is first used', async () => {
    const merchant = await buyer();
    expect((await customerOf(merchant)).dueDate).toBeNull();
    await pay(merchant);
    expect((await customerOf(merchant)).dueDate).toBe(Date.parse('2026-04-05T23:59:59+05:30') / 1000);
  });
});

describe('a payment', () => {
  it('goes to the hosted page and returns, and draws the credit once', async () => {
    const merchant = await buyer();
    const { encrypted, back, opened } = await pay(merchant);
    expect(opened).toMatchObject({
      status: 'Success',
      supplier_id: await firstSupplier(merchant),
      amount: 250_000,
      epaylater_id: expect.stringMatching(/^epl_/),
    });
    expect(await customerOf(merchant)).toMatchObject({ usedAmt: 250_000, balance: 4_750_000 });
    const again = returned(await hostedPage(sandbox, encrypted, 'fail'));
    expect((await decrypt(merchant, again)).body).toEqual(opened);
    expect((await decrypt(merchant, back)).body).toEqual(opened);
    expect((await customerOf(merchant)).usedAmt).toBe(250_000);
  });

  it('is confirmed once, whatever a later call says', async () => {
    const merchant = await buyer();
    const { opened } = await pay(merchant);
    await merchant.flags({ confirm_result: 'PENDING' });
    expect((await confirm(merchant, opened)).body.status).toBe('PENDING');
    await merchant.flags({ confirm_result: 'SUCCESS' });
    expect((await confirm(merchant, opened)).body).toEqual({ status: 'SUCCESS', message: null });
    await merchant.flags({ confirm_result: 'FAILED' });
    expect((await confirm(merchant, opened)).body.status).toBe('SUCCESS');
    expect((await customerOf(merchant)).usedAmt).toBe(250_000);
  });

  it('that is not confirmed releases the credit, once', async () => {
    const merchant = await buyer();
    const { opened } = await pay(merchant);
    await merchant.flags({ confirm_result: 'FAILED' });
    const id = freshId();
    const first = await confirm(merchant, opened, id);
    expect(first.body).toMatchObject({ status: 'FAILED', message: expect.any(String) });
    expect((await confirm(merchant, opened, id)).body).toEqual(first.body);
    expect((await confirm(merchant, opened)).body).toEqual(first.body);
    expect(await customerOf(merchant)).toMatchObject({ usedAmt: 0, balance: 5_000_000, dueDate: null });
  });

  it.each(['fail', 'cancel'])('%s uses nothing, and cannot be confirmed', async (decision) => {
    const merchant = await buyer();
    const { opened } = await pay(merchant, 250_000, decision);
    expect(opened).toMatchObject({ status: 'Failure', epaylater_id: null, message: expect.any(String) });
    expect((await confirm(merchant, { ...opened, epaylater_id: 'epl_1' })).body).toEqual({
      error: 'transaction_not_found',
    });
    expect((await customerOf(merchant)).usedAmt).toBe(0);
    expect((await payLater(merchant)).transactions).toMatchObject([{ status: 'FAILED' }]);
  });

  it('that is slow waits to be confirmed', async () => {
    const merchant = await buyer();
    const { opened } = await pay(merchant, 250_000, 'slow');
    expect(opened.status).toBe('Success');
    expect((await confirm(merchant, opened)).body.status).toBe('PENDING');
    await merchant.advance(20);
    expect((await confirm(merchant, opened)).body.status).toBe('SUCCESS');
  });

  it('of one order is one payment, until it failed', async () => {
    const merchant = await buyer();
    const order = 'ORD-same';
    const first = await encryptPayment(merchant, 250_000, { order });
    const second = await encryptPayment(merchant, 250_000, { order });
    const one = returned(await hostedPage(sandbox, first.body, 'pay'));
    const two = returned(await hostedPage(sandbox, second.body, 'pay'));
    expect((await decrypt(merchant, two)).body).toEqual((await decrypt(merchant, one)).body);
    expect((await customerOf(merchant)).usedAmt).toBe(250_000);
    await merchant.flags({ confirm_result: 'FAILED' });
    await confirm(merchant, (await decrypt(merchant, one)).body);
    await encryptPayment(merchant, 250_000, { order });
    expect((await payLater(merchant)).transactions).toHaveLength(2);
  });

  it('cannot use more than the available credit, even from two pages at the same time', async () => {
    const merchant = await buyer('credit-nearly-used');
    const [one, two] = [await encryptPayment(merchant, 75_000), await encryptPayment(merchant, 75_000)];
    const backs = await Promise.all([one, two].map(({ body }) => hostedPage(sandbox, body, 'pay')));
    const statuses = await Promise.all(
      backs.map(async (back) => (await decrypt(merchant, returned(back))).body.status),
    );
    expect(statuses.sort()).toEqual(['Failure', 'Success']);
    expect((await customerOf(merchant)).balance).toBe(0);
  });

  it('of one order has one amount', async () => {
    const merchant = await buyer();
    await encryptPayment(merchant, 250_000, { order: 'ORD-one' });
    const other = await encryptPayment(merchant, 100, { order: 'ORD-one' });
    expect([other.status, other.body]).toEqual([409, { error: 'order_amount_differs' }]);
  });

  it('has its order id when it is opened, and in the list', async () => {
    const merchant = await buyer();
    const encrypted = await encryptPayment(merchant, 250_000, { order: 'ORD-7' });
    const back = returned(await hostedPage(sandbox, encrypted.body, 'pay'));
    expect((await decrypt(merchant, back)).body).toMatchObject({ marketplace_order_id: 'ORD-7' });
    expect((await payLater(merchant)).transactions).toMatchObject([{ marketplace_order_id: 'ORD-7' }]);
  });

  it('may be reported late: the credit is drawn, and the list shows it as unpaid', async () => {
    const merchant = await buyer();
    await merchant.flags({ pay_later_lag_seconds: 60 });
    await pay(merchant);
    expect((await payLater(merchant)).transactions).toMatchObject([
      { status: 'CREATED', epaylater_id: null },
    ]);
    expect((await customerOf(merchant)).usedAmt).toBe(250_000);
    await merchant.advance(60);
    expect((await payLater(merchant)).transactions).toMatchObject([{ status: 'PENDING' }]);
  });

  it('may return with unencoded pluses: the query parses them as blanks, and it is refused until they are restored', async () => {
    const merchant = await buyer();
    await merchant.flags({ pay_later_raw_plus: true });
    const encrypted = await encryptPayment(merchant);
    const back = returned(await hostedPage(sandbox, encrypted.body, 'pay'));
    expect(back.encdata).toContain(' ');
    expect((await decrypt(merchant, back)).body).toEqual({ error: 'payment_secret_invalid' });
    const mended = { ...back, encdata: back.encdata?.replaceAll(' ', '+') };
    expect((await decrypt(merchant, mended)).body).toMatchObject({ status: 'Success' });
  });

  it('without an answer expires after a day', async () => {
    const merchant = await buyer();
    const encrypted = await encryptPayment(merchant);
    await merchant.advance(86_400);
    const back = returned(await hostedPage(sandbox, encrypted.body, 'pay'));
    expect((await decrypt(merchant, back)).body.status).toBe('Failure');
    expect((await customerOf(merchant)).usedAmt).toBe(0);
  });

  it('without an answer is listed as failed, though the list is late, when it expired long ago', async () => {
    const merchant = await buyer();
    await merchant.flags({ pay_later_lag_seconds: 60 });
    await encryptPayment(merchant);
    await merchant.advance(86_400);
    expect((await payLater(merchant)).transactions).toMatchObject([{ status: 'CREATED' }]);
    const other = await buyer();
    await other.flags({ pay_later_lag_seconds: 60 });
    await encryptPayment(other);
    await other.advance(2 * 86_400);
    expect((await payLater(other)).transactions).toMatchObject([{ status: 'FAILED' }]);
  });
});
