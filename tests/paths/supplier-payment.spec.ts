/** Payments to a supplier in Chromium: the result of the hosted page is decrypted, and the payment confirmed once. */
import type { Page } from '@playwright/test';

import { answerWith, type Merchant } from '../browser/support/lender';
import { callsOf } from '../browser/support/other-phone';
import { advanceTo } from '../browser/support/page-clock';
import { valueAt } from '../browser/support/steps/agreement-steps';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'payment-status' });

const expectCurrentState = (page: Page, state: string) => expectState(page, 'payment-status', state);
let orderCount = 0;

/** Opens the hosted page with a payment that the merchant's other phone has encrypted, and taps a button there. */
async function payOnHostedPage(
  page: Page,
  merchant: Merchant,
  button: RegExp,
  isReturnAwaited = true,
): Promise<void> {
  orderCount += 1;
  const orderId = `order-${merchant.id}-${orderCount}`;
  const merchantRecord = await merchant.call('GET', '/api/account/v1/payLaterMerchant');
  const suppliers = valueAt(merchantRecord, 'suppliers');
  const origin = new URL(page.url()).origin;
  const sealed = await merchant.call('POST', '/api/account/v1/payment/encrypt', {
    supplier_id: Object.keys(suppliers ?? {})[0],
    data: {
      redirectType: 'WEBPAGE',
      marketplaceOrderId: orderId,
      callbackUrl: `${origin}/payment/status/${orderId}?pollingType=supplier&paymentType=supplier`,
      amount: 250_000,
      currencyCode: 'INR',
      merchants: { id: merchant.id, name: 'Shop', phone: null },
    },
  });
  const query = new URLSearchParams({
    encdata: String(valueAt(sealed, 'data')),
    checksum: String(valueAt(sealed, 'checksum')),
    mCode: String(valueAt(sealed, 'm_code')),
  });
  await page.goto(`/sandbox/pay-later?${query}`);
  const hostedButton = page.getByRole('button', { name: button });
  if (!(await hostedButton.isVisible())) await page.getByText('What else can happen').click();
  await hostedButton.click();
  if (isReturnAwaited) await page.waitForURL(/\/payment\/status\//);
}

async function openLanding(page: Page, merchant: Merchant): Promise<Merchant> {
  await page.goto(merchant.enter('/'));
  await expectState(page, 'landing', 'shown');
  return merchant;
}

/** The result could not be decrypted: the page shows the payment as unknown, not as failed. */
async function expectUnknown(page: Page): Promise<void> {
  await expectCurrentState(page, 'supplierPaymentUnconfirmed');
  await expect(page.getByRole('heading', { name: 'We do not know yet if you paid' })).toBeVisible();
  await expect(page.getByText(/payment failed/i)).toHaveCount(0);
}

test.beforeEach(({ allowed }) => {
  allowed.push(FAILED_CALLS);
});

test('paid: the encrypted answer is removed from the URL, a reload shows the same, and the payment is confirmed once', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openLanding(page, await persona('credit-active'));
  await journey.after(payOnHostedPage(page, merchant, /^Pay ₹/), 'supplierPaymentSucceeded');
  await expect(page.getByText('Payment Successful.')).toBeVisible();
  expect(page.url()).not.toMatch(/encdata|checksum|mCode/);
  await journey.checkLook('supplier-paid');
  await journey.reload('supplierPaymentSucceeded');
  await journey.tap('Continue', 'supplier/dashboard');
  const confirmed = (await merchant.events()).filter(({ kind }) => kind === 'supplier_payment.confirmed');
  expect(confirmed).toHaveLength(1);
});

test('declined on the hosted page, failed at the confirmation, not decryptable: each has its message @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openLanding(page, await persona('credit-active'));
  await journey.after(payOnHostedPage(page, merchant, /The payment fails/), 'supplierPaymentFailed');
  await expect(page.getByRole('heading', { name: 'Payment Failed.' })).toBeVisible();
  await expect(page.getByText('The payment was declined.')).toBeVisible();
  await journey.checkLook('supplier-failed');
  await journey.tap('Close', 'supplier/dashboard');
  await merchant.flag({ confirm_result: 'FAILED' });
  await journey.after(payOnHostedPage(page, merchant, /^Pay ₹/), 'supplierPaymentFailed');
  await expect(page.getByText('The supplier could not be paid.')).toBeVisible();
  await journey.tap('Continue', 'supplier/dashboard');
  await merchant.flag({ confirm_result: 'SUCCESS', invoice_required: true });
  await payOnHostedPage(page, merchant, /^Pay ₹/);
  // The credit is drawn: a refused confirmation is not shown as a failure.
  await journey.shows('supplierPaymentUnconfirmed');
  await expect(page.getByText('Your supplier’s invoice is needed first.')).toBeVisible();
  await journey.checkLook('supplier-invoice-needed');
  await merchant.flag({ invoice_required: false });
  await journey.tap('Check again', 'supplierPaymentSucceeded');
  await tap(page, 'Continue');
  // A result without ids cannot be confirmed, and is not shown as failed.
  const nameless = { status: 'Success', message: null, amount: 250_000 };
  const noNames = { supplier_id: null, transaction_id: null, epaylater_id: null };
  await merchant.fault('decryptPayment', { kind: 'status', status: 200, body: { ...nameless, ...noNames } });
  await page.goto('/payment/status/y?pollingType=supplier&encdata=y&checksum=y&mCode=y');
  await journey.shows('supplierPaymentUnconfirmed');
  await page.goto('/payment/status/x?pollingType=supplier&encdata=no&checksum=no&mCode=no');
  await expectUnknown(page);
  await expect(page.getByText('An error occurred while processing your payment')).toBeVisible();
  await journey.checkLook('supplier-undecrypted');
  // The same data would be refused again: only the list of payments has the status.
  await expect(page.getByRole('button', { name: 'Check again' })).toHaveCount(0);
  await journey.tap('See your payments', 'supplier/dashboard');
});

test('a refused decryption is not shown as a failure: it can be repeated, and the list shows the payment @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openLanding(page, await persona('credit-active'));
  for (const [status, error] of [
    [429, 'too_many_requests'],
    [403, 'forbidden'],
    [404, 'not_found'],
  ] as const) {
    await merchant.fault('decryptPayment', { kind: 'status', status, body: { error }, times: 0 });
    await payOnHostedPage(page, merchant, /^Pay ₹/);
    await expectUnknown(page);
    await merchant.clearFaults();
    await journey.tap('Check again', 'supplierPaymentSucceeded');
  }
  await answerWith(merchant, 'decryptPayment', 429, { error: 'slow_down' });
  await payOnHostedPage(page, merchant, /^Pay ₹/);
  await expectUnknown(page);
  await journey.tap('See your payments', 'supplier/dashboard');
  await expect(page.getByText('To be confirmed').first()).toBeVisible();
});

test('unencoded plus signs of the URL arrive as blanks, and are restored', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openLanding(page, await persona('credit-active'));
  await merchant.flag({ pay_later_raw_plus: true });
  await journey.after(payOnHostedPage(page, merchant, /^Pay ₹/), 'supplierPaymentSucceeded');
  expect(await callsOf(merchant, 'decryptPayment')).toEqual([400, 200]);
  const confirmed = (await merchant.events()).filter(({ kind }) => kind === 'supplier_payment.confirmed');
  expect(confirmed).toHaveLength(1);
});

test('the answer of another order is used neither as paid nor as failed @night', async ({
  page,
  persona,
}) => {
  const merchant = await openLanding(page, await persona('credit-active'));
  for (const status of ['Success', 'Failure']) {
    const otherOrder = { status, message: null, amount: 100, supplier_id: 'sup_1', transaction_id: 'txn_1' };
    await answerWith(
      merchant,
      'decryptPayment',
      200,
      { ...otherOrder, epaylater_id: 'epl_1', marketplace_order_id: 'another' },
      1,
    );
    await page.goto(`/payment/status/mine-${status}?pollingType=supplier&encdata=a&checksum=b&mCode=c`);
    await expectUnknown(page);
    await expect(page.getByText('₹1', { exact: true })).toHaveCount(0);
  }
  expect(await callsOf(merchant, 'confirmTransaction')).toEqual([]);
});

test('a slow bank is polled for a limited time; then it is shown as unknown, and Check again continues @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('credit-active');
  await merchant.flag({ confirm_seconds: 600 });
  await page.clock.install();
  await openLanding(page, merchant);
  await payOnHostedPage(page, merchant, /the bank is slow/);
  for (const exit of ['Close', 'Leave, I look here later']) {
    await journey.shows('confirmingSupplierPayment');
    await expect(page.getByRole('heading', { name: 'Confirming Payment...' })).toBeVisible();
    const resultUrl = page.url();
    await journey.tap(exit, 'supplier/dashboard');
    await page.goto(resultUrl);
  }
  await journey.shows('confirmingSupplierPayment');
  await journey.checkLook('supplier-settling');
  // The steps are shorter than the time limit of a call, so that each poll is answered.
  await journey.runUntil('supplierPaymentUnconfirmed', 8_000);
  await journey.checkLook('supplier-undecided');
  await merchant.advanceMs(601_000);
  await journey.tap('Check again', 'supplierPaymentSucceeded');
});

test('lost answers: decryption and confirmation are checked by their request keys; a payer who left can return @night', async ({
  page,
  journey,
  persona,
}) => {
  await page.clock.install();
  const merchant = await openLanding(page, await persona('credit-active'));
  await merchant.fault('decryptPayment', { kind: 'drop-before', times: 0 });
  await merchant.fault('getAccountRequestStatus', { kind: 'malformed', times: 0 });
  await payOnHostedPage(page, merchant, /^Pay ₹/);
  await advanceTo(page, 'payment-status', 'supplierPaymentUnconfirmed');
  await merchant.clearFaults();
  await merchant.fault('confirmTransaction', { kind: 'drop-before', times: 0 });
  await merchant.fault('getAccountRequestStatus', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await advanceTo(page, 'payment-status', 'confirmingSupplierPayment');
  await advanceTo(page, 'payment-status', 'supplierPaymentUnconfirmed');
  const resultUrl = page.url();
  await journey.tap('Close', 'supplier/dashboard');
  await page.goto(resultUrl);
  await advanceTo(page, 'payment-status', 'supplierPaymentUnconfirmed');
  await journey.tap('See your payments', 'supplier/dashboard');
  await merchant.clearFaults();
  await journey.goTo(resultUrl, 'supplierPaymentSucceeded');
  const confirmed = (await merchant.events()).filter(({ kind }) => kind === 'supplier_payment.confirmed');
  expect(confirmed).toHaveLength(1);
});
