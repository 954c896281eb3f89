/** Autopay in Chromium: set up by UPI and by net banking, every answer of a bank, and stopped. */
import type { Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import type { Merchant } from '../browser/support/lender';
import { callsOf, requestIdsOf } from '../browser/support/other-phone';
import { backDuringStatusCheck, listenToCalls, waitForRequestDuring } from '../browser/support/page-clock';
import { picture } from '../browser/support/pictures';
import { restoreFromCacheUntil, runUntil, stateOf } from '../browser/support/session-time';
import { valueAt } from '../browser/support/steps/agreement-steps';
import { backDuringReread, returnUntilRequest } from '../browser/support/steps/payments';
import { expectState, tap } from '../browser/support/steps/walk';
import { stubAnswer, withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const DAY_MS = 86_400_000;
/** The status of a loan that is paid off. */
const COMPLETE_STATUS = 3;
const BANK_PAGE_URL = '**/sandbox/bank/**';

/** Takes a screenshot, and checks accessibility (axe) and 200 % zoom. */
async function checkLook(page: Page, name: string): Promise<void> {
  await picture(page, `autopay-${name}`);
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
}

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

test('set up by UPI, and debited once on the due day', async ({ page, persona }) => {
  const merchant = await persona('disbursed');
  await page.goto(merchant.enter('/autopay'));
  await expectState(page, 'autopay', 'autopay');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await checkLook(page, 'terms');
  await expectReachableByKeyboard(page);
  await choose(page, 'UPI app');
  await leaveForBank(page, 'UPI app');
  await tap(page, 'Approve');
  await expectState(page, 'autopay', 'mandateActive');
  await expect(page).toHaveURL(/\/autopay\/status$/);
  expect(await mandatesOf(merchant)).toEqual(['UPI ACTIVE']);
  expect(await debitsOf(merchant)).toBe(0);
  await merchant.advance(5 * DAY_MS);
  expect(await debitsOf(merchant)).toBe(1);
  await page.reload();
  await expectState(page, 'autopay', 'mandateActive');
  await expect(page.getByText(/will be debited on/)).toBeVisible();
  await checkLook(page, 'active');
});

test('stopped as easily as set up, and not debited afterwards', async ({ page, persona }) => {
  const merchant = await persona('autopay-on');
  await page.goto(merchant.enter('/autopay'));
  await expectState(page, 'autopay', 'mandateActive');
  const debits = await debitsOf(merchant);
  for (const keepButton of ['Keep autopay', 'Close']) {
    await tap(page, 'Stop autopay');
    await expectState(page, 'autopay', 'withdrawal');
    await tap(page, keepButton);
    await expectState(page, 'autopay', 'mandateActive');
  }
  await tap(page, 'Stop autopay');
  await checkLook(page, 'withdrawal');
  await expectReachableByKeyboard(page);
  await tap(page, 'Stop autopay');
  await expectState(page, 'autopay', 'withdrawn');
  await checkLook(page, 'withdrawn');
  expect(await callsOf(merchant, 'updateAutopayMandate')).toEqual([200]);
  expect(await mandatesOf(merchant)).toEqual(['ENACH CANCELLED']);
  await merchant.advance(3 * DAY_MS);
  expect(await debitsOf(merchant)).toBe(debits);
  await tap(page, 'Set up autopay again');
  await expectState(page, 'autopay', 'autopay');
  expect(await mandatesOf(merchant)).toEqual(['ENACH CANCELLED', 'UPI INITIATED']);
  await page.goto(merchant.enter('/autopay'));
  await expectState(page, 'autopay', 'autopay');
  await tap(page, /^Back$/);
  await expectState(page, 'home', 'home');
});

test('by net banking: a slow bank is polled, not while the phone is offline, and at once when it is online again', async ({
  page,
  context,
  persona,
}) => {
  const merchant = await persona('disbursed');
  await page.clock.install();
  await page.goto(merchant.enter('/autopay'));
  await expectState(page, 'autopay', 'autopay');
  await choose(page, 'Net banking');
  await expectState(page, 'autopay', 'autopay');
  await expect(page.getByRole('radio', { name: /^Net banking/ })).toBeChecked();
  await leaveForBank(page, 'net banking');
  await tap(page, 'Bank is slow');
  await expectState(page, 'autopay', 'mandatePending');
  await checkLook(page, 'pending');
  await waitForRequestDuring(page, /MandateStatus/, () => page.clock.runFor(3_000));
  await expectState(page, 'autopay', 'mandatePending');
  const allAnswered = listenToCalls(page);
  await returnUntilRequest(page, /MandateStatus/);
  await expectState(page, 'autopay', 'mandatePending');
  await merchant.advance(20_000);
  // A pending call would fail when the network goes offline.
  await allAnswered();
  await context.setOffline(true);
  const callsBefore = (await callsOf(merchant, 'getMandateStatus')).length;
  await page.clock.runFor(90_000);
  expect(await callsOf(merchant, 'getMandateStatus')).toHaveLength(callsBefore);
  await context.setOffline(false);
  await expectState(page, 'autopay', 'mandateActive');
  expect(await mandatesOf(merchant)).toEqual(['UPI CANCELLED', 'ENACH ACTIVE']);
  await tap(page, 'Go to home');
  await expectState(page, 'home', 'home');
  await page.goto(merchant.enter('/autopay/status'));
  await expectState(page, 'autopay', 'mandateActive');
  await tap(page, /^Back$/);
  await expectState(page, 'home', 'home');
});

test('declined: the reason and a new mandate; not approved yet: shown as such; expired a day later @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('disbursed');
  await page.goto(merchant.enter('/autopay'));
  await choose(page, 'UPI app');
  await leaveForBank(page, 'UPI app');
  await page.getByText('Why it is declined').click();
  await page.getByLabel('Reason').selectOption('insufficient_funds');
  await tap(page, 'Decline');
  await expectState(page, 'autopay', 'mandateOver');
  await expect(page.getByText('There was not enough money in the account')).toBeVisible();
  await checkLook(page, 'failed');
  await tap(page, 'Set up again');
  await expectState(page, 'autopay', 'autopay');
  expect(await mandatesOf(merchant)).toEqual(['UPI FAILED', 'UPI INITIATED']);
  await page.goto('/autopay/status?status=SUCCESS');
  await expectState(page, 'autopay', 'mandatePending');
  await expect(page.getByText('Nothing is agreed so far.')).toBeVisible();
  await checkLook(page, 'not-approved');
  await waitForRequestDuring(page, /MandateStatus/, () => tap(page, 'Check again'));
  await tap(page, 'Go back to the terms');
  await expectState(page, 'autopay', 'autopay');
  await page.goto(merchant.enter('/autopay/status'));
  await expectState(page, 'autopay', 'mandatePending');
  await tap(page, /^Back$/);
  await expectState(page, 'home', 'home');
  await page.goto(merchant.enter('/autopay/status'));
  await expectState(page, 'autopay', 'mandatePending');
  await backDuringStatusCheck(page, /MandateStatus/);
  await expectState(page, 'home', 'home');
  await merchant.advance(DAY_MS + 1_000);
  for (const exit of ['Go to home', 'Back']) {
    await page.goto(merchant.enter('/autopay'));
    await expectState(page, 'autopay', 'mandateOver');
    await expect(page.getByText('The request ran out')).toBeVisible();
    await tap(page, new RegExp(`^${exit}$`));
    await expectState(page, 'home', 'home');
  }
});

test('a bank page with an unsafe address, one that does not open, and one that the merchant returns from', async ({
  page,
  persona,
}) => {
  const merchant = await persona('disbursed');
  await page.clock.install();
  await page.goto(merchant.enter('/autopay'));
  await expectState(page, 'autopay', 'autopay');
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
  await expectState(page, 'autopay', 'openingBank');
  await page.clock.runFor(8_000);
  await expectState(page, 'autopay', 'autopay');
  await tap(page, 'Continue to UPI app');
  await expectState(page, 'autopay', 'openingBank');
  await restoreFromCacheUntil(page, stateOf(page, 'autopay', 'mandatePending'));
});

test('not offered, or not loaded: a message and a next step @night', async ({ page, persona, allowed }) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('disbursed');
  const stubRefusal = (error: string, status: number) =>
    merchant.fault('getAutopayMandate', { kind: 'status', status, body: { error }, times: 0 });
  for (const { error, exit } of [
    { error: 'mandate_not_found', exit: 'Go to home' },
    { error: 'mandate_not_found', exit: 'Back' },
    { error: 'offer_not_confirmed', exit: 'Go to the start' },
  ]) {
    await stubRefusal(error, error === 'mandate_not_found' ? 404 : 409);
    await page.goto(merchant.enter('/autopay'));
    await expectState(page, 'autopay', 'autopayNotOffered');
    if (exit === 'Go to home') await checkLook(page, 'not-offered');
    await tap(page, new RegExp(`^${exit}$`));
    await expectState(page, 'home', 'home');
  }
  await merchant.fault('getAutopayMandate', { kind: 'malformed', times: 0 });
  await page.goto(merchant.enter('/autopay'));
  await expectState(page, 'autopay', 'autopayUnavailable');
  await tap(page, /^Back$/);
  await expectState(page, 'home', 'home');
  await merchant.clearFaults();
  await merchant.fault('getMandateStatus', { kind: 'malformed', times: 0 });
  await page.goto(merchant.enter('/autopay'));
  await expectState(page, 'autopay', 'autopayUnavailable');
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectState(page, 'autopay', 'autopay');
  await stubRefusal('mandate_not_found', 404);
  await choose(page, 'Net banking');
  await expect(page.getByRole('alert')).toContainText('This way is not offered');
  await expect(page.getByRole('radio', { name: /^Net banking/ })).toBeDisabled();
  await picture(page, 'autopay-way-closed');
});

test('a page left open is loaded again on the return: unchanged, changed, or not loaded @night', async ({
  page,
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
    await page.goto(merchant.enter('/autopay/status'));
    await expectState(page, 'autopay', state);
    await returnToPage();
    await expectState(page, 'autopay', state);
    await merchant.fault('getMandateStatus', { kind: 'malformed', times: 0 });
    await returnToPage();
    await expectState(page, 'autopay', 'autopayUnavailable');
    await merchant.clearFaults();
    await stubMandate(merchant, { status });
    await tap(page, 'Try again');
    await expectState(page, 'autopay', state);
    await backDuringReread(page, /MandateStatus/);
    await expectState(page, 'home', 'home');
    await merchant.clearFaults();
  }
  await page.goto(merchant.enter('/autopay/status'));
  await expectState(page, 'autopay', 'mandateActive');
  await stubMandate(merchant, { status: 'CANCELLED' });
  await returnToPage();
  await expectState(page, 'autopay', 'mandateOver');
});

test('autopay of a closed loan: it ends with the loan, and its status can be checked again @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('autopay-on');
  await stubAnswer(merchant, 'getLoan', '/api/termloan/loan', (answer) =>
    withField(answer, ['loan', 'status'], COMPLETE_STATUS),
  );
  await page.goto(merchant.enter('/autopay'));
  await expectState(page, 'autopay', 'loanEnded');
  await expect(page.getByText('Your bank has not confirmed this yet.')).toBeVisible();
  await checkLook(page, 'ending');
  await stubMandate(merchant, { status: 'CANCELLED' });
  await tap(page, 'Check again');
  await expect(page.getByText(/debits nothing for it any more/)).toBeVisible();
  await stubMandate(merchant, { status: 'ACTIVE' });
  await page.reload();
  await tap(page, 'Stop autopay');
  await expectState(page, 'autopay', 'withdrawal');
  await checkLook(page, 'stop-ended');
  await tap(page, 'Stop autopay');
  await expectState(page, 'autopay', 'withdrawn');
  await checkLook(page, 'stopped-ended');
  await expect(page.getByText('Set up autopay again')).toBeHidden();
});

test('paused and pending autopay can be stopped too; after a refusal a message is shown, and nothing is stopped @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('autopay-on');
  await stubMandate(merchant, { status: 'PAUSED' });
  await page.goto(merchant.enter('/autopay/status'));
  await expectState(page, 'autopay', 'mandatePaused');
  await checkLook(page, 'paused');
  await waitForRequestDuring(page, /MandateStatus/, () => tap(page, 'Check again'));
  await expectState(page, 'autopay', 'mandatePaused');
  await tap(page, 'Stop autopay');
  await expectState(page, 'autopay', 'withdrawal');
  await tap(page, 'Close');
  await expectState(page, 'autopay', 'mandatePaused');
  await tap(page, /^Back$/);
  await expectState(page, 'home', 'home');
  await stubMandate(merchant, { status: 'PENDING' });
  await page.goto(merchant.enter('/autopay'));
  await expectState(page, 'autopay', 'mandatePending');
  await tap(page, 'Stop this request');
  await merchant.fault('updateAutopayMandate', {
    kind: 'status',
    status: 404,
    body: { error: 'mandate_not_found' },
  });
  await tap(page, 'Stop autopay');
  await expect(page.getByRole('alert')).toContainText('Autopay is not stopped');
  await expectState(page, 'autopay', 'withdrawal');
  await picture(page, 'autopay-not-stopped');
  expect(await mandatesOf(merchant)).toEqual(['ENACH ACTIVE']);
});

test('a lost answer is not shown as a failure: checked by its request key, and stopped once @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('autopay-on');
  await page.clock.install();
  await page.goto(merchant.enter('/autopay/status'));
  await expectState(page, 'autopay', 'mandateActive');
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('updateAutopayMandate', { kind: 'drop-before', times: 0 });
  await tap(page, 'Stop autopay');
  await tap(page, 'Stop autopay');
  await runUntil(page, stateOf(page, 'autopay', 'withdrawalUnanswered'));
  await checkLook(page, 'unanswered');
  await tap(page, /^Back$/);
  await expectState(page, 'autopay', 'mandateActive');
  await merchant.fault('updateAutopayMandate', { kind: 'drop-after', times: 0 });
  await tap(page, 'Stop autopay');
  await tap(page, 'Stop autopay');
  await runUntil(page, stateOf(page, 'autopay', 'withdrawalUnanswered'));
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expectState(page, 'autopay', 'withdrawn');
  expect(await requestIdsOf(merchant, 'updateAutopayMandate')).toHaveLength(2);
  expect(await mandatesOf(merchant)).toEqual(['ENACH CANCELLED']);
  await tap(page, 'Go to home');
  await expectState(page, 'home', 'home');
});

for (const { situation, name, state, exit } of [
  { situation: 'no loan', name: 'arthmate', state: 'noLoan', exit: 'Go to the start' },
  { situation: 'a closed loan', name: 'loan-complete', state: 'loanEnded', exit: 'Go to home' },
]) {
  test(`${situation}: a message and a next step @night`, async ({ page, persona }) => {
    const merchant = await persona(name);
    for (const button of [exit, 'Back']) {
      await page.goto(merchant.enter('/autopay'));
      await expectState(page, 'autopay', state);
      await tap(page, button);
      await expect(page).toHaveURL(/\/termloan/);
    }
  });
}
