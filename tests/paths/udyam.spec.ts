/** The Udyam registration in Chromium: its pages, its codes, submitted once, and its status until the end. */
import type { BrowserContext, Page } from '@playwright/test';

import { expectAccessible, expectReachableByKeyboard } from '../browser/support/access';
import { callsOf, moveTo } from '../browser/support/other-phone';
import { waitForRequestDuring } from '../browser/support/page-clock';
import { takePicture } from '../browser/support/pictures';
import { runUntil, stateOf } from '../browser/support/session-time';
import { wrongCode } from '../browser/support/steps/agreement-steps';
import { returnUntilRequest } from '../browser/support/steps/payments';
import {
  agreeAndSend,
  checkLook,
  EXTERNAL_LINK_QUERY,
  expectUdyamState,
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
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const UDYAM = '/register-udyam';

/** Client storage, URL, history state and cookies, as one text. */
async function storedDataText(page: Page, context: BrowserContext): Promise<string> {
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href, history.state]),
  );
  return stored + JSON.stringify(await context.cookies());
}

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
  persona,
  context,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('udyam-new');
  const pan = await panOf(merchant);
  const traces = collectTraces(page);
  await page.goto(merchant.enter(`/termloan/register-business?${EXTERNAL_LINK_QUERY}`));
  await expectState(page, 'register-business', 'registerBusiness');
  await tap(page, 'Register now');
  await expectUdyamState(page, 'start', UDYAM);
  await expect(page.getByText('Pay nobody for it')).toBeVisible();
  await checkLook(page, 'start');
  await expectReachableByKeyboard(page);
  await tap(page, 'Start');

  await expectUdyamState(page, 'kyc', `${UDYAM}/kyc`);
  await page.getByLabel('Your name').fill('');
  await saveUdyam(page);
  await expect(page.getByRole('alert')).toContainText('Check 3 things');
  await expect(page.getByRole('alert')).toBeFocused();
  await checkLook(page, 'kyc-errors');
  await fillKyc(page, 'ABCPK1234F');
  await saveUdyam(page);
  await expect(page.getByRole('alert')).toContainText('This is not the PAN of your account.');
  await expect(page.getByLabel('Aadhaar number')).toHaveValue('9999 4105 7058');
  await page.getByLabel('PAN', { exact: true }).fill(pan);
  await saveUdyam(page);

  await expectUdyamState(page, 'code', `${UDYAM}/otp/aadhaar`);
  await expect(page.locator('[data-chart="otp"][data-state="code"]')).toBeVisible();
  await checkLook(page, 'code');
  await typeUdyamCode(page, () => wrongCode(merchant));
  await expect(page.getByText('4 tries left')).toBeVisible();
  await page.reload();
  await expectUdyamState(page, 'code', `${UDYAM}/otp/aadhaar`);
  expect(await callsOf(merchant, 'getUdyamOtp')).toEqual([200]);
  await typeUdyamCode(page, merchant.newestCode);

  await expectUdyamState(page, 'personalDetails', `${UDYAM}/personal-details`);
  await fillPerson(page);
  // Back skips the code that was accepted; the typed values stay in the memory of the page.
  await page.goBack();
  await expectUdyamState(page, 'kyc', `${UDYAM}/kyc`);
  await expect(page.getByText('Saved: ••••7058. Leave empty to keep it.')).toBeVisible();
  await page.goForward();
  await expectUdyamState(page, 'personalDetails', `${UDYAM}/personal-details`);
  await expect(page.getByLabel('Mobile number')).toHaveValue(markedUdyam.mobile);
  await saveUdyam(page);

  await expectUdyamState(page, 'businessActivity', `${UDYAM}/business-details`);

  const storedText = await storedDataText(page, context);
  const events = JSON.stringify(await merchant.events());
  for (const value of [...Object.values(markedUdyam), pan]) {
    expect(storedText, value).not.toContain(value);
    expect(traces.join('\n'), value).not.toContain(value);
    expect(events, value).not.toContain(value);
  }
});

test('from the business pages to the Udyam number: page by page, reviewed, sent once, the query kept', async ({
  page,
  persona,
  context,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('udyam-draft');
  const traces = collectTraces(page);
  await page.goto(merchant.enter(`/termloan/register-business?${EXTERNAL_LINK_QUERY}`));
  await expectState(page, 'register-business', 'registerBusiness');
  await tap(page, 'Go on with the registration');
  await expectUdyamState(page, 'start', UDYAM);
  await tap(page, 'Continue: step 3 of 5');
  await expectUdyamState(page, 'businessActivity', `${UDYAM}/business-details`);
  await pickKind(page, 'kirana shop');
  await pickKind(page, '14105');
  await pickKind(page, 'mobile');
  await page.getByRole('button', { name: 'Remove Custom tailoring' }).click();
  await expect(page.getByRole('radio', { name: 'Buy and sell' })).toBeChecked();
  await page.reload();
  await expectUdyamState(page, 'businessActivity', `${UDYAM}/business-details`);
  await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await saveUdyam(page);

  await expectUdyamState(page, 'businessFacts', `${UDYAM}/business-details`);
  await fillBusiness(page);
  await saveUdyam(page);
  await expectUdyamState(page, 'businessSize', `${UDYAM}/business-details`);
  await fillSize(page);
  await page.reload();
  await expectUdyamState(page, 'businessSize');
  await expect(page.getByLabel('Sales of last year')).toHaveValue('5,40,000');
  await saveUdyam(page);
  await expectUdyamState(page, 'businessAddress', `${UDYAM}/business-details`);
  await fillAddress(page);
  await tap(page, /^Back$/);
  await expectUdyamState(page, 'businessSize', `${UDYAM}/business-details`);
  await saveUdyam(page);
  await expectUdyamState(page, 'businessAddress', `${UDYAM}/business-details`);
  await expect(page.getByLabel('Town or village')).toHaveValue(markedUdyam.city);
  await saveUdyam(page);
  await expectUdyamState(page, 'bankDetails', `${UDYAM}/bank-details`);
  await fillAccount(page);
  await saveUdyam(page);

  await expectUdyamState(page, 'confirmation', `${UDYAM}/confirmation`);
  await expect(page.getByText('Retail sale in non-specialized stores')).toBeVisible();
  await tap(page, 'Send to the register');
  await expect(page.getByRole('alert')).toContainText('Tick this box');
  await tap(page, /^Change ?: How big is it\?$/);
  await expectUdyamState(page, 'businessSize', `${UDYAM}/business-details`);
  await tap(page, /^Back$/);
  await expectUdyamState(page, 'confirmation', `${UDYAM}/confirmation`);
  await tap(page, 'Check this e-mail by a code');
  await expectUdyamState(page, 'code', `${UDYAM}/otp/email`);
  await tap(page, 'Check the code');
  await expect(page.getByRole('alert')).toContainText('Type the 6 digits from the e-mail.');
  await typeUdyamCode(page, merchant.newestCode);
  await expectUdyamState(page, 'confirmation', `${UDYAM}/confirmation`);
  await expect(page.getByText('Checked by a code')).toBeVisible();
  await agreeAndSend(page);
  await expectUdyamState(page, 'code', `${UDYAM}/otp/udyam`);
  await typeUdyamCode(page, merchant.newestCode);

  await expectUdyamState(page, 'submitted', `${UDYAM}/status`);
  await page.reload();
  await expectUdyamState(page, 'submitted', `${UDYAM}/status`);
  await merchant.advance(11_000);
  // A reload loads the status; the poll may have done it already.
  await page.reload();
  await expectUdyamState(page, 'registered', `${UDYAM}/status`);
  await expect(page.getByText(/^UDYAM-MH-\d{2}-\d{7}$/)).toBeVisible();
  const events = await merchant.events();
  expect(events.filter(({ kind }) => kind === 'udyam.submitted')).toHaveLength(1);

  const storedText = await storedDataText(page, context);
  for (const value of Object.values(markedUdyam)) {
    expect(storedText, value).not.toContain(value);
    expect(traces.join('\n'), value).not.toContain(value);
    expect(JSON.stringify(events), value).not.toContain(value);
  }
  await page.goBack();
  await expectState(page, 'register-business', 'registerBusiness');
  await expect(page).toHaveURL(`/termloan/register-business?${EXTERNAL_LINK_QUERY}`);
});

test('every typed entry URL opens the step that the service allows, and keeps its query', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const draft = await persona('udyam-draft');
  await page.goto(draft.enter(`${UDYAM}?${EXTERNAL_LINK_QUERY}`));
  await expectUdyamState(page, 'start', UDYAM);
  await expect(page.getByRole('button', { name: 'Continue: step 3 of 5' })).toBeVisible();
  await checkLook(page, 'start-begun');
  await page.getByRole('button', { name: /^About you/ }).click();
  await expectUdyamState(page, 'personalDetails', `${UDYAM}/personal-details`);
  await tap(page, /^Back$/);
  await expectUdyamState(page, 'start', UDYAM);
  for (const [entryUrl, state, path] of [
    ['kyc', 'kyc', 'kyc'],
    ['personal-details', 'personalDetails', 'personal-details'],
    ['business-details', 'businessActivity', 'business-details'],
    ['otp/aadhaar', 'businessActivity', 'business-details'],
    ['otp/mobile', 'verification', 'otp/mobile'],
  ] as const) {
    await page.goto(`${UDYAM}/${entryUrl}?${EXTERNAL_LINK_QUERY}`);
    await expectUdyamState(page, state, `${UDYAM}/${path}`);
    if (state === 'personalDetails') await checkLook(page, 'personal');
  }
  await checkLook(page, 'verification');
  await tap(page, 'Change the number');
  await expectUdyamState(page, 'personalDetails', `${UDYAM}/personal-details`);
  for (const locked of ['bank-details', 'confirmation', 'status', 'otp/udyam', 'otp/fax']) {
    await page.goto(`${UDYAM}/${locked}?${EXTERNAL_LINK_QUERY}`);
    await expectUdyamState(page, 'start', UDYAM);
  }
  // URLs within the app: an open page is shown, a locked one redirects.
  for (const [entryUrl, state] of [
    ['/kyc', 'kyc'],
    ['/personal-details', 'personalDetails'],
    ['/business-details', 'businessActivity'],
  ] as const) {
    await moveTo(page, `${UDYAM}${entryUrl}?${EXTERNAL_LINK_QUERY}`);
    await expectUdyamState(page, state, `${UDYAM}${entryUrl}`);
  }
  await moveTo(page, `${UDYAM}/bank-details?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'businessActivity', `${UDYAM}/business-details`);
  await moveTo(page, `${UDYAM}?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'start', UDYAM);
  await tap(page, 'Continue: step 3 of 5');
  await expectUdyamState(page, 'businessActivity');
  await tap(page, /^Back$/);
  await expectUdyamState(page, 'start');
  await page.goto(`${UDYAM}?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'start', UDYAM);
  await tap(page, /^Back$/);
  await expect.poll(() => page.url()).toContain(`/termloan/register-business?${EXTERNAL_LINK_QUERY}`);
});

test('complete details can be reviewed and changed at any entry URL; a finished registration is shown at every one @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const completeDetails = await persona('udyam-failed');
  await page.goto(completeDetails.enter(`${UDYAM}/bank-details?${EXTERNAL_LINK_QUERY}`));
  await expectUdyamState(page, 'bankDetails', `${UDYAM}/bank-details`);
  await moveTo(page, `${UDYAM}/confirmation?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'confirmation', `${UDYAM}/confirmation`);
  await checkLook(page, 'confirmation');
  await expectReachableByKeyboard(page);
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
    await expectUdyamState(page, state);
    await checkLook(page, state);
  }
  await moveTo(page, `${UDYAM}/otp/mobile?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'verification', `${UDYAM}/otp/mobile`);
  await moveTo(page, `${UDYAM}/bank-details?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'bankDetails', `${UDYAM}/bank-details`);
  await moveTo(page, `${UDYAM}?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'start', UDYAM);
  await moveTo(page, `${UDYAM}/otp/mobile?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'verification', `${UDYAM}/otp/mobile`);

  const registered = await persona('udyam-registered');
  await page.goto(registered.enter(`${UDYAM}/kyc?${EXTERNAL_LINK_QUERY}`));
  await expectUdyamState(page, 'registered', `${UDYAM}/status`);
  await checkLook(page, 'registered');
  await expectReachableByKeyboard(page);
  await moveTo(page, `${UDYAM}/kyc?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'registered', `${UDYAM}/status`);
  await tap(page, 'Go to your loan');
  await expect(page).toHaveURL(/\/termloan/);
});

test('an unanswered write is not shown as failed; a failed load can be repeated @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await page.clock.install();
  const merchant = await persona('udyam-draft');
  await merchant.fault('getUdyamDetails', { kind: 'malformed', times: 0 });
  await page.goto(merchant.enter(`${UDYAM}?${EXTERNAL_LINK_QUERY}`));
  await expectUdyamState(page, 'udyamUnavailable');
  await checkLook(page, 'unavailable');
  await tap(page, /^Back$/);
  await expectState(page, 'register-business', 'registerBusiness');
  await expect(page).toHaveURL(`/termloan/register-business?${EXTERNAL_LINK_QUERY}`);
  await page.goto(`${UDYAM}?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'udyamUnavailable');
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectUdyamState(page, 'start');
  await page.goto(`${UDYAM}/kyc?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'kyc');
  await tap(page, /^Back$/);

  await merchant.fault('listNicCodes', { kind: 'malformed', times: 0 });
  await page.goto(`${UDYAM}/business-details?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'businessActivity');
  await expect(page.getByText('The list did not arrive.')).toBeVisible();
  await checkLook(page, 'no-list');
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await page.getByLabel('Find your kind of business').fill('kirana shop');
  await expect(page.getByRole('list', { name: /found$/ })).toBeVisible();
  await checkLook(page, 'activity-search');
  await expectReachableByKeyboard(page);
  await pickKind(page, '14105');
  await merchant.fault('updateUdyamDetails', { kind: 'drop-before', times: 0 });
  await saveUdyam(page);
  await runUntil(page, stateOf(page, 'udyam', 'detailsUnanswered'));
  await checkLook(page, 'unanswered');
  await expect(page.getByText(/fail/i)).toHaveCount(0);
  await tap(page, /^Back$/);
  await expectUdyamState(page, 'businessActivity');
  await expect(page.getByRole('button', { name: 'Remove Custom tailoring' })).toBeVisible();
  await saveUdyam(page);
  await runUntil(page, stateOf(page, 'udyam', 'detailsUnanswered'));
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expectUdyamState(page, 'businessFacts');
});

test('switched off: each page explains and leads back; a finished registration is still shown @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('udyam-draft');
  await merchant.flag({ features: { UDYAM_REGISTRATION: false } });
  for (const entryUrl of ['', '/bank-details', '/otp/mobile']) {
    await page.goto(merchant.enter(`/register-udyam${entryUrl}`));
    await expectState(page, 'udyam', 'notOffered');
    await expect(page.getByText('You cannot register here now')).toBeVisible();
  }
  await expectAccessible(page);
  await tap(page, 'See how your business is registered');
  await expectState(page, 'register-business', 'registerBusiness');
  await expect(page.getByText('You cannot register here now')).toBeVisible();
  await expect(page.getByRole('button', { name: /Register now|Go on with/ })).toBeHidden();
  await page.goto('/register-udyam');
  await expectState(page, 'udyam', 'notOffered');
  await tap(page, /^Back$/);
  await expect(page).not.toHaveURL(/register-udyam/);

  const registered = await persona('udyam-registered');
  await registered.flag({ features: { UDYAM_REGISTRATION: false } });
  await page.goto(registered.enter('/register-udyam'));
  await expectState(page, 'udyam', 'registered');
});

test('a failed registration is sent again once; a mismatch is shown and corrected @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await page.clock.install();
  const failedOnce = await persona('udyam-failed');
  await failedOnce.flag({ udyam_result: 'PENDING' });
  await page.goto(failedOnce.enter(`${UDYAM}?${EXTERNAL_LINK_QUERY}`));
  await expectUdyamState(page, 'registrationFailed', `${UDYAM}/status`);
  await checkLook(page, 'failed');
  await tap(page, 'Later');
  await expect(page).toHaveURL(/\/termloan/);
  await page.goto(`${UDYAM}/status?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'registrationFailed');
  await tap(page, /^Back$/);
  await expect(page).not.toHaveURL(/register-udyam/);
  await page.goto(`${UDYAM}/status?${EXTERNAL_LINK_QUERY}`);
  await tap(page, 'Look over and send again');
  await expectUdyamState(page, 'confirmation', `${UDYAM}/confirmation`);

  await failedOnce.fault('getUdyamOtp', {
    kind: 'status',
    status: 400,
    body: { error: 'sms_down' },
    times: 0,
  });
  await agreeAndSend(page);
  await expectUdyamState(page, 'verification', `${UDYAM}/otp/udyam`);
  await expect(page.getByText('There is no code yet')).toBeVisible();
  await checkLook(page, 'code-refused');
  await failedOnce.clearFaults();
  await tap(page, 'Send the code');
  await expectUdyamState(page, 'code');
  await tap(page, /^Back$/);
  await expectUdyamState(page, 'verification');
  await tap(page, 'Enter the code');
  await expectUdyamState(page, 'code');
  await tap(page, /^Back$/);
  await tap(page, /^Back$/);
  await expectUdyamState(page, 'confirmation');
  // The registration is loaded again: a new code would not help.
  await failedOnce.fault('verifyUdyamOtp', {
    kind: 'status',
    status: 409,
    body: { error: 'udyam_details_missing' },
    times: 0,
  });
  await agreeAndSend(page);
  await typeUdyamCode(page, failedOnce.newestCode);
  await expect(page.getByRole('alert')).toBeVisible();
  await expectUdyamState(page, 'confirmation', `${UDYAM}/confirmation`);
  await failedOnce.clearFaults();
  await agreeAndSend(page);
  await expectUdyamState(page, 'code');
  await expect(page.getByRole('button', { name: 'Check and send' })).toBeVisible();
  // A reload drops the consent, not the code: the code then submits nothing, and the page says so.
  await page.reload();
  await expectUdyamState(page, 'code', `${UDYAM}/otp/udyam`);
  await expect(page.getByText(/After them you look over all of it, and send it yourself/)).toBeVisible();
  expect(await callsOf(failedOnce, 'getUdyamOtp')).toEqual([400, 200]);
  await checkLook(page, 'last-code');
  await typeUdyamCode(page, failedOnce.newestCode);
  await expectUdyamState(page, 'confirmation', `${UDYAM}/confirmation`);
  expect(await callsOf(failedOnce, 'updateUdyamDetails')).toEqual([]);
  await failedOnce.fault('updateUdyamDetails', {
    kind: 'status',
    status: 400,
    body: { error: 'consent_required' },
    times: 0,
  });
  await agreeAndSend(page);
  await expect(page.getByRole('alert')).toContainText('The register needs your agreement.');
  await expectUdyamState(page, 'confirmation', `${UDYAM}/confirmation`);
  await checkLook(page, 'confirmation-refused');
  await failedOnce.fault('updateUdyamDetails', {
    kind: 'status',
    status: 409,
    body: { error: 'otp_not_verified' },
    times: 0,
  });
  await agreeAndSend(page);
  await expect(page.getByRole('alert')).toContainText('One code is still missing.');
  await expectUdyamState(page, 'confirmation');
  await failedOnce.fault('updateUdyamDetails', { kind: 'drop-before', times: 0 });
  await agreeAndSend(page);
  await runUntil(page, stateOf(page, 'udyam', 'registrationUnanswered'));
  await checkLook(page, 'send-unanswered');
  await expect(page.getByText(/fail/i)).toHaveCount(0);
  await tap(page, /^Back$/);
  await expectUdyamState(page, 'confirmation');
  await agreeAndSend(page);
  await runUntil(page, stateOf(page, 'udyam', 'registrationUnanswered'));
  await failedOnce.clearFaults();
  await tap(page, 'Check again');
  await expectUdyamState(page, 'submitted', `${UDYAM}/status`);
  await checkLook(page, 'submitted');

  await waitForRequestDuring(page, /udyam-details/, () => page.clock.runFor(3_000));
  await expectUdyamState(page, 'submitted');
  await returnUntilRequest(page, /udyam-details/);
  await expectUdyamState(page, 'submitted');
  await failedOnce.fault('getUdyamDetails', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now.')).toBeVisible();
  await failedOnce.clearFaults();
  await tap(page, 'Go to your loan, look later');
  await expect(page).not.toHaveURL(/register-udyam/);
  await page.goto(`${UDYAM}/status?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'submitted');
  await tap(page, /^Back$/);
  await expect(page).not.toHaveURL(/register-udyam/);
  await page.goto(`${UDYAM}/confirmation?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'submitted', `${UDYAM}/status`);
  await failedOnce.flag({ udyam_result: 'MISMATCH' });
  await failedOnce.advance(11_000);
  await page.reload();
  await expectUdyamState(page, 'detailsMismatch', `${UDYAM}/status`);
  await checkLook(page, 'mismatch');
  await tap(page, 'Later');
  await expect(page).not.toHaveURL(/register-udyam/);
  await page.goto(`${UDYAM}?${EXTERNAL_LINK_QUERY}`);
  await expectUdyamState(page, 'detailsMismatch');
  await tap(page, /^Back$/);
  await expect(page).not.toHaveURL(/register-udyam/);
  await page.goto(`${UDYAM}?${EXTERNAL_LINK_QUERY}`);
  await tap(page, 'Correct it');
  await expectUdyamState(page, 'kyc', `${UDYAM}/kyc`);
  await expect(page.getByText('The register has another name for your PAN.')).toBeVisible();
  await checkLook(page, 'kyc-mismatch');

  // Submitted on the other phone meanwhile: this page shows it, and submits nothing.
  await failedOnce.call('PATCH', '/api/termloan/udyam-details', {
    udyam_registration_details: { consent: true },
    service_name: 'CONFIRMATION',
  });
  await saveUdyam(page);
  await expectUdyamState(page, 'submitted', `${UDYAM}/status`);
});
