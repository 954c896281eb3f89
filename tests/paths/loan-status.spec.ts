import { holdRequests, pausePageClock } from '../browser/support/page-clock';
import { tap } from '../browser/support/steps/walk';
import { stubAnswer, withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'loan-status' });

const STATUS = '/termloan/loan-status';
const DAY_MS = 86_400_000;

test('disbursed while the page is open; the receipt has no Back', async ({ page, journey }) => {
  await page.clock.install();
  const merchant = await journey.openAs('disbursal-pending', STATUS, 'disbursalPending');
  await expect(page.getByText('The money is in your bank')).toHaveCount(0);
  await journey.reload('disbursalPending');
  await journey.checkLookAndKeyboard('pending');
  const sent = /^Your signed papers were sent by e-mail to \w\*+@shop\.example and by SMS to \*+\d{4} on /;
  await expect(page.getByText(sent)).toBeVisible();
  const papers = page.getByRole('link', { name: 'See your papers' });
  await papers.click();
  await journey.shows('loan-details/terms');
  await expect(page.getByText(sent)).toBeVisible();
  await journey.goBack('disbursalPending');
  await merchant.advanceMs(20_000);
  await merchant.flag({ disbursal_result: 'DISBURSED' });
  await journey.runUntil('disbursed', 5_000);
  await expect(page.getByRole('heading', { name: 'The money is in your bank' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back' })).toHaveCount(0);
  await journey.reload('disbursed');
  await journey.checkLookAndKeyboard('disbursed');
  await expect(page.getByText(sent)).toBeVisible();
  await papers.click();
  await journey.shows('loan-details/terms');
  await journey.goBack('disbursed');
  await journey.tap('Go to home', 'home/home');
  await journey.goBack('disbursed');
});

test('checked by the merchant: a failed check shows a message; a manual disbursal takes a day @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('disbursal-pending');
  await merchant.flag({ manual_disbursal: true, disbursal_result: 'DISBURSED' });
  await pausePageClock(page);
  await journey.open(merchant, STATUS, 'disbursalPending');
  await expect(page.getByText('sends it by hand')).toBeVisible();
  await merchant.fault('getLoan', { kind: 'html' });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now. Tap Check again.')).toBeVisible();
  await merchant.advanceMs(DAY_MS);
  await journey.tap('Check again', 'disbursed');
});

test('Back while the disbursal is pending leads to the landing page @night', async ({ journey }) => {
  const merchant = await journey.openAs('disbursal-pending', STATUS, 'disbursalPending');
  await journey.tap('Back', 'landing/shown');
  await journey.open(merchant, STATUS, 'disbursalPending');
  await journey.backDuringCheck(/\/termloan\/loan$/, 'landing/shown');
});

test('before the disbursal the loan can be cancelled for free, also during a status check @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('disbursal-pending');
  await pausePageClock(page);
  await journey.open(merchant, STATUS, 'disbursalPending');
  await page.getByRole('link', { name: 'Cancel this loan' }).click();
  await journey.shows('cancel-loan/freeCancellation');
  await journey.tap('Keep the loan', 'disbursalPending');
  const release = await holdRequests(page, /\/termloan\/loan$/);
  await journey.tap('Check again', 'checkingLoan');
  await page.getByRole('link', { name: 'Cancel this loan' }).click();
  release();
  await journey.shows('cancel-loan/freeCancellation');
});

test('the papers can be opened during a status check; a service that does not say it sent them is not quoted @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('disbursal-pending');
  await stubAnswer(merchant, 'getAgreementInfo', '/api/termloan/agreementInfo', (answer) =>
    withField(answer, ['agreement', 'papers_sent'], []),
  );
  await pausePageClock(page);
  await journey.open(merchant, STATUS, 'disbursalPending');
  await expect(page.getByText('You can read your signed papers in this app at any time.')).toBeVisible();
  await expect(page.getByText(/were sent/)).toHaveCount(0);
  const release = await holdRequests(page, /\/termloan\/loan$/);
  await journey.tap('Check again', 'checkingLoan');
  await page.getByRole('link', { name: 'See your papers' }).click();
  release();
  await journey.shows('loan-details/terms');
});

const outcomes = [
  {
    outcome: 'refused after signing',
    name: 'loan-rejected',
    state: 'loanRejected',
    flags: {},
    to: ['merchant-status', 'nbfcRejection'],
  },
  {
    outcome: 'returned by the bank',
    name: 'disbursal-pending',
    state: 'loanCancelled',
    flags: { disbursal_result: 'CANCELLED', disbursal_seconds: 0 },
    to: ['loan-entry', 'loanStart'],
  },
  {
    outcome: 'no loan at all',
    name: 'arthmate',
    state: 'noLoan',
    flags: {},
    to: ['loan-entry', 'loanStart'],
  },
] as const;

for (const { outcome, name, state, flags, to: next } of outcomes) {
  test(`${outcome}: a message, and both buttons lead to the next page @night`, async ({
    page,
    journey,
    persona,
  }) => {
    const merchant = await persona(name);
    await merchant.flag(flags);
    for (const exit of [/^Back$/, 'Back to the start']) {
      await journey.open(merchant, STATUS, state);
      await expect(page.getByText('The money is in your bank')).toHaveCount(0);
      await journey.tap(exit, `${next[0]}/${next[1]}`);
    }
  });
}

test('a loan in an unknown status: the page does not say that the money is on its way @night', async ({
  page,
  journey,
}) => {
  await journey.openAs('status-unknown', STATUS, 'disbursalPending');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We ask where your money is');
  await expect(page.getByText('Your money is on its way')).toHaveCount(0);
});

test('refused after signing: the reason is one tap away @night', async ({ journey }) => {
  await journey.openAs('loan-rejected', STATUS, 'loanRejected');
  await journey.leaveBy('Why, and what I can do', /\/termloan\/nbfc-rejection$/);
});

test('repaid or foreclosed: the loan is closed, and both buttons lead to the start @night', async ({
  journey,
  persona,
}) => {
  const merchant = await persona('disbursed');
  const loan = await merchant.call('GET', '/api/termloan/loan');
  for (const { status, exit } of [
    { status: 3, exit: /^Back$/ },
    { status: 6, exit: 'Back to the start' },
  ]) {
    const body = withField(loan, ['loan', 'status'], status);
    await merchant.fault('getLoan', { kind: 'status', status: 200, body, times: 0 });
    await journey.open(merchant, STATUS, 'loanEnded');
    await journey.tap(exit, 'loan-entry/loanStart');
  }
});

test('repaid: the closing documents are one tap away @night', async ({ journey }) => {
  await journey.openAs('loan-complete', STATUS, 'loanEnded');
  await journey.tap('See the closing papers', 'settled/settled', /\/termloan\/settled$/);
});

test('a loan that cannot be loaded: the message of the lender, and Try again @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('disbursed');
  const body = { code: 'E42', message: 'Loan book is closed' };
  await merchant.fault('getLoan', { kind: 'status', status: 503, body, times: 0 });
  await journey.open(merchant, STATUS, 'loanUnavailable');
  await expect(page.getByText('E42: Loan book is closed')).toBeVisible();
  await merchant.clearFaults();
  await journey.tap('Try again', 'disbursed');
});

test('a malformed loan is not shown; Back leads to the loan entry, which fails too @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('disbursed');
  await merchant.fault('getLoan', { kind: 'wrong-shape', times: 0 });
  await journey.open(merchant, STATUS, 'loanUnavailable');
  await expect(page.getByText('get latest loan error')).toBeVisible();
  await journey.tap('Back', 'loan-entry/entryUnavailable');
});
