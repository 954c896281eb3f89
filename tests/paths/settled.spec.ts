/** A closed loan in Chromium: how it ended, its documents, the status of autopay, and the next steps. */

import { expectReachableByKeyboard } from '../browser/support/access';
import { amountsOf, checkLook } from '../browser/support/steps/prepayment-steps';
import { tap } from '../browser/support/steps/walk';
import { stubAnswer, withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'settled' });

const SETTLED = '/termloan/settled';

test('paid off: the sum matches the books, the letter opens, the cashback is shown, and each next step', async ({
  page,
  journey,
}) => {
  const merchant = await journey.openAs('loan-complete', SETTLED, 'settled');
  await checkLook(page, 'settled-complete');
  await expectReachableByKeyboard(page);
  const shownAmounts = await amountsOf(page);
  const { payments = [] } = await merchant.books();
  const paidInBooks = payments
    .filter(({ status }) => status === 'SUCCESS')
    .reduce((sum, { amount }) => sum + Number(amount), 0);
  expect(shownAmounts['You paid in all']).toBe(paidInBooks);
  expect((shownAmounts['Loan amount paid back'] ?? 0) + (shownAmounts['Interest and charges'] ?? 0)).toBe(
    paidInBooks,
  );
  await expect(page.getByText('Cashback of ₹500 to come')).toBeVisible();
  await expect(page.getByText('There was none for this loan.')).toBeVisible();
  const letter = await page.getByRole('link', { name: 'No-dues letter' }).getAttribute('href');
  expect((await page.request.get(letter ?? '')).ok()).toBe(true);
  await journey.tap('Back', 'landing/shown');
  await page.goto(merchant.enter(SETTLED));
  await journey.leaveBy('All payments', /\/termloan\/history$/);
  await page.goto(merchant.enter(SETTLED));
  await tap(page, 'Close the app');
  await expect(page.getByRole('heading', { name: 'You can close this page' })).toBeVisible();
  await page.goto(merchant.enter(SETTLED));
  await journey.leaveBy('Take a new loan', /\/termloan$/);
});

const endings = [
  { name: 'loan-foreclosed', heading: 'Your loan is closed' },
  { name: 'loan-settled', heading: 'Your loan is settled' },
  { name: 'loan-returned', heading: 'You gave the loan back' },
  { name: 'loan-cancelled', heading: 'This loan was cancelled' },
] as const;

test('foreclosed, settled, given back, never disbursed: each has its own heading @night', async ({
  page,
  journey,
  persona,
}) => {
  for (const { name, heading } of endings) {
    await journey.goTo((await persona(name)).enter(SETTLED), 'settled');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByText('Cashback of')).toHaveCount(0);
    await expect(page.getByText('shows as “settled” on your credit record')).toHaveCount(
      name === 'loan-settled' ? 1 : 0,
    );
    await checkLook(page, `settled-${name}`);
  }
});

test('the letter is not ready: a message, and Check again @night', async ({ page, persona }) => {
  const merchant = await persona('loan-foreclosed');
  await stubAnswer(merchant, 'getLoanDetails', '/api/termloan/v1/loanDetails', (answer) =>
    withField(answer, ['no_dues_letter_link'], null),
  );
  await page.goto(merchant.enter(SETTLED));
  await expect(page.getByText('Your no-dues letter is ready soon.')).toBeVisible();
  await checkLook(page, 'settled-late');
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expect(page.getByRole('link', { name: 'No-dues letter' })).toBeVisible();
});

test('a running loan leads to home, a pending disbursal to its status; no loan and a failed load have a next step @night', async ({
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await journey.goTo((await persona('autopay-on')).enter(SETTLED), 'home/home');
  await journey.goTo((await persona('disbursal-pending')).enter(SETTLED), 'loan-status/disbursalPending');
  const withoutLoan = await persona('arthmate');
  for (const exit of ['Back', 'Go to the start']) {
    await journey.open(withoutLoan, SETTLED, 'noLoan');
    await journey.leaveBy(exit, exit === 'Back' ? /\/$/ : /\/termloan$/);
  }
  const merchant = await persona('loan-complete');
  await merchant.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await journey.open(merchant, SETTLED, 'settledUnavailable');
  await journey.tap('Back', 'landing/shown');
  await journey.open(merchant, SETTLED, 'settledUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'settled');
});
