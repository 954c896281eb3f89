/** Payments in Chromium: paid once, the status only from the lender, and a timeout never shown as a failure. */
import type { Page } from '@playwright/test';

import type { Merchant } from '../browser/support/lender';
import { callsOf, requestIdsOf } from '../browser/support/other-phone';
import { advanceTo, waitForRequestDuring } from '../browser/support/page-clock';
import { restoreFromCacheUntil, runUntil, stateOf } from '../browser/support/session-time';
import {
  decide,
  openPayment,
  paymentsInBooks,
  returnUntilRequest,
  setPageHidden,
  statusPageUrl,
  suppressUpiDialog,
  switchAppsAndBack,
} from '../browser/support/steps/payments';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'payment-status' });

const expectCurrentState = (page: Page, state: string) => expectState(page, 'payment-status', state);
const runUntilState = (page: Page, state: string) =>
  runUntil(page, stateOf(page, 'payment-status', state), 20_000);
/** URL of the call that reads the status of a payment. */
const STATUS_CALL = /repayment-status/;
const PAST_EXPIRY_MS = 16 * 60_000;

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
  journey,
  persona,
  context,
}) => {
  const merchant = await persona('due-today');
  const before = await paymentsInBooks(merchant);
  await openPaymentMethods(page, merchant);
  await expect(page.getByText('This page is open until')).toBeVisible();
  await journey.checkLookAndKeyboard('ways');
  await journey.reload('paymentMethods');
  await page.getByRole('button', { name: /Net banking/ }).dblclick();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await journey.shows('paid');
  await expect(page.getByText('Payment Successful.')).toBeVisible();
  await expect(page.getByText('What it paid for')).toBeVisible();
  await expect(page.getByText('Your loan now')).toBeVisible();
  await expect(page.getByText('Next instalment')).toBeVisible();
  await journey.checkLook('paid');
  // While it is unknown who pays, no borrower data is shown; this is loaded again on the return to the page. The page reads the
  // loan for the payer and for the receipt, in either order: both reads fail.
  await merchant.fault('getLoan', { kind: 'malformed', times: 0 });
  await journey.after(
    waitForRequestDuring(page, /\/loan$/, () => page.reload()),
    'paid',
  );
  await expect(page.getByText('What it paid for')).toHaveCount(0);
  await merchant.clearFaults();
  await returnUntilRequest(page, /\/loan$/);
  await expect(page.getByText('What it paid for')).toBeVisible();
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const shared = context.waitForEvent('page');
  await tap(page, 'Share on WhatsApp');
  expect(decodeURIComponent((await shared).url())).toMatch(/Paid ₹[\d,]+ to .+ Reference: SBX\d+$/);
  await journey.shows('paid');
  expect(await page.evaluate(() => matchMedia('print').media)).toBe('print');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await journey.tap('Go to home', 'home/home');
  expect(await paymentsInBooks(merchant)).toBe(before + 1);
});

test('a UPI app, a slow bank: checked on the return, not polled while offline, and at last "still pending"', async ({
  page,
  journey,
  persona,
  context,
}) => {
  const merchant = await persona('due-today');
  await merchant.flag({ payment_seconds: 600 });
  await page.clock.install();
  await suppressUpiDialog(page);
  const id = await openPaymentMethods(page, merchant);
  await tap(page, 'Pay with a UPI app');
  await journey.after(setPageHidden(page, true), 'pollingPaused');
  await decide(page, id, 'slow');
  await journey.after(setPageHidden(page, false), 'awaitingBank');
  await journey.checkLook('confirming');
  await merchant.fault('getRepaymentStatus', { kind: 'malformed', times: 0 });
  await returnUntilRequest(page, STATUS_CALL);
  await expect(page.getByText('We could not ask the lender just now.')).toBeVisible();
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask the lender just now.')).toHaveCount(0);
  await context.setOffline(true);
  await journey.runUntil('pollingPaused');
  const callsBefore = (await callsOf(merchant, 'getRepaymentStatus')).length;
  await page.clock.runFor(60_000);
  expect(await callsOf(merchant, 'getRepaymentStatus')).toHaveLength(callsBefore);
  await context.setOffline(false);
  await journey.shows('awaitingBank');
  await journey.tap('Back to home, tell me later', 'home/home');
  await journey.goBack('awaitingBank');
  await runUntilState(page, 'stillPending');
  await expect(page.getByRole('heading', { name: 'Your bank has not answered yet' })).toBeVisible();
  await expect(page.getByText('Payment Failed.')).toHaveCount(0);
  await journey.checkLookAndKeyboard('still-pending');
  await journey.tap('Check again', 'stillPending');
  await journey.returnToApp(STATUS_CALL, 'stillPending');
  await journey.tap('Back to home, tell me later', 'home/home');
});

test('a slow bank: the payer can leave during a status check and while offline, and finds it paid later @night', async ({
  page,
  journey,
  persona,
  context,
}) => {
  const merchant = await persona('due-today');
  await merchant.flag({ payment_seconds: 600 });
  await page.clock.install();
  const id = await openPayment(merchant);
  await decide(page, id, 'slow');
  await journey.open(merchant, statusPageUrl(id), 'awaitingBank');
  await merchant.fault('getRepaymentStatus', { kind: 'latency', ms: 4_000, times: 0 });
  for (const exit of ['Back to home, tell me later', 'Close']) {
    await journey.tap('Check again', 'checkingPayment');
    await journey.tap(exit, 'home/home');
    await journey.goTo(statusPageUrl(id), 'awaitingBank');
  }
  await merchant.clearFaults();
  for (const exit of ['Back to home, tell me later', 'Close']) {
    await context.setOffline(true);
    await journey.runUntil('pollingPaused');
    await tap(page, exit);
    await context.setOffline(false);
    await journey.goTo(statusPageUrl(id), 'awaitingBank');
  }
  await merchant.advanceMs(600_000);
  await journey.tap('Check again', 'paid');
  expect((await merchant.books()).payments?.filter((payment) => payment.status === 'PENDING')).toEqual([]);
});

test('no UPI app: the QR code for a second phone, and the other payment methods @night', async ({
  page,
  journey,
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
  await journey.checkLook('scan');
  // The app opened late: "No UPI app opened" is removed.
  await journey.returnToApp(STATUS_CALL, 'awaitingBank');
  await expect(page.getByText('No UPI app opened.')).toHaveCount(0);
  await journey.tap('I did not pay. Show the ways to pay', 'paymentMethods');
  await tap(page, /Scan with another phone/);
  await journey.tap('Other ways to pay', 'paymentMethods');
  await journey.returnToApp(STATUS_CALL, 'paymentMethods');
  await tap(page, /Scan with another phone/);
  await runUntilState(page, 'stillPending');
  await journey.checkLook('unseen');
  await journey.tap('I did not pay. Show the ways to pay', 'paymentMethods');
  await journey.tap('I have paid already', 'awaitingBank');
  await journey.tap('I did not pay. Show the ways to pay', 'paymentMethods');
  await journey.tap('I have paid already', 'awaitingBank');
  await merchant.fault('getRepaymentStatus', { kind: 'latency', ms: 4_000, times: 0 });
  await journey.tap('Check again', 'checkingPayment');
  // A return during the check does not begin another one.
  await journey.after(switchAppsAndBack(page), 'checkingPayment');
  await journey.tap('I did not pay. Show the ways to pay', 'paymentMethods');
});

test('not paid: the payer returns later, and sees when the payment has expired @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('due-today');
  await page.clock.install();
  const id = await openPaymentMethods(page, merchant);
  await tap(page, /Scan with another phone/);
  await runUntilState(page, 'stillPending');
  await journey.tap('Close', 'home/home');
  await page.goto(statusPageUrl(id));
  // The QR code was shown, so the payment may be made.
  await journey.shows('awaitingBank');
  await journey.tap('I did not pay. Show the ways to pay', 'paymentMethods');
  await merchant.advanceMs(PAST_EXPIRY_MS);
  await page.clock.fastForward(PAST_EXPIRY_MS);
  await advanceTo(page, 'payment-status', 'paymentGivenUp');
  await expect(page.getByText(/^We did not hear of the money in time\. .* do not pay again/)).toBeVisible();
  await journey.checkLook('expired');
  await journey.returnToApp(STATUS_CALL, 'paymentGivenUp');
  await journey.tap('Check again', 'paymentGivenUp');
  await journey.tap('Pay again', 'home/home');
  expect((await merchant.books()).payments?.filter((payment) => payment.id === id)).toHaveLength(1);
});

test('a closed page and a false status in the URL: a new page shows the lender’s status', async ({
  page,
  journey,
  persona,
  context,
}) => {
  const merchant = await persona('due-today');
  const id = await openPaymentMethods(page, merchant);
  await journey.goTo(statusPageUrl(id, '&status=SUCCESS'), 'paymentMethods');
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
  journey,
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
  await journey.checkLook('ways-unavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'paymentMethods');
  expect(await requestIdsOf(merchant, 'initiateRepayment')).toHaveLength(keys + 2);
  await stubReopening(merchant, 409, { error: 'nothing_due' });
  await page.reload();
  for (const exit of ['Close', 'Go to home']) {
    await journey.shows('nothingDue');
    await expect(page.getByText('Please do not pay it.')).toBeVisible();
    if (exit === 'Close') await journey.checkLook('nothing-due');
    await journey.tap(exit, 'home/home');
    await page.goto(statusPageUrl(id));
  }
  await stubReopening(merchant, 400, { error: 'amount_out_of_range' });
  await journey.goTo(statusPageUrl(id), 'methodsUnavailable');
  await journey.tap(/^Back$/, 'home/home');
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
  await journey.goTo(statusPageUrl(id), 'methodsUnavailable');
  await stubReopening(merchant, 409, { error: 'payment_already_closed' });
  await journey.goTo(statusPageUrl(id), 'awaitingBank');
  await journey.tap('Close', 'home/home');
  expect(await paymentsInBooks(merchant)).toBe(before);
});

/** Sets the lender's answer to the call that reopens a payment. */
function stubReopening(merchant: Merchant, status: number, body: unknown): Promise<void> {
  return merchant.fault('initiateRepayment', { kind: 'status', status, body, times: 0 });
}

test('a payment page is not opened if unsafe, checked after the return, and left when it never opens @night', async ({
  page,
  journey,
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
  await journey.open(merchant, statusPageUrl(id), 'paymentMethods');
  await expect(page.getByText('The amount is not the same')).toBeVisible();
  await tap(page, 'Open the payment page');
  await expect(page.getByText('its address is not safe')).toBeVisible();
  await journey.checkLook('unsafe');
  await merchant.clearFaults();
  await page.reload();
  // The start of a payment is stored before the page opens: a needless warning is better than a missing one.
  await journey.tap('I did not pay. Show the ways to pay', 'paymentMethods');
  await page.route('**/sandbox/payment/**', (route) => route.fulfill({ status: 204 }));
  await journey.tap(/Net banking/, 'openingPage');
  await restoreFromCacheUntil(page, stateOf(page, 'payment-status', 'awaitingBank'));
  await tap(page, 'I did not pay. Show the ways to pay');
  await journey.tap(/Net banking/, 'openingPage');
  await journey.returnToApp(STATUS_CALL, 'awaitingBank');
  await tap(page, 'I did not pay. Show the ways to pay');
  await journey.tap(/Net banking/, 'openingPage');
  await advanceTo(page, 'payment-status', 'paymentMethods');
  await expect(page.getByText('The payment page did not open.')).toBeVisible();
  await journey.checkLook('not-opened');
  // The return from a window on top of this page means that the page did open.
  await journey.returnToApp(STATUS_CALL, 'awaitingBank');
  await tap(page, 'I did not pay. Show the ways to pay');
  await journey.tap(/Net banking/, 'openingPage');
  await journey.tap('Close', 'home/home');
  await journey.goTo(statusPageUrl(id), 'awaitingBank');
  await journey.tap('I did not pay. Show the ways to pay', 'paymentMethods');
  await journey.tap('Close', 'home/home');
});

test('failed, cancelled, debited and refunded: the reason, where the money is, and a next step @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('due-today');
  const failed = await openPayment(merchant);
  await decide(page, failed, 'fail', 'transaction_limit_exceeded');
  await journey.open(merchant, statusPageUrl(failed), 'paymentGivenUp');
  await expect(page.getByRole('heading', { name: 'Payment Failed.' })).toBeVisible();
  await expect(page.getByText('The amount is over the limit of the bank account.')).toBeVisible();
  await journey.checkLook('failed');
  await journey.tap('Close', 'home/home');
  const cancelled = await openPayment(merchant);
  await decide(page, cancelled, 'cancel');
  await page.goto(statusPageUrl(cancelled));
  await expect(page.getByRole('heading', { name: 'You cancelled this payment' })).toBeVisible();
  const refunded = await openPayment(merchant);
  await decide(page, refunded, 'debit-in-vain');
  await journey.goTo(statusPageUrl(refunded), 'refund');
  await journey.checkLook('refund');
  await journey.tap('Check again', 'refund');
  await journey.tap('Close', 'home/home');
  await merchant.advanceMs(3_700_000);
  await page.goto(statusPageUrl(refunded));
  await expect(page.getByRole('heading', { name: 'Your money went back' })).toBeVisible();
  await journey.checkLook('refunded');
  await journey.tap('Go to home', 'home/home');
});

test('a payer without a session sees no data of the borrower; an unknown payment and other polling types have a next step @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('several-late-charges');
  const id = await openPayment(merchant);
  await journey.goTo(statusPageUrl(id), 'paymentMethods');
  await page.getByRole('button', { name: /Net banking/ }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await journey.shows('paid');
  await expect(page.getByText('What it paid for')).toHaveCount(0);
  await journey.checkLook('stranger');
  await journey.tap('Done', 'payerDone');
  await journey.checkLook('payer-done');
  await journey.tap('See this payment', 'paid');
  await journey.tap('Done', 'payerDone');
  await journey.tap(/^Back$/, 'landing/shown');
  await journey.goTo(statusPageUrl('pay_nobody'), 'paymentUnknown');
  await journey.checkLook('unknown');
  await journey.tap('Try again', 'paymentUnknown');
  await journey.tap(/^Back$/, 'landing/shown');
  await journey.goTo('/payment/status/lead-7', 'otherPayment');
  await journey.checkLook('other');
  await journey.tap('Look for it', 'paymentUnknown');
  await journey.goTo('/payment/status/lead-7', 'otherPayment');
  await journey.tap(/^Back$/, 'landing/shown');
  await page.goto('/payment/status/mandate-7?pollingType=mandate');
  await expect(page).toHaveURL(/\/termloan\/mandate\/status\/mandate-7$/);
  await page.goto('/payment/status/lead-7?pollingType=lead');
  await expect(page).toHaveURL(/\/indialends\/status$/);
  await merchant.fault('getRepaymentStatus', { kind: 'malformed', times: 0 });
  await journey.goTo(statusPageUrl(id), 'paymentUnavailable');
  await expect(page.getByText('An error occurred while processing your payment')).toBeVisible();
  await journey.checkLook('unavailable');
  await journey.tap('Try again', 'paymentUnavailable');
  await journey.tap(/^Back$/, 'landing/shown');
});

test('the last payment: the receipt says that the loan is paid, and the letter is one tap away @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('last-instalment');
  await openPaymentMethods(page, merchant);
  await tap(page, /Net banking/);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await journey.shows('paid');
  await expect(page.getByText('Your loan is fully paid')).toBeVisible();
  await journey.checkLook('last-paid');
  // When the loan fails to load, the receipt is shown without it.
  await merchant.fault('getLoan', { kind: 'status', status: 500, times: 0 });
  await journey.reload('paid');
  await expect(page.getByText('Payment Successful.')).toBeVisible();
  await expect(page.getByText('Your loan is fully paid')).toHaveCount(0);
  await merchant.clearFaults();
  await page.reload();
  await journey.tap('Get the no-dues letter', 'settled/settled');
});
