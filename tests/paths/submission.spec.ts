/** Every write in Chromium: made at most once, not shown as failed while its outcome is unknown, and checked by its request key. */
import type { Page } from '@playwright/test';
import { answerWith, type Merchant } from '../browser/support/lender';
import {
  addAccountOnOtherPhone,
  callsOf,
  countsInBooks,
  requestIdsOf,
  storeChosenOffer,
} from '../browser/support/other-phone';
import { advanceTo, holdRequests, waitForRequestDuring } from '../browser/support/page-clock';
import { expectState, tap, typeAccount } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'account-flow' });

const heading = { level: 1 } as const;
const back = /^Back$/;
const STATUS_CHECK = /v1\/requestStatus\//;
const expectCurrentState = (page: Page, state: string) => expectState(page, 'account-flow', state);

/** The filled form of a new account, for a merchant who has none on file. */
async function openForm(page: Page, merchant: Merchant, ifsc = 'HDFC0001234'): Promise<Merchant> {
  await page.clock.install();
  await storeChosenOffer(page, merchant);
  await page.goto(merchant.enter('/termloan/bank-account'));
  await expectCurrentState(page, 'EDIT_FORM');
  await typeAccount(page, '001234567890', ifsc);
  return merchant;
}

/** Opens the confirmation with an account on file; Back leads to the list of accounts. */
async function openConfirm(page: Page, merchant: Merchant): Promise<Merchant> {
  await page.clock.install();
  await storeChosenOffer(page, merchant);
  await page.goto(merchant.enter('/termloan/bank-account'));
  await expectCurrentState(page, 'SELECT_ACCOUNT');
  await page.getByRole('radio').first().check({ force: true });
  await tap(page, 'Continue');
  await expectCurrentState(page, 'CONFIRM_FORM');
  return merchant;
}

test.beforeEach(({ allowed }) => {
  allowed.push(FAILED_CALLS);
});

test('the answers to both writes are lost after they were done: success, and exactly one of each in the books @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openForm(page, await persona('arthmate'));
  await merchant.fault('createBankDetails', { kind: 'drop-after', times: 0 });
  await merchant.fault('confirmBankDetails', { kind: 'drop-after', times: 0 });
  await journey.tap('Check account', 'CONFIRM_FORM');
  await journey.tap('Confirm', 'agreement/agreementReview');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 1, confirmed: 1 });
  expect(await requestIdsOf(merchant, 'createBankDetails')).toHaveLength(1);
  expect(await requestIdsOf(merchant, 'confirmBankDetails')).toHaveLength(1);
});

test('a write that never arrived is sent again under the same request key @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openForm(page, await persona('arthmate'));
  await merchant.fault('createBankDetails', { kind: 'drop-before', times: 0 });
  // The status check is delayed until the fault is cleared: then the write is sent again.
  const release = await holdRequests(page, STATUS_CHECK);
  await waitForRequestDuring(page, STATUS_CHECK, () => tap(page, 'Check account'));
  await merchant.clearFaults();
  release();
  await journey.shows('CONFIRM_FORM');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 1, confirmed: 0 });
  const calls = await callsOf(merchant, 'createBankDetails');
  expect([calls[0], calls.at(-1), calls.filter((status) => status === 200)]).toEqual([0, 200, [200]]);
  expect(await requestIdsOf(merchant, 'createBankDetails')).toHaveLength(1);
});

test('a refusal whose answer was lost is shown as a refusal @night', async ({ page, journey, persona }) => {
  const merchant = await openForm(page, await persona('arthmate'), 'BLCK0000001');
  await merchant.fault('createBankDetails', { kind: 'drop-after', times: 0 });
  await journey.tap('Check account', 'SERVER_ERROR');
  await expect(page.getByRole('alert').getByRole('link')).toHaveText('IFSC is blacklisted');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 0, confirmed: 0 });
});

test('a write without an answer for 20 seconds is checked, and its outcome is used @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openConfirm(page, await persona('existing-account'));
  await merchant.fault('confirmBankDetails', { kind: 'latency', ms: 2_500 });
  await waitForRequestDuring(page, /confirmBankDetails$/, () => tap(page, 'Confirm'));
  await waitForRequestDuring(page, STATUS_CHECK, () => page.clock.fastForward(20_000));
  await journey.shows('confirmingOffer');
  await journey.shows('agreement/agreementReview');
  expect(await callsOf(merchant, 'confirmBankDetails')).toEqual([200]);
  expect(await countsInBooks(merchant)).toEqual({ accounts: 2, confirmed: 1 });
});

test('the outcome of the new account stays unknown: the merchant can check again or go back @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openForm(page, await persona('arthmate'));
  await merchant.fault('createBankDetails', { kind: 'drop-after', times: 0 });
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await tap(page, 'Check account');
  await advanceTo(page, 'account-flow', 'accountUnanswered');
  await expect(page.getByRole('heading', heading)).toHaveText('We are not sure yet');
  await expect(page.getByText('Your account is never added twice.')).toBeVisible();
  const statusChecks = (await callsOf(merchant, 'getRequestStatus')).length;
  expect(statusChecks).toBeGreaterThanOrEqual(4);

  // The outcome stays unknown: the service answers PENDING to all four checks.
  await answerWith(merchant, 'getRequestStatus', 200, { status: 'PENDING' });
  await waitForRequestDuring(page, STATUS_CHECK, () => tap(page, 'Check again'));
  await advanceTo(page, 'account-flow', 'accountUnanswered');
  expect(await requestIdsOf(merchant, 'createBankDetails')).toHaveLength(1);

  await merchant.clearFaults();
  await journey.tap(back, 'SELECT_ACCOUNT');
  await expect(page.getByText('••7890')).toHaveCount(1);
  expect(await countsInBooks(merchant)).toEqual({ accounts: 1, confirmed: 0 });
});

test('a service without a status check: shown as unknown at once, and one tap sends the write again under its key; a refusal keeps the typed values @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openForm(page, await persona('arthmate'));
  await answerWith(merchant, 'getRequestStatus', 404, { error: 'not_found' });
  await merchant.fault('createBankDetails', { kind: 'html', times: 1 });
  await journey.tap('Check account', 'accountUnanswered');
  expect(await callsOf(merchant, 'createBankDetails')).toEqual([502]);
  await answerWith(merchant, 'createBankDetails', 503, { error: 'name_does_not_match_with_pan' }, 1);
  await journey.tap('Check again', 'SERVER_ERROR');
  await expect(page.getByLabel('Account number', { exact: true })).toHaveValue('001234567890');
  await expect(page.getByLabel('IFSC')).toHaveValue('HDFC0001234');
  expect(await callsOf(merchant, 'createBankDetails')).toEqual([502, 503]);
  expect(await requestIdsOf(merchant, 'createBankDetails')).toHaveLength(1);
  expect(await countsInBooks(merchant)).toEqual({ accounts: 0, confirmed: 0 });
});

test('done but answered with 502: the status check finds it, and it is sent once @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openForm(page, await persona('arthmate'));
  await merchant.fault('createBankDetails', { kind: 'status-after', status: 502 });
  await journey.tap('Check account', 'CONFIRM_FORM');
  expect(await callsOf(merchant, 'createBankDetails')).toEqual([502]);
  expect(await countsInBooks(merchant)).toEqual({ accounts: 1, confirmed: 0 });
});

test('unanswered status checks: each times out after 10 seconds; Check again finds the account @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openForm(page, await persona('arthmate'));
  await merchant.fault('createBankDetails', { kind: 'drop-after', times: 0 });
  await merchant.fault('getRequestStatus', { kind: 'latency', ms: 60_000, times: 0 });
  await waitForRequestDuring(page, STATUS_CHECK, () => tap(page, 'Check account'));
  for (const wait of [2_000, 3_000, 5_000]) {
    await waitForRequestDuring(page, STATUS_CHECK, async () => {
      await page.clock.fastForward(10_000);
      await page.clock.fastForward(wait);
    });
    await journey.shows('creatingAccount');
  }
  await page.clock.fastForward(10_000);
  await journey.shows('accountUnanswered');
  await merchant.clearFaults();
  await journey.tap('Check again', 'CONFIRM_FORM');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 1, confirmed: 0 });
  expect(await requestIdsOf(merchant, 'createBankDetails')).toHaveLength(1);
});

test('the outcome of the confirmation stays unknown: Check again checks the status first, and it is confirmed once @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openConfirm(page, await persona('existing-account'));
  await merchant.fault('confirmBankDetails', { kind: 'malformed', times: 0 });
  await merchant.fault('getRequestStatus', { kind: 'drop-before', times: 0 });
  await tap(page, 'Confirm');
  await advanceTo(page, 'account-flow', 'confirmationUnanswered');
  await expect(page.getByRole('heading', heading)).toHaveText('We are not sure yet');
  await expect(page.getByText('Your offer is never confirmed twice.')).toBeVisible();
  await merchant.clearFaults();
  await journey.tap('Check again', 'agreement/agreementReview');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 2, confirmed: 1 });
  expect(await requestIdsOf(merchant, 'confirmBankDetails')).toHaveLength(1);
});

test('Back from an unanswered confirmation loads the status, and finds it confirmed @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('arthmate');
  await addAccountOnOtherPhone(merchant);
  await openConfirm(page, merchant);
  await merchant.fault('confirmBankDetails', { kind: 'drop-after', times: 0 });
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await tap(page, 'Confirm');
  await advanceTo(page, 'account-flow', 'confirmationUnanswered');
  await merchant.clearFaults();
  await journey.goBack('agreement/agreementReview');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 1, confirmed: 1 });
  expect(await requestIdsOf(merchant, 'confirmBankDetails')).toHaveLength(1);
});

test('offline in the middle: the typed values stay, and each write is made once when the network is back', async ({
  page,
  journey,
  persona,
  context,
}) => {
  const merchant = await openForm(page, await persona('arthmate'));
  await context.setOffline(true);
  await tap(page, 'Check account');
  await advanceTo(page, 'account-flow', 'SERVER_ERROR');
  await expect(page.getByLabel('Account number', { exact: true })).toHaveValue('001234567890');
  await context.setOffline(false);
  await journey.tap('Check account', 'CONFIRM_FORM');

  await context.setOffline(true);
  await tap(page, 'Confirm');
  // Nothing was sent, and that is said at once.
  await expectState(page, 'account-flow', 'PROCESS_ERROR');
  await expect(page.getByText('Nothing was sent.')).toBeVisible();
  await context.setOffline(false);
  await journey.tap('Try again', 'agreement/agreementReview');
  expect(await callsOf(merchant, 'confirmBankDetails')).toEqual([200]);
  expect(await countsInBooks(merchant)).toEqual({ accounts: 1, confirmed: 1 });
});
