/** The identity check in Chromium: an earlier check, PAN, CKYC, Aadhaar, and photos of the Aadhaar card. */
import type { Page } from '@playwright/test';

import { expectReachableByKeyboard } from '../browser/support/access';
import { answerWith, type Merchant } from '../browser/support/lender';
import { callsOf, moveTo, requestIdsOf, switchMerchant } from '../browser/support/other-phone';
import { backDuringStatusCheck, waitForRequestDuring } from '../browser/support/page-clock';
import {
  expectObjectUrlRevoked,
  PHOTO_MARK,
  photo,
  textNamedJpg,
  withStalledImageDecoding,
} from '../browser/support/photos';
import { picture } from '../browser/support/pictures';
import { restoreFromCacheUntil, runUntil, stateOf } from '../browser/support/session-time';
import {
  beginAadhaarOnOtherPhone,
  checkLook,
  endAadhaarCheck,
  endAadhaarCheckOnOtherPhone,
  leaveForAadhaar,
  stubKycState,
  submitPan,
  typePan,
} from '../browser/support/steps/identity-steps';
import { returnUntilRequest } from '../browser/support/steps/payments';
import { checkAgainUntil, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'identity' });

const KYC_YES_URL = '/termloan/application/kyc-status/yes';
const KYC_NO_URL = '/termloan/application/kyc-status/no';
const PAN_URL = '/termloan/application/pan';
const PAN_STATUS_URL = '/termloan/pan-status';
const KYC_URL = '/termloan/application/kyc';
const EKYC_URL = ({ pathname }: URL) => /^\/termloan\/application\/ekyc\/eky_\w+$/.test(pathname);
const MOBILE_URL = '/termloan/application/ekyc-update-mobile';
const NEXT_STEP_URL = /\/termloan\/application\?next=true$/;
const APPLICATION_URL = /\/termloan\/application$/;
const SECOND_MS = 1_000;
const OVER_AN_HOUR_MS = 3_601 * SECOND_MS;
const DATE_OF_BIRTH = ['31', '1', '1980'] as const;
const VALID_PAN = { pan: 'BNZPM2501F', date: DATE_OF_BIRTH };

/** Makes this write and its status checks fail, so that its outcome stays unknown. */
async function stubLostAnswers(merchant: Merchant, operation: string, kind: 'drop-before' | 'drop-after') {
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault(operation, { kind, times: 0 });
}

const stubRefusal = (merchant: Merchant, operation: string, status: number, error: string, more = {}) =>
  merchant.fault(operation, { kind: 'status', status, body: { error, ...more }, times: 0 });

test('whether an earlier check is still valid is decided by the service, not by the entry URL @night', async ({
  page,
  journey,
  persona,
}) => {
  const notStarted = await journey.openAs('step-kyc-status', KYC_YES_URL, 'kycNeeded', KYC_NO_URL);
  await checkLook(page, 'needed');
  await expectReachableByKeyboard(page);
  await journey.reload('kycNeeded', KYC_NO_URL);
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await journey.open(notStarted, KYC_NO_URL, 'kycNeeded', KYC_NO_URL);
  await journey.tap('Start', 'pan', PAN_URL);
  await expect(page.getByText('First your PAN')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(APPLICATION_URL);

  const validCheck = await persona('offers');
  await journey.switchTo(validCheck, KYC_NO_URL, 'kycHolds', KYC_YES_URL);
  await checkLook(page, 'holds');
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await journey.open(validCheck, KYC_YES_URL, 'kycHolds', KYC_YES_URL);
  await journey.leaveBy('Continue', NEXT_STEP_URL);

  const expired = await persona('kyc-expired');
  await switchMerchant(page, expired, KYC_YES_URL);
  await expect(page.getByText(/It held until/)).toBeVisible();
  await picture(page, 'identity-expired');
  await journey.tap('Start again', 'kyc', KYC_URL);
});

test('under review: the page polls for a limited time, and the result is shown @night', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await page.clock.install();
  const merchant = await journey.openAs('kyc-under-review', KYC_YES_URL, 'kycUnderReview', KYC_NO_URL);
  await checkLook(page, 'under-review');
  await waitForRequestDuring(page, /identityVerificationStatus/, () => page.clock.runFor(3 * SECOND_MS));
  await journey.returnToApp(/identityVerificationStatus/, 'kycUnderReview');
  await merchant.fault('getKycValidity', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now.')).toBeVisible();
  await merchant.clearFaults();
  await runUntil(page, page.getByText('We stopped checking.'), 10 * SECOND_MS);
  await journey.leaveBy('Back to your application', APPLICATION_URL);
  await journey.open(merchant, KYC_NO_URL, 'kycUnderReview');
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await journey.open(merchant, KYC_NO_URL, 'kycUnderReview');
  await backDuringStatusCheck(page, /identityVerificationStatus/);
  await expect(page).toHaveURL(APPLICATION_URL);
  await page.goto(merchant.enter(KYC_NO_URL));
  await merchant.flag({ kyc_result: 'VERIFIED' });
  await journey.after(checkAgainUntil(page, 'identity', 'kycHolds'), 'kycHolds', KYC_YES_URL);
});

test('failed: the selfie, Aadhaar and a refusal after review each have their own next step @night', async ({
  page,
  journey,
  persona,
}) => {
  await journey.openAs('selfie-attempts-exceeded', KYC_YES_URL, 'kycFailed', KYC_NO_URL);
  await journey.leaveBy('See what is wrong with the selfie', /selfie-check-failed$/);
  // CKYC found the merchant, but the lender refuses after review: nothing is shown as verified.
  const refused = await persona('kyc-under-review');
  await journey.switchTo(refused, KYC_URL, 'kycUnderReview', KYC_NO_URL);
  await refused.flag({ kyc_result: 'FAILED' });
  await journey.open(refused, KYC_URL, 'kycFailed', KYC_NO_URL);
  const noTriesLeft = await persona('ekyc-attempts-exceeded');
  await journey.switchTo(noTriesLeft, KYC_NO_URL, 'kycFailed');
  await checkLook(page, 'failed');
  await journey.checkAgain(/identityVerificationStatus/, 'kycFailed');
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await page.goto(noTriesLeft.enter(KYC_NO_URL));
  await journey.tap('See what you can do', 'ekycExhausted', EKYC_URL);
  await checkLook(page, 'aadhaar-spent');
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await journey.open(noTriesLeft, MOBILE_URL, 'ekycExhausted', EKYC_URL);
  await journey.tap('Send photos of the card', 'documents', KYC_URL);
  await expect(page.getByRole('button', { name: 'Use the Aadhaar code instead' })).toHaveCount(0);
});

test('PAN and date of birth: every error is shown at its field, and the typed values stay @night', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await journey.openAs('step-pan', PAN_URL, 'pan', PAN_URL);
  await checkLook(page, 'pan');
  await expectReachableByKeyboard(page);
  await tap(page, 'Check my PAN');
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('Check 3 things');
  await checkLook(page, 'pan-errors');
  await typePan(page, { pan: 'abcp k1234', date: ['31', '2', '1990'] });
  await tap(page, 'Check my PAN');
  await expect(summary).toContainText('A PAN has 5 letters');
  await expect(summary).toContainText('There is no such day.');
  await typePan(page, { pan: 'abcpk1234\u0131', date: ['31', '1', '19866'] });
  await tap(page, 'Check my PAN');
  await expect(summary).toContainText('A PAN has 5 letters');
  await expect(summary).toContainText('There is no such day.');
  const year = new Date().getUTCFullYear();
  for (const [typed, message] of [
    [String(year - 17), 'at least 18 years old'],
    [String(year - 102), 'more than 100 years ago'],
  ] as const) {
    await typePan(page, { pan: 'abcpk 1234 f', date: ['31', '12', typed] });
    await tap(page, 'Check my PAN');
    await expect(summary).toContainText(message);
  }
  expect(await callsOf(merchant, 'savePanDetails')).toEqual([]);

  // A wrong fourth letter shows only a warning: the registry decides.
  await typePan(page, { pan: 'abcde1234f', date: DATE_OF_BIRTH });
  await expect(page.getByText('The 4th letter is D.')).toBeVisible();
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Check my PAN');
  await expect(summary).toContainText('There is no such PAN.');
  await expect(page.getByText('4 tries left')).toBeVisible();
  await expect(page.getByLabel('PAN', { exact: true })).toHaveValue('abcde1234f');
  await checkLook(page, 'pan-refused');
  await submitPan(page, { pan: 'ABCPK1234X', date: DATE_OF_BIRTH });
  await expect(summary).toContainText('does not know this PAN');
  await submitPan(page, { pan: 'ZZZPZ1234A', date: DATE_OF_BIRTH });
  await expect(summary).toContainText('Somebody else uses this PAN');
  await submitPan(page, { pan: 'ABCPK1234M', date: DATE_OF_BIRTH });
  await expect(summary).toContainText('The name on this PAN is not yours.');
  await expect(page.getByText('1 try left')).toBeVisible();
  await journey.after(submitPan(page, { pan: 'ABCPK1234X', date: DATE_OF_BIRTH }), 'panRetryWait', PAN_URL);
  await expect(page.getByText('You can try again in')).toBeVisible();
  await checkLook(page, 'pan-cool-off');
  await journey.reload('panRetryWait', PAN_URL);
  await merchant.advanceMs(601 * SECOND_MS);
  await journey.tap('Check again', 'pan', PAN_URL);
});

test('a retry wait ends on time, and a 429 starts one @night', async ({ page, journey }) => {
  await page.clock.install();
  const merchant = await journey.openAs('rate-limited', PAN_URL, 'panRetryWait', PAN_URL);
  // An earlier answer, read after the clock was advanced, would set the server clock of the page back.
  await page.waitForLoadState('networkidle');
  await merchant.advanceMs(601 * SECOND_MS);
  await journey.after(fastForwardElevenMinutes(page), 'pan', PAN_URL);
  await stubRefusal(merchant, 'savePanDetails', 429, 'too_many_requests', {
    attempts_left: 0,
    retry_after: 90,
  });
  await journey.after(submitPan(page, VALID_PAN), 'panRetryWait', PAN_URL);
  await expect(page.getByText(/^1:(30|2\d)$/)).toBeVisible();
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
});

async function fastForwardElevenMinutes(page: Page): Promise<void> {
  for (let minute = 0; minute < 11; minute += 1) await page.clock.fastForward(60 * SECOND_MS);
}

test('verified at once; the PAN, the date of birth and the mobile are neither stored nor recorded', async ({
  page,
  journey,
  persona,
  request,
}) => {
  const merchant = await persona('step-pan');
  const sent: string[] = [];
  page.on('request', (sentRequest) => {
    const { pathname } = new URL(sentRequest.url());
    if (!/pan\/details|ekycMobile/.test(pathname))
      sent.push(`${sentRequest.url()} ${sentRequest.postData() ?? ''}`);
    else sent.push(sentRequest.url());
  });
  await journey.open(merchant, PAN_STATUS_URL, 'panNotSubmitted', PAN_STATUS_URL);
  await checkLook(page, 'pan-not-submitted');
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await page.goto(merchant.enter(PAN_STATUS_URL));
  await journey.tap('Give my PAN', 'pan', PAN_URL);
  await submitPan(page, { pan: 'bnzpm 2501 f', date: DATE_OF_BIRTH });
  await journey.shows('panVerified', PAN_STATUS_URL);
  await expect(page.getByText('••••••501F')).toBeVisible();
  await checkLook(page, 'pan-verified');
  await journey.reload('panVerified', PAN_STATUS_URL);
  await page.goBack();
  await expect(page).toHaveURL(APPLICATION_URL);
  await journey.goTo(PAN_URL, 'panVerified', PAN_STATUS_URL);
  await journey.leaveBy(/^Back$/, APPLICATION_URL);

  await page.goto(merchant.enter(KYC_URL));
  await merchant.flag({ ckyc_result: 'NOT_FOUND' });
  await journey.agree('Ask the registry', 'aadhaar', KYC_URL);
  await beginAadhaarOnOtherPhone(merchant);
  await journey.goTo(MOBILE_URL, 'ekycMobile', MOBILE_URL);
  await page.getByLabel('Mobile number').fill('+91 98111 22233');
  await journey.tap('Use this mobile', 'ekycOpen', EKYC_URL);

  await page.waitForFunction(() => document.cookie.includes('visitor='));
  await journey.goTo(PAN_STATUS_URL, 'panVerified', PAN_STATUS_URL);
  const storedText = await page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
    ]),
  );
  const transitions = await request.get(`/sandbox/api/merchants/${merchant.id}/transitions`, {
    maxRetries: 3,
  });
  const allTraces = [storedText, await transitions.text(), ...sent].join('\n').toUpperCase();
  for (const secret of [VALID_PAN.pan, '2501F', '1980-01-31', '1980', '9811122233', '98111 22233'])
    expect(allTraces).not.toContain(secret);
  await journey.leaveBy('Continue', NEXT_STEP_URL);
});

test('the registry is slow, unavailable, or reports a mismatch @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('step-pan');
  await merchant.flag({ pan_seconds: 3_600 });
  await page.clock.install();
  await page.goto(merchant.enter(PAN_URL));
  await submitPan(page, { pan: 'BNZPM2501Z', date: DATE_OF_BIRTH });
  await journey.shows('panFailed', PAN_STATUS_URL);
  await checkLook(page, 'pan-failed');
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await journey.open(merchant, PAN_STATUS_URL, 'panFailed', PAN_STATUS_URL);
  await journey.tap('Give my PAN again', 'pan', PAN_URL);
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await page.goto(merchant.enter(PAN_URL));
  await submitPan(page, { pan: 'BNZPM2501W', date: DATE_OF_BIRTH });
  await journey.shows('panPending', PAN_STATUS_URL);
  await checkLook(page, 'pan-pending');
  await waitForRequestDuring(page, /pan\/details/, () => page.clock.runFor(3 * SECOND_MS));
  await returnUntilRequest(page, /pan\/details/);
  await merchant.fault('getPanDetails', { kind: 'malformed', times: 0 });
  await journey.shows('panPending');
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now.')).toBeVisible();
  await merchant.clearFaults();
  await journey.leaveBy('Back to your application', APPLICATION_URL);
  await journey.open(merchant, PAN_URL, 'panPending', PAN_STATUS_URL);
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await journey.open(merchant, PAN_URL, 'panPending');
  await backDuringStatusCheck(page, /pan\/details/);
  await expect(page).toHaveURL(APPLICATION_URL);
  await page.goto(merchant.enter(PAN_STATUS_URL));
  await merchant.advanceMs(OVER_AN_HOUR_MS);
  await journey.after(checkAgainUntil(page, 'identity', 'panVerified'), 'panVerified', PAN_STATUS_URL);

  const mismatched = await journey.openAs('pan-mismatch', PAN_STATUS_URL, 'panMismatch', PAN_STATUS_URL);
  await checkLook(page, 'pan-mismatch');
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await page.goto(mismatched.enter(PAN_STATUS_URL));
  await journey.tap('Give my PAN again', 'pan', PAN_URL);
  await expect(page.getByText('4 tries left')).toBeVisible();
});

test('a failed load shows the message of spec 8; a lost answer is checked by its request key @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('step-pan');
  await merchant.fault('getPanDetails', { kind: 'malformed', times: 0 });
  await journey.open(merchant, PAN_URL, 'identityUnavailable');
  await expect(page.getByRole('heading', { name: 'Unable to get PAN details' })).toBeVisible();
  await checkLook(page, 'unavailable');
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await page.clock.install();
  await journey.open(merchant, PAN_URL, 'identityUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'pan');
  await stubLostAnswers(merchant, 'savePanDetails', 'drop-before');
  await submitPan(page, VALID_PAN);
  await journey.runUntil('panUnanswered');
  await checkLook(page, 'pan-unanswered');
  await journey.tap(/^Back$/, 'pan', PAN_URL);
  await stubLostAnswers(merchant, 'savePanDetails', 'drop-after');
  await submitPan(page, VALID_PAN);
  await journey.runUntil('panUnanswered');
  await merchant.clearFaults();
  await journey.tap('Check again', 'panVerified', PAN_STATUS_URL);
  expect(await requestIdsOf(merchant, 'savePanDetails')).toHaveLength(2);
});

test('CKYC: requested once and with consent; it finds the merchant, and the documents are masked @night', async ({
  page,
  journey,
  persona,
}) => {
  await journey.openAs('step-kyc', KYC_URL, 'pan', PAN_URL);
  await page.clock.install();
  const merchant = await journey.openAs('kyc-in-progress', KYC_URL, 'kyc', KYC_URL);
  await tap(page, 'Ask the registry');
  await expect(page.getByRole('alert')).toContainText('Tick the box to agree.');
  await checkLook(page, 'registry');
  await expectReachableByKeyboard(page);
  await stubRefusal(merchant, 'startCkyc', 400, 'consent_required');
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Ask the registry');
  await expect(page.getByRole('alert')).toContainText('The registry was not asked');
  await stubLostAnswers(merchant, 'startCkyc', 'drop-before');
  await tap(page, 'Ask the registry');
  await journey.runUntil('registryUnanswered');
  await checkLook(page, 'registry-unanswered');
  await journey.tap(/^Back$/, 'kyc', KYC_URL);
  await stubRefusal(merchant, 'startCkyc', 409, 'pan_not_verified');
  await journey.agree('Ask the registry', 'panVerified', PAN_STATUS_URL);
  await merchant.clearFaults();
  await journey.open(merchant, KYC_URL, 'kyc');
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await page.goto(merchant.enter(KYC_URL));
  await stubLostAnswers(merchant, 'startCkyc', 'drop-after');
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Ask the registry');
  await journey.runUntil('registryUnanswered');
  await merchant.clearFaults();
  await journey.tap('Check again', 'identityVerified', KYC_URL);
  await expect(page.getByRole('img', { name: /Front of your Aadhaar, masked/ })).toBeVisible();
  await checkLook(page, 'confirmed');
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await journey.open(merchant, KYC_URL, 'identityVerified', KYC_URL);
  await journey.leaveBy('Continue', NEXT_STEP_URL);

  const requestedBefore = await journey.openAs('kyc-in-progress', KYC_URL, 'kyc');
  await requestedBefore.call('POST', '/api/termloan/ckyc', { consent: true });
  await journey.agree('Ask the registry', 'identityVerified', KYC_URL);

  const underReview = await persona('ckyc-failed');
  await stubKycState(underReview, 'PENDING_REVIEW');
  await journey.open(underReview, KYC_URL, 'kycUnderReview', KYC_NO_URL);
});

test('Aadhaar: opened with consent, cancelled, started again, and confirmed by the code', async ({
  page,
  journey,
}) => {
  const merchant = await journey.openAs('ckyc-failed', KYC_URL, 'aadhaar', KYC_URL);
  await checkLook(page, 'aadhaar');
  await expectReachableByKeyboard(page);
  await leaveForAadhaar(page);
  await journey.goBack('ekycOpen', EKYC_URL);
  await checkLook(page, 'aadhaar-open');
  await journey.reload('ekycOpen', EKYC_URL);
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await journey.open(merchant, KYC_URL, 'ekycOpen', EKYC_URL);
  await tap(page, 'Continue to Aadhaar');
  await page.waitForURL(/\/sandbox\/aadhaar\//);
  await journey.tap('Cancel', 'ekycFailed', EKYC_URL);
  await expect(page.getByText('2 tries left for now')).toBeVisible();
  await checkLook(page, 'aadhaar-stopped');
  await journey.tap('Begin again', 'aadhaar', KYC_URL);
  await leaveForAadhaar(page);
  await page.getByLabel('Aadhaar number').fill('9999 4105 7058');
  await page.getByRole('checkbox').check();
  await tap(page, 'Send code');
  await page.getByLabel('Code of six digits').fill(await merchant.newestCode());
  await journey.tap('Verify', 'identityVerified', EKYC_URL);
  await expect(page.getByText('410570')).toHaveCount(0);
  await journey.reload('identityVerified', EKYC_URL);
  await journey.leaveBy('Continue', NEXT_STEP_URL);
});

test('each failure of Aadhaar has its message and next step; another mobile; photos; an unknown id @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('step-ekyc-update-mobile');
  await merchant.flag({ features: { DOCUMENT_UPLOAD: true } });
  await journey.open(merchant, MOBILE_URL, 'ekycMobile', MOBILE_URL);
  await tap(page, 'Use this mobile');
  await expect(page.getByRole('alert')).toContainText('Type the mobile number.');
  await page.getByLabel('Mobile number').fill('12345 67890');
  await tap(page, 'Use this mobile');
  await expect(page.getByRole('alert')).toContainText('begins with 6, 7, 8 or 9');
  await checkLook(page, 'mobile');
  await expectReachableByKeyboard(page);
  await journey.tap(/^Back$/, 'ekycFailed', EKYC_URL);
  await expect(page.getByText('Another mobile is linked to your Aadhaar')).toBeVisible();
  await checkLook(page, 'aadhaar-mobile');
  await journey.leaveBy(/^Back$/, APPLICATION_URL);

  await page.goto(merchant.enter('/termloan/application/ekyc/eky_mistyped'));
  await journey.shows('ekycUnknown', '/termloan/application/ekyc/eky_mistyped');
  await checkLook(page, 'aadhaar-unknown');
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await page.goto(merchant.enter('/termloan/application/ekyc/eky_mistyped'));
  await journey.tap('Go to my identity check', 'ekycFailed', EKYC_URL);
  await journey.tap('Use another mobile', 'ekycMobile', MOBILE_URL);
  await journey.goBack('ekycFailed', EKYC_URL);
  await journey.tap('Send photos of the card instead', 'documents', KYC_URL);
  await journey.tap('Use the Aadhaar code instead', 'aadhaar', KYC_URL);
  await journey.tap('Send photos of the card instead', 'documents', KYC_URL);
  await page.goto(merchant.enter(MOBILE_URL));
  await stubRefusal(merchant, 'updateEkycMobile', 409, 'busy');
  await page.getByLabel('Mobile number').fill('98111 22233');
  await tap(page, 'Use this mobile');
  await expect(page.getByRole('alert')).toContainText('The mobile was not changed');
  await expect(page.getByLabel('Mobile number')).toHaveValue('98111 22233');
  await stubRefusal(merchant, 'updateEkycMobile', 404, 'ekyc_not_found');
  await journey.tap('Use this mobile', 'ekycFailed', EKYC_URL);
  await merchant.clearFaults();
  await tap(page, 'Use another mobile');
  await page.getByLabel('Mobile number').fill('98111 22233');
  await journey.tap('Use this mobile', 'ekycOpen', EKYC_URL);
  await expect(page.getByText('Your mobile is noted')).toBeVisible();
  await picture(page, 'identity-mobile-noted');
  await journey.tap('Use another mobile', 'ekycMobile', MOBILE_URL);
  await journey.tap(/^Back$/, 'ekycOpen', EKYC_URL);
  await journey.tap('Send photos of the card instead', 'documents', KYC_URL);
  await journey.leaveBy(/^Back$/, APPLICATION_URL);

  for (const [reason, words] of [
    ['name_mismatch', 'The names do not match'],
    ['otp_attempts_exceeded', 'The code was wrong too often'],
  ] as const) {
    const id = await beginAadhaarOnOtherPhone(merchant);
    await endAadhaarCheckOnOtherPhone(page, id, reason);
    await page.goto(merchant.enter(`/termloan/application/ekyc/${id}`));
    await expect(page.getByText(words)).toBeVisible();
  }
  await journey.shows('ekycExhausted', EKYC_URL);
});

test('Aadhaar is slow, its page does not open, its answers are lost @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('step-ekyc');
  await merchant.flag({ ekyc_seconds: 3_600 });
  await page.clock.install();
  await journey.open(merchant, KYC_URL, 'aadhaar', KYC_URL);
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await page.goto(merchant.enter(KYC_URL));
  await stubRefusal(merchant, 'startEkyc', 400, 'consent_required');
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Continue to Aadhaar');
  await expect(page.getByRole('alert')).toContainText('The check was not opened');
  await stubLostAnswers(merchant, 'startEkyc', 'drop-before');
  await tap(page, 'Continue to Aadhaar');
  await journey.runUntil('aadhaarUnanswered');
  await journey.tap(/^Back$/, 'aadhaar');
  await stubLostAnswers(merchant, 'startEkyc', 'drop-after');
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, 'Continue to Aadhaar');
  await journey.runUntil('aadhaarUnanswered');
  await merchant.clearFaults();
  await page.route('**/sandbox/aadhaar/**', (route) => route.fulfill({ status: 204 }));
  await journey.checkAgain(/sandbox\/aadhaar/, 'openingAuthority');
  await page.clock.runFor(8 * SECOND_MS);
  await journey.shows('ekycOpen', EKYC_URL);
  await expect(page.getByRole('alert')).toContainText('Aadhaar’s page did not open');
  await picture(page, 'identity-aadhaar-not-opened');
  await journey.tap('Continue to Aadhaar', 'openingAuthority');
  await restoreFromCacheUntil(page, stateOf(page, 'identity', 'ekycOpen'));
  await journey.shows('ekycOpen', EKYC_URL);
  const id = page.url().split('/').at(-1) ?? '';
  await answerWith(merchant, 'getEkyc', 200, {
    ekyc_id: id,
    status: 'INITIATED',
    authorization_url: 'javascript:alert(1)',
    attempts_left: 3,
  });
  await page.reload();
  await tap(page, 'Continue to Aadhaar');
  await expect(page.getByRole('alert')).toContainText('Aadhaar’s page did not open');
  await merchant.clearFaults();
  await page.unroute('**/sandbox/aadhaar/**');
  await page.reload();
  await tap(page, 'Continue to Aadhaar');
  await journey.after(endAadhaarCheck(page, 'slow'), 'ekycPending', EKYC_URL);
  await checkLook(page, 'aadhaar-pending');
  await waitForRequestDuring(page, /ekyc\/eky/, () => page.clock.runFor(3 * SECOND_MS));
  await journey.returnToApp(/ekyc\/eky/, 'ekycPending');
  await merchant.fault('listKycDocuments', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now.')).toBeVisible();
  await merchant.clearFaults();
  await journey.leaveBy('Back to your application', APPLICATION_URL);
  await journey.open(merchant, KYC_URL, 'ekycPending', EKYC_URL);
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await journey.open(merchant, KYC_URL, 'ekycPending');
  await backDuringStatusCheck(page, /ekyc\/eky/);
  await expect(page).toHaveURL(APPLICATION_URL);
  await page.goto(merchant.enter(KYC_URL));
  await merchant.advanceMs(OVER_AN_HOUR_MS);
  await journey.after(checkAgainUntil(page, 'identity', 'identityVerified'), 'identityVerified');
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
});

test('Aadhaar was used on the other phone meanwhile: pending, verified, no tries left @night', async ({
  page,
  journey,
  persona,
}) => {
  await page.clock.install();
  const slow = await persona('step-ekyc');
  await slow.flag({ ekyc_seconds: 3_600 });
  await journey.open(slow, KYC_URL, 'aadhaar');
  const checkId = await beginAadhaarOnOtherPhone(slow);
  await endAadhaarCheckOnOtherPhone(page, checkId, 'slow');
  await journey.agree('Continue to Aadhaar', 'ekycPending', EKYC_URL);
  const verified = await journey.openAs('step-ekyc', KYC_URL, 'aadhaar');
  await endAadhaarCheckOnOtherPhone(page, await beginAadhaarOnOtherPhone(verified), 'verified');
  await journey.agree('Continue to Aadhaar', 'identityVerified');

  const noTriesLeft = await journey.openAs('step-ekyc-update-mobile', KYC_URL, 'ekycFailed', EKYC_URL);
  await journey.tap('Try again with this mobile', 'aadhaar', KYC_URL);
  await picture(page, 'identity-aadhaar-again');
  await stubLostAnswers(noTriesLeft, 'updateEkycMobile', 'drop-before');
  await page.goto(noTriesLeft.enter(MOBILE_URL));
  await page.getByLabel('Mobile number').fill('9811122233');
  await tap(page, 'Use this mobile');
  await journey.runUntil('mobileUnanswered');
  await journey.tap(/^Back$/, 'ekycMobile', MOBILE_URL);
  await page.getByLabel('Mobile number').fill('9811122233');
  await tap(page, 'Use this mobile');
  await journey.runUntil('mobileUnanswered');
  await noTriesLeft.clearFaults();
  for (const reason of ['cancelled', 'name_mismatch'])
    await endAadhaarCheckOnOtherPhone(page, await beginAadhaarOnOtherPhone(noTriesLeft), reason);
  await journey.tap('Check again', 'ekycExhausted', EKYC_URL);
  await journey.open(noTriesLeft, KYC_URL, 'ekycExhausted', EKYC_URL);

  const triesUsedUp = await persona('step-ekyc-update-mobile');
  await page.goto(triesUsedUp.enter(KYC_URL));
  await journey.tap('Try again with this mobile', 'aadhaar');
  for (const reason of ['cancelled', 'name_mismatch'])
    await endAadhaarCheckOnOtherPhone(page, await beginAadhaarOnOtherPhone(triesUsedUp), reason);
  await journey.agree('Continue to Aadhaar', 'ekycExhausted', EKYC_URL);
  await expect(page.getByText(/You can try Aadhaar again from/)).toBeVisible();
});

/** The prepared picture: its bytes as a text of one character each, and its longest side in pixels. */
function readyPicture(page: Page): Promise<{ readonly text: string; readonly longest: number }> {
  return page.evaluate(async () => {
    const shown = document.querySelector<HTMLImageElement>('img[src^="blob:"]');
    if (shown === null) throw new Error('No picture of this page is shown.');
    const bytes = new Uint8Array(await (await fetch(shown.src)).arrayBuffer());
    const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
    return { text, longest: Math.max(shown.naturalWidth, shown.naturalHeight) };
  });
}

/** Picks a file for the side that the page asks for. */
async function pickFile(page: Page, side: 'front' | 'back', file: Awaited<ReturnType<typeof photo>>) {
  await expect(page.getByText(`Now the ${side}`)).toBeVisible();
  await page.locator('input[type="file"]').first().setInputFiles(file);
}

test('photos of the card: scaled, without metadata, sent once, under review @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('document-upload');
  await merchant.flag({ document_seconds: 3_600 });
  await page.clock.install();
  await journey.open(merchant, KYC_URL, 'aadhaar', KYC_URL);
  await journey.tap('Send photos of the card instead', 'documents', KYC_URL);
  await checkLook(page, 'photos');
  await expectReachableByKeyboard(page);
  await pickFile(page, 'front', textNamedJpg);
  await expect(page.getByRole('alert')).toContainText('This is not a JPG, PNG or PDF file.');
  await picture(page, 'identity-photo-wrong');
  const card = await photo(page, { width: 2_400, height: 1_500, marked: true, bytes: 6_000_000 });
  await journey.after(pickFile(page, 'front', card), 'pictureReview');
  await checkLook(page, 'photo-review');
  const prepared = await readyPicture(page);
  expect(prepared.text).not.toContain(PHOTO_MARK);
  expect([prepared.longest, prepared.text.startsWith('\u00ff\u00d8\u00ff')]).toEqual([1_600, true]);
  expect(prepared.text.length).toBeLessThan(1_000_000);
  // The picture above takes a slow machine seconds each time.
  const smallCard = await photo(page, { width: 400, height: 250 });
  for (const discard of ['Take another', /^Back$/]) {
    await journey.tap(discard, 'documents');
    await journey.after(pickFile(page, 'front', smallCard), 'pictureReview');
  }
  await stubRefusal(merchant, 'uploadKycDocument', 400, 'busy');
  await tap(page, 'Send this photo');
  await expect(page.getByRole('alert')).toContainText('The photo was not sent');
  await merchant.clearFaults();
  await journey.tap('Send again', 'documents', KYC_URL);
  await expect(page.getByText('Being checked')).toBeVisible();
  await expect(page.getByRole('img', { name: /Front of your Aadhaar, masked/ })).toBeVisible();
  await checkLook(page, 'photos-one-given');
  await journey.reload('documents', KYC_URL);

  await stubRefusal(merchant, 'uploadKycDocument', 413, 'file_too_large');
  await pickFile(page, 'back', smallCard);
  await tap(page, 'Send this photo');
  await expect(page.getByRole('alert')).toContainText('too large for the lender');
  await stubLostAnswers(merchant, 'uploadKycDocument', 'drop-before');
  await pickFile(page, 'back', smallCard);
  await tap(page, 'Send this photo');
  await journey.runUntil('documentUnanswered');
  await journey.tap(/^Back$/, 'documents', KYC_URL);
  await stubLostAnswers(merchant, 'uploadKycDocument', 'drop-after');
  await pickFile(page, 'back', smallCard);
  await tap(page, 'Send this photo');
  await journey.runUntil('documentUnanswered');
  await merchant.clearFaults();
  await journey.tap('Check again', 'documentsPending', KYC_URL);
  await checkLook(page, 'photos-pending');
  await waitForRequestDuring(page, /kycDocuments/, () => page.clock.runFor(3 * SECOND_MS));
  await journey.returnToApp(/kycDocuments/, 'documentsPending');
  await merchant.fault('listKycDocuments', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now.')).toBeVisible();
  await merchant.clearFaults();
  await journey.leaveBy(/^Back$/, APPLICATION_URL);
  await journey.open(merchant, KYC_URL, 'documentsPending');
  await backDuringStatusCheck(page, /kycDocuments/);
  await expect(page).toHaveURL(APPLICATION_URL);
  await journey.open(merchant, KYC_URL, 'documentsPending');
  await journey.leaveBy('Continue meanwhile', NEXT_STEP_URL);
  await page.goto(merchant.enter(KYC_URL));
  await merchant.advanceMs(OVER_AN_HOUR_MS);
  await journey.after(checkAgainUntil(page, 'identity', 'identityVerified'), 'identityVerified', KYC_URL);
});

test('a photo that cannot be read is taken again; leaving the page discards the photo @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  // Loading a revoked picture URL fails.
  const merchant = await persona('ekyc-attempts-exceeded');
  await merchant.flag({ document_result: 'REJECTED' });
  await page.clock.install();
  await journey.open(merchant, KYC_URL, 'ekycExhausted', EKYC_URL);
  await tap(page, 'Send photos of the card');
  const card = await photo(page);
  await withStalledImageDecoding(page, async () => {
    await journey.after(pickFile(page, 'front', card), 'preparingPicture');
    await journey.runUntil('documents', 5 * SECOND_MS);
    await expect(page.getByRole('alert')).toContainText('This picture can not be opened.');
  });
  await journey.after(pickFile(page, 'front', card), 'pictureReview');
  const discardedUrl = (await page.getByRole('img').first().getAttribute('src')) ?? '';
  await moveTo(page, '/termloan/history');
  await expect(page).toHaveURL(/\/termloan\/history$/);
  await expectObjectUrlRevoked(page, discardedUrl);
  await page.goBack();
  await tap(page, 'Send photos of the card');
  for (const side of ['front', 'back'] as const) {
    await pickFile(page, side, card);
    await journey.tap('Send this photo', side === 'front' ? 'documents' : 'documentsPending', KYC_URL);
  }
  await merchant.advanceMs(OVER_AN_HOUR_MS);
  await journey.reload('documents', KYC_URL);
  await expect(page.getByText('It could not be read.').first()).toBeVisible();
  await checkLook(page, 'photos-refused');
});
