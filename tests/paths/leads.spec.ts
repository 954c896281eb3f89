/** A partner lead in Chromium: consent, code, profile, the second consent, and every answer of the partner. */
import type { Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import type { Merchant } from '../browser/support/lender';
import { callsOf, moveTo } from '../browser/support/other-phone';
import { backDuringStatusCheck, waitForRequestDuring } from '../browser/support/page-clock';
import { picture } from '../browser/support/pictures';
import { hostBack, injectHost, tokenOf, WEB_VIEW_USER_AGENT } from '../browser/support/session-host';
import { runUntil, stateOf } from '../browser/support/session-time';
import { wrongCode } from '../browser/support/steps/agreement-steps';
import { returnUntilRequest } from '../browser/support/steps/payments';
import { checkAgainUntil, expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const DAY_MS = 86_400_000;
const QUERY = 'utm=poster&n=00123456789012345678';
const TEN_MINUTES_MS = 600_000;
const LEAD_CALL = /leadProfile/;
/** Monthly sales, which the page computes from the yearly sales of the service. */
const MONTHLY_SALES = '₹45,000';
const expectCurrentState = (page: Page, state: string) => expectState(page, 'leads', state);
const codeState = (page: Page, state: string) => page.locator(`[data-chart="otp"][data-state="${state}"]`);
const refusalWith = (error: string, status = 409) =>
  ({ kind: 'status', status, body: { error }, times: 0 }) as const;

/** Takes a screenshot, and checks accessibility (axe) and 200 % zoom. */
async function checkLook(page: Page, name: string): Promise<void> {
  await picture(page, `leads-${name}`);
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
}

async function open(page: Page, merchant: Merchant, url = '/indialends'): Promise<void> {
  await page.goto(merchant.enter(url));
}

async function agree(page: Page, action = 'Agree and get the code'): Promise<void> {
  await page.getByRole('checkbox').check({ force: true });
  await tap(page, action);
}

async function typeCode(page: Page, digits: string): Promise<void> {
  await page.getByLabel('Code').fill(digits);
  await tap(page, 'Confirm my phone');
}

async function fillProfile(page: Page): Promise<void> {
  await page.getByLabel('Sales in a month').fill('45,000');
  await page.getByRole('radio', { name: 'Yes' }).first().check({ force: true });
  await page.getByRole('radio', { name: 'No' }).last().check({ force: true });
  await page.getByLabel('Years').fill('3');
  await page.getByLabel('Months').fill('4');
}

test('from the consent to the acceptance: nothing is sent without consent, and the query is kept', async ({
  page,
  persona,
  allowed,
  ownAmounts,
}) => {
  allowed.push(FAILED_CALLS);
  ownAmounts.push(MONTHLY_SALES);
  const logged: string[] = [];
  const sentByPage: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('request', (request) => {
    const isCheck = /leadgen\/verifyOtp/.test(request.url());
    sentByPage.push(request.url() + (isCheck ? '' : (request.postData() ?? '')));
  });
  const merchant = await persona('lead-new');
  await open(page, merchant, `/indialends/otp?${QUERY}`);
  await expectCurrentState(page, 'leadStart');
  await expect(page).toHaveURL(/\/indialends\?utm=poster&n=00123456789012345678$/);
  await checkLook(page, 'start');
  await expectReachableByKeyboard(page);
  await tap(page, 'Agree and get the code');
  await expect(page.getByText(/^Tick the box if you agree/).first()).toBeVisible();
  await picture(page, 'leads-start-error');
  expect(await callsOf(merchant, 'createLead')).toEqual([]);
  await agree(page);
  await expectCurrentState(page, 'leadCode');
  await expect(page).toHaveURL(/\/indialends\/otp\?utm=poster&n=00123456789012345678$/);
  await checkLook(page, 'code');
  await typeCode(page, await wrongCode(merchant));
  await expect(page.getByText('4 tries left')).toBeVisible();
  await page.reload();
  await expect(codeState(page, 'code')).toBeVisible();
  await expect(page.getByText('4 tries left')).toBeVisible();
  await tap(page, /^Back$/);
  await expectCurrentState(page, 'leadStart');
  await agree(page);
  await expect(codeState(page, 'code')).toBeVisible();
  await moveTo(page, `/indialends?${QUERY}`);
  await expectCurrentState(page, 'leadStart');
  await agree(page);
  await expect(codeState(page, 'code')).toBeVisible();
  const digits = await merchant.newestCode();
  expect((await merchant.events()).filter(({ kind }) => kind === 'otp.sent')).toHaveLength(1);
  await typeCode(page, `${digits.slice(0, 3)} ${digits.slice(3)}`);
  await expectCurrentState(page, 'leadProfile');
  await expect(page).toHaveURL(/\/indialends\/profile\?utm=poster&n=00123456789012345678$/);
  await checkLook(page, 'profile');
  await expectReachableByKeyboard(page);
  await page.getByLabel('Months').fill('12');
  await tap(page, 'Continue');
  await expect(page.getByText('Check 4 things')).toBeVisible();
  await checkLook(page, 'profile-error');
  await fillProfile(page);
  await page.reload();
  // The draft survives the reload; it has no personal data.
  await expect(page.getByLabel('Sales in a month')).toHaveValue('45,000');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
  expect(await callsOf(merchant, 'updateLeadProfile')).toEqual([]);
  await tap(page, 'Continue');
  await expectCurrentState(page, 'leadReview');
  await expect(page).toHaveURL(/\/indialends\/review\?utm=poster/);
  await checkLook(page, 'review');
  await expectReachableByKeyboard(page);
  await page.goBack();
  await expectCurrentState(page, 'leadProfile');
  await page.goForward();
  await expectCurrentState(page, 'leadReview');
  await page.reload();
  await expectCurrentState(page, 'leadReview');
  await moveTo(page, `/indialends/profile?${QUERY}`);
  await expectCurrentState(page, 'leadProfile');
  await tap(page, 'Continue');
  await expectCurrentState(page, 'leadReview');
  await tap(page, 'Change my answers');
  await expectCurrentState(page, 'leadProfile');
  await page.goBack();
  await expectCurrentState(page, 'leadReview');
  await tap(page, 'Change my answers');
  await expectCurrentState(page, 'leadProfile');
  await expect(page.getByLabel('Sales in a month')).toHaveValue('45000');
  await tap(page, 'Continue');
  await expectCurrentState(page, 'leadReview');
  await tap(page, 'Send to IndiaLends');
  await expect(page.getByText(/^Tick the box if you agree/).first()).toBeVisible();
  expect(await callsOf(merchant, 'submitLead')).toEqual([]);
  await agree(page, 'Send to IndiaLends');
  await expectCurrentState(page, 'leadSubmitted');
  await expect(page).toHaveURL(/\/indialends\/status\?utm=poster/);
  await checkLook(page, 'submitted');
  await merchant.advance(11_000);
  await checkAgainUntil(page, 'leads', 'leadAccepted');
  await checkLook(page, 'taken-up');
  expect(await callsOf(merchant, 'submitLead')).toEqual([200]);
  expect((await merchant.books()).leads?.map(({ partner, status }) => [partner, status])).toEqual([
    ['INDIALENDS', 'ACCEPTED'],
  ]);
  const storedText = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href, document.cookie]),
  );
  const traces = [storedText, ...sentByPage, ...logged, JSON.stringify(await merchant.events())].join('\n');
  for (const mark of ['9412067893', digits, 'HARISH']) expect(traces).not.toContain(mark);
  await tap(page, 'Talk to IndiaLends');
  await expect(page).toHaveURL(/\/termloan\/contact\/INDIALENDS$/);
  await expect(page.getByRole('heading', { name: 'Talk to IndiaLends' })).toBeVisible();
  await page.goBack();
  await expectCurrentState(page, 'leadAccepted');
  await tap(page, 'Go to the start');
  await expectState(page, 'landing', 'shown');
  await open(page, merchant, '/indialends/review');
  await expectCurrentState(page, 'leadAccepted');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('opening a lead: refused, unanswered, rate limited; a code that is no longer valid @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('lead-open');
  await page.clock.install();
  // A lead opened by the partner is no consent: no code is sent before it.
  await open(page, merchant);
  await expectCurrentState(page, 'leadStart');
  expect((await merchant.events()).filter(({ kind }) => kind === 'otp.sent')).toEqual([]);
  await merchant.fault('createLead', refusalWith('business_not_found', 404));
  await agree(page);
  await expect(page.getByText('Unable to process your request.')).toBeVisible();
  await picture(page, 'leads-start-refused');
  await merchant.fault('createLead', { kind: 'drop-before', times: 0 });
  await tap(page, 'Agree and get the code');
  await runUntil(page, stateOf(page, 'leads', 'leadUnanswered'));
  await expect(page.getByText(/fail/i)).toHaveCount(0);
  await checkLook(page, 'unanswered');
  await tap(page, /^Back$/);
  await expectCurrentState(page, 'leadStart');
  await agree(page);
  await runUntil(page, stateOf(page, 'leads', 'leadUnanswered'));
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expectCurrentState(page, 'leadCode');
  await merchant.fault('verifyLeadOtp', refusalWith('lead_not_found', 404));
  await typeCode(page, await merchant.newestCode());
  await expectCurrentState(page, 'leadStart');
  await expect(page.getByText('Your request was not opened')).toBeVisible();
  await merchant.clearFaults();
  await agree(page);
  await expectCurrentState(page, 'leadCode');
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(page.getByRole('button', { name: 'Confirm my phone' })).toBeEnabled();
    await typeCode(page, await wrongCode(merchant));
    await expect(
      tries === 4
        ? codeState(page, 'blocked')
        : page.getByText(tries === 3 ? '1 try left' : `${4 - tries} tries left`),
    ).toBeVisible();
  }
  await tap(page, 'Go back, come later');
  await expectCurrentState(page, 'leadStart');
  await agree(page);
  await expectCurrentState(page, 'leadBlocked');
  await checkLook(page, 'blocked');
  await tap(page, 'Go back, come later');
  await expectCurrentState(page, 'leadStart');
  await agree(page);
  await expectCurrentState(page, 'leadBlocked');
  await merchant.advance(TEN_MINUTES_MS);
  await runUntil(page, stateOf(page, 'leads', 'leadStart'), 60_000);
  await tap(page, 'Talk to IndiaLends');
  await expect(page).toHaveURL(/\/termloan\/contact\/INDIALENDS$/);
  await page.goBack();
  await expectCurrentState(page, 'leadStart');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('a code check answered with 500 is not repeated by itself; another code is sent after the wait @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('lead-new');
  await page.clock.install();
  await open(page, merchant, '/indialends/otp');
  await agree(page);
  await expectCurrentState(page, 'leadCode');
  await runUntil(page, page.getByRole('button', { name: 'Send again' }), 5_000);
  await merchant.advance(31_000);
  await tap(page, 'Send again');
  await expect(page.getByText(/^Send again in 0:/)).toBeVisible();
  expect(await callsOf(merchant, 'resendLeadOtp')).toEqual([200]);
  await merchant.fault('verifyLeadOtp', { kind: 'status', status: 500, body: { error: 'down' }, times: 1 });
  await typeCode(page, await merchant.newestCode());
  await runUntil(page, stateOf(page, 'leads', 'leadProfile').or(codeState(page, 'checkUnanswered')));
  // The code was sent for checking once; only a tap repeats it.
  await expect(codeState(page, 'checkUnanswered')).toBeVisible();
  expect(await callsOf(merchant, 'verifyLeadOtp')).toEqual([500]);
  await tap(page, 'Check again');
  await runUntil(page, stateOf(page, 'leads', 'leadProfile'));
  expect(await callsOf(merchant, 'verifyLeadOtp')).toEqual([500, 200]);
});

test('the profile and the handover: refused, unanswered, done on the other phone @night', async ({
  page,
  persona,
  allowed,
  ownAmounts,
}) => {
  allowed.push(FAILED_CALLS);
  ownAmounts.push(MONTHLY_SALES);
  const merchant = await persona('lead-verified');
  await page.clock.install();
  await open(page, merchant, '/indialends/status');
  await expectCurrentState(page, 'leadProfile');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  await open(page, merchant, '/indialends/review');
  await expectCurrentState(page, 'leadProfile');
  await fillProfile(page);
  await merchant.fault('updateLeadProfile', refusalWith('not_now'));
  await tap(page, 'Continue');
  await expect(page.getByText('Your answers were not saved')).toBeVisible();
  await picture(page, 'leads-profile-refused');
  await merchant.fault('updateLeadProfile', { kind: 'drop-before', times: 0 });
  await tap(page, 'Continue');
  await runUntil(page, stateOf(page, 'leads', 'profileUnanswered'));
  await tap(page, /^Back$/);
  await expectCurrentState(page, 'leadProfile');
  await expect(page.getByLabel('Years')).toHaveValue('3');
  await tap(page, 'Continue');
  await runUntil(page, stateOf(page, 'leads', 'profileUnanswered'));
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expectCurrentState(page, 'leadReview');
  await merchant.fault('submitLead', refusalWith('consent_required', 400));
  await agree(page, 'Send to IndiaLends');
  await expect(page.getByText('Your request was not sent')).toBeVisible();
  await picture(page, 'leads-review-refused');
  await tap(page, 'Talk to IndiaLends');
  await expect(page).toHaveURL(/\/termloan\/contact\/INDIALENDS$/);
  await page.goBack();
  await expectCurrentState(page, 'leadReview');
  await merchant.fault('submitLead', refusalWith('lead_not_verified'));
  await agree(page, 'Send to IndiaLends');
  // The lead was loaded again: it is verified, so it can be sent.
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expectCurrentState(page, 'leadReview');
  await merchant.fault('submitLead', { kind: 'drop-before', times: 0 });
  await agree(page, 'Send to IndiaLends');
  await runUntil(page, stateOf(page, 'leads', 'handoverUnanswered'));
  await expect(page.getByText(/fail/i)).toHaveCount(0);
  await tap(page, /^Back$/);
  await expectCurrentState(page, 'leadReview');
  await tap(page, /^Back$/);
  await expectCurrentState(page, 'leadProfile');
  // The lead is submitted on the other phone meanwhile.
  await merchant.clearFaults();
  const { lead_id } = Object(
    await merchant.call('POST', '/api/termloan/leadgen/leadProfile', { business_id: merchant.id }),
  );
  await merchant.flag({ lead_result: 'PENDING' });
  await merchant.call('POST', '/api/termloan/leadgen/submitLead', {
    business_id: merchant.id,
    lead_id,
    consent: true,
  });
  await tap(page, 'Continue');
  await expectCurrentState(page, 'leadSubmitted');
  const second = await persona('lead-verified');
  await second.call('POST', '/api/termloan/leadgen/updateLeadProfile', {
    business_id: second.id,
    annual_turnover: 54_000_000,
    current_account_available: true,
    gst_registered: false,
    business_age_months: 40,
  });
  await second.fault('submitLead', { kind: 'drop-after', times: 0 });
  await second.fault('getRequestStatus', { kind: 'malformed', times: 0 });
  await open(page, second);
  await expectCurrentState(page, 'leadReview');
  await agree(page, 'Send to IndiaLends');
  await runUntil(page, stateOf(page, 'leads', 'handoverUnanswered'));
  await second.clearFaults();
  await tap(page, 'Check again');
  await expect(
    stateOf(page, 'leads', 'leadSubmitted').or(stateOf(page, 'leads', 'leadAccepted')),
  ).toBeVisible();
  expect((await second.events()).filter(({ kind }) => kind === 'lead.submitted')).toHaveLength(1);
});

test('a slow partner is polled by the page and checked by the merchant; a rejection with its reason, and a new request after a month @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('lead-submitted');
  await page.clock.install();
  await merchant.fault('getLeadProfile', { kind: 'malformed', times: 0 });
  await open(page, merchant);
  await expectCurrentState(page, 'leadUnavailable');
  await checkLook(page, 'unavailable');
  await merchant.clearFaults();
  await tap(page, 'Try again');
  await expectCurrentState(page, 'leadSubmitted');
  await waitForRequestDuring(page, LEAD_CALL, () => page.clock.runFor(3_000));
  await expectCurrentState(page, 'leadSubmitted');
  await returnUntilRequest(page, LEAD_CALL);
  await expectCurrentState(page, 'leadSubmitted');
  await merchant.fault('getLeadProfile', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now.')).toBeVisible();
  await merchant.clearFaults();
  await tap(page, 'Talk to IndiaLends');
  await expect(page).toHaveURL(/\/termloan\/contact\/INDIALENDS$/);
  await page.goBack();
  await expectCurrentState(page, 'leadSubmitted');
  await tap(page, 'Go to the start');
  await expectState(page, 'landing', 'shown');
  await open(page, merchant, '/indialends/profile');
  await expectCurrentState(page, 'leadSubmitted');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  await open(page, merchant, '/indialends/profile');
  await expectCurrentState(page, 'leadSubmitted');
  await backDuringStatusCheck(page, LEAD_CALL);
  await expectState(page, 'landing', 'shown');
  await merchant.flag({ lead_result: 'REJECTED' });
  await open(page, merchant);
  await expectCurrentState(page, 'leadRejected');
  await expect(page).toHaveURL(/\/indialends\/status$/);
  await expect(page.getByText('It says: The shop is too new for this partner.')).toBeVisible();
  await expect(page.getByText('You can ask again on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask again' })).toHaveCount(0);
  await checkLook(page, 'rejected');
  await tap(page, 'Talk to IndiaLends');
  await expect(page).toHaveURL(/\/termloan\/contact\/INDIALENDS$/);
  await page.goBack();
  await expectCurrentState(page, 'leadRejected');
  await tap(page, 'Go to the start');
  await expectState(page, 'landing', 'shown');
  await merchant.advance(31 * DAY_MS);
  await open(page, merchant);
  await expectCurrentState(page, 'leadRejected');
  await picture(page, 'leads-rejected-over');
  await tap(page, 'Ask again');
  await expectCurrentState(page, 'leadStart');
  await open(page, merchant);
  await expectCurrentState(page, 'leadRejected');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  await merchant.fault('getLeadProfile', { kind: 'malformed', times: 0 });
  await open(page, merchant);
  await expectCurrentState(page, 'leadUnavailable');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('in the native app: an unknown section opens the index, the query is kept, and the Back of the app leads out', async ({
  browser,
  page: _,
  persona,
}) => {
  const merchant = await persona('lead-new');
  const context = await browser.newContext({
    userAgent: WEB_VIEW_USER_AGENT,
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await injectHost(page, { credentials: { mode: 'token', token: await tokenOf(merchant) } });
  await page.goto('/indialends/nowhere?partner=CREDIT_HAAT&n=0012345678901234567890');
  await expectCurrentState(page, 'leadStart');
  await expect(page).toHaveURL(/\/indialends\?partner=CREDIT_HAAT&n=0012345678901234567890$/);
  await expect(page.getByRole('heading', { name: 'Ask Credit Haat for a loan?' })).toBeVisible();
  await agree(page);
  await expectCurrentState(page, 'leadCode');
  await expect(page).toHaveURL(/\/indialends\/otp\?partner=CREDIT_HAAT&n=0012345678901234567890$/);
  await hostBack(page);
  await expectCurrentState(page, 'leadStart');
  await hostBack(page);
  await expectState(page, 'landing', 'shown');
  expect((await merchant.books()).leads?.map(({ partner }) => partner)).toEqual(['CREDIT_HAAT']);
  await context.close();
});
