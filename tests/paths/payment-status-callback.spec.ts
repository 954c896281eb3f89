/** Debits that the bank reports late to the lender: never shown as unpaid; no second debit without a confirmed warning. */
import type { Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed } from '../browser/support/access';
import type { Merchant } from '../browser/support/lender';
import { picture } from '../browser/support/pictures';
import { linkOf } from '../browser/support/steps/link-payments';
import { setPageHidden, statusPageUrl, suppressUpiDialog } from '../browser/support/steps/payments';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'payment-status' });

const expectCurrentState = (page: Page, state: string) => expectState(page, 'payment-status', state);

test.beforeEach(({ allowed }) => {
  allowed.push(FAILED_CALLS, /Failed to launch 'upi:/);
});

/** Number of bank debits of the merchant's payments, without those in `before`. */
async function debitsOf(merchant: Merchant, earlierPayments: ReadonlySet<unknown>): Promise<number> {
  const { payments = [] } = await merchant.books();
  return payments.reduce((sum, { id, debits }) => (earlierPayments.has(id) ? sum : sum + Number(debits)), 0);
}

async function idsIn(merchant: Merchant): Promise<ReadonlySet<unknown>> {
  return new Set((await merchant.books()).payments?.map(({ id }) => id));
}

/** The bank has debited: the page must not say that nothing was paid. */
async function expectNoFalseClaim(page: Page): Promise<void> {
  await expect(page.getByText(/not paid|Nobody paid|No money was taken|Nothing was paid/i)).toHaveCount(0);
}

/** Drops what is lost when the phone kills a page: its memory and its session storage. */
async function killPage(page: Page): Promise<void> {
  await page.evaluate(() => window.sessionStorage.clear());
  await page.goto('about:blank');
}

async function openMethodsFromHome(page: Page, merchant: Merchant): Promise<string> {
  await page.goto(merchant.enter('/termloan/home'));
  await tap(page, /^Pay ₹/);
  await expectCurrentState(page, 'paymentMethods');
  return /pay_[^/?]+/.exec(page.url())?.[0] ?? '';
}

async function payInUpiApp(page: Page, id: string): Promise<void> {
  const form = { decision: 'pay', pin: '1234' };
  const answer = await page.request.post(`/sandbox/upi?tr=${id}`, { form, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
}

test('a UPI app, then the page is killed: its URL, a second tab, home and prepayment say that it may be paid', async ({
  page,
  journey,
  persona,
  context,
}) => {
  const merchant = await persona('due-today');
  const earlierPayments = await idsIn(merchant);
  await merchant.flag({ callback_seconds: 120 });
  await suppressUpiDialog(page);
  const id = await openMethodsFromHome(page, merchant);
  await tap(page, 'Pay with a UPI app');
  await journey.after(setPageHidden(page, true), 'pollingPaused');
  await payInUpiApp(page, id);
  await killPage(page);

  await journey.goTo(statusPageUrl(id), 'awaitingBank');
  await expect(
    page.getByText('We have not heard from your bank yet. If your UPI app says paid, do not pay again.'),
  ).toBeVisible();
  await picture(page, 'payment-status-unheard');
  await expectNoFalseClaim(page);
  await journey.reload('awaitingBank');
  const secondTab = await context.newPage();
  await secondTab.goto(statusPageUrl(id));
  await expectCurrentState(secondTab, 'awaitingBank');
  await expectNoFalseClaim(secondTab);
  await secondTab.close();

  await journey.tap('Back to home, tell me later', 'home/home');
  await expect(page.getByText(/^You started a payment of ₹/)).toBeVisible();
  await expectNoFalseClaim(page);
  await picture(page, 'home-payment-started');
  await journey.tap(/^Pay ₹/, 'home/secondPaymentWarning');
  await expect(page.getByText(/^Started on /)).toBeVisible();
  await picture(page, 'home-earlier-payment');
  await journey.tap(/^Back$/, 'home/home');
  await journey.tap(/^Let somebody else pay/, 'home/secondPaymentWarning');
  await journey.goTo('/termloan/prepayment', 'prepayment/pendingPayment');
  await expect(page.getByText(/^Started on /)).toBeVisible();
  await expectNoFalseClaim(page);
  await picture(page, 'prepayment-earlier-payment');
  await journey.tap('See this payment', 'awaitingBank');

  await merchant.advanceMs(120_000);
  await journey.tap('Check again', 'paid');
  await journey.tap('Go to home', 'home/home');
  await expect(page.getByText(/^You started a payment/)).toHaveCount(0);
  expect(await debitsOf(merchant, earlierPayments)).toBe(1);
});

test('return from the hosted page: the status is checked, and after "I did not pay" the warning stays @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('due-today');
  const earlierPayments = await idsIn(merchant);
  await merchant.flag({ callback_seconds: 1_200 });
  const id = await openMethodsFromHome(page, merchant);
  await tap(page, /Net banking/);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await journey.shows('awaitingBank');
  await expectNoFalseClaim(page);
  await journey.tap('I did not pay. Show the ways to pay', 'paymentMethods');
  const warning = page.getByText('If your UPI app or bank says that it is paid, do not pay again.');
  await expect(warning).toBeVisible();
  await picture(page, 'payment-status-ways-again');
  await journey.reload('awaitingBank');

  // The payment expires before the debit is reported.
  await merchant.advanceMs(901_000);
  await journey.tap('Check again', 'paymentGivenUp');
  await expectNoFalseClaim(page);
  await picture(page, 'payment-status-expired-unheard');
  await journey.tap('Check again', 'paymentGivenUp');
  await journey.tap('Pay again', 'home/home');
  await expectNoFalseClaim(page);
  await journey.tap(/^Pay ₹/, 'home/secondPaymentWarning');
  await journey.tap('See this payment', 'paymentGivenUp');
  await merchant.advanceMs(300_000);
  await setPageHidden(page, true);
  await journey.after(setPageHidden(page, false), 'paid');
  expect(await debitsOf(merchant, earlierPayments)).toBe(1);
  expect((await merchant.books()).payments?.find((payment) => payment.id === id)?.status).toBe('SUCCESS');
});

test('another tab that shows the payment methods does not offer a payment that was made in this one @night', async ({
  page,
  persona,
  context,
}) => {
  const merchant = await persona('due-today');
  const earlierPayments = await idsIn(merchant);
  await merchant.flag({ callback_seconds: 120 });
  await suppressUpiDialog(page);
  const id = await openMethodsFromHome(page, merchant);
  const otherTab = await context.newPage();
  await otherTab.goto(statusPageUrl(id));
  await expectCurrentState(otherTab, 'paymentMethods');
  await setPageHidden(otherTab, true);
  await tap(page, 'Pay with a UPI app');
  await setPageHidden(page, true);
  await payInUpiApp(page, id);
  await setPageHidden(otherTab, false);
  await expectCurrentState(otherTab, 'awaitingBank');
  await expectNoFalseClaim(otherTab);
  expect(await debitsOf(merchant, earlierPayments)).toBe(1);
});

test('paying by a link: the same link, opened again, shows the started payment @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('due-today');
  const earlierPayments = await idsIn(merchant);
  await merchant.flag({ callback_seconds: 120 });
  const link = await linkOf(merchant);
  let payerChecks = 0;
  page.on('response', (answer) => {
    if (/\/api\/termloan\/loan$/.test(answer.url())) payerChecks += 1;
  });
  for (const visit of ['pays', 'comes back']) {
    await page.goto(link);
    if (visit === 'comes back') {
      await journey.shows('pay-by-link/earlierPayment');
      await expect(page.getByText(/^Started on /)).toBeVisible();
      await tap(page, 'I did not pay. Continue to the bill');
    }
    await journey.shows('pay-by-link/bill');
    payerChecks = 0;
    await tap(page, /^Pay ₹/);
    if (visit === 'comes back') break;
    await journey.shows('paymentMethods');
    await expect(page.getByText('Ganesh Patil')).toBeVisible();
    await tap(page, /Net banking/);
    await page.getByRole('button', { name: /^Pay ₹/ }).click();
    await journey.shows('awaitingBank');
    await expectNoFalseClaim(page);
    await killPage(page);
  }
  await journey.shows('awaitingBank');
  await expectNoFalseClaim(page);
  await merchant.advanceMs(120_000);
  await journey.tap('Check again', 'paid');
  await expect(page.getByText('Ganesh Patil')).toBeVisible();
  await picture(page, 'payment-status-stranger-paid');
  // The payer is unknown until the call and its retry (spec 7.3) are both answered with 401.
  await expect.poll(() => payerChecks).toBeGreaterThan(1);
  await journey.tap('Done', 'payerDone');
  await expect(page.getByText(/^Arthmate has ₹[\d,]+ for the loan of Ganesh Patil/)).toBeVisible();
  await picture(page, 'payment-status-payer-done');
  await journey.tap('See this payment', 'paid');
  expect(await debitsOf(merchant, earlierPayments)).toBe(1);
});

test('paying by a link, and the payment expires before its debit is reported: no second payment without a warning of the first @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('due-today');
  const earlierPayments = await idsIn(merchant);
  await merchant.flag({ callback_seconds: 1_200 });
  const link = await linkOf(merchant);
  await page.goto(link);
  await journey.tap(/^Pay ₹/, 'paymentMethods');
  await tap(page, /Net banking/);
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await journey.shows('awaitingBank');
  await killPage(page);
  await merchant.advanceMs(901_000);

  await journey.goTo(link, 'pay-by-link/earlierPayment');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('An earlier payment may be paid');
  await expect(page.getByRole('button', { name: /^Pay ₹/ })).toHaveCount(0);
  await expectNoFalseClaim(page);
  await picture(page, 'pay-by-link-earlier-payment');
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await journey.tap(/^Back$/, 'landing/shown');
  // Another link of the same loan shows the earlier payment too.
  await journey.goTo(await linkOf(merchant), 'pay-by-link/earlierPayment');
  await journey.tap('See this payment', 'paymentGivenUp');
  await expectNoFalseClaim(page);
  await merchant.advanceMs(300_000);
  await journey.goTo(link, 'pay-by-link/linkPaid');
  expect(await debitsOf(merchant, earlierPayments)).toBe(1);
});
