/** The Udyam registration in Chromium: its pages, its codes, submitted once, and its status until the end. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../browser/support/access';
import { answerWith } from '../browser/support/lender';
import { callsOf, moveTo } from '../browser/support/other-phone';
import { waitForRequestDuring } from '../browser/support/page-clock';
import { takePicture } from '../browser/support/pictures';
import { wrongCode } from '../browser/support/steps/agreement-steps';
import {
  agreeAndSend,
  atUrl,
  EXTERNAL_LINK_QUERY,
  fillAccount,
  fillAddress,
  fillBusiness,
  fillKyc,
  fillPerson,
  fillSize,
  markedUdyam,
  panOf,
  pickKind,
  saveUdyam,
  typeUdyamCode,
} from '../browser/support/steps/udyam-steps';
import { tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';
import { storedDataText } from '../browser/support/typed';

test.use({ journeyId: 'udyam' });

const UDYAM = '/register-udyam';

/** Collects the URLs of all calls, the bodies of those to other services, and the console. */
function collectTraces(page: Page): readonly string[] {
  const traces: string[] = [];
  page.on('request', (request) => {
    traces.push(request.url());
    if (!request.url().includes('/api/termloan')) traces.push(request.postData() ?? '');
  });
  page.on('console', (message) => traces.push(message.text()));
  return traces;
}

test('from the start through the Aadhaar code to the business pages: the query is kept, personal data is stored nowhere', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('udyam-new');
  const pan = await panOf(merchant);
  const traces = collectTraces(page);
  await page.goto(merchant.enter(`/termloan/register-business?${EXTERNAL_LINK_QUERY}`));
  await journey.shows('register-business/registerBusiness');
  await journey.tap('Register now', 'start', atUrl(UDYAM));
  await expect(page.getByText('Pay nobody for it')).toBeVisible();
  await journey.checkLookAndKeyboard('start');
  await tap(page, 'Start');

  await journey.shows('kyc', atUrl(`${UDYAM}/kyc`));
  await page.getByLabel('Your name').fill('');
  await saveUdyam(page);
  await expect(page.getByRole('alert')).toContainText('Check 3 things');
  await expect(page.getByRole('alert')).toBeFocused();
  await journey.checkLook('kyc-errors');
  await fillKyc(page, 'ABCPK1234F');
  await saveUdyam(page);
  await expect(page.getByRole('alert')).toContainText('This is not the PAN of your account.');
  await expect(page.getByLabel('Aadhaar number')).toHaveValue('9999 4105 7058');
  await page.getByLabel('PAN', { exact: true }).fill(pan);
  await saveUdyam(page);

  await journey.shows('code', atUrl(`${UDYAM}/otp/aadhaar`));
  await expect(page.locator('[data-chart="otp"][data-state="code"]')).toBeVisible();
  await journey.checkLook('code');
  await typeUdyamCode(page, () => wrongCode(merchant));
  await expect(page.getByText('4 tries left')).toBeVisible();
  await journey.reload('code', atUrl(`${UDYAM}/otp/aadhaar`));
  expect(await callsOf(merchant, 'getUdyamOtp')).toEqual([200]);
  await typeUdyamCode(page, merchant.newestCode);

  await journey.shows('personalDetails', atUrl(`${UDYAM}/personal-details`));
  await fillPerson(page);
  // Back skips the code that was accepted; the typed values stay in the memory of the page.
  await journey.goBack('kyc', atUrl(`${UDYAM}/kyc`));
  await expect(page.getByText('Saved: ••••7058. Leave empty to keep it.')).toBeVisible();
  await journey.goForward('personalDetails', atUrl(`${UDYAM}/personal-details`));
  await expect(page.getByLabel('Mobile number')).toHaveValue(markedUdyam.mobile);
  await saveUdyam(page);

  await journey.shows('businessActivity', atUrl(`${UDYAM}/business-details`));

  const storedText = await storedDataText(page);
  const events = JSON.stringify(await merchant.events());
  for (const value of [...Object.values(markedUdyam), pan]) {
    expect(storedText, value).not.toContain(value);
    expect(traces.join('\n'), value).not.toContain(value);
    expect(events, value).not.toContain(value);
  }
});

test('from the business pages to the Udyam number: page by page, reviewed, sent once, the query kept', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('udyam-draft');
  const traces = collectTraces(page);
  await page.goto(merchant.enter(`/termloan/register-business?${EXTERNAL_LINK_QUERY}`));
  await journey.shows('register-business/registerBusiness');
  await journey.tap('Continue with the registration', 'start', atUrl(UDYAM));
  await journey.tap('Continue: step 3 of 5', 'businessActivity', atUrl(`${UDYAM}/business-details`));
  await pickKind(page, 'kirana shop');
  await pickKind(page, '14105');
  await pickKind(page, 'mobile');
  await page.getByRole('button', { name: 'Remove Custom tailoring' }).click();
  await expect(page.getByRole('radio', { name: 'Buy and sell' })).toBeChecked();
  await journey.reload('businessActivity', atUrl(`${UDYAM}/business-details`));
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await saveUdyam(page);

  await journey.shows('businessFacts', atUrl(`${UDYAM}/business-details`));
  await fillBusiness(page);
  await journey.after(saveUdyam(page), 'businessSize', atUrl(`${UDYAM}/business-details`));
  await fillSize(page);
  await journey.reload('businessSize');
  await expect(page.getByLabel('Sales of last year')).toHaveValue('5,40,000');
  await journey.after(saveUdyam(page), 'businessAddress', atUrl(`${UDYAM}/business-details`));
  await fillAddress(page);
  await journey.tap(/^Back$/, 'businessSize', atUrl(`${UDYAM}/business-details`));
  await journey.after(saveUdyam(page), 'businessAddress', atUrl(`${UDYAM}/business-details`));
  await expect(page.getByLabel('Town or village')).toHaveValue(markedUdyam.city);
  await journey.after(saveUdyam(page), 'bankDetails', atUrl(`${UDYAM}/bank-details`));
  await fillAccount(page);
  await saveUdyam(page);

  await journey.shows('confirmation', atUrl(`${UDYAM}/confirmation`));
  await expect(page.getByText('Retail sale in non-specialized stores')).toBeVisible();
  await tap(page, 'Send to the register');
  await expect(page.getByRole('alert')).toContainText('Tick this box');
  await journey.tap(/^Change – How big is it\?$/, 'businessSize', atUrl(`${UDYAM}/business-details`));
  await journey.tap(/^Back$/, 'confirmation', atUrl(`${UDYAM}/confirmation`));
  await journey.tap('Check this e-mail by a code', 'code', atUrl(`${UDYAM}/otp/email`));
  await tap(page, 'Check the code');
  await expect(page.getByRole('alert')).toContainText('Type the 6 digits from the e-mail.');
  await typeUdyamCode(page, merchant.newestCode);
  await journey.shows('confirmation', atUrl(`${UDYAM}/confirmation`));
  await expect(page.getByText('Checked by a code')).toBeVisible();
  await journey.after(agreeAndSend(page), 'code', atUrl(`${UDYAM}/otp/udyam`));
  await typeUdyamCode(page, merchant.newestCode);

  await journey.shows('submitted', atUrl(`${UDYAM}/status`));
  await journey.reload('submitted', atUrl(`${UDYAM}/status`));
  await merchant.advanceMs(11_000);
  // A reload loads the status; the poll may have done it already.
  await journey.reload('registered', atUrl(`${UDYAM}/status`));
  await expect(page.getByText(/^UDYAM-MH-\d{2}-\d{7}$/)).toBeVisible();
  const events = await merchant.events();
  expect(events.filter(({ kind }) => kind === 'udyam.submitted')).toHaveLength(1);

  const storedText = await storedDataText(page);
  for (const value of Object.values(markedUdyam)) {
    expect(storedText, value).not.toContain(value);
    expect(traces.join('\n'), value).not.toContain(value);
    expect(JSON.stringify(events), value).not.toContain(value);
  }
  await journey.goBack('register-business/registerBusiness');
  await expect(page).toHaveURL(`/termloan/register-business?${EXTERNAL_LINK_QUERY}`);
});

test('every typed entry URL opens the step that the service allows, and keeps its query @night', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await journey.openAs('udyam-draft', `${UDYAM}?${EXTERNAL_LINK_QUERY}`, 'start', atUrl(UDYAM));
  await expect(page.getByRole('button', { name: 'Continue: step 3 of 5' })).toBeVisible();
  await journey.checkLook('start-begun');
  await page.getByRole('button', { name: /^About you/ }).click();
  await journey.shows('personalDetails', atUrl(`${UDYAM}/personal-details`));
  await journey.tap(/^Back$/, 'start', atUrl(UDYAM));
  for (const [entryUrl, state, path] of [
    ['kyc', 'kyc', 'kyc'],
    ['personal-details', 'personalDetails', 'personal-details'],
    ['business-details', 'businessActivity', 'business-details'],
    ['otp/aadhaar', 'businessActivity', 'business-details'],
    ['otp/mobile', 'verification', 'otp/mobile'],
  ] as const) {
    await journey.goTo(`${UDYAM}/${entryUrl}?${EXTERNAL_LINK_QUERY}`, state, atUrl(`${UDYAM}/${path}`));
    if (state === 'personalDetails') await journey.checkLook('personal');
  }
  await journey.checkLook('verification');
  await journey.tap('Change the number', 'personalDetails', atUrl(`${UDYAM}/personal-details`));
  for (const locked of ['bank-details', 'confirmation', 'status', 'otp/udyam', 'otp/fax']) {
    await journey.goTo(`${UDYAM}/${locked}?${EXTERNAL_LINK_QUERY}`, 'start', atUrl(UDYAM));
  }
  // URLs within the app: an open page is shown, a locked one redirects.
  for (const [entryUrl, state] of [
    ['/kyc', 'kyc'],
    ['/personal-details', 'personalDetails'],
    ['/business-details', 'businessActivity'],
  ] as const) {
    await journey.moveTo(`${UDYAM}${entryUrl}?${EXTERNAL_LINK_QUERY}`, state, atUrl(`${UDYAM}${entryUrl}`));
  }
  await moveTo(page, `${UDYAM}/bank-details?${EXTERNAL_LINK_QUERY}`);
  await journey.shows('businessActivity', atUrl(`${UDYAM}/business-details`));
  await journey.moveTo(`${UDYAM}?${EXTERNAL_LINK_QUERY}`, 'start', atUrl(UDYAM));
  await journey.tap('Continue: step 3 of 5', 'businessActivity');
  await journey.tap(/^Back$/, 'start');
  await journey.goTo(`${UDYAM}?${EXTERNAL_LINK_QUERY}`, 'start', atUrl(UDYAM));
  await tap(page, /^Back$/);
  await expect.poll(() => page.url()).toContain(`/termloan/register-business?${EXTERNAL_LINK_QUERY}`);
});

test('complete details can be reviewed and changed at any entry URL; a finished registration is shown at every one @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const completeDetails = await persona('udyam-failed');
  await page.goto(completeDetails.enter(`${UDYAM}/bank-details?${EXTERNAL_LINK_QUERY}`));
  await journey.shows('bankDetails', atUrl(`${UDYAM}/bank-details`));
  await moveTo(page, `${UDYAM}/confirmation?${EXTERNAL_LINK_QUERY}`);
  await journey.shows('confirmation', atUrl(`${UDYAM}/confirmation`));
  await journey.checkLookAndKeyboard('confirmation');
  await takePicture(page, 'udyam-confirmation-whole', true);
  for (const state of [
    'bankDetails',
    'businessAddress',
    'businessSize',
    'businessFacts',
    'businessActivity',
  ]) {
    await page.locator('header').getByRole('button', { name: 'Back' }).click();
    // The first Back may open the previous history entry; the later ones follow the order of the pages.
    await expect(page.locator('[data-journey="udyam"]')).not.toHaveAttribute('data-state', 'confirmation');
    if (state === 'bankDetails') await moveTo(page, `${UDYAM}/bank-details?${EXTERNAL_LINK_QUERY}`);
    await journey.shows(state);
    await journey.checkLook(state);
  }
  await moveTo(page, `${UDYAM}/otp/mobile?${EXTERNAL_LINK_QUERY}`);
  await journey.shows('verification', atUrl(`${UDYAM}/otp/mobile`));
  await moveTo(page, `${UDYAM}/bank-details?${EXTERNAL_LINK_QUERY}`);
  await journey.shows('bankDetails', atUrl(`${UDYAM}/bank-details`));
  await journey.moveTo(`${UDYAM}?${EXTERNAL_LINK_QUERY}`, 'start', atUrl(UDYAM));
  await moveTo(page, `${UDYAM}/otp/mobile?${EXTERNAL_LINK_QUERY}`);
  await journey.shows('verification', atUrl(`${UDYAM}/otp/mobile`));

  const registered = await persona('udyam-registered');
  await page.goto(registered.enter(`${UDYAM}/kyc?${EXTERNAL_LINK_QUERY}`));
  await journey.shows('registered', atUrl(`${UDYAM}/status`));
  await journey.checkLookAndKeyboard('registered');
  await journey.moveTo(`${UDYAM}/kyc?${EXTERNAL_LINK_QUERY}`, 'registered', atUrl(`${UDYAM}/status`));
  await journey.leaveBy('Go to your loan', /\/termloan/);
});

test('an unanswered write is not shown as failed; a failed load can be repeated @night', async ({
  page,
  journey,
  persona,
}) => {
  await page.clock.install();
  const merchant = await persona('udyam-draft');
  await merchant.fault('getUdyamDetails', { kind: 'malformed', times: 0 });
  await journey.open(merchant, `${UDYAM}?${EXTERNAL_LINK_QUERY}`, 'udyamUnavailable');
  await journey.checkLook('unavailable');
  await journey.tap(/^Back$/, 'register-business/registerBusiness');
  await expect(page).toHaveURL(`/termloan/register-business?${EXTERNAL_LINK_QUERY}`);
  await journey.goTo(`${UDYAM}?${EXTERNAL_LINK_QUERY}`, 'udyamUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'start');
  await journey.goTo(`${UDYAM}/kyc?${EXTERNAL_LINK_QUERY}`, 'kyc');
  await tap(page, /^Back$/);

  await merchant.fault('listNicCodes', { kind: 'malformed', times: 0 });
  await journey.goTo(`${UDYAM}/business-details?${EXTERNAL_LINK_QUERY}`, 'businessActivity');
  await expect(page.getByText('The list did not arrive.')).toBeVisible();
  await journey.checkLook('no-list');
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await page.getByLabel('Find your kind of business').fill('kirana shop');
  await expect(page.getByRole('list', { name: /found$/ })).toBeVisible();
  await journey.checkLookAndKeyboard('activity-search');
  await pickKind(page, '14105');
  await merchant.fault('updateUdyamDetails', { kind: 'drop-before', times: 0 });
  await saveUdyam(page);
  await journey.runUntil('detailsUnanswered');
  await journey.checkLook('unanswered');
  await expect(page.getByText(/fail/i)).toHaveCount(0);
  await journey.tap(/^Back$/, 'businessActivity');
  await expect(page.getByRole('button', { name: 'Remove Custom tailoring' })).toBeVisible();
  await saveUdyam(page);
  await journey.runUntil('detailsUnanswered');
  await merchant.clearFaults();
  await journey.tap('Check again', 'businessFacts');
});

test('switched off: each page explains and leads back; a finished registration is still shown @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('udyam-draft');
  await merchant.flag({ features: { UDYAM_REGISTRATION: false } });
  for (const entryUrl of ['', '/bank-details', '/otp/mobile']) {
    await journey.open(merchant, `/register-udyam${entryUrl}`, 'notOffered');
    await expect(page.getByText('You cannot register here now')).toBeVisible();
  }
  await expectAccessible(page);
  await journey.tap('See how your business is registered', 'register-business/registerBusiness');
  await expect(page.getByText('You cannot register here now')).toBeVisible();
  await expect(page.getByRole('button', { name: /Register now|Continue with/ })).toBeHidden();
  await journey.goTo('/register-udyam', 'notOffered');
  await tap(page, /^Back$/);
  await expect(page).not.toHaveURL(/register-udyam/);

  const registered = await persona('udyam-registered');
  await registered.flag({ features: { UDYAM_REGISTRATION: false } });
  await journey.open(registered, '/register-udyam', 'registered');
});

test('a failed registration is sent again once; a mismatch is shown and corrected @night', async ({
  page,
  journey,
  persona,
}) => {
  await page.clock.install();
  const failedOnce = await persona('udyam-failed');
  await failedOnce.flag({ udyam_result: 'PENDING' });
  await page.goto(failedOnce.enter(`${UDYAM}?${EXTERNAL_LINK_QUERY}`));
  await journey.shows('registrationFailed', atUrl(`${UDYAM}/status`));
  await journey.checkLook('failed');
  await journey.leaveBy('Later', /\/termloan/);
  await journey.goTo(`${UDYAM}/status?${EXTERNAL_LINK_QUERY}`, 'registrationFailed');
  await tap(page, /^Back$/);
  await expect(page).not.toHaveURL(/register-udyam/);
  await page.goto(`${UDYAM}/status?${EXTERNAL_LINK_QUERY}`);
  await journey.tap('Look over and send again', 'confirmation', atUrl(`${UDYAM}/confirmation`));

  await answerWith(failedOnce, 'getUdyamOtp', 400, { error: 'sms_down' });
  await journey.after(agreeAndSend(page), 'verification', atUrl(`${UDYAM}/otp/udyam`));
  await expect(page.getByText('There is no code yet')).toBeVisible();
  await journey.checkLook('code-refused');
  await failedOnce.clearFaults();
  await journey.tap('Send the code', 'code');
  await journey.tap(/^Back$/, 'verification');
  await journey.tap('Enter the code', 'code');
  await tap(page, /^Back$/);
  await journey.tap(/^Back$/, 'confirmation');
  // The registration is loaded again: a new code would not help.
  await answerWith(failedOnce, 'verifyUdyamOtp', 409, { error: 'udyam_details_missing' });
  await agreeAndSend(page);
  await typeUdyamCode(page, failedOnce.newestCode);
  await expect(page.getByRole('alert')).toBeVisible();
  await journey.shows('confirmation', atUrl(`${UDYAM}/confirmation`));
  await failedOnce.clearFaults();
  await journey.after(agreeAndSend(page), 'code');
  await expect(page.getByRole('button', { name: 'Check and send' })).toBeVisible();
  // A reload drops the consent, not the code: the code then submits nothing, and the page says so.
  await journey.reload('code', atUrl(`${UDYAM}/otp/udyam`));
  await expect(page.getByText(/After them you look over all of it, and send it yourself/)).toBeVisible();
  expect(await callsOf(failedOnce, 'getUdyamOtp')).toEqual([400, 200]);
  await journey.checkLook('last-code');
  await typeUdyamCode(page, failedOnce.newestCode);
  await journey.shows('confirmation', atUrl(`${UDYAM}/confirmation`));
  expect(await callsOf(failedOnce, 'updateUdyamDetails')).toEqual([]);
  await answerWith(failedOnce, 'updateUdyamDetails', 400, { error: 'consent_required' });
  await agreeAndSend(page);
  await expect(page.getByRole('alert')).toContainText('The register needs your agreement.');
  await journey.shows('confirmation', atUrl(`${UDYAM}/confirmation`));
  await journey.checkLook('confirmation-refused');
  await answerWith(failedOnce, 'updateUdyamDetails', 409, { error: 'otp_not_verified' });
  await agreeAndSend(page);
  await expect(page.getByRole('alert')).toContainText('One code is still missing.');
  await journey.shows('confirmation');
  await failedOnce.fault('updateUdyamDetails', { kind: 'drop-before', times: 0 });
  await agreeAndSend(page);
  await journey.runUntil('registrationUnanswered');
  await journey.checkLook('send-unanswered');
  await expect(page.getByText(/fail/i)).toHaveCount(0);
  await journey.tap(/^Back$/, 'confirmation');
  await agreeAndSend(page);
  await journey.runUntil('registrationUnanswered');
  await failedOnce.clearFaults();
  await journey.tap('Check again', 'submitted', atUrl(`${UDYAM}/status`));
  await journey.checkLook('submitted');

  await waitForRequestDuring(page, /udyam-details/, () => page.clock.runFor(3_000));
  await journey.shows('submitted');
  await journey.returnToApp(/udyam-details/, 'submitted');
  await failedOnce.fault('getUdyamDetails', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now.')).toBeVisible();
  await failedOnce.clearFaults();
  await tap(page, 'Go to your loan, look later');
  await expect(page).not.toHaveURL(/register-udyam/);
  await journey.goTo(`${UDYAM}/status?${EXTERNAL_LINK_QUERY}`, 'submitted');
  await tap(page, /^Back$/);
  await expect(page).not.toHaveURL(/register-udyam/);
  await journey.goTo(`${UDYAM}/confirmation?${EXTERNAL_LINK_QUERY}`, 'submitted', atUrl(`${UDYAM}/status`));
  await journey.backDuringCheck(/udyam-details/, 'register-business/registerBusiness');
  await journey.goTo(`${UDYAM}/status?${EXTERNAL_LINK_QUERY}`, 'submitted');
  await failedOnce.flag({ udyam_result: 'MISMATCH' });
  await failedOnce.advanceMs(11_000);
  await journey.reload('detailsMismatch', atUrl(`${UDYAM}/status`));
  await journey.checkLook('mismatch');
  await tap(page, 'Later');
  await expect(page).not.toHaveURL(/register-udyam/);
  await journey.goTo(`${UDYAM}?${EXTERNAL_LINK_QUERY}`, 'detailsMismatch');
  await tap(page, /^Back$/);
  await expect(page).not.toHaveURL(/register-udyam/);
  await page.goto(`${UDYAM}?${EXTERNAL_LINK_QUERY}`);
  await journey.tap('Correct it', 'kyc', atUrl(`${UDYAM}/kyc`));
  await expect(page.getByText('The register has another name for your PAN.')).toBeVisible();
  await journey.checkLook('kyc-mismatch');

  // Submitted on the other phone meanwhile: this page shows it, and submits nothing.
  await failedOnce.call('PATCH', '/api/termloan/udyam-details', {
    udyam_registration_details: { consent: true },
    service_name: 'CONFIRMATION',
  });
  await journey.after(saveUdyam(page), 'submitted', atUrl(`${UDYAM}/status`));
});
