/** Cancelling a loan in Chromium: free, at a cost, too late; at most once, also after lost answers and reloads. */
import type { Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed } from '../browser/support/access';
import type { Merchant } from '../browser/support/lender';
import { picture } from '../browser/support/pictures';
import { valueAt } from '../browser/support/steps/agreement-steps';
import { decide, expectPaymentUrl } from '../browser/support/steps/link-payments';
import { tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'cancel-loan' });

const PAY_BUTTON = /^Continue to pay ₹/;

test.beforeEach(({ allowed }) => void allowed.push(FAILED_CALLS));

async function loanOf(merchant: Merchant): Promise<string> {
  return String(valueAt(await merchant.call('GET', '/api/termloan/loan'), 'loan', 'loan_id'));
}

/** Opens the page of the merchant's own loan, or of another one. */
async function open(page: Page, merchant: Merchant, loanId?: string): Promise<Merchant> {
  await page.goto(merchant.enter(`/termloan/cancel-loan/${loanId ?? (await loanOf(merchant))}`));
  return merchant;
}

/** Ticks the consent, and taps the button. */
async function agree(page: Page, button: string | RegExp): Promise<void> {
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, button);
}

/** The status of the loan (5: cancelled) and of its payments in the lender's books. */
async function inBooks(merchant: Merchant): Promise<{ status: unknown; payments: readonly unknown[] }> {
  const { loans = [], payments = [] } = await merchant.books();
  return { status: loans[0]?.status, payments: payments.map(({ status }) => status) };
}

const stubRefusal = (merchant: Merchant, error: string) =>
  merchant.fault('cancelLoan', { kind: 'status', status: 409, body: { error }, times: 0 });

test('before the disbursal it is free: a double tap and a lost answer cancel once, and only the lender reports it as cancelled', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await open(page, await persona('disbursal-pending'));
  await journey.shows('freeCancellation');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await tap(page, 'Cancel the loan');
  await expect(page.getByRole('alert')).toContainText('Tick the box');
  await journey.checkLookAndKeyboard('free');

  await merchant.fault('cancelLoan', { kind: 'drop-after', times: 0 });
  await page.getByRole('checkbox').check({ force: true });
  await page.getByRole('button', { name: 'Cancel the loan' }).dblclick();
  await journey.shows('loanCancelled');
  expect(await inBooks(merchant)).toEqual({ status: 5, payments: [] });
  const keys = (await merchant.audit()).filter(({ operationId }) => operationId === 'cancelLoan');
  expect(new Set(keys.map(({ request_id: id }) => id)).size).toBe(1);
  await journey.checkLook('cancelled');
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await journey.reload('loanCancelled');
  await journey.leaveBy('Go to your loans', /\/termloan$/);
});

test('disbursed while the page is open: the cost is shown, needs a new consent, and is paid by one payment @night', async ({
  page,
  journey,
  persona,
  request,
}) => {
  const merchant = await open(page, await persona('disbursal-pending'));
  await journey.shows('freeCancellation');
  await merchant.flag({ disbursal_result: 'DISBURSED' });
  await merchant.advanceMs(20_000);
  await journey.after(agree(page, 'Cancel the loan'), 'coolingOff');
  await expect(page.getByText('This has changed')).toBeVisible();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await merchant.fault('cancelLoan', { kind: 'drop-after', times: 0 });
  await agree(page, PAY_BUTTON);
  await expectPaymentUrl(page, 'full');
  expect(await inBooks(merchant)).toEqual({ status: 2, payments: ['CREATED'] });
  await merchant.clearFaults();

  // The page was killed, or the merchant returned: the same payment is shown.
  const paymentPath = new URL(page.url()).pathname;
  await open(page, merchant);
  await agree(page, PAY_BUTTON);
  await expectPaymentUrl(page, 'full');
  expect(new URL(page.url()).pathname).toBe(paymentPath);
  expect(await inBooks(merchant)).toEqual({ status: 2, payments: ['CREATED'] });
  await decide(request, String(paymentPath.split('/').at(-1)), 'pay');
  // The receipt shows the loan's outcome, and never says that it was repaid.
  await journey.goTo(`${paymentPath}?pollingType=repayment&paymentType=full`, 'payment-status/paid');
  await expect(page.getByText('You gave this loan back')).toBeVisible();
  await expect(page.getByText('Giving the loan back')).toBeVisible();
  await picture(page, 'payment-status-returned');
  await expectAccessible(page);
  await journey.after(open(page, merchant), 'loanCancelled');
  expect(await inBooks(merchant)).toEqual({ status: 5, payments: ['SUCCESS'] });
});

test('every line and the time left are shown, and an expired quote is loaded again @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await open(page, await persona('cooling-off'));
  await journey.shows('coolingOff');
  await expect(page.getByText(/^1\sday \d+\sh$/)).toBeVisible();
  await journey.checkLookAndKeyboard('cooling-off');
  const total = () => page.getByRole('button', { name: PAY_BUTTON }).textContent();
  const totalBefore = await total();
  await page.getByRole('button', { name: 'Keep the loan' }).click();
  await expect(page).toHaveURL(/\/termloan\/home$/);

  // 30 seconds before the cooling-off period ends, with the phone's clock set by the test.
  const quote = await merchant.call('GET', `/api/termloan/cancelLoan/${await loanOf(merchant)}`);
  const end = Number(valueAt(quote, 'cooling_off_until')) * 1_000;
  const { now } = Object(await merchant.call('GET', `/sandbox/api/merchants/${merchant.id}`));
  await merchant.advanceMs(end - Number(now) - 30_000);
  await page.clock.install();
  await journey.after(open(page, merchant), 'coolingOff');
  expect(await total()).not.toBe(totalBefore);
  await expect(page.getByText(/^0:\d\d$/)).toBeVisible();
  await merchant.advanceMs(60_000);
  await journey.runUntil('coolingOffOver', 5_000);
  await picture(page, 'cancel-loan-too-late');
  await expectFitsWhenZoomed(page);
  await journey.leaveBy('See what closing early costs', /\/termloan\/prepayment$/);
  expect(await inBooks(merchant)).toEqual({ status: 2, payments: [] });
});

test('a pending payment is shown before the consent, and can be opened @night', async ({
  page,
  journey,
  persona,
  request,
}) => {
  const merchant = await persona('cooling-off');
  const body = { amount: 50_000, payment_type: 'custom' };
  const pendingPayment = await merchant.call('POST', '/api/termloan/v1/initiateRepayment', body);
  const id = String(valueAt(pendingPayment, 'payment_id'));
  await decide(request, id, 'slow');
  await journey.after(open(page, merchant), 'coolingOff');
  await expect(page.getByText('A payment of ₹500 is on its way')).toBeVisible();
  await journey.checkLook('payment-pending');
  await tap(page, 'See this payment');
  await expectPaymentUrl(page, 'custom');
  expect(new URL(page.url()).pathname).toBe(`/payment/status/${id}`);
});

test('no answer: shown as unknown; Check again and Back both show the lender’s status @night', async ({
  page,
  journey,
  persona,
}) => {
  await page.clock.install();
  const merchant = await open(page, await persona('disbursal-pending'));
  await merchant.fault('cancelLoan', { kind: 'drop-before', times: 0 });
  await agree(page, 'Cancel the loan');
  await journey.runUntil('cancellationUnanswered');
  await picture(page, 'cancel-loan-unanswered');
  await expectFitsWhenZoomed(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await journey.shows('freeCancellation');
  await agree(page, 'Cancel the loan');
  await journey.runUntil('cancellationUnanswered');
  expect(await inBooks(merchant)).toEqual({ status: 1, payments: [] });
  await merchant.clearFaults();
  await journey.tap('Check again', 'loanCancelled');
  expect(await inBooks(merchant)).toEqual({ status: 5, payments: [] });
});

test('refusals of the lender: a message, too late, or not their loan; Back cancels nothing @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await open(page, await persona('disbursal-pending'));
  await stubRefusal(merchant, 'lender_busy');
  await agree(page, 'Cancel the loan');
  await expect(page.getByText('The loan is not cancelled')).toBeVisible();
  await journey.shows('freeCancellation');
  await stubRefusal(merchant, 'cooling_off_over');
  await journey.after(agree(page, 'Cancel the loan'), 'coolingOffOver');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/termloan\/(home|loan-status)$/);

  await open(page, merchant);
  await stubRefusal(merchant, 'loan_not_found');
  await journey.after(agree(page, 'Cancel the loan'), 'loanNotFound');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/termloan\/(home|loan-status)$/);
  await journey.after(open(page, merchant), 'freeCancellation');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/termloan\/(home|loan-status)$/);
  expect(await inBooks(merchant)).toEqual({ status: 1, payments: [] });
});

test('a loan that has ended, one of somebody else, and a lender that does not answer @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await open(page, await persona('loan-complete'));
  await journey.shows('loanEnded');
  await picture(page, 'cancel-loan-ended');
  await expectFitsWhenZoomed(page);
  await journey.leaveBy('See how it ended', /\/termloan\/settled$/);
  await journey.after(open(page, merchant), 'loanEnded');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/termloan\/home$/);

  const otherLoanId = await loanOf(await persona('cooling-off'));
  await journey.after(open(page, merchant, otherLoanId), 'loanNotFound');
  await picture(page, 'cancel-loan-not-found');
  await journey.leaveBy('Go to your loan', /\/termloan\/home$/);

  await merchant.fault('getCancellation', { kind: 'malformed', times: 0 });
  await journey.after(open(page, merchant), 'cancellationUnavailable');
  await picture(page, 'cancel-loan-unavailable');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/termloan\/home$/);
  // An unknown reason is not treated as a known one.
  const body = { loan_id: await loanOf(merchant), can_cancel: false, reason: 'some_new_reason' };
  await merchant.fault('getCancellation', { kind: 'status', status: 200, body, times: 0 });
  await journey.after(open(page, merchant), 'cancellationUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'loanEnded');
});
