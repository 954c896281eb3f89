/** The loan summary in Chromium: sums and schedule match the lender's books, and where each link leads. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../browser/support/access';
import { blockFirstTab, textForWhatsApp } from '../browser/support/blocked-tab';
import { picture } from '../browser/support/pictures';
import { returnUntilRequest } from '../browser/support/steps/payments';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'summary' });

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
  journey,
}) => {
  const merchant = await journey.openAs('several-late-charges', SUMMARY, 'summary');
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
  await journey.checkLookAndKeyboard('schedule');

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

test('two hundred and sixty daily instalments: grouped by month, with the current month expanded @night', async ({
  page,
  journey,
}) => {
  await journey.openAs('long-history', SUMMARY, 'summary');
  await expect(page.getByRole('button', { name: /Instalment 201 .*Next/ })).toBeVisible();
  await expect(page.locator('details[open]')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /Instalment 1 / })).toHaveCount(0);
  await page.getByRole('heading', { name: 'All instalments' }).scrollIntoViewIfNeeded();
  await picture(page, 'summary-daily');
});

test('autopay: the debit of tomorrow with amount, day and account, and how to stop it; the schedule is sent as text @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('autopay-on');
  await page.addInitScript(blockFirstTab);
  await journey.open(merchant, SUMMARY, 'summary');
  await expect(page.getByText(/^Autopay takes ₹[\d,.]+ on \d/)).toHaveCount(1);
  await expect(page.getByText(/From .*••\d{4}\. You need not pay\./)).toBeVisible();
  await journey.checkLookAndKeyboard('autopay');
  await tap(page, 'Send on WhatsApp');
  await expect(page.getByText('WhatsApp did not open. You can send it by e-mail.')).toBeVisible();
  await tap(page, 'Send on WhatsApp');
  await expect(page.getByText('WhatsApp did not open.')).toHaveCount(0);
  const { instalments: lines = [] } = await merchant.books();
  const text = await textForWhatsApp(page);
  expect(text).toContain(`And ${lines.length - 30 - 12} more.`);
  expect(text).not.toMatch(/Jyoti|9427011223|\d{6,}/);
  await page.getByRole('link', { name: 'Open autopay' }).click();
  await journey.shows('autopay/mandateActive');
  await journey.goBack('summary');
});

test('a pending payment and a closed loan offer no second payment @night', async ({
  page,
  journey,
  persona,
}) => {
  await journey.openAs('payment-pending', SUMMARY, 'paymentPending');
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
  await journey.switchTo(closedLoan, SUMMARY, 'loanOver');
  await expect(page.getByRole('button', { name: 'Make a payment' })).toHaveCount(0);
  await picture(page, 'summary-over');
  for (const [link, path] of [
    [/^See the closing papers$/, '/termloan/settled$'],
    HISTORY_LINK,
    DETAILS_LINK,
  ] as const) {
    await journey.leaveBy(link, new RegExp(path));
    await journey.goBack('loanOver');
  }
  await journey.leaveBy(/^Back$/, /\/termloan\/(home|settled)$/);
});

test('not disbursed, no loan, no answer: each has a message and a next step @night', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const waiting = await journey.openAs('disbursal-pending', SUMMARY, 'notDisbursed');
  await picture(page, 'summary-not-sent');
  await expectReload(page, 'notDisbursed');
  await journey.tap('Where is my money?', 'loan-status/disbursalPending');
  await journey.open(waiting, SUMMARY, 'notDisbursed');
  await journey.leaveBy(/^Back$/, /\/termloan\/(home|loan-status)$/);

  for (const [name, words] of [
    ['loan-rejected', 'The lender did not give this loan'],
    ['loan-cancelled', 'This loan was cancelled'],
  ] as const) {
    await journey.openAs(name, SUMMARY, 'notDisbursed');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words);
    await picture(page, `summary-${name}`);
  }

  const withoutLoan = await journey.openAs('arthmate', SUMMARY, 'noLoan');
  await journey.tap('See offers', 'loan-entry/loanStart');
  await journey.open(withoutLoan, SUMMARY, 'noLoan');
  await journey.tap(/^Back$/, 'home/noLoan');

  await withoutLoan.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await journey.open(withoutLoan, SUMMARY, 'summaryUnavailable');
  await journey.tap('Try again', 'summaryUnavailable');
  await withoutLoan.clearFaults();
  await journey.tap(/^Back$/, 'home/noLoan');
});
