/** Autopay in Chromium: set up by UPI and by net banking, every answer of a bank, and stopped. */
import type { Page } from '@playwright/test';

import { answerWith, type Merchant } from '../browser/support/lender';
import { callsOf, requestIdsOf } from '../browser/support/other-phone';
import { listenToCalls, waitForRequestDuring } from '../browser/support/page-clock';
import { picture } from '../browser/support/pictures';
import { restoreFromCacheUntil, stateOf } from '../browser/support/session-time';
import { valueAt } from '../browser/support/steps/agreement-steps';
import { backDuringReread, returnUntilRequest } from '../browser/support/steps/payments';
import { tap } from '../browser/support/steps/walk';
import { stubAnswer, withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'autopay' });

const DAY_MS = 86_400_000;
/** The status of a loan that is paid off. */
const COMPLETE_STATUS = 3;
const BANK_PAGE_URL = '**/sandbox/bank/**';

/** Not `check`, which expects the option to stay checked: a refused approval method is unchecked at once. */
async function choose(page: Page, method: 'UPI app' | 'Net banking'): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(`^${method}`) }).click({ force: true });
}

async function leaveForBank(page: Page, method: 'UPI app' | 'net banking'): Promise<void> {
  await tap(page, `Continue to ${method}`);
  await page.waitForURL(/\/sandbox\/bank\//);
}

/** Type and status of each mandate in the lender's books, oldest first. */
async function mandatesOf(merchant: Merchant): Promise<readonly string[]> {
  const { mandates = [] } = await merchant.books();
  return mandates.map(({ type, status }) => `${type} ${status}`);
}

/** Number of autopay debits in the books. The call before makes the sandbox process the due debits. */
async function debitsOf(merchant: Merchant): Promise<number> {
  await merchant.call('GET', '/api/termloan/loan');
  const { payments = [] } = await merchant.books();
  return payments.filter(({ isAutopay }) => isAutopay === true || isAutopay === 1).length;
}

/** Makes the lender answer with the real mandate, with some fields replaced. */
async function stubMandate(merchant: Merchant, overrides: Readonly<Record<string, unknown>>): Promise<void> {
  const loan = await merchant.call('GET', '/api/termloan/loan');
  const body = { loan_id: valueAt(loan, 'loan', 'loan_id') };
  const answer = await merchant.call('POST', '/api/termloan/v1/MandateStatus', body);
  const changedAnswer = Object.entries(overrides).reduce(
    (changedSoFar, [key, value]) => withField(changedSoFar, ['mandate', key], value),
    answer,
  );
  await merchant.fault('getMandateStatus', { kind: 'status', status: 200, body: changedAnswer, times: 0 });
}

test('set up by UPI, and debited once on the due day', async ({ page, journey }) => {
  const merchant = await journey.openAs('disbursed', '/autopay', 'autopay');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await journey.checkLookAndKeyboard('terms');
  await choose(page, 'UPI app');
  await leaveForBank(page, 'UPI app');
  await journey.tap('Approve', 'mandateActive', /\/autopay\/status$/);
  expect(await mandatesOf(merchant)).toEqual(['UPI ACTIVE']);
  expect(await debitsOf(merchant)).toBe(0);
  await merchant.advanceMs(5 * DAY_MS);
  expect(await debitsOf(merchant)).toBe(1);
  await journey.reload('mandateActive');
  await expect(page.getByText(/will be debited on/)).toBeVisible();
  await journey.checkLook('active');
});

test('stopped as easily as set up, and not debited afterwards @night', async ({ page, journey }) => {
  const merchant = await journey.openAs('autopay-on', '/autopay', 'mandateActive');
  const debits = await debitsOf(merchant);
  for (const keepButton of ['Keep autopay', 'Close']) {
    await journey.tap('Stop autopay', 'withdrawal');
    await journey.tap(keepButton, 'mandateActive');
  }
  await tap(page, 'Stop autopay');
  await journey.checkLookAndKeyboard('withdrawal');
  await journey.tap('Stop autopay', 'withdrawn');
  await journey.checkLook('withdrawn');
  expect(await callsOf(merchant, 'updateAutopayMandate')).toEqual([200]);
  expect(await mandatesOf(merchant)).toEqual(['ENACH CANCELLED']);
  await merchant.advanceMs(3 * DAY_MS);
  expect(await debitsOf(merchant)).toBe(debits);
  await journey.tap('Set up autopay again', 'autopay');
  expect(await mandatesOf(merchant)).toEqual(['ENACH CANCELLED', 'UPI INITIATED']);
  await journey.open(merchant, '/autopay', 'autopay');
  await journey.tap(/^Back$/, 'home/home');
});

test('by net banking: a slow bank is polled, not while the phone is offline, and at once when it is online again @night', async ({
  page,
  journey,
  context,
}) => {
  await page.clock.install();
  const merchant = await journey.openAs('disbursed', '/autopay', 'autopay');
  await journey.after(choose(page, 'Net banking'), 'autopay');
  await expect(page.getByRole('radio', { name: /^Net banking/ })).toBeChecked();
  await leaveForBank(page, 'net banking');
  await journey.tap('Bank is slow', 'mandatePending');
  await journey.checkLook('pending');
  await waitForRequestDuring(page, /MandateStatus/, () => page.clock.runFor(3_000));
  await journey.shows('mandatePending');
  const allAnswered = listenToCalls(page);
  await journey.returnToApp(/MandateStatus/, 'mandatePending');
  await merchant.advanceMs(20_000);
  // A pending call would fail when the network goes offline.
  await allAnswered();
  await context.setOffline(true);
  const callsBefore = (await callsOf(merchant, 'getMandateStatus')).length;
  await page.clock.runFor(90_000);
  expect(await callsOf(merchant, 'getMandateStatus')).toHaveLength(callsBefore);
  await context.setOffline(false);
  await journey.shows('mandateActive');
  expect(await mandatesOf(merchant)).toEqual(['UPI CANCELLED', 'ENACH ACTIVE']);
  await journey.tap('Go to home', 'home/home');
  await journey.open(merchant, '/autopay/status', 'mandateActive');
  await journey.tap(/^Back$/, 'home/home');
});

test('declined: the reason and a new mandate; not approved yet: shown as such; expired a day later @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('disbursed');
  await page.goto(merchant.enter('/autopay'));
  await choose(page, 'UPI app');
  await leaveForBank(page, 'UPI app');
  await page.getByText('Why it is declined').click();
  await page.getByLabel('Reason').selectOption('insufficient_funds');
  await journey.tap('Decline', 'mandateOver');
  await expect(page.getByText('There was not enough money in the account')).toBeVisible();
  await journey.checkLook('failed');
  await journey.tap('Set up again', 'autopay');
  expect(await mandatesOf(merchant)).toEqual(['UPI FAILED', 'UPI INITIATED']);
  await journey.goTo('/autopay/status?status=SUCCESS', 'mandatePending');
  await expect(page.getByText('Nothing is agreed so far.')).toBeVisible();
  await journey.checkLook('not-approved');
  await waitForRequestDuring(page, /MandateStatus/, () => tap(page, 'Check again'));
  await journey.tap('Go back to the terms', 'autopay');
  await journey.open(merchant, '/autopay/status', 'mandatePending');
  await journey.tap(/^Back$/, 'home/home');
  await journey.open(merchant, '/autopay/status', 'mandatePending');
  await journey.backDuringCheck(/MandateStatus/, 'home/home');
  await merchant.advanceMs(DAY_MS + 1_000);
  for (const exit of ['Go to home', 'Back']) {
    await journey.open(merchant, '/autopay', 'mandateOver');
    await expect(page.getByText('The request ran out')).toBeVisible();
    await journey.tap(new RegExp(`^${exit}$`), 'home/home');
  }
});

test('a bank page with an unsafe address, one that does not open, and one that the merchant returns from @night', async ({
  page,
  journey,
}) => {
  await page.clock.install();
  const merchant = await journey.openAs('disbursed', '/autopay', 'autopay');
  await stubMandate(merchant, { authorization_url: 'javascript:alert(1)' });
  await page.reload();
  await choose(page, 'UPI app');
  await tap(page, 'Continue to UPI app');
  await expect(page.getByRole('alert')).toContainText('Your bank’s page did not open');
  await picture(page, 'autopay-not-opened');
  await merchant.clearFaults();
  await page.reload();
  await page.route(BANK_PAGE_URL, (route) => route.fulfill({ status: 204 }));
  await choose(page, 'UPI app');
  await waitForRequestDuring(page, /sandbox\/bank/, () => tap(page, 'Continue to UPI app'));
  await journey.shows('openingBank');
  await page.clock.runFor(8_000);
  await journey.shows('autopay');
  await journey.tap('Continue to UPI app', 'openingBank');
  await restoreFromCacheUntil(page, stateOf(page, 'autopay', 'mandatePending'));
});

test('not offered, or not loaded: a message and a next step @night', async ({ page, journey, persona }) => {
  const merchant = await persona('disbursed');
  const stubRefusal = (error: string, status: number) =>
    merchant.fault('getAutopayMandate', { kind: 'status', status, body: { error }, times: 0 });
  for (const { error, exit } of [
    { error: 'mandate_not_found', exit: 'Go to home' },
    { error: 'mandate_not_found', exit: 'Back' },
    { error: 'offer_not_confirmed', exit: 'Go to the start' },
  ]) {
    await stubRefusal(error, error === 'mandate_not_found' ? 404 : 409);
    await journey.open(merchant, '/autopay', 'autopayNotOffered');
    if (exit === 'Go to home') await journey.checkLook('not-offered');
    await journey.tap(new RegExp(`^${exit}$`), 'home/home');
  }
  await merchant.fault('getAutopayMandate', { kind: 'malformed', times: 0 });
  await journey.open(merchant, '/autopay', 'autopayUnavailable');
  await journey.tap(/^Back$/, 'home/home');
  await merchant.clearFaults();
  await merchant.fault('getMandateStatus', { kind: 'malformed', times: 0 });
  await journey.open(merchant, '/autopay', 'autopayUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'autopay');
  await stubRefusal('mandate_not_found', 404);
  await choose(page, 'Net banking');
  await expect(page.getByRole('alert')).toContainText('This way is not offered');
  await expect(page.getByRole('radio', { name: /^Net banking/ })).toBeDisabled();
  await picture(page, 'autopay-way-closed');
});

test('a page left open is loaded again on the return: unchanged, changed, or not loaded @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('autopay-on');
  const returnToPage = () => returnUntilRequest(page, /MandateStatus/);
  for (const { status, state } of [
    { status: 'ACTIVE', state: 'mandateActive' },
    { status: 'PAUSED', state: 'mandatePaused' },
  ]) {
    await stubMandate(merchant, { status });
    await journey.open(merchant, '/autopay/status', state);
    await returnToPage();
    await journey.shows(state);
    await merchant.fault('getMandateStatus', { kind: 'malformed', times: 0 });
    await returnToPage();
    await journey.shows('autopayUnavailable');
    await merchant.clearFaults();
    await stubMandate(merchant, { status });
    await journey.tap('Try again', state);
    await journey.after(backDuringReread(page, /MandateStatus/), 'home/home');
    await merchant.clearFaults();
  }
  await journey.open(merchant, '/autopay/status', 'mandateActive');
  await stubMandate(merchant, { status: 'CANCELLED' });
  await returnToPage();
  await journey.shows('mandateOver');
});

test('autopay of a closed loan: it ends with the loan, and its status can be checked again @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('autopay-on');
  await stubAnswer(merchant, 'getLoan', '/api/termloan/loan', (answer) =>
    withField(answer, ['loan', 'status'], COMPLETE_STATUS),
  );
  await journey.open(merchant, '/autopay', 'loanEnded');
  await expect(page.getByText('Your bank has not confirmed this yet.')).toBeVisible();
  await journey.checkLook('ending');
  await stubMandate(merchant, { status: 'CANCELLED' });
  await tap(page, 'Check again');
  await expect(page.getByText(/debits nothing for it any more/)).toBeVisible();
  await stubMandate(merchant, { status: 'ACTIVE' });
  await page.reload();
  await journey.tap('Stop autopay', 'withdrawal');
  await journey.checkLook('stop-ended');
  await journey.tap('Stop autopay', 'withdrawn');
  await journey.checkLook('stopped-ended');
  await expect(page.getByText('Set up autopay again')).toBeHidden();
});

test('paused and pending autopay can be stopped too; after a refusal a message is shown, and nothing is stopped @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('autopay-on');
  await stubMandate(merchant, { status: 'PAUSED' });
  await journey.open(merchant, '/autopay/status', 'mandatePaused');
  await journey.checkLook('paused');
  await journey.checkAgain(/MandateStatus/, 'mandatePaused');
  await journey.tap('Stop autopay', 'withdrawal');
  await journey.tap('Close', 'mandatePaused');
  await journey.tap(/^Back$/, 'home/home');
  await stubMandate(merchant, { status: 'PENDING' });
  await journey.open(merchant, '/autopay', 'mandatePending');
  await tap(page, 'Stop this request');
  await answerWith(merchant, 'updateAutopayMandate', 404, { error: 'mandate_not_found' }, 1);
  await tap(page, 'Stop autopay');
  await expect(page.getByRole('alert')).toContainText('Autopay is not stopped');
  await journey.shows('withdrawal');
  await picture(page, 'autopay-not-stopped');
  expect(await mandatesOf(merchant)).toEqual(['ENACH ACTIVE']);
});

test('a lost answer is not shown as a failure: checked by its request key, and stopped once @night', async ({
  page,
  journey,
}) => {
  await page.clock.install();
  const merchant = await journey.openAs('autopay-on', '/autopay/status', 'mandateActive');
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('updateAutopayMandate', { kind: 'drop-before', times: 0 });
  await tap(page, 'Stop autopay');
  await tap(page, 'Stop autopay');
  await journey.runUntil('withdrawalUnanswered');
  await journey.checkLook('unanswered');
  await journey.tap(/^Back$/, 'mandateActive');
  await merchant.fault('updateAutopayMandate', { kind: 'drop-after', times: 0 });
  await tap(page, 'Stop autopay');
  await tap(page, 'Stop autopay');
  await journey.runUntil('withdrawalUnanswered');
  await merchant.clearFaults();
  await journey.tap('Check again', 'withdrawn');
  expect(await requestIdsOf(merchant, 'updateAutopayMandate')).toHaveLength(2);
  expect(await mandatesOf(merchant)).toEqual(['ENACH CANCELLED']);
  await journey.tap('Go to home', 'home/home');
});

for (const { situation, name, state, exit } of [
  { situation: 'no loan', name: 'arthmate', state: 'noLoan', exit: 'Go to the start' },
  { situation: 'a closed loan', name: 'loan-complete', state: 'loanEnded', exit: 'Go to home' },
]) {
  test(`${situation}: a message and a next step @night`, async ({ journey, persona }) => {
    const merchant = await persona(name);
    for (const button of [exit, 'Back']) {
      await journey.open(merchant, '/autopay', state);
      await journey.leaveBy(button, /\/termloan/);
    }
  });
}
