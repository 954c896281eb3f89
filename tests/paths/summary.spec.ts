/** The loan summary in Chromium: sums and schedule match the lender's books, and where each link leads. */
import type { Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import { switchMerchant } from '../browser/support/other-phone';
import { picture } from '../browser/support/pictures';
import { returnUntilRequest } from '../browser/support/steps/payments';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const SUMMARY = '/termloan/summary';
const money = (paise: number) => {
  const digits = paise % 100 === 0 ? 0 : 2;
  return `₹${new Intl.NumberFormat('en-IN', { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(paise / 100)}`;
};

/** Sum of a column of the books, paise. */
function sumOf(rows: readonly Readonly<Record<string, unknown>>[], column: string): number {
  return rows.reduce((total, row) => total + Number(row[column]), 0);
}

/** Taps each link and returns by the browser; then leaves by Back. */
async function followLinks(page: Page, state: string, links: readonly (readonly [RegExp, string])[]) {
  for (const [link, path] of links) {
    await expectState(page, 'summary', state);
    await tap(page, link);
    await expect(page).toHaveURL(new RegExp(path));
    await page.goBack();
  }
  await expectState(page, 'summary', state);
  await tap(page, /^Back$/);
  await expectState(page, 'home', 'home');
}

/** On the return to the page it is loaded again, and its state is the same. */
async function expectReload(page: Page, state: string) {
  await expectState(page, 'summary', state);
  await returnUntilRequest(page, /loanDetails/);
  await expectState(page, 'summary', state);
}

const HISTORY_LINK = [/^History/, '/termloan/history$'] as const;
const DETAILS_LINK = [/^Loan details/, '/termloan/loan-details$'] as const;

test('several late instalments: the sums match the books, the schedule marks the next one, and a tap shows its parts', async ({
  page,
  persona,
}) => {
  const merchant = await persona('several-late-charges');
  await page.goto(merchant.enter(SUMMARY));
  await expectState(page, 'summary', 'summary');
  const { instalments: lines = [], penalties = [], payments = [] } = await merchant.books();
  const charges = sumOf(penalties, 'amountAdded') - sumOf(penalties, 'amountPaid');
  const left = sumOf(lines, 'amount') - sumOf(lines, 'paid') + charges;
  expect(left).toBeGreaterThan(0);
  await expect(page.getByText(money(left), { exact: true }).first()).toBeVisible();
  const paid = sumOf(
    payments.filter(({ status }) => status === 'SUCCESS'),
    'amount',
  );
  await expect(page.getByText(`${money(paid)} paid`, { exact: true })).toBeVisible();
  for (const part of [money(charges), money(left - charges)])
    await expect(page.locator('dl').getByText(part, { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Next', { exact: true })).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Instalment 7 .*Late/ })).toBeVisible();
  await picture(page, 'summary-late');
  await page.getByRole('heading', { name: 'All instalments' }).scrollIntoViewIfNeeded();
  await picture(page, 'summary-schedule');
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);

  await page.getByRole('button', { name: /Instalment 7 / }).click();
  const sheet = page.getByRole('dialog', { name: 'Instalment 7' });
  const line = lines.find(({ number }) => number === 7) ?? {};
  for (const part of [Number(line.principal), Number(line.interest), Number(line.amount)])
    await expect(sheet.getByText(money(part), { exact: true }).first()).toBeVisible();
  await picture(page, 'summary-instalment');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await tap(page, 'Refresh');
  await expectReload(page, 'summary');
  await followLinks(page, 'summary', [
    [/^Make a payment$/, '/termloan/prepayment$'],
    HISTORY_LINK,
    DETAILS_LINK,
  ]);
});

test('two hundred and sixty daily instalments: grouped by month, with the current month expanded', async ({
  page,
  persona,
}) => {
  const merchant = await persona('long-history');
  await page.goto(merchant.enter(SUMMARY));
  await expectState(page, 'summary', 'summary');
  await expect(page.getByRole('button', { name: /Instalment 201 .*Next/ })).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Instalment 1 / })).toHaveCount(0);
  await page.getByRole('heading', { name: 'All instalments' }).scrollIntoViewIfNeeded();
  await picture(page, 'summary-daily');
});

test('a pending payment and a closed loan offer no second payment @night', async ({ page, persona }) => {
  const merchant = await persona('payment-pending');
  await page.goto(merchant.enter(SUMMARY));
  await expectState(page, 'summary', 'paymentPending');
  await expect(page.getByRole('button', { name: 'Make a payment' })).toHaveCount(0);
  await picture(page, 'summary-pending');
  await tap(page, 'Refresh');
  await expectReload(page, 'paymentPending');
  await followLinks(page, 'paymentPending', [
    [/^See your payment$/, '/payment/status/[^?]+\\?pollingType=repayment&paymentType=instalment$'],
    HISTORY_LINK,
    DETAILS_LINK,
  ]);
  const closedLoan = await persona('loan-complete');
  await switchMerchant(page, closedLoan, SUMMARY);
  await expectState(page, 'summary', 'loanOver');
  await expect(page.getByRole('button', { name: 'Make a payment' })).toHaveCount(0);
  await picture(page, 'summary-over');
  for (const [link, path] of [
    [/^See the closing papers$/, '/termloan/settled$'],
    HISTORY_LINK,
    DETAILS_LINK,
  ] as const) {
    await tap(page, link);
    await expect(page).toHaveURL(new RegExp(path));
    await page.goBack();
    await expectState(page, 'summary', 'loanOver');
  }
  await tap(page, /^Back$/);
  await expect(page).toHaveURL(/\/termloan\/(home|settled)$/);
});

test('not disbursed, no loan, no answer: each has a message and a next step @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const waiting = await persona('disbursal-pending');
  await page.goto(waiting.enter(SUMMARY));
  await expectState(page, 'summary', 'notDisbursed');
  await picture(page, 'summary-not-sent');
  await expectReload(page, 'notDisbursed');
  await tap(page, 'Where is my money?');
  await expectState(page, 'loan-status', 'disbursalPending');
  await page.goto(waiting.enter(SUMMARY));
  await expectState(page, 'summary', 'notDisbursed');
  await tap(page, /^Back$/);
  await expect(page).toHaveURL(/\/termloan\/(home|loan-status)$/);

  for (const [name, words] of [
    ['loan-rejected', 'The lender did not give this loan'],
    ['loan-cancelled', 'This loan was cancelled'],
  ] as const) {
    const refused = await persona(name);
    await page.goto(refused.enter(SUMMARY));
    await expectState(page, 'summary', 'notDisbursed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await picture(page, `summary-${name}`);
  }

  const withoutLoan = await persona('arthmate');
  await page.goto(withoutLoan.enter(SUMMARY));
  await expectState(page, 'summary', 'noLoan');
  await tap(page, 'See offers');
  await expectState(page, 'loan-entry', 'loanStart');
  await page.goto(withoutLoan.enter(SUMMARY));
  await expectState(page, 'summary', 'noLoan');
  await tap(page, /^Back$/);
  await expectState(page, 'home', 'noLoan');

  await withoutLoan.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await page.goto(withoutLoan.enter(SUMMARY));
  await expectState(page, 'summary', 'summaryUnavailable');
  await tap(page, 'Try again');
  await expectState(page, 'summary', 'summaryUnavailable');
  await withoutLoan.clearFaults();
  await tap(page, /^Back$/);
  await expectState(page, 'home', 'noLoan');
});
