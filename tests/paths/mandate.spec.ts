/** The mandate in Chromium: every approval method of the fallback order, every answer of a bank, and never more than one active mandate. */
import type { Page } from '@playwright/test';

import type { Merchant } from '../browser/support/lender';
import { confirmWithNewAccountOnOtherPhone } from '../browser/support/other-phone';
import { backDuringStatusCheck, pausePageClock, waitForRequestDuring } from '../browser/support/page-clock';
import { restoreFromCacheUntil, stateOf } from '../browser/support/session-time';
import { valueAt } from '../browser/support/steps/agreement-steps';
import { setPageHidden, suppressUpiDialog } from '../browser/support/steps/payments';
import { checkAgainUntil, expectState, tap } from '../browser/support/steps/walk';
import { stubAnswer, withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'mandate' });

const ENACH_MANDATE_API = '/api/termloan/autopayMandate?type=ENACH&nbfc=HINDON_MERCANTILE_LIMITED';
const OPEN_MANDATE_API = '/api/termloan/autopayMandate?type=UPI&nbfc=HINDON_MERCANTILE_LIMITED&open=false';
const DAY_MS = 86_400_000;
/** Chromium's console message on a computer without a UPI app. */
const NO_UPI_MESSAGE = /Failed to launch 'upi:/;

async function openEnach(page: Page, merchant: Merchant): Promise<Merchant> {
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.goto(merchant.enter('/termloan/enach'));
  await expectState(page, 'mandate', 'enach');
  return merchant;
}

async function goToBank(page: Page): Promise<void> {
  await tap(page, 'Continue to your bank');
  await page.waitForURL(/\/sandbox\/bank\//);
}

test('approved at the bank: the agreement is next, also from the earlier link', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openEnach(page, await persona('hindon-mercantile'));
  await journey.checkLook('enach');
  await goToBank(page);
  await journey.tap('Approve', 'agreement/agreementReview');
  await journey.open(merchant, '/termloan/enach', 'agreement/agreementReview');
  const { mandates = [] } = await merchant.books();
  expect(mandates.map(({ status }) => status)).toEqual(['ACTIVE']);
});

test('a slow bank is polled until it has decided @night', async ({ page, journey, persona }) => {
  await page.clock.install();
  const merchant = await openEnach(page, await persona('hindon-mercantile'));
  await goToBank(page);
  await journey.tap('Bank is slow', 'mandatePending');
  await expect(page.getByText('Do not start autopay again.')).toBeVisible();
  await journey.reload('mandatePending');
  await merchant.advanceMs(20_000);
  await journey.runUntil('agreement/agreementReview', 10_000);
});

test('a slow bank is checked by the merchant too; a failed check shows a message and can be repeated @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('hindon-mercantile');
  await pausePageClock(page);
  await openEnach(page, merchant);
  await goToBank(page);
  await journey.tap('Bank is slow', 'mandatePending');
  await merchant.fault('getAutopayMandate', { kind: 'html', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now. Tap Check again.')).toBeVisible();
  await journey.shows('mandatePending');
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now. Tap Check again.')).toHaveCount(0);
  await merchant.advanceMs(20_000);
  await checkAgainUntil(page, 'agreement', 'agreementReview');
});

test('"Go back, look later" leaves the journey, and the loan entry leads back to it @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openEnach(page, await persona('hindon-mercantile'));
  await goToBank(page);
  await tap(page, 'Bank is slow');
  await journey.tap('Go back, look later', 'landing/shown');
  await journey.open(merchant, '/termloan', 'mandatePending');
  await journey.tap(/^Back$/, 'landing/shown');
  await journey.open(merchant, '/termloan', 'mandatePending');
  await journey.backDuringCheck(/autopayMandate/, 'landing/shown');
});

for (const { reason, text } of [
  { reason: 'payment_cancelled', text: 'It was cancelled on the bank’s page.' },
  { reason: 'insufficient_funds', text: 'There was not enough money in the account' },
]) {
  test(`declined at the bank (${reason}): the reason, and a new try with a new mandate @night`, async ({
    page,
    journey,
    persona,
  }) => {
    const merchant = await openEnach(page, await persona('hindon-mercantile'));
    await goToBank(page);
    await page.getByText('Why it is declined').click();
    await page.getByLabel('Reason').selectOption(reason);
    await journey.tap('Decline', 'mandateFailed');
    await expect(page.getByText(text)).toBeVisible();
    await journey.reload('mandateFailed');
    await journey.tap('Try again', 'enach');
    await goToBank(page);
    await journey.tap('Approve', 'agreement/agreementReview');
    const { mandates = [] } = await merchant.books();
    expect(mandates.filter(({ status }) => status === 'ACTIVE')).toHaveLength(1);
  });
}

test('a mandate that is not approved for a day expires; Back leads out @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openEnach(page, await persona('hindon-mercantile'));
  await merchant.advanceMs(DAY_MS + 1_000);
  await journey.reload('mandateFailed');
  await journey.tap(/^Back$/, 'landing/shown');
});

test('Back from the bank without a decision: the same mandate can be continued', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openEnach(page, await persona('hindon-mercantile'));
  await goToBank(page);
  await journey.goBack('enach');
  await journey.goTo('/termloan/enach?returned=true', 'enach');
  await expect(page.getByRole('alert')).toContainText('Your bank has not approved it');
  const { mandates = [] } = await merchant.books();
  expect(mandates).toHaveLength(1);
  await journey.tap(/^Back$/, 'landing/shown');
});

test('restored from the back/forward cache, the page loads the decision of the bank', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('hindon-mercantile');
  // The page waits only 8 seconds for the bank's page: its clock is paused.
  await pausePageClock(page);
  await openEnach(page, merchant);
  await page.route('**/sandbox/bank/**', (route) => route.fulfill({ status: 204 }));
  await journey.tap('Continue to your bank', 'openingBank');
  const mandate = await merchant.call('GET', ENACH_MANDATE_API);
  await page.request.post(String(valueAt(mandate, 'authorization_url')), { form: { decision: 'approve' } });
  await restoreFromCacheUntil(page, stateOf(page, 'agreement', 'agreementReview'));
});

test('a bank page that does not open: a message after 8 seconds @night', async ({
  page,
  journey,
  persona,
}) => {
  await page.clock.install();
  await openEnach(page, await persona('hindon-mercantile'));
  await page.route('**/sandbox/bank/**', (route) => route.fulfill({ status: 204 }));
  await waitForRequestDuring(page, /sandbox\/bank/, () => tap(page, 'Continue to your bank'));
  await journey.shows('openingBank');
  await page.clock.runFor(8_000);
  await journey.shows('enach');
  await expect(page.getByRole('alert')).toContainText('Your bank’s page did not open');
  await page.unroute('**/sandbox/bank/**');
  await goToBank(page);
});

test('a mandate without a bank page: a message at once @night', async ({ page, journey, persona }) => {
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await stubAnswer(merchant, 'getAutopayMandate', ENACH_MANDATE_API, (mandate) =>
    withField(mandate, ['authorization_url'], null),
  );
  await page.goto(merchant.enter('/termloan/enach'));
  await tap(page, 'Continue to your bank');
  await expect(page.getByRole('alert')).toContainText('Your bank’s page did not open');
  await journey.shows('enach');
});

test('a mandate that cannot be loaded: a message, Try again and Back @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await merchant.fault('getAutopayMandate', { kind: 'wrong-shape', times: 0 });
  await journey.open(merchant, '/termloan/enach', 'mandateUnavailable');
  await expect(page.getByText(/could not read the answer/)).toBeVisible();
  await merchant.clearFaults();
  await merchant.fault('getUserState', { kind: 'malformed' });
  await journey.tap('Try again', 'mandateUnavailable');
  await journey.tap('Try again', 'enach');
  await merchant.fault('getAutopayMandate', { kind: 'html', times: 0 });
  await journey.reload('mandateUnavailable');
  await journey.tap(/^Back$/, 'landing/shown');
});

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

test('the terms, then a UPI app: approved there, and checked on the return @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(NO_UPI_MESSAGE, FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.clock.install();
  await suppressUpiDialog(page);
  await journey.open(merchant, '/termloan/mandate-approval', 'mandateApproval');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await journey.checkLookAndKeyboard('approval');
  await choose(page, /^UPI app\s*PhonePe/);
  await journey.tap('Continue to UPI app', 'openingUpi');
  await journey.after(setPageHidden(page, true), 'upiAwaited', /\/termloan\/upi-mandate-status$/);
  await journey.after(setPageHidden(page, false), 'upiAwaited');
  await journey.checkLook('upi-awaited');
  await merchant.fault('getAutopayMandate', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now. Tap Check again.')).toBeVisible();
  await merchant.clearFaults();
  await journey.returnToApp(/autopayMandate/, 'upiAwaited');
  for (const exit of ['Use another phone', 'Other ways to approve']) {
    await tap(page, exit);
  }
  await journey.shows('mandateApproval');
  await choose(page, /^UPI app\s*PhonePe/);
  await journey.tap('Continue to UPI app', 'openingUpi');
  await setPageHidden(page, true);
  await journey.after(setPageHidden(page, false), 'upiAwaited');
  for (const goBack of [() => tap(page, /^Back$/), () => backDuringStatusCheck(page, /autopayMandate/)]) {
    await goBack();
    await journey.shows('mandateApproval');
    await setPageHidden(page, false);
    await choose(page, /^UPI app\s*PhonePe/);
    await journey.tap('Continue to UPI app', 'openingUpi');
    await journey.after(setPageHidden(page, true), 'upiAwaited');
  }
  await journey.after(setPageHidden(page, false), 'upiAwaited');
  await decide(page, merchant, 'approve');
  await journey.runUntil('agreement/agreementReview', 2_000);
  expect(await activeMandateCount(merchant)).toBe(1);
});

test('no UPI app on this phone: a QR code for another one; refused there, then a debit card, then contact details @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(NO_UPI_MESSAGE, FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.clock.install();
  await suppressUpiDialog(page);
  await journey.open(merchant, '/termloan/mandate-approval', 'mandateApproval');
  await choose(page, /^UPI app\s*PhonePe/);
  await tap(page, 'Continue to UPI app');
  await journey.runUntil('upiScan');
  await expect(page.getByText('No UPI app opened on this phone.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Code to approve autopay/ })).toBeVisible();
  await journey.checkLook('upi-scan');
  await journey.checkAgain(/autopayMandate/, 'upiScan');
  await journey.returnToApp(/autopayMandate/, 'upiScan');
  await journey.reload('upiScan');
  await journey.tap(/^Back$/, 'mandateApproval');
  await choose(page, /^UPI app on another phone/);
  await journey.tap('Show the code', 'upiScan');
  await decide(page, merchant, 'decline', 'otp_attempts_exceeded');
  await journey.runUntil('mandateFailed', 2_000);
  await expect(page.getByText('The wrong code was typed too many times.')).toBeVisible();
  await journey.checkLook('failed-next');
  // The lender does not offer the next method either: it becomes unavailable too.
  const refusal = { kind: 'status', status: 404, body: { error: 'mandate_not_found' }, times: 0 } as const;
  await merchant.fault('getAutopayMandate', refusal);
  await journey.tap('Use net banking', 'mandateApproval');
  await expect(page.getByRole('alert')).toContainText('Your lender does not offer this way');
  await expect(page.getByText('Does not work for this account')).toHaveCount(3);
  await expect(page.getByRole('radio', { name: /^Net banking/ })).toBeDisabled();
  await journey.checkLook('next-not-offered');
  await merchant.clearFaults();
  await choose(page, /^Debit card/);
  await tap(page, 'Continue with debit card');
  await declineAtBank(page, 'joint_account_not_allowed');
  await journey.shows('mandateFailed', /\/termloan\/mandate\/status\/mnd_/);
  await expect(page.getByRole('button', { name: /^(Use |Try again)/ })).toHaveCount(0);
  await journey.checkLook('failed-contact');
  await journey.leaveBy('Talk to your lender', /\/termloan\/contact\/HINDON_MERCANTILE_LIMITED$/);
  expect(await activeMandateCount(merchant)).toBe(0);
});

test('down the fallback order of e-NACH: net banking, debit card, and Aadhaar until the next working day @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await openEnach(page, await persona('hindon-mercantile'));
  await journey.tap('Other ways to approve', 'mandateApproval');
  await choose(page, /^Net banking/);
  await tap(page, 'Continue to net banking');
  await journey.after(declineAtBank(page, 'user_not_registered_for_netbanking'), 'mandateFailed');
  await journey.tap('Use debit card', 'enach');
  await expect(page.getByText('Debit card', { exact: true })).toBeVisible();
  await tap(page, 'Continue to your bank');
  await journey.after(declineAtBank(page, 'card_expired'), 'mandateFailed');
  await journey.tap('Use Aadhaar', 'enach');
  await goToBank(page);
  await journey.tap('Approve', 'mandateNextDay');
  await journey.checkLook('next-day');
  await journey.returnToApp(/autopayMandate/, 'mandateNextDay');
  await journey.reload('mandateNextDay');
  await journey.tap('Check again', 'mandateNextDay');
  expect(await activeMandateCount(merchant)).toBe(0);
  const address = page.url();
  await journey.tap('Go back, look later', 'landing/shown');
  await journey.goTo(address, 'mandateNextDay');
  await journey.tap(/^Back$/, 'landing/shown');
  await merchant.advanceMs(4 * DAY_MS);
  await journey.goTo(address, 'mandateActive');
  await journey.checkLook('active');
  await journey.open(merchant, '/termloan/mandate/status', 'mandateActive');
  await journey.tap('Continue to the agreement', 'agreement/agreementReview');
  expect(await activeMandateCount(merchant)).toBe(1);
});

test('an approval method that the lender does not offer is disabled; one that cannot be loaded shows a message @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await journey.open(merchant, '/termloan/mandate-approval', 'mandateApproval');
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
  await journey.tap('Continue to net banking', 'mandatePending');
  await journey.checkLook('pending');
  await journey.reload('mandatePending');
  await journey.returnToApp(/autopayMandate/, 'mandatePending');
  const { mandates = [] } = await merchant.books();
  expect(mandates).toHaveLength(1);
});

test('Back from the approval; nothing to approve before an offer is confirmed @night', async ({
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await journey.openAs(
    'hindon-mercantile',
    '/termloan/mandate-approval',
    'mandateNotOffered',
  );
  await journey.checkLook('not-offered');
  await journey.tap(/^Back$/, 'landing/shown');
  await journey.open(merchant, '/termloan/upi-mandate-status', 'mandateNotOffered');
  await journey.leaveBy('Go to your loan', /\/termloan(\/offer.*)?$/);
  await confirmWithNewAccountOnOtherPhone(merchant);
  await journey.open(merchant, '/termloan/mandate-approval', 'mandateApproval');
  await journey.tap(/^Back$/, 'landing/shown');
});

test('the status page without a mandate, with an unknown id, with an unknown type, and with a paused mandate @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await journey.open(merchant, '/termloan/mandate/status', 'noMandate');
  await journey.checkLook('none');
  await journey.open(merchant, '/termloan/mandate/status/mnd_999', 'mandateUnknown');
  await journey.tap(/^Back$/, 'landing/shown');
  await page.goto(merchant.enter('/termloan/mandate/status'));
  await journey.tap(/^Back$/, 'landing/shown');
  await page.goto(merchant.enter('/termloan/mandate/status'));
  await journey.tap('Set up autopay', 'mandateApproval');
  await journey.open(merchant, '/termloan/mandate/status?subscriptionId=mnd_999', 'mandateUnknown');
  await journey.checkLook('unknown');
  await journey.tap('Show my autopay', 'mandateApproval');
  const mandate = withField(await merchant.call('GET', OPEN_MANDATE_API), ['status'], 'PAUSED');
  const stubMandate = (body: unknown) =>
    merchant.fault('getAutopayMandate', { kind: 'status', status: 200, body, times: 0 });
  await stubMandate(mandate);
  await journey.open(merchant, '/termloan/mandate/status', 'mandatePaused');
  await journey.checkLook('paused');
  await journey.returnToApp(/autopayMandate/, 'mandatePaused');
  await journey.tap('Check again', 'mandatePaused');
  await journey.leaveBy('Talk to your lender', /\/termloan\/contact\//);
  await journey.open(merchant, '/termloan/mandate/status', 'mandatePaused');
  await journey.tap(/^Back$/, 'landing/shown');
  await stubMandate({ ...Object(mandate), type: null });
  await journey.open(merchant, '/termloan/mandate/status', 'mandateTypeUnknown');
  await journey.checkLook('type-unknown');
  await journey.tap('Check again', 'mandateTypeUnknown');
  await journey.leaveBy('Talk to your lender', /\/termloan\/contact\//);
  await journey.open(merchant, '/termloan/mandate/status', 'mandateTypeUnknown');
  await journey.tap(/^Back$/, 'landing/shown');
});

test('with a running loan the status page leads to autopay, by either id of the mandate, active or stopped @night', async ({
  page,
  journey,
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
    await journey.open(merchant, `/termloan/mandate/status${wrongId}`, 'mandateUnknown');
  }
  await journey.tap('Show my autopay', 'mandateActive');
  await journey.open(merchant, `/termloan/mandate/status?subscriptionId=${subscription}`, 'mandateActive');
  await expect(page).toHaveURL(new RegExp(`/termloan/mandate/status/${id}$`));
  await journey.open(merchant, `/termloan/mandate/status/${id}`, 'mandateActive');
  await journey.tap('See or stop autopay', 'autopay/mandateActive');
  await journey.open(merchant, '/termloan/mandate/status', 'mandateActive');
  await journey.tap(/^Back$/, 'home/home');
  await merchant.call('PUT', '/api/termloan/autopayMandate', {
    merchant_id: merchant.id,
    nbfc: String(valueAt(await merchant.call('GET', '/api/termloan/getUserState'), 'primary_nbfc')),
    is_consented: false,
  });
  await journey.open(merchant, '/termloan/mandate/status', 'mandateFailed');
  await expect(page.getByText('Autopay was cancelled')).toBeVisible();
  await journey.leaveBy('Set up autopay again', /\/autopay/);
  expect(await activeMandateCount(merchant)).toBe(0);
  // The status page opens no mandate for a loan without one.
  const withoutMandate = await persona('disbursed');
  await journey.switchTo(withoutMandate, '/termloan/mandate/status', 'noMandate');
  await journey.leaveBy('Set up autopay', /\/autopay/);
  expect(await activeMandateCount(withoutMandate)).toBe(0);
});
