/** Payments in Chromium: paid once, the status only from the lender, and a timeout never shown as a failure. */
import type { Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import type { Merchant } from '../browser/support/lender';
import { callsOf, requestIdsOf } from '../browser/support/other-phone';
import { advanceTo, waitForRequestDuring } from '../browser/support/page-clock';
import { picture } from '../browser/support/pictures';
import { restoreFromCacheUntil, runUntil, stateOf } from '../browser/support/session-time';
import {
  decide,
  openPayment,
  paymentsInBooks,
  returnUntilRequest,
  setPageHidden,
  statusPageUrl,
  suppressUpiDialog,
} from '../browser/support/steps/payments';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const expectCurrentState = (page: Page, state: string) => expectState(page, 'payment-status', state);
const runUntilState = (page: Page, state: string) =>
  runUntil(page, stateOf(page, 'payment-status', state), 20_000);
/** URL of the call that reads the status of a payment. */
const STATUS_CALL = /repayment-status/;
const PAST_EXPIRY_MS = 16 * 60_000;

/** Takes a screenshot, and runs the checks that every screen must pass. */
async function checkLook(page: Page, name: string): Promise<void> {
  await picture(page, `payment-status-${name}`);
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
}

/** Opens the page of a new, unpaid payment. @returns its id */
async function openPaymentMethods(page: Page, merchant: Merchant): Promise<string> {
  const id = await openPayment(merchant);
  await page.goto(merchant.enter(statusPageUrl(id)));
  await expectCurrentState(page, 'paymentMethods');
  return id;
}

test.beforeEach(({ allowed }) => {
  // The second is Chromium's console message without a UPI app.
  allowed.push(FAILED_CALLS, /Failed to launch 'upi:/);
});

test('the hosted page: a double tap and a reload pay once, and the receipt hides borrower data from an unknown payer', async ({
  page,
  persona,
  context,
}) => {
  const merchant = await persona('due-today');
  const before = await paymentsInBooks(merchant);
  await openPaymentMethods(page, merchant);
  await expect(page.getByText('Pay before')).toBeVisible();
  await checkLook(page, 'ways');
  await expectReachableByKeyboard(page);
  await page.reload();
  await expectCurrentState(page, 'paymentMethods');
  await page.getByRole('button', { name: /Net banking/ }).dblclick();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expectCurrentState(page, 'paid');
  await expect(page.getByText('Payment Successful.')).toBeVisible();
  await expect(page.getByText('What it paid for')).toBeVisible();
  await expect(page.getByText('Your loan now')).toBeVisible();
  await expect(page.getByText('Next instalment')).toBeVisible();
  await checkLook(page, 'paid');
  // While it is unknown who pays, no borrower data is shown; this is loaded again on the return to the page.
  await merchant.fault('getLoan', { kind: 'malformed' });
  await waitForRequestDuring(page, /\/loan$/, () => page.reload());
  await expectCurrentState(page, 'paid');
  await expect(page.getByText('What it paid for')).toHaveCount(0);
  await returnUntilRequest(page, /\/loan$/);
  await expect(page.getByText('What it paid for')).toBeVisible();
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const shared = context.waitForEvent('page');
  await tap(page, 'Share on WhatsApp');
  expect(decodeURIComponent((await shared).url())).toMatch(/Paid ₹[\d,]+ to .+ Reference: SBX\d+$/);
  await expectCurrentState(page, 'paid');
  expect(await page.evaluate(() => matchMedia('print').media)).toBe('print');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await tap(page, 'Go to home');
  await expectState(page, 'home', 'home');
  expect(await paymentsInBooks(merchant)).toBe(before + 1);
});

test('a UPI app, a slow bank: checked on the return, not polled while offline, and at last "still pending"', async ({
  page,
  persona,
  context,
}) => {
  const merchant = await persona('due-today');
  await merchant.flag({ payment_seconds: 600 });
  await page.clock.install();
  await suppressUpiDialog(page);
  const id = await openPaymentMethods(page, merchant);
  await tap(page, 'Pay with a UPI app');
  await setPageHidden(page, true);
  await expectCurrentState(page, 'pageHidden');
  await decide(page, id, 'slow');
  await setPageHidden(page, false);
  await expectCurrentState(page, 'awaitingBank');
  await checkLook(page, 'confirming');
  await merchant.fault('getRepaymentStatus', { kind: 'malformed', times: 0 });
  await returnUntilRequest(page, STATUS_CALL);
  await expect(page.getByText('We could not ask the lender just now.')).toBeVisible();
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask the lender just now.')).toHaveCount(0);
  await context.setOffline(true);
  await runUntil(page, stateOf(page, 'payment-status', 'pageHidden'));
  const callsBefore = (await callsOf(merchant, 'getRepaymentStatus')).length;
  await page.clock.runFor(60_000);
  expect(await callsOf(merchant, 'getRepaymentStatus')).toHaveLength(callsBefore);
  await context.setOffline(false);
  await expectCurrentState(page, 'awaitingBank');
  await tap(page, 'Back to home, tell me later');
  await expectState(page, 'home', 'home');
  await page.goBack();
  await expectCurrentState(page, 'awaitingBank');
  await runUntilState(page, 'stillPending');
  await expect(page.getByRole('heading', { name: 'Your bank has not answered yet' })).toBeVisible();
  await expect(page.getByText('Payment Failed.')).toHaveCount(0);
  await checkLook(page, 'still-pending');
  await expectReachableByKeyboard(page);
  await tap(page, 'Check again');
  await expectCurrentState(page, 'stillPending');
  await returnUntilRequest(page, STATUS_CALL);
  await expectCurrentState(page, 'stillPending');
  await tap(page, 'Back to home, tell me later');
  await expectState(page, 'home', 'home');
});

test('a slow bank: the payer can leave during a status check and while offline, and finds it paid later @night', async ({
  page,
  persona,
  context,
}) => {
  const merchant = await persona('due-today');
  await merchant.flag({ payment_seconds: 600 });
  await page.clock.install();
  const id = await openPayment(merchant);
  await decide(page, id, 'slow');
  await page.goto(merchant.enter(statusPageUrl(id)));
  await expectCurrentState(page, 'awaitingBank');
  await merchant.fault('getRepaymentStatus', { kind: 'latency', ms: 4_000, times: 0 });
  for (const exit of ['Back to home, tell me later', 'Close']) {
    await tap(page, 'Check again');
    await expectCurrentState(page, 'checkingPayment');
    await tap(page, exit);
    await expectState(page, 'home', 'home');
    await page.goto(statusPageUrl(id));
    await expectCurrentState(page, 'awaitingBank');
  }
  await merchant.clearFaults();
  for (const exit of ['Back to home, tell me later', 'Close']) {
    await context.setOffline(true);
    await runUntil(page, stateOf(page, 'payment-status', 'pageHidden'));
    await tap(page, exit);
    await context.setOffline(false);
    await page.goto(statusPageUrl(id));
    await expectCurrentState(page, 'awaitingBank');
  }
  await merchant.advance(600_000);
  await tap(page, 'Check again');
  await expectCurrentState(page, 'paid');
  expect((await merchant.books()).payments?.filter((payment) => payment.status === 'PENDING')).toEqual([]);
});

test('no UPI app: the QR code for a second phone, and the other payment methods', async ({
  page,
  persona,
}) => {
  const merchant = await persona('due-today');
  await page.clock.install();
  await suppressUpiDialog(page);
  await openPaymentMethods(page, merchant);
  await tap(page, 'Pay with a UPI app');
  await advanceTo(page, 'payment-status', 'awaitingBank');
  await expect(page.getByText('No UPI app opened.')).toBeVisible();
  await expect(page.getByRole('img', { name: /QR code to pay/ })).toBeVisible();
  await checkLook(page, 'scan');
  // The app opened late: "No UPI app opened" is removed.
  await returnUntilRequest(page, STATUS_CALL);
  await expectCurrentState(page, 'awaitingBank');
  await expect(page.getByText('No UPI app opened.')).toHaveCount(0);
  await tap(page, 'I did not pay. Show the ways to pay');
  await expectCurrentState(page, 'paymentMethods');
  await tap(page, /Scan with another phone/);
  await tap(page, 'Other ways to pay');
  await expectCurrentState(page, 'paymentMethods');
  await returnUntilRequest(page, STATUS_CALL);
  await expectCurrentState(page, 'paymentMethods');
  await tap(page, /Scan with another phone/);
  await runUntilState(page, 'stillPending');
  await checkLook(page, 'unseen');
  await tap(page, 'I did not pay. Show the ways to pay');
  await expectCurrentState(page, 'paymentMethods');
  await tap(page, 'I have paid already');
  await expectCurrentState(page, 'awaitingBank');
  await tap(page, 'I did not pay. Show the ways to pay');
  await expectCurrentState(page, 'paymentMethods');
  await tap(page, 'I have paid already');
  await expectCurrentState(page, 'awaitingBank');
  await merchant.fault('getRepaymentStatus', { kind: 'latency', ms: 4_000, times: 0 });
  await tap(page, 'Check again');
  await expectCurrentState(page, 'checkingPayment');
  await tap(page, 'I did not pay. Show the ways to pay');
  await expectCurrentState(page, 'paymentMethods');
});

test('not paid: the payer returns later, and sees when the payment has expired @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('due-today');
  await page.clock.install();
  const id = await openPaymentMethods(page, merchant);
  await tap(page, /Scan with another phone/);
  await runUntilState(page, 'stillPending');
  await tap(page, 'Close');
  await expectState(page, 'home', 'home');
  await page.goto(statusPageUrl(id));
  // The QR code was shown, so the payment may be made.
  await expectCurrentState(page, 'awaitingBank');
  await tap(page, 'I did not pay. Show the ways to pay');
  await expectCurrentState(page, 'paymentMethods');
  await merchant.advance(PAST_EXPIRY_MS);
  await page.clock.fastForward(PAST_EXPIRY_MS);
  await advanceTo(page, 'payment-status', 'paymentLost');
  await expect(page.getByText(/^We did not hear of the money in time\. .* do not pay again/)).toBeVisible();
  await checkLook(page, 'expired');
  await returnUntilRequest(page, STATUS_CALL);
  await expectCurrentState(page, 'paymentLost');
  await tap(page, 'Check again');
  await expectCurrentState(page, 'paymentLost');
  await tap(page, 'Pay again');
  await expectState(page, 'home', 'home');
  expect((await merchant.books()).payments?.filter((payment) => payment.id === id)).toHaveLength(1);
});

test('a closed page and a false status in the URL: a new page shows the lender’s status', async ({
  page,
  persona,
  context,
}) => {
  const merchant = await persona('due-today');
  const id = await openPaymentMethods(page, merchant);
  await page.goto(statusPageUrl(id, '&status=SUCCESS'));
  await expectCurrentState(page, 'paymentMethods');
  await expect(page.getByText('Payment Confirmed.')).toHaveCount(0);
  const newPage = await context.newPage();
  await page.close();
  await decide(newPage, id, 'pay');
  await newPage.goto(statusPageUrl(id, '&status=FAILED'));
  await expectCurrentState(newPage, 'paid');
  expect(await paymentsInBooks(merchant)).toBe((await paidPayments(merchant)).length);
});

async function paidPayments(merchant: Merchant) {
  return (await merchant.books()).payments?.filter(({ status }) => status === 'SUCCESS') ?? [];
}

test('lost answers: the payment is reopened under one request key, and each refusal has a message @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('due-today');
  await page.clock.install();
  const id = await openPayment(merchant);
  const before = await paymentsInBooks(merchant);
  const keys = (await requestIdsOf(merchant, 'initiateRepayment')).length;
  await merchant.fault('initiateRepayment', { kind: 'drop-after', times: 0 });
  await page.goto(merchant.enter(statusPageUrl(id)));
  await advanceTo(page, 'payment-status', 'paymentMethods');
  expect(await requestIdsOf(merchant, 'initiateRepayment')).toHaveLength(keys + 1);
  await merchant.fault('getRequestStatus', { kind: 'malformed', times: 0 });
  await page.reload();
  await advanceTo(page, 'payment-status', 'methodsUnavailable');
  await checkLook(page, 'ways-unavailable');
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectCurrentState(page, 'paymentMethods');
  expect(await requestIdsOf(merchant, 'initiateRepayment')).toHaveLength(keys + 2);
  await stubReopening(merchant, 409, { error: 'nothing_due' });
  await page.reload();
  for (const exit of ['Close', 'Go to home']) {
    await expectCurrentState(page, 'nothingDue');
    await expect(page.getByText('Please do not pay it.')).toBeVisible();
    if (exit === 'Close') await checkLook(page, 'nothing-due');
    await tap(page, exit);
    await expectState(page, 'home', 'home');
    await page.goto(statusPageUrl(id));
  }
  await stubReopening(merchant, 400, { error: 'amount_out_of_range' });
  await page.goto(statusPageUrl(id));
  await expectCurrentState(page, 'methodsUnavailable');
  await tap(page, /^Back$/);
  await expectState(page, 'home', 'home');
  // Payment methods of another payment are not shown.
  const paymentMethods = {
    payment_id: 'pay_other',
    status: 'CREATED',
    amount: 1,
    upi_intent_url: 'upi://pay?tr=x',
  };
  await stubReopening(merchant, 200, {
    ...paymentMethods,
    upi_qr: 'upi://pay?tr=x',
    payment_url: '/x',
    expires_at: 0,
  });
  await page.goto(statusPageUrl(id));
  await expectCurrentState(page, 'methodsUnavailable');
  await stubReopening(merchant, 409, { error: 'payment_already_closed' });
  await page.goto(statusPageUrl(id));
  await expectCurrentState(page, 'awaitingBank');
  await tap(page, 'Close');
  await expectState(page, 'home', 'home');
  expect(await paymentsInBooks(merchant)).toBe(before);
});

/** Sets the lender's answer to the call that reopens a payment. */
function stubReopening(merchant: Merchant, status: number, body: unknown): Promise<void> {
  return merchant.fault('initiateRepayment', { kind: 'status', status, body, times: 0 });
}

test('a payment page is not opened if unsafe, checked after the return, and left when it never opens', async ({
  page,
  persona,
}) => {
  const merchant = await persona('due-today');
  await page.clock.install();
  const id = await openPayment(merchant);
  const paymentMethods = {
    payment_id: id,
    status: 'CREATED',
    amount: 100_000,
    upi_intent_url: null,
    upi_qr: null,
  };
  await stubReopening(merchant, 200, {
    ...paymentMethods,
    payment_url: 'javascript:alert(1)',
    expires_at: 0,
  });
  await page.goto(merchant.enter(statusPageUrl(id)));
  await expectCurrentState(page, 'paymentMethods');
  await expect(page.getByText('The amount is not the same')).toBeVisible();
  await tap(page, 'Open the payment page');
  await expect(page.getByText('its address is not safe')).toBeVisible();
  await checkLook(page, 'unsafe');
  await merchant.clearFaults();
  await page.reload();
  // The start of a payment is stored before the page opens: a needless warning is better than a missing one.
  await tap(page, 'I did not pay. Show the ways to pay');
  await expectCurrentState(page, 'paymentMethods');
  await page.route('**/sandbox/payment/**', (route) => route.fulfill({ status: 204 }));
  await tap(page, /Net banking/);
  await expectCurrentState(page, 'openingPage');
  await restoreFromCacheUntil(page, stateOf(page, 'payment-status', 'awaitingBank'));
  await tap(page, 'I did not pay. Show the ways to pay');
  await tap(page, /Net banking/);
  await expectCurrentState(page, 'openingPage');
  await returnUntilRequest(page, STATUS_CALL);
  await expectCurrentState(page, 'awaitingBank');
  await tap(page, 'I did not pay. Show the ways to pay');
  await tap(page, /Net banking/);
  await expectCurrentState(page, 'openingPage');
  await advanceTo(page, 'payment-status', 'paymentMethods');
  await expect(page.getByText('The payment page did not open.')).toBeVisible();
  await checkLook(page, 'not-opened');
  // The return from a window on top of this page means that the page did open.
  await returnUntilRequest(page, STATUS_CALL);
  await expectCurrentState(page, 'awaitingBank');
  await tap(page, 'I did not pay. Show the ways to pay');
  await tap(page, /Net banking/);
  await expectCurrentState(page, 'openingPage');
  await tap(page, 'Close');
  await expectState(page, 'home', 'home');
  await page.goto(statusPageUrl(id));
  await expectCurrentState(page, 'awaitingBank');
  await tap(page, 'I did not pay. Show the ways to pay');
  await expectCurrentState(page, 'paymentMethods');
  await tap(page, 'Close');
  await expectState(page, 'home', 'home');
});

test('failed, cancelled, debited and refunded: the reason, where the money is, and a next step @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('due-today');
  const failed = await openPayment(merchant);
  await decide(page, failed, 'fail', 'transaction_limit_exceeded');
  await page.goto(merchant.enter(statusPageUrl(failed)));
  await expectCurrentState(page, 'paymentLost');
  await expect(page.getByRole('heading', { name: 'Payment Failed.' })).toBeVisible();
  await expect(page.getByText('The amount is over the limit of the bank account.')).toBeVisible();
  await checkLook(page, 'failed');
  await tap(page, 'Close');
  await expectState(page, 'home', 'home');
  const cancelled = await openPayment(merchant);
  await decide(page, cancelled, 'cancel');
  await page.goto(statusPageUrl(cancelled));
  await expect(page.getByRole('heading', { name: 'You cancelled this payment' })).toBeVisible();
  const refunded = await openPayment(merchant);
  await decide(page, refunded, 'debit-in-vain');
  await page.goto(statusPageUrl(refunded));
  await expectCurrentState(page, 'refund');
  await checkLook(page, 'refund');
  await tap(page, 'Check again');
  await expectCurrentState(page, 'refund');
  await tap(page, 'Close');
  await expectState(page, 'home', 'home');
  await merchant.advance(3_700_000);
  await page.goto(statusPageUrl(refunded));
  await expect(page.getByRole('heading', { name: 'Your money went back' })).toBeVisible();
  await checkLook(page, 'refunded');
  await tap(page, 'Go to home');
  await expectState(page, 'home', 'home');
});

test('a payer without a session sees no data of the borrower; an unknown payment and other polling types have a next step', async ({
  page,
  persona,
}) => {
  const merchant = await persona('several-late-charges');
  const id = await openPayment(merchant);
  await page.goto(statusPageUrl(id));
  await expectCurrentState(page, 'paymentMethods');
  await page.getByRole('button', { name: /Net banking/ }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expectCurrentState(page, 'paid');
  await expect(page.getByText('What it paid for')).toHaveCount(0);
  await checkLook(page, 'stranger');
  await tap(page, 'Done');
  await expectCurrentState(page, 'payerDone');
  await checkLook(page, 'payer-done');
  await tap(page, 'See this payment');
  await expectCurrentState(page, 'paid');
  await tap(page, 'Done');
  await expectCurrentState(page, 'payerDone');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  await page.goto(statusPageUrl('pay_nobody'));
  await expectCurrentState(page, 'paymentUnknown');
  await checkLook(page, 'unknown');
  await tap(page, 'Try again');
  await expectCurrentState(page, 'paymentUnknown');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  await page.goto('/payment/status/lead-7');
  await expectCurrentState(page, 'otherPayment');
  await checkLook(page, 'other');
  await tap(page, 'Look for it');
  await expectCurrentState(page, 'paymentUnknown');
  await page.goto('/payment/status/lead-7');
  await expectCurrentState(page, 'otherPayment');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  await page.goto('/payment/status/mandate-7?pollingType=mandate');
  await expect(page).toHaveURL(/\/termloan\/mandate\/status\/mandate-7$/);
  await page.goto('/payment/status/lead-7?pollingType=lead');
  await expect(page).toHaveURL(/\/indialends\/status$/);
  await merchant.fault('getRepaymentStatus', { kind: 'malformed', times: 0 });
  await page.goto(statusPageUrl(id));
  await expectCurrentState(page, 'paymentUnavailable');
  await expect(page.getByText('An error occurred while processing your payment')).toBeVisible();
  await checkLook(page, 'unavailable');
  await tap(page, 'Try again');
  await expectCurrentState(page, 'paymentUnavailable');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('the last payment: the receipt says that the loan is paid, and the letter is one tap away @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('last-instalment');
  await openPaymentMethods(page, merchant);
  await tap(page, /Net banking/);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expectCurrentState(page, 'paid');
  await expect(page.getByText('Your loan is fully paid')).toBeVisible();
  await checkLook(page, 'last-paid');
  // When the loan fails to load, the receipt is shown without it.
  await merchant.fault('getLoan', { kind: 'status', status: 500, times: 0 });
  await page.reload();
  await expectCurrentState(page, 'paid');
  await expect(page.getByText('Payment Successful.')).toBeVisible();
  await expect(page.getByText('Your loan is fully paid')).toHaveCount(0);
  await merchant.clearFaults();
  await page.reload();
  await tap(page, 'Get the no-dues letter');
  await expectState(page, 'settled', 'settled');
});
