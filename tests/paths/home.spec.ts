/** Home in Chromium: the amount due by the lender's clock, paying it, a payment link to share, and unanswered calls. */
import type { Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import type { Merchant } from '../browser/support/lender';
import { switchMerchant } from '../browser/support/other-phone';
import { listenToCalls } from '../browser/support/page-clock';
import { picture } from '../browser/support/pictures';
import { runUntil, stateOf } from '../browser/support/session-time';
import { decide, payOnOtherPhone } from '../browser/support/steps/link-payments';
import { expectState, tap } from '../browser/support/steps/walk';
import { withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const HOME = '/termloan/home';
const LOAN_DETAILS_API = '/api/termloan/v1/loanDetails';
const PAYMENT_PAGE = /\/payment\/status\/[^/?]+\?pollingType=repayment&paymentType=/;
const refusalWith = (error: string) => ({ kind: 'status', status: 409, body: { error }, times: 0 }) as const;

/** Takes a screenshot, and checks accessibility (axe) and 200 % zoom. */
async function checkLook(page: Page, name: string): Promise<void> {
  await picture(page, `home-${name}`);
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
}

/** Number of payments in the lender's books. */
async function paymentCount(merchant: Merchant): Promise<number> {
  const { payments = [] } = await merchant.books();
  return payments.length;
}

async function openHome(page: Page, merchant: Merchant): Promise<void> {
  await page.goto(merchant.enter(HOME));
  await expectState(page, 'home', 'home');
  // The optional data, which loads in the background, has arrived.
  await expect(page.getByText('Loan details')).toBeVisible();
}

test('due tomorrow: due today after Refresh a day later, overdue after the return to the page; its links, and one payment', async ({
  page,
  persona,
  context,
}) => {
  const merchant = await persona('due-tomorrow');
  await merchant.flag({ experiments: { PHYSICAL_QR: 1 } });
  await openHome(page, merchant);
  await expect(page.getByText('Due Tomorrow')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Namaste, Farida Begum' })).toBeVisible();
  await page.getByText(/^What makes up ₹/).click();
  await expect(page.getByText("Tomorrow's Instalment")).toBeVisible();
  await checkLook(page, 'due-tomorrow');
  await expectReachableByKeyboard(page);
  await merchant.advance(86_400_000);
  const allAnswered = listenToCalls(page);
  await tap(page, 'Refresh');
  await expect(page.getByText('Dues Till Today')).toBeVisible();
  // A pending call would fail when the network goes offline.
  await allAnswered();
  await merchant.advance(86_400_000);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.getByText(/^Due Since \d+ days$/).first()).toBeVisible();
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
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('overdue');
  await openHome(page, merchant);
  await page.getByText(/^What makes up ₹/).click();
  await expect(page.getByText('Due Since 10 days')).toBeVisible();
  await checkLook(page, 'overdue');
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  for (const [error, heading] of [
    ['nothing_due', 'Nothing is due now'],
    ['payment_already_closed', 'That payment is closed'],
  ] as const) {
    await merchant.fault('initiateRepayment', refusalWith(error));
    await pay.click();
    await expectState(page, 'home', 'paymentRefused');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    if (error === 'nothing_due') {
      await checkLook(page, 'refused');
      await tap(page, 'See what is due now');
    } else await page.locator('header').getByRole('button', { name: 'Back' }).click();
    await expectState(page, 'home', 'home');
  }
  await merchant.clearFaults();
  // A late charge was added meanwhile: the lender requires more than the page shows.
  await merchant.advance(10 * 86_400_000);
  await pay.click();
  await expectState(page, 'home', 'amountChanged');
  await checkLook(page, 'amount-changed');
  await tap(page, 'Do not pay now');
  await expectState(page, 'home', 'home');
  await merchant.advance(10 * 86_400_000);
  await pay.click();
  await expectState(page, 'home', 'amountChanged');
  await pay.click();
  await expect(page).toHaveURL(PAYMENT_PAGE);
});

test('no answer to Pay: shown as unknown, and checked by its request key', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('due-today');
  await page.clock.install();
  await openHome(page, merchant);
  const pay = page.getByRole('button', { name: /^Pay ₹/ });
  await merchant.fault('initiateRepayment', { kind: 'drop-before', times: 0 });
  await pay.click();
  await runUntil(page, stateOf(page, 'home', 'paymentUnanswered'));
  await checkLook(page, 'unanswered');
  await tap(page, 'Back to home');
  await expectState(page, 'home', 'home');
  await pay.click();
  await runUntil(page, stateOf(page, 'home', 'paymentUnanswered'));
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expect(page).toHaveURL(PAYMENT_PAGE);
});

test('a pending payment: home shows it, and warns before another one @night', async ({
  page,
  persona,
  context,
}) => {
  const merchant = await persona('payment-pending');
  await openHome(page, merchant);
  await checkLook(page, 'pending');
  await tap(page, /^Pay ₹.* again$/);
  await expectState(page, 'home', 'secondPaymentWarning');
  await checkLook(page, 'warning');
  await tap(page, 'Back, do not pay again');
  await expectState(page, 'home', 'home');
  // A pending payment may have arrived while the merchant was on another page.
  await tap(page, /^Pay ₹.* again$/);
  await expectState(page, 'home', 'secondPaymentWarning');
  await context.setOffline(true);
  await context.setOffline(false);
  await expectState(page, 'home', 'home');
  await tap(page, /^Pay ₹.* again$/);
  await tap(page, 'See this payment');
  await expect(page).toHaveURL(PAYMENT_PAGE);
  await openHome(page, merchant);
  await tap(page, 'See this payment');
  await expect(page).toHaveURL(PAYMENT_PAGE);
  await openHome(page, merchant);
  await tap(page, /^Pay ₹.* again$/);
  await expectState(page, 'home', 'secondPaymentWarning');
  await tap(page, /^Pay ₹.* again$/);
  await expect(page).toHaveURL(PAYMENT_PAGE);
  // A friend's payment would also be a second payment.
  await openHome(page, merchant);
  await tap(page, /^Let somebody else pay/);
  await expectState(page, 'home', 'secondPaymentWarning');
  await checkLook(page, 'warning-link');
  await tap(page, /^Make a link for ₹/);
  await expectState(page, 'home', 'paymentLink');
});

test('a started payment is shown until it has ended @night', async ({ page, persona, request }) => {
  const merchant = await persona('due-today');
  await page.goto(merchant.enter('/termloan/home'));
  await tap(page, /^Pay ₹/);
  await expectState(page, 'payment-status', 'paymentMethods');
  const id = /pay_[^/?]+/.exec(page.url())?.[0] ?? '';
  await tap(page, /^Net banking, card and more/);
  await page.waitForURL(/\/sandbox\/payment\//);
  await page.goto(merchant.enter('/termloan/home'));
  await expectState(page, 'home', 'home');
  await expect(page.getByText(/^You started a payment of ₹/)).toBeVisible();
  await checkLook(page, 'payment-begun');
  await tap(page, 'See this payment');
  await expect(page).toHaveURL(new RegExp(`/payment/status/${id}`));
  await expectState(page, 'payment-status', 'awaitingBank');
  await decide(request, id, 'pay');
  await page.goto(merchant.enter('/termloan/home'));
  await expectState(page, 'home', 'home');
  // The greeting needs the optional data: all is loaded.
  await expect(page.getByRole('heading', { name: /^Namaste, / })).toBeVisible();
  await expect(page.getByText(/^You started a payment of ₹/)).toBeHidden();
});

test('a payment link: loaded again after a failure, copied, shared; home shows when it was paid', async ({
  page,
  persona,
  allowed,
  context,
  request,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('disbursed');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHome(page, merchant);
  const instalmentsPaid = page.getByText(/^\d+ of \d+ instalments paid$/);
  const before = (await instalmentsPaid.textContent()) ?? '';
  await merchant.fault('getRepaymentLink', { kind: 'malformed', times: 0 });
  await tap(page, /^Let somebody else pay/);
  await expectState(page, 'home', 'paymentLinkUnavailable');
  await checkLook(page, 'no-link');
  await page.locator('header').getByRole('button', { name: 'Back' }).click();
  await expectState(page, 'home', 'home');
  await tap(page, /^Let somebody else pay/);
  await expectState(page, 'home', 'paymentLinkUnavailable');
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectState(page, 'home', 'paymentLink');
  await checkLook(page, 'link');
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
  await expectState(page, 'home', 'home');
  await expect(instalmentsPaid).not.toHaveText(before);
});

test('no answer: the last known figures without Pay, and the loan again when the network is back', async ({
  page,
  persona,
  allowed,
  context,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('cooling-off');
  await merchant.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await page.goto(merchant.enter(HOME));
  await expectState(page, 'home', 'homeUnavailable');
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectState(page, 'home', 'home');
  await expect(page.getByText('You can still give this loan back')).toBeVisible();
  await checkLook(page, 'cooling-off');
  await merchant.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await tap(page, 'Refresh');
  await expectState(page, 'home', 'lastKnown');
  await expect(page.getByText(/^As of \d/)).toBeVisible();
  await expect(page.getByRole('button', { name: /pay/i })).toHaveCount(0);
  await checkLook(page, 'last-known');
  await merchant.clearFaults();
  await context.setOffline(true);
  await context.setOffline(false);
  await expectState(page, 'home', 'home');
  await merchant.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await tap(page, 'Refresh');
  await expectState(page, 'home', 'lastKnown');
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectState(page, 'home', 'home');
  await page.getByRole('link', { name: 'Give it back' }).click();
  await expect(page).toHaveURL(/\/termloan\/cancel-loan\/[^/]+$/);
  // Another merchant in the same browser sees no data of the first one.
  const another = await persona('disbursed');
  await another.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await page.goto(another.enter(HOME));
  await expectState(page, 'home', 'homeUnavailable');
  // The entry would redirect to home at once.
  await another.fault('getUserState', { kind: 'malformed', times: 0 });
  await page.locator('header').getByRole('button', { name: 'Back' }).click();
  await expectState(page, 'loan-entry', 'entryUnavailable');
  await expect(page).toHaveURL(/\/termloan$/);
});

test('without a running loan home shows the status, and leads on @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const disbursalPending = await persona('disbursal-pending');
  await page.goto(disbursalPending.enter(HOME));
  await expectState(page, 'loan-status', 'disbursalPending');

  const withoutLoan = await persona('arthmate');
  await switchMerchant(page, withoutLoan, HOME);
  await expectState(page, 'home', 'noLoan');
  await checkLook(page, 'no-loan');
  await tap(page, 'See offers');
  await expectState(page, 'loan-entry', 'loanStart');

  // A missing answer does not mean that there is no loan.
  await withoutLoan.fault('getUserState', { kind: 'malformed', times: 0 });
  await page.goto(withoutLoan.enter(HOME));
  await expectState(page, 'home', 'homeUnavailable');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User State not available');
  await checkLook(page, 'user-state-unavailable');
  await withoutLoan.clearFaults();
  await tap(page, 'Try again');
  await expectState(page, 'home', 'noLoan');

  const toSign = await persona('agreement-ready');
  await switchMerchant(page, toSign, HOME);
  await expectState(page, 'agreement', 'agreementReview');

  const blocked = await persona('blocked');
  await switchMerchant(page, blocked, HOME);
  await expect(page).toHaveURL(/\/termloan\/blocked$/);

  const closed = await persona('loan-complete');
  await switchMerchant(page, closed, HOME);
  await expectState(page, 'home', 'loanEnded');
  await expect(page.getByText('Your loan is fully paid')).toBeVisible();
  await checkLook(page, 'ended');
  await closed.fault('getUserState', { kind: 'malformed', times: 0 });
  await page.goto(closed.enter(HOME));
  await expectState(page, 'home', 'loanEnded');
  await closed.clearFaults();
  await page.getByRole('link', { name: 'See this loan' }).click();
  await expect(page).toHaveURL(/\/termloan\/settled$/);
  await page.goto(closed.enter(HOME));
  await tap(page, 'See offers');
  await expect(page).toHaveURL(/\/termloan$/);
});

test('a picture of the shop that does not load is left out', async ({ page, persona, allowed }) => {
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
  persona,
}) => {
  const merchant = await persona('disbursed');
  const details = await merchant.call('GET', LOAN_DETAILS_API);
  const body = withField(details, ['loan', 'total_next_due_amount'], 0);
  await merchant.fault('getLoanDetails', { kind: 'status', status: 200, body, times: 0 });
  await openHome(page, merchant);
  await expect(page.getByText('The lender has not told us the amount.')).toBeVisible();
  await expect(page.getByText('All instalments are paid')).toHaveCount(0);
  await checkLook(page, 'next-unknown');
  const link = page.getByRole('link', { name: 'Choose what to pay' });
  await expect(link).toHaveAttribute('href', '/termloan/prepayment');
});

test('autopay is on: Pay and a link warn of the debit first, and go on after a confirmation @night', async ({
  page,
  persona,
  context,
}) => {
  const merchant = await persona('autopay-on');
  await openHome(page, merchant);
  await expect(page.getByText(/^Autopay takes ₹/)).toBeVisible();
  const before = await paymentCount(merchant);
  await tap(page, /^Pay ₹/);
  await expectState(page, 'home', 'autopayWarning');
  await checkLook(page, 'autopay-warning');
  await page.locator('header').getByRole('button', { name: 'Back' }).click();
  await expectState(page, 'home', 'home');
  // The bank may have debited the payment while the merchant was on another page.
  await tap(page, /^Pay ₹/);
  await expectState(page, 'home', 'autopayWarning');
  await context.setOffline(true);
  await context.setOffline(false);
  await expectState(page, 'home', 'home');
  await tap(page, /^Let somebody else pay/);
  await expectState(page, 'home', 'autopayWarning');
  await checkLook(page, 'autopay-warning-link');
  expect(await paymentCount(merchant)).toBe(before);
  await tap(page, /^Make a link for ₹/);
  await expectState(page, 'home', 'paymentLink');
  await page.locator('header').getByRole('button', { name: 'Back' }).click();
  await expectState(page, 'home', 'home');
  await tap(page, /^Pay ₹/);
  await expectState(page, 'home', 'autopayWarning');
  await tap(page, /^Pay ₹/);
  await expect(page).toHaveURL(PAYMENT_PAGE);
  expect(await paymentCount(merchant)).toBe(before + 1);
});
