/** A closed loan in Chromium: how it ended, its documents, the status of autopay, and the next steps. */

import { expectReachableByKeyboard } from '../browser/support/access';
import { amountsOf, checkLook } from '../browser/support/steps/prepayment-steps';
import { expectState, tap } from '../browser/support/steps/walk';
import { stubAnswer, withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const SETTLED = '/termloan/settled';

test('paid off: the sum matches the books, the letter opens, the cashback is shown, and each next step', async ({
  page,
  persona,
}) => {
  const merchant = await persona('loan-complete');
  await page.goto(merchant.enter(SETTLED));
  await expectState(page, 'settled', 'settled');
  await checkLook(page, 'settled-complete');
  await expectReachableByKeyboard(page);
  const shownAmounts = await amountsOf(page);
  const { payments = [] } = await merchant.books();
  const paidInBooks = payments
    .filter(({ status }) => status === 'SUCCESS')
    .reduce((sum, { amount }) => sum + Number(amount), 0);
  expect(shownAmounts['You paid in all']).toBe(paidInBooks);
  expect((shownAmounts['Of the loan amount'] ?? 0) + (shownAmounts['Interest and charges'] ?? 0)).toBe(
    paidInBooks,
  );
  await expect(page.getByText('Cashback of ₹500')).toBeVisible();
  await expect(page.getByText('There was none for this loan.')).toBeVisible();
  const letter = await page.getByRole('link', { name: 'No-dues letter' }).getAttribute('href');
  expect((await page.request.get(letter ?? '')).ok()).toBe(true);
  await tap(page, 'Back');
  await expectState(page, 'landing', 'shown');
  await page.goto(merchant.enter(SETTLED));
  await tap(page, 'All payments');
  await expect(page).toHaveURL(/\/termloan\/history$/);
  await page.goto(merchant.enter(SETTLED));
  await tap(page, 'Close the app');
  await expect(page.getByRole('heading', { name: 'You can close this page' })).toBeVisible();
  await page.goto(merchant.enter(SETTLED));
  await tap(page, 'Take a new loan');
  await expect(page).toHaveURL(/\/termloan$/);
});

const endings = [
  { name: 'loan-foreclosed', heading: 'Your loan is closed' },
  { name: 'loan-settled', heading: 'Your loan is settled' },
  { name: 'loan-returned', heading: 'You gave the loan back' },
  { name: 'loan-cancelled', heading: 'This loan was cancelled' },
] as const;

test('foreclosed, settled, given back, never disbursed: each has its own heading @night', async ({
  page,
  persona,
}) => {
  for (const { name, heading } of endings) {
    await page.goto((await persona(name)).enter(SETTLED));
    await expectState(page, 'settled', 'settled');
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
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await page.goto((await persona('autopay-on')).enter(SETTLED));
  await expectState(page, 'home', 'home');
  await page.goto((await persona('disbursal-pending')).enter(SETTLED));
  await expectState(page, 'loan-status', 'disbursalPending');
  const withoutLoan = await persona('arthmate');
  for (const exit of ['Back', 'Go to the start']) {
    await page.goto(withoutLoan.enter(SETTLED));
    await expectState(page, 'settled', 'noLoan');
    await tap(page, exit);
    await expect(page).toHaveURL(exit === 'Back' ? /\/$/ : /\/termloan$/);
  }
  const merchant = await persona('loan-complete');
  await merchant.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await page.goto(merchant.enter(SETTLED));
  await expectState(page, 'settled', 'settledUnavailable');
  await tap(page, 'Back');
  await expectState(page, 'landing', 'shown');
  await page.goto(merchant.enter(SETTLED));
  await expectState(page, 'settled', 'settledUnavailable');
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectState(page, 'settled', 'settled');
});
