/** Home in Chromium: the amount due by the lender's clock, paying it, a payment link to share, and unanswered calls. */
import type { Page } from '@playwright/test';

import type { Merchant } from '../browser/support/lender';
import { switchMerchant } from '../browser/support/other-phone';
import { decide, payOnOtherPhone } from '../browser/support/steps/link-payments';
import { expectState, tap } from '../browser/support/steps/walk';
import { withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'home' });

const HOME = '/termloan/home';
const LOAN_DETAILS_API = '/api/termloan/v1/loanDetails';
const PAYMENT_PAGE = /\/payment\/status\/[^/?]+\?pollingType=repayment&paymentType=/;
const refusalWith = (error: string) => ({ kind: 'status', status: 409, body: { error }, times: 0 }) as const;

/** Number of payments in the lender's books. */
async function paymentCount(merchant: Merchant): Promise<number> {
  const { payments = [] } = await merchant.books();
  return payments.length;
}

async function openHome(page: Page, merchant: Merchant): Promise<Merchant> {
  await page.goto(merchant.enter(HOME));
  await expectState(page, 'home', 'home');
  // The optional data, which loads in the background, has arrived.
  await expect(page.getByText('Loan details')).toBeVisible();
  return merchant;
}

test('due tomorrow: due today after Refresh a day later, overdue after the return to the page; its links, and one payment', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('due-tomorrow');
  await merchant.flag({ experiments: { PHYSICAL_QR: 1 } });
  await openHome(page, merchant);
  await expect(page.getByText('Due Tomorrow')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Namaste, Farida Begum' })).toBeVisible();
  await page.getByText(/^What makes up ₹/).click();
  await expect(page.getByText("Tomorrow's Instalment")).toBeVisible();
  await journey.checkLookAndKeyboard('due-tomorrow');
  await merchant.advanceMs(86_400_000);
  await tap(page, 'Refresh');
  await expect(page.getByText('Dues Till Today')).toBeVisible();
  await merchant.advanceMs(86_400_000);
  // Only the event: after an emulated loss of the network Chromium fires it while requests still fail.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText(/^Due Since \d+\sdays$/).first()).toBeVisible();
  for (const [name, url] of [
    ['Schedule', '/termloan/summary'],
    [/^Your printed QR code/, '/termloan/qr-intro'],
  ] as const) {
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${url}$`));
    await openHome(page, merchant);
  }
  await page.getByRole('button', { name: /^Pay ₹/ }).dblclick();
  await expect(page).toHaveURL(PAYMENT_PAGE);
  expect(await paymentCount(merchant)).toBe(1 + (await paymentsOfPersona(merchant)));
});

/** Payments that the persona's setup made, before home opened any. */
async function paymentsOfPersona(merchant: Merchant): Promise<number> {
  const { payments = [] } = await merchant.books();
  return payments.filter(({ status }) => status !== 'CREATED').length;
}

test('overdue: the lines of the amount; a changed amount is shown before paying; each refusal has a next step @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openHome(page, await persona('overdue'));
  await page.getByText(/^What makes up ₹/).click();
  await expect(page.getByText('Due Since 10 days')).toBeVisible();
  // Who may call is the lender's own word, and folded.
  const agent = page.getByText(/^Calls from 1800-000-31\d\d$/).first();
  await expect(agent).toBeHidden();
  await page.getByText('Who may call you about this?').click();
  await expect(agent).toBeVisible();
  await expect(page.getByText(/\d [ap]m to \d [ap]m/).first()).toBeVisible();
  await expect(page.getByRole('link', { name: /^Call 1800-000-11\d\d$/ })).toBeVisible();
  await journey.checkLook('overdue');
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  for (const [error, heading] of [
    ['nothing_due', 'Nothing is due now'],
    ['payment_already_closed', 'That payment is closed'],
  ] as const) {
    await merchant.fault('initiateRepayment', refusalWith(error));
    await pay.click();
    await journey.shows('paymentRefused');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    if (error === 'nothing_due') {
      await journey.checkLook('refused');
      await tap(page, 'See what is due now');
    } else await page.locator('header').getByRole('button', { name: 'Back' }).click();
    await journey.shows('home');
  }
  await merchant.clearFaults();
  // A late charge was added meanwhile: the lender requires more than the page shows.
  await merchant.advanceMs(10 * 86_400_000);
  await pay.click();
  await journey.shows('amountChanged');
  await journey.checkLook('amount-changed');
  await journey.tap('Do not pay now', 'home');
  await merchant.advanceMs(10 * 86_400_000);
  await pay.click();
  await journey.shows('amountChanged');
  await pay.click();
  await expect(page).toHaveURL(PAYMENT_PAGE);
});

test('no answer to Pay: shown as unknown, and checked by its request key @night', async ({
  page,
  journey,
  persona,
}) => {
  await page.clock.install();
  const merchant = await openHome(page, await persona('due-today'));
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await merchant.fault('initiateRepayment', { kind: 'drop-before', times: 0 });
  await pay.click();
  await journey.runUntil('paymentUnanswered');
  await journey.checkLook('unanswered');
  await journey.tap('Back to home', 'home');
  await pay.click();
  await journey.runUntil('paymentUnanswered');
  await merchant.clearFaults();
  await journey.leaveBy('Check again', PAYMENT_PAGE);
});

test('a pending payment: home shows it, and warns before another one @night', async ({
  page,
  journey,
  persona,
  context,
}) => {
  const merchant = await openHome(page, await persona('payment-pending'));
  await journey.checkLook('pending');
  await journey.tap(/^Pay ₹.* again$/, 'secondPaymentWarning');
  await journey.checkLook('warning');
  await journey.tap('Back, do not pay again', 'home');
  // A pending payment may have arrived while the merchant was on another page.
  await journey.tap(/^Pay ₹.* again$/, 'secondPaymentWarning');
  await context.setOffline(true);
  await context.setOffline(false);
  await journey.shows('home');
  await tap(page, /^Pay ₹.* again$/);
  await journey.leaveBy('See this payment', PAYMENT_PAGE);
  await openHome(page, merchant);
  await journey.leaveBy('See this payment', PAYMENT_PAGE);
  await openHome(page, merchant);
  await journey.tap(/^Pay ₹.* again$/, 'secondPaymentWarning');
  await journey.leaveBy(/^Pay ₹.* again$/, PAYMENT_PAGE);
  // A friend's payment would also be a second payment.
  await openHome(page, merchant);
  await journey.tap(/^Let somebody else pay/, 'secondPaymentWarning');
  await journey.checkLook('warning-link');
  await journey.tap(/^Make a link for ₹/, 'paymentLink');
});

test('a started payment is shown until it has ended @night', async ({ page, journey, persona, request }) => {
  const merchant = await persona('due-today');
  await page.goto(merchant.enter('/termloan/home'));
  await journey.tap(/^Pay ₹/, 'payment-status/paymentMethods');
  const id = /pay_[^/?]+/.exec(page.url())?.[0] ?? '';
  await tap(page, /^Net banking, card and more/);
  await page.waitForURL(/\/sandbox\/payment\//);
  await journey.open(merchant, '/termloan/home', 'home');
  await expect(page.getByText(/^You started a payment of ₹/)).toBeVisible();
  await journey.checkLook('payment-begun');
  await journey.leaveBy('See this payment', new RegExp(`/payment/status/${id}`));
  await journey.shows('payment-status/awaitingBank');
  await decide(request, id, 'pay');
  await journey.open(merchant, '/termloan/home', 'home');
  // The greeting needs the optional data: all is loaded.
  await expect(page.getByRole('heading', { name: /^Namaste, / })).toBeVisible();
  await expect(page.getByText(/^You started a payment of ₹/)).toBeHidden();
});

test('a payment link: loaded again after a failure, copied, shared; home shows when it was paid @night', async ({
  page,
  journey,
  persona,
  context,
  request,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('disbursed');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHome(page, merchant);
  const instalmentsPaid = page.getByText(/^\d+ of \d+ instalments paid$/);
  const before = (await instalmentsPaid.textContent()) ?? '';
  await merchant.fault('getRepaymentLink', { kind: 'malformed', times: 0 });
  await journey.tap(/^Let somebody else pay/, 'paymentLinkUnavailable');
  await journey.checkLook('no-link');
  await page.locator('header').getByRole('button', { name: 'Back' }).click();
  await journey.shows('home');
  await journey.tap(/^Let somebody else pay/, 'paymentLinkUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'paymentLink');
  await journey.checkLook('link');
  await tap(page, 'Copy link');
  await expect(page.getByText(/^Link for ₹[\d,.]+ Copied!$/).first()).toBeVisible();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await tap(page, 'Share on WhatsApp');
  await expect(page.getByText('WhatsApp did not open. Copy the link, and send it yourself.')).toBeVisible();
  // A friend pays before the merchant goes back: Pay must not charge the next instalment instead of this one.
  const { pathname, search } = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await payOnOtherPhone(request, merchant, pathname + search, 'pay');
  await page.locator('header').getByRole('button', { name: 'Back' }).click();
  await journey.shows('home');
  await expect(instalmentsPaid).not.toHaveText(before);
});

test('no answer: the last known figures without Pay, and the loan again when the network is back', async ({
  page,
  journey,
  persona,
  context,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('cooling-off');
  await merchant.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await journey.open(merchant, HOME, 'homeUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'home');
  await expect(page.getByText('You can still give this loan back')).toBeVisible();
  await journey.checkLook('cooling-off');
  await merchant.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await journey.tap('Refresh', 'lastKnown');
  await expect(page.getByText(/^As of \d/)).toBeVisible();
  await expect(page.getByRole('button', { name: /pay/i })).toHaveCount(0);
  await journey.checkLook('last-known');
  await merchant.clearFaults();
  await context.setOffline(true);
  await context.setOffline(false);
  await journey.shows('home');
  await merchant.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await journey.tap('Refresh', 'lastKnown');
  await merchant.clearFaults();
  await journey.tap('Try again', 'home');
  await page.getByRole('link', { name: 'Give it back' }).click();
  await expect(page).toHaveURL(/\/termloan\/cancel-loan\/[^/]+$/);
  // Another merchant in the same browser sees no data of the first one.
  const another = await persona('disbursed');
  await another.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await journey.open(another, HOME, 'homeUnavailable');
  // The entry would redirect to home at once.
  await another.fault('getUserState', { kind: 'malformed', times: 0 });
  await page.locator('header').getByRole('button', { name: 'Back' }).click();
  await journey.shows('loan-entry/entryUnavailable', /\/termloan$/);
});

test('without a running loan home shows the status, and leads on @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await journey.openAs('disbursal-pending', HOME, 'loan-status/disbursalPending');

  const withoutLoan = await persona('arthmate');
  await journey.switchTo(withoutLoan, HOME, 'noLoan');
  await journey.checkLook('no-loan');
  await journey.tap('See offers', 'loan-entry/loanStart');

  // A missing answer does not mean that there is no loan.
  await withoutLoan.fault('getUserState', { kind: 'malformed', times: 0 });
  await journey.open(withoutLoan, HOME, 'homeUnavailable');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User State not available');
  await journey.checkLook('user-state-unavailable');
  await withoutLoan.clearFaults();
  await journey.tap('Try again', 'noLoan');

  const toSign = await persona('agreement-ready');
  await journey.switchTo(toSign, HOME, 'agreement/agreementReview');

  const blocked = await persona('blocked');
  await switchMerchant(page, blocked, HOME);
  await expect(page).toHaveURL(/\/termloan\/blocked$/);

  const closed = await persona('loan-complete');
  await journey.switchTo(closed, HOME, 'loanEnded');
  await expect(page.getByText('Your loan is fully paid')).toBeVisible();
  await journey.checkLook('ended');
  await closed.fault('getUserState', { kind: 'malformed', times: 0 });
  await journey.open(closed, HOME, 'loanEnded');
  await closed.clearFaults();
  await page.getByRole('link', { name: 'See this loan' }).click();
  await expect(page).toHaveURL(/\/termloan\/settled$/);
  await page.goto(closed.enter(HOME));
  await journey.leaveBy('See offers', /\/termloan$/);
});

test('a picture of the shop that does not load is left out @night', async ({ page, persona, allowed }) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('disbursed');
  const details = await merchant.call('GET', LOAN_DETAILS_API);
  const body = withField(details, ['loan', 'shop_image_url'], '/no-such-picture.png');
  await merchant.fault('getLoanDetails', { kind: 'status', status: 200, body, times: 0 });
  await openHome(page, merchant);
  await page.getByText('Lender: Arthmate').scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: 'Picture of your shop' })).toHaveCount(0);
});

test('a lender that sends no next amount: home says so, and never that all is paid @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('disbursed');
  const details = await merchant.call('GET', LOAN_DETAILS_API);
  const body = withField(details, ['loan', 'total_next_due_amount'], 0);
  await merchant.fault('getLoanDetails', { kind: 'status', status: 200, body, times: 0 });
  await openHome(page, merchant);
  await expect(page.getByText('The lender has not told us the amount.')).toBeVisible();
  await expect(page.getByText('All instalments are paid')).toHaveCount(0);
  await journey.checkLook('next-unknown');
  const link = page.getByRole('link', { name: 'Choose what to pay' });
  await expect(link).toHaveAttribute('href', '/termloan/prepayment');
});

test('autopay is on: Pay and a link warn of the debit first, and go on after a confirmation @night', async ({
  page,
  journey,
  persona,
  context,
  allowed,
}) => {
  // Files of the next journeys, which the page may be loading when it is offline.
  allowed.push(FAILED_CALLS);
  const merchant = await openHome(page, await persona('autopay-on'));
  await expect(page.getByText(/^Autopay takes ₹/)).toHaveCount(1);
  await page.getByRole('link', { name: 'Open autopay' }).click();
  await journey.shows('autopay/mandateActive');
  await journey.goBack('home');
  const before = await paymentCount(merchant);
  await journey.tap(/^Pay ₹/, 'autopayWarning');
  await journey.checkLook('autopay-warning');
  await page.locator('header').getByRole('button', { name: 'Back' }).click();
  await journey.shows('home');
  // The bank may have debited the payment while the merchant was on another page.
  await journey.tap(/^Pay ₹/, 'autopayWarning');
  await context.setOffline(true);
  await context.setOffline(false);
  await journey.shows('home');
  await journey.tap(/^Let somebody else pay/, 'autopayWarning');
  await journey.checkLook('autopay-warning-link');
  expect(await paymentCount(merchant)).toBe(before);
  await journey.tap(/^Make a link for ₹/, 'paymentLink');
  await page.locator('header').getByRole('button', { name: 'Back' }).click();
  await journey.shows('home');
  await journey.tap(/^Pay ₹/, 'autopayWarning');
  await journey.leaveBy(/^Pay ₹/, PAYMENT_PAGE);
  expect(await paymentCount(merchant)).toBe(before + 1);
});
