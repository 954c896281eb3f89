/** The mandate in Chromium: every approval method of the fallback order, every answer of a bank, and never more than one active mandate. */
import type { Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import type { Merchant } from '../browser/support/lender';
import { confirmWithNewAccountOnOtherPhone, switchMerchant } from '../browser/support/other-phone';
import { backDuringStatusCheck, pausePageClock, waitForRequestDuring } from '../browser/support/page-clock';
import { picture } from '../browser/support/pictures';
import { restoreFromCacheUntil, runUntil, stateOf } from '../browser/support/session-time';
import { valueAt } from '../browser/support/steps/agreement-steps';
import { returnUntilRequest, setPageHidden, suppressUpiDialog } from '../browser/support/steps/payments';
import { checkAgainUntil, expectState, tap } from '../browser/support/steps/walk';
import { stubAnswer, withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const ENACH_MANDATE_API = '/api/termloan/autopayMandate?type=ENACH&nbfc=HINDON_MERCANTILE_LIMITED';
const OPEN_MANDATE_API = '/api/termloan/autopayMandate?type=UPI&nbfc=HINDON_MERCANTILE_LIMITED&open=false';
const DAY_MS = 86_400_000;
/** Chromium's console message on a computer without a UPI app. */
const NO_UPI_MESSAGE = /Failed to launch 'upi:/;

async function openEnach(page: Page, merchant: Merchant): Promise<void> {
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.goto(merchant.enter('/termloan/enach'));
  await expectState(page, 'mandate', 'enach');
}

async function goToBank(page: Page): Promise<void> {
  await tap(page, 'Continue to your bank');
  await page.waitForURL(/\/sandbox\/bank\//);
}

test('approved at the bank: the agreement is next, also from the earlier link', async ({ page, persona }) => {
  const merchant = await persona('hindon-mercantile');
  await openEnach(page, merchant);
  await checkLook(page, 'enach');
  await goToBank(page);
  await tap(page, 'Approve');
  await expectState(page, 'agreement', 'agreementReview');
  await page.goto(merchant.enter('/termloan/enach'));
  await expectState(page, 'agreement', 'agreementReview');
  const { mandates = [] } = await merchant.books();
  expect(mandates.map(({ status }) => status)).toEqual(['ACTIVE']);
});

test('a slow bank is polled until it has decided @night', async ({ page, persona }) => {
  const merchant = await persona('hindon-mercantile');
  await page.clock.install();
  await openEnach(page, merchant);
  await goToBank(page);
  await tap(page, 'Bank is slow');
  await expectState(page, 'mandate', 'mandatePending');
  await expect(page.getByText('Do not start autopay again.')).toBeVisible();
  await page.reload();
  await expectState(page, 'mandate', 'mandatePending');
  await merchant.advance(20_000);
  await runUntil(page, stateOf(page, 'agreement', 'agreementReview'), 10_000);
});

test('a slow bank is checked by the merchant too; a failed check shows a message and can be repeated @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await pausePageClock(page);
  await openEnach(page, merchant);
  await goToBank(page);
  await tap(page, 'Bank is slow');
  await expectState(page, 'mandate', 'mandatePending');
  await merchant.fault('getAutopayMandate', { kind: 'html', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now. Tap Check again.')).toBeVisible();
  await expectState(page, 'mandate', 'mandatePending');
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now. Tap Check again.')).toHaveCount(0);
  await merchant.advance(20_000);
  await checkAgainUntil(page, 'agreement', 'agreementReview');
});

test('"Go back, look later" leaves the journey, and the loan entry leads back to it @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('hindon-mercantile');
  await openEnach(page, merchant);
  await goToBank(page);
  await tap(page, 'Bank is slow');
  await tap(page, 'Go back, look later');
  await expectState(page, 'landing', 'shown');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'mandate', 'mandatePending');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'mandate', 'mandatePending');
  await backDuringStatusCheck(page, /autopayMandate/);
  await expectState(page, 'landing', 'shown');
});

for (const { reason, text } of [
  { reason: 'payment_cancelled', text: 'It was cancelled on the bank’s page.' },
  { reason: 'insufficient_funds', text: 'There was not enough money in the account' },
]) {
  test(`declined at the bank (${reason}): the reason, and a new try with a new mandate @night`, async ({
    page,
    persona,
  }) => {
    const merchant = await persona('hindon-mercantile');
    await openEnach(page, merchant);
    await goToBank(page);
    await page.getByText('Why it is declined').click();
    await page.getByLabel('Reason').selectOption(reason);
    await tap(page, 'Decline');
    await expectState(page, 'mandate', 'mandateFailed');
    await expect(page.getByText(text)).toBeVisible();
    await page.reload();
    await expectState(page, 'mandate', 'mandateFailed');
    await tap(page, 'Try again');
    await expectState(page, 'mandate', 'enach');
    await goToBank(page);
    await tap(page, 'Approve');
    await expectState(page, 'agreement', 'agreementReview');
    const { mandates = [] } = await merchant.books();
    expect(mandates.filter(({ status }) => status === 'ACTIVE')).toHaveLength(1);
  });
}

test('a mandate that is not approved for a day expires; Back leads out @night', async ({ page, persona }) => {
  const merchant = await persona('hindon-mercantile');
  await openEnach(page, merchant);
  await merchant.advance(DAY_MS + 1_000);
  await page.reload();
  await expectState(page, 'mandate', 'mandateFailed');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('Back from the bank without a decision: the same mandate can be continued', async ({
  page,
  persona,
}) => {
  const merchant = await persona('hindon-mercantile');
  await openEnach(page, merchant);
  await goToBank(page);
  await page.goBack();
  await expectState(page, 'mandate', 'enach');
  await page.goto('/termloan/enach?returned=true');
  await expectState(page, 'mandate', 'enach');
  await expect(page.getByRole('alert')).toContainText('Your bank has not approved it');
  const { mandates = [] } = await merchant.books();
  expect(mandates).toHaveLength(1);
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('restored from the back/forward cache, the page loads the decision of the bank', async ({
  page,
  persona,
}) => {
  const merchant = await persona('hindon-mercantile');
  // The page waits only 8 seconds for the bank's page: its clock is paused.
  await pausePageClock(page);
  await openEnach(page, merchant);
  await page.route('**/sandbox/bank/**', (route) => route.fulfill({ status: 204 }));
  await tap(page, 'Continue to your bank');
  await expectState(page, 'mandate', 'openingBank');
  const mandate = await merchant.call('GET', ENACH_MANDATE_API);
  await page.request.post(String(valueAt(mandate, 'authorization_url')), { form: { decision: 'approve' } });
  await restoreFromCacheUntil(page, stateOf(page, 'agreement', 'agreementReview'));
});

test('a bank page that does not open: a message after 8 seconds', async ({ page, persona }) => {
  const merchant = await persona('hindon-mercantile');
  await page.clock.install();
  await openEnach(page, merchant);
  await page.route('**/sandbox/bank/**', (route) => route.fulfill({ status: 204 }));
  await waitForRequestDuring(page, /sandbox\/bank/, () => tap(page, 'Continue to your bank'));
  await expectState(page, 'mandate', 'openingBank');
  await page.clock.runFor(8_000);
  await expectState(page, 'mandate', 'enach');
  await expect(page.getByRole('alert')).toContainText('Your bank’s page did not open');
  await page.unroute('**/sandbox/bank/**');
  await goToBank(page);
});

test('a mandate without a bank page: a message at once @night', async ({ page, persona }) => {
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await stubAnswer(merchant, 'getAutopayMandate', ENACH_MANDATE_API, (mandate) =>
    withField(mandate, ['authorization_url'], null),
  );
  await page.goto(merchant.enter('/termloan/enach'));
  await tap(page, 'Continue to your bank');
  await expect(page.getByRole('alert')).toContainText('Your bank’s page did not open');
  await expectState(page, 'mandate', 'enach');
});

test('a mandate that cannot be loaded: a message, Try again and Back @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await merchant.fault('getAutopayMandate', { kind: 'wrong-shape', times: 0 });
  await page.goto(merchant.enter('/termloan/enach'));
  await expectState(page, 'mandate', 'mandateUnavailable');
  await expect(page.getByText(/could not read the answer/)).toBeVisible();
  await merchant.clearFaults();
  await merchant.fault('getUserState', { kind: 'malformed' });
  await tap(page, 'Try again');
  await expectState(page, 'mandate', 'mandateUnavailable');
  await tap(page, 'Try again');
  await expectState(page, 'mandate', 'enach');
  await merchant.fault('getAutopayMandate', { kind: 'html', times: 0 });
  await page.reload();
  await expectState(page, 'mandate', 'mandateUnavailable');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

/** Takes a screenshot, and checks accessibility (axe) and 200 % zoom. */
async function checkLook(page: Page, name: string): Promise<void> {
  await picture(page, `mandate-${name}`);
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
}

/** Not `check`, which expects the option to stay checked: a refused approval method is unchecked at once. */
async function choose(page: Page, method: RegExp): Promise<void> {
  await page.getByRole('radio', { name: method }).click({ force: true });
}

/** Decides on the open mandate, as the bank or a UPI app on another phone. */
async function decide(page: Page, merchant: Merchant, decision: string, reason = ''): Promise<void> {
  const mandate = await merchant.call('GET', OPEN_MANDATE_API);
  await page.request.post(String(valueAt(mandate, 'authorization_url')), { form: { decision, reason } });
}

async function declineAtBank(page: Page, reason: string): Promise<void> {
  await page.waitForURL(/\/sandbox\/bank\//);
  await page.getByText('Why it is declined').click();
  await page.getByLabel('Reason').selectOption(reason);
  await tap(page, 'Decline');
}

/** Number of active mandates in the books; fails above one. */
async function activeMandateCount(merchant: Merchant): Promise<number> {
  const { mandates = [] } = await merchant.books();
  const count = mandates.filter(({ status }) => status === 'ACTIVE').length;
  expect(count).toBeLessThanOrEqual(1);
  return count;
}

test('the terms, then a UPI app: approved there, and checked on the return', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(NO_UPI_MESSAGE, FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.clock.install();
  await suppressUpiDialog(page);
  await page.goto(merchant.enter('/termloan/mandate-approval'));
  await expectState(page, 'mandate', 'mandateApproval');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await checkLook(page, 'approval');
  await expectReachableByKeyboard(page);
  await choose(page, /^UPI app\s*PhonePe/);
  await tap(page, 'Continue to UPI app');
  await expectState(page, 'mandate', 'openingUpi');
  await setPageHidden(page, true);
  await expectState(page, 'mandate', 'upiAwaited');
  await expect(page).toHaveURL(/\/termloan\/upi-mandate-status$/);
  await setPageHidden(page, false);
  await expectState(page, 'mandate', 'upiAwaited');
  await checkLook(page, 'upi-awaited');
  await merchant.fault('getAutopayMandate', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now. Tap Check again.')).toBeVisible();
  await merchant.clearFaults();
  await returnUntilRequest(page, /autopayMandate/);
  await expectState(page, 'mandate', 'upiAwaited');
  for (const exit of ['Use another phone', 'Other ways to approve']) {
    await tap(page, exit);
  }
  await expectState(page, 'mandate', 'mandateApproval');
  await choose(page, /^UPI app\s*PhonePe/);
  await tap(page, 'Continue to UPI app');
  await expectState(page, 'mandate', 'openingUpi');
  await setPageHidden(page, true);
  await setPageHidden(page, false);
  await expectState(page, 'mandate', 'upiAwaited');
  for (const goBack of [() => tap(page, /^Back$/), () => backDuringStatusCheck(page, /autopayMandate/)]) {
    await goBack();
    await expectState(page, 'mandate', 'mandateApproval');
    await setPageHidden(page, false);
    await choose(page, /^UPI app\s*PhonePe/);
    await tap(page, 'Continue to UPI app');
    await expectState(page, 'mandate', 'openingUpi');
    await setPageHidden(page, true);
    await expectState(page, 'mandate', 'upiAwaited');
  }
  await setPageHidden(page, false);
  await expectState(page, 'mandate', 'upiAwaited');
  await decide(page, merchant, 'approve');
  await runUntil(page, stateOf(page, 'agreement', 'agreementReview'), 2_000);
  expect(await activeMandateCount(merchant)).toBe(1);
});

test('no UPI app on this phone: a QR code for another one; refused there, then a debit card, then contact details', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(NO_UPI_MESSAGE, FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.clock.install();
  await suppressUpiDialog(page);
  await page.goto(merchant.enter('/termloan/mandate-approval'));
  await expectState(page, 'mandate', 'mandateApproval');
  await choose(page, /^UPI app\s*PhonePe/);
  await tap(page, 'Continue to UPI app');
  await runUntil(page, stateOf(page, 'mandate', 'upiScan'));
  await expect(page.getByText('No UPI app opened on this phone.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Code to approve autopay/ })).toBeVisible();
  await checkLook(page, 'upi-scan');
  await waitForRequestDuring(page, /autopayMandate/, () => tap(page, 'Check again'));
  await expectState(page, 'mandate', 'upiScan');
  await returnUntilRequest(page, /autopayMandate/);
  await expectState(page, 'mandate', 'upiScan');
  await page.reload();
  await expectState(page, 'mandate', 'upiScan');
  await tap(page, /^Back$/);
  await expectState(page, 'mandate', 'mandateApproval');
  await choose(page, /^UPI app on another phone/);
  await tap(page, 'Show the code');
  await expectState(page, 'mandate', 'upiScan');
  await decide(page, merchant, 'decline', 'otp_attempts_exceeded');
  await runUntil(page, stateOf(page, 'mandate', 'mandateFailed'), 2_000);
  await expect(page.getByText('The wrong code was typed too many times.')).toBeVisible();
  await checkLook(page, 'failed-next');
  // The lender does not offer the next method either: it becomes unavailable too.
  const refusal = { kind: 'status', status: 404, body: { error: 'mandate_not_found' }, times: 0 } as const;
  await merchant.fault('getAutopayMandate', refusal);
  await tap(page, 'Use net banking');
  await expectState(page, 'mandate', 'mandateApproval');
  await expect(page.getByRole('alert')).toContainText('Your lender does not offer this way');
  await expect(page.getByText('Does not work for this account')).toHaveCount(3);
  await expect(page.getByRole('radio', { name: /^Net banking/ })).toBeDisabled();
  await checkLook(page, 'next-not-offered');
  await merchant.clearFaults();
  await choose(page, /^Debit card/);
  await tap(page, 'Continue with debit card');
  await declineAtBank(page, 'joint_account_not_allowed');
  await expectState(page, 'mandate', 'mandateFailed');
  await expect(page).toHaveURL(/\/termloan\/mandate\/status\/mnd_/);
  await expect(page.getByRole('button', { name: /^(Use |Try again)/ })).toHaveCount(0);
  await checkLook(page, 'failed-contact');
  await tap(page, 'Talk to your lender');
  await expect(page).toHaveURL(/\/termloan\/contact\/HINDON_MERCANTILE_LIMITED$/);
  expect(await activeMandateCount(merchant)).toBe(0);
});

test('down the fallback order of e-NACH: net banking, debit card, and Aadhaar until the next working day @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('hindon-mercantile');
  await openEnach(page, merchant);
  await tap(page, 'Other ways to approve');
  await expectState(page, 'mandate', 'mandateApproval');
  await choose(page, /^Net banking/);
  await tap(page, 'Continue to net banking');
  await declineAtBank(page, 'user_not_registered_for_netbanking');
  await expectState(page, 'mandate', 'mandateFailed');
  await tap(page, 'Use debit card');
  await expectState(page, 'mandate', 'enach');
  await expect(page.getByText('Debit card', { exact: true })).toBeVisible();
  await tap(page, 'Continue to your bank');
  await declineAtBank(page, 'card_expired');
  await expectState(page, 'mandate', 'mandateFailed');
  await tap(page, 'Use Aadhaar');
  await expectState(page, 'mandate', 'enach');
  await goToBank(page);
  await tap(page, 'Approve');
  await expectState(page, 'mandate', 'mandateNextDay');
  await checkLook(page, 'next-day');
  await returnUntilRequest(page, /autopayMandate/);
  await expectState(page, 'mandate', 'mandateNextDay');
  await page.reload();
  await expectState(page, 'mandate', 'mandateNextDay');
  await tap(page, 'Check again');
  await expectState(page, 'mandate', 'mandateNextDay');
  expect(await activeMandateCount(merchant)).toBe(0);
  const address = page.url();
  await tap(page, 'Go back, look later');
  await expectState(page, 'landing', 'shown');
  await page.goto(address);
  await expectState(page, 'mandate', 'mandateNextDay');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  await merchant.advance(4 * DAY_MS);
  await page.goto(address);
  await expectState(page, 'mandate', 'mandateActive');
  await checkLook(page, 'active');
  await page.goto(merchant.enter('/termloan/mandate/status'));
  await expectState(page, 'mandate', 'mandateActive');
  await tap(page, 'Go on to the agreement');
  await expectState(page, 'agreement', 'agreementReview');
  expect(await activeMandateCount(merchant)).toBe(1);
});

test('an approval method that the lender does not offer is disabled; one that cannot be loaded shows a message @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.goto(merchant.enter('/termloan/mandate-approval'));
  await expectState(page, 'mandate', 'mandateApproval');
  const upi = await merchant.call('GET', OPEN_MANDATE_API);
  await choose(page, /^Debit card/);
  await merchant.fault('getAutopayMandate', { kind: 'malformed', times: 0 });
  await tap(page, 'Continue with debit card');
  await expect(page.getByRole('alert')).toContainText('We could not ask for this way');
  await merchant.clearFaults();
  await merchant.fault('getAutopayMandate', { kind: 'status', status: 200, body: upi, times: 0 });
  await tap(page, 'Continue with debit card');
  await expect(page.getByRole('radio', { name: /^Debit card/ })).toBeDisabled();
  await merchant.clearFaults();
  const refusal = { kind: 'status', status: 404, body: { error: 'mandate_not_found' }, times: 0 } as const;
  await merchant.fault('getAutopayMandate', refusal);
  await choose(page, /^Aadhaar/);
  await tap(page, 'Continue with Aadhaar');
  await expect(page.getByRole('alert')).toContainText('Your lender does not offer this way');
  await merchant.clearFaults();
  await choose(page, /^Net banking/);
  await merchant.flag({ mandate_seconds: 3_600 });
  // The open mandate was approved on the other phone meanwhile: it is shown, and no second one is opened.
  await decide(page, merchant, 'slow');
  await tap(page, 'Continue to net banking');
  await expectState(page, 'mandate', 'mandatePending');
  await checkLook(page, 'pending');
  await page.reload();
  await expectState(page, 'mandate', 'mandatePending');
  await returnUntilRequest(page, /autopayMandate/);
  await expectState(page, 'mandate', 'mandatePending');
  const { mandates = [] } = await merchant.books();
  expect(mandates).toHaveLength(1);
});

test('Back from the approval; nothing to approve before an offer is confirmed @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await page.goto(merchant.enter('/termloan/mandate-approval'));
  await expectState(page, 'mandate', 'mandateNotOffered');
  await checkLook(page, 'not-offered');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  await page.goto(merchant.enter('/termloan/upi-mandate-status'));
  await expectState(page, 'mandate', 'mandateNotOffered');
  await tap(page, 'Go to your loan');
  await expect(page).toHaveURL(/\/termloan(\/offer.*)?$/);
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.goto(merchant.enter('/termloan/mandate-approval'));
  await expectState(page, 'mandate', 'mandateApproval');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('the status page without a mandate, with an unknown id, with an unknown type, and with a paused mandate @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.goto(merchant.enter('/termloan/mandate/status'));
  await expectState(page, 'mandate', 'noMandate');
  await checkLook(page, 'none');
  await page.goto(merchant.enter('/termloan/mandate/status/mnd_999'));
  await expectState(page, 'mandate', 'mandateUnknown');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  await page.goto(merchant.enter('/termloan/mandate/status'));
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  await page.goto(merchant.enter('/termloan/mandate/status'));
  await tap(page, 'Set up autopay');
  await expectState(page, 'mandate', 'mandateApproval');
  await page.goto(merchant.enter('/termloan/mandate/status?subscriptionId=mnd_999'));
  await expectState(page, 'mandate', 'mandateUnknown');
  await checkLook(page, 'unknown');
  await tap(page, 'Show my autopay');
  await expectState(page, 'mandate', 'mandateApproval');
  const mandate = withField(await merchant.call('GET', OPEN_MANDATE_API), ['status'], 'PAUSED');
  const stubMandate = (body: unknown) =>
    merchant.fault('getAutopayMandate', { kind: 'status', status: 200, body, times: 0 });
  await stubMandate(mandate);
  await page.goto(merchant.enter('/termloan/mandate/status'));
  await expectState(page, 'mandate', 'mandatePaused');
  await checkLook(page, 'paused');
  await returnUntilRequest(page, /autopayMandate/);
  await expectState(page, 'mandate', 'mandatePaused');
  await tap(page, 'Check again');
  await expectState(page, 'mandate', 'mandatePaused');
  await tap(page, 'Talk to your lender');
  await expect(page).toHaveURL(/\/termloan\/contact\//);
  await page.goto(merchant.enter('/termloan/mandate/status'));
  await expectState(page, 'mandate', 'mandatePaused');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  await stubMandate({ ...Object(mandate), type: null });
  await page.goto(merchant.enter('/termloan/mandate/status'));
  await expectState(page, 'mandate', 'mandateTypeUnknown');
  await checkLook(page, 'type-unknown');
  await tap(page, 'Check again');
  await expectState(page, 'mandate', 'mandateTypeUnknown');
  await tap(page, 'Talk to your lender');
  await expect(page).toHaveURL(/\/termloan\/contact\//);
  await page.goto(merchant.enter('/termloan/mandate/status'));
  await expectState(page, 'mandate', 'mandateTypeUnknown');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('with a running loan the status page leads to autopay, by either id of the mandate, active or stopped @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('autopay-on');
  const { mandates = [] } = await merchant.books();
  const id = String(mandates[0]?.id);
  const loanId = valueAt(await merchant.call('GET', '/api/termloan/loan'), 'loan', 'loan_id');
  const status = await merchant.call('POST', '/api/termloan/v1/MandateStatus', { loan_id: loanId });
  const subscription = String(valueAt(status, 'subscription_id'));
  // An id of one kind is not valid as the other kind.
  for (const wrongId of [`?subscriptionId=${id}`, `/${subscription}`]) {
    await page.goto(merchant.enter(`/termloan/mandate/status${wrongId}`));
    await expectState(page, 'mandate', 'mandateUnknown');
  }
  await tap(page, 'Show my autopay');
  await expectState(page, 'mandate', 'mandateActive');
  await page.goto(merchant.enter(`/termloan/mandate/status?subscriptionId=${subscription}`));
  await expectState(page, 'mandate', 'mandateActive');
  await expect(page).toHaveURL(new RegExp(`/termloan/mandate/status/${id}$`));
  await page.goto(merchant.enter(`/termloan/mandate/status/${id}`));
  await expectState(page, 'mandate', 'mandateActive');
  await tap(page, 'See or stop autopay');
  await expectState(page, 'autopay', 'mandateActive');
  await page.goto(merchant.enter('/termloan/mandate/status'));
  await expectState(page, 'mandate', 'mandateActive');
  await tap(page, /^Back$/);
  await expectState(page, 'home', 'home');
  await merchant.call('PUT', '/api/termloan/autopayMandate', {
    merchant_id: merchant.id,
    nbfc: String(valueAt(await merchant.call('GET', '/api/termloan/getUserState'), 'primary_nbfc')),
    is_consented: false,
  });
  await page.goto(merchant.enter('/termloan/mandate/status'));
  await expectState(page, 'mandate', 'mandateFailed');
  await expect(page.getByText('Autopay was cancelled')).toBeVisible();
  await tap(page, 'Set up autopay again');
  await expect(page).toHaveURL(/\/autopay/);
  expect(await activeMandateCount(merchant)).toBe(0);
  // The status page opens no mandate for a loan without one.
  const withoutMandate = await persona('disbursed');
  await switchMerchant(page, withoutMandate, '/termloan/mandate/status');
  await expectState(page, 'mandate', 'noMandate');
  await tap(page, 'Set up autopay');
  await expect(page).toHaveURL(/\/autopay/);
  expect(await activeMandateCount(withoutMandate)).toBe(0);
});
