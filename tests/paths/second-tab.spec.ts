/** Two tabs: a payment made in one is shown in the other, before that one opens a payment of its own. */
import type { Page } from '@playwright/test';

import type { Merchant } from '../browser/support/lender';
import { linkOf } from '../browser/support/steps/link-payments';
import { choose, openChoice } from '../browser/support/steps/prepayment-steps';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'payment-status' });

const PAYMENT_PAGE = /\/payment\/status\/pay_[^/?]+\?pollingType=repayment/;

test.beforeEach(({ allowed }) => void allowed.push(FAILED_CALLS));

/** Pays on the hosted page: the bank debits at once, but the payment expires before the debit is reported. */
async function payReportedLate(page: Page, merchant: Merchant): Promise<void> {
  await tap(page, /^Pay ₹/);
  await expectState(page, 'payment-status', 'paymentMethods');
  await tap(page, /Net banking/);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await expectState(page, 'payment-status', 'awaitingBank');
  await merchant.advanceMs(901_000);
}

async function openPaymentCount(merchant: Merchant): Promise<number> {
  const { payments = [] } = await merchant.books();
  return payments.filter(({ status }) => status === 'CREATED').length;
}

test('a bill that was loaded earlier: the first Pay shows the other payment, the second one pays @night', async ({
  page,
  journey,
  persona,
  context,
}) => {
  const merchant = await persona('due-today');
  await merchant.flag({ callback_seconds: 1_200 });
  const link = await linkOf(merchant);
  const otherTab = await context.newPage();
  for (const tab of [page, otherTab]) {
    await tab.goto(link);
    await expectState(tab, 'pay-by-link', 'bill');
  }
  await payReportedLate(otherTab, merchant);

  await journey.tap(/^Pay ₹/, 'pay-by-link/earlierPayment');
  await expect(page.getByText(/^Started on /)).toBeVisible();
  expect(await openPaymentCount(merchant)).toBe(0);
  await journey.tap('I did not pay. Continue to the bill', 'pay-by-link/bill');
  await journey.leaveBy(/^Pay ₹/, PAYMENT_PAGE);
});

test('home that was loaded earlier: the first Pay and the first link show the other payment, the second ones go on', async ({
  page,
  journey,
  persona,
  context,
}) => {
  const merchant = await persona('due-today');
  await merchant.flag({ callback_seconds: 1_200 });
  const [otherTab, sharingTab] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, otherTab, sharingTab]) {
    await tab.goto(merchant.enter('/termloan/home'));
    await expectState(tab, 'home', 'home');
  }
  await payReportedLate(otherTab, merchant);

  await journey.tap(/^Pay ₹/, 'home/secondPaymentWarning');
  await expect(page.getByText(/^Started on /)).toBeVisible();
  expect(await openPaymentCount(merchant)).toBe(0);
  await journey.leaveBy(/^Pay ₹/, PAYMENT_PAGE);

  await tap(sharingTab, /^Let somebody else pay/);
  await expectState(sharingTab, 'home', 'secondPaymentWarning');
  await tap(sharingTab, /^Make a link/);
  await expectState(sharingTab, 'home', 'paymentLink');
});

test('a prepayment that was loaded earlier: the first Pay shows the other payment, the second one pays @night', async ({
  page,
  journey,
  persona,
  context,
}) => {
  const merchant = await persona('foreclosable');
  await merchant.flag({ callback_seconds: 1_200 });
  const [otherTab, foreclosureTab] = [await context.newPage(), await context.newPage()];
  for (const [tab, kind, state] of [
    [page, 'instalment', 'confirmation'],
    [otherTab, 'instalment', 'confirmation'],
    [foreclosureTab, 'foreclosure', 'foreclosure'],
  ] as const) {
    await openChoice(tab, merchant);
    await choose(tab, kind);
    await expectState(tab, 'prepayment', state);
  }
  await tap(foreclosureTab, /^Close for/);
  await expectState(foreclosureTab, 'prepayment', 'closingConfirmation');
  await payReportedLate(otherTab, merchant);

  for (const tab of [page, foreclosureTab]) {
    await tap(tab, /^Pay ₹/);
    await expectState(tab, 'prepayment', 'pendingPayment');
    await expect(tab.getByText(/^Started on /)).toBeVisible();
  }
  expect(await openPaymentCount(merchant)).toBe(0);
  await tap(page, 'Pay something else all the same');
  await choose(page, 'instalment');
  await journey.leaveBy(/^Pay ₹/, PAYMENT_PAGE);
});
