/** A partner lead in Chromium: consent, code, profile, the second consent, and every answer of the partner. */
import type { Page } from '@playwright/test';

import type { Merchant } from '../browser/support/lender';
import { callsOf } from '../browser/support/other-phone';
import { waitForRequestDuring } from '../browser/support/page-clock';
import { picture } from '../browser/support/pictures';
import { hostBack, injectHost, tokenOf, WEB_VIEW_USER_AGENT } from '../browser/support/session-host';
import { runUntil, stateOf } from '../browser/support/session-time';
import { wrongCode } from '../browser/support/steps/agreement-steps';
import { journeyPage } from '../browser/support/steps/journey-page';
import { checkAgainUntil, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'leads' });

const DAY_MS = 86_400_000;
const QUERY = 'utm=poster&n=00123456789012345678';
const TEN_MINUTES_MS = 600_000;
const LEAD_CALL = /leadProfile/;
/** Monthly sales, which the page computes from the yearly sales of the service. */
const MONTHLY_SALES = '₹45,000';
const codeState = (page: Page, state: string) => page.locator(`[data-chart="otp"][data-state="${state}"]`);
const refusalWith = (error: string, status = 409) =>
  ({ kind: 'status', status, body: { error }, times: 0 }) as const;

async function open(page: Page, merchant: Merchant, url = '/indialends'): Promise<Merchant> {
  await page.goto(merchant.enter(url));
  return merchant;
}

async function agree(page: Page, action = 'Agree and get an SMS code'): Promise<void> {
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
  journey,
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
  const merchant = await open(page, await persona('lead-new'), `/indialends/otp?${QUERY}`);
  await journey.shows('leadStart', /\/indialends\?utm=poster&n=00123456789012345678$/);
  await journey.checkLookAndKeyboard('start');
  await tap(page, 'Agree and get an SMS code');
  await expect(page.getByText(/^Tick the box if you agree/).first()).toBeVisible();
  await picture(page, 'leads-start-error');
  expect(await callsOf(merchant, 'createLead')).toEqual([]);
  await journey.after(agree(page), 'leadCode', /\/indialends\/otp\?utm=poster&n=00123456789012345678$/);
  await journey.checkLook('code');
  await typeCode(page, await wrongCode(merchant));
  await expect(page.getByText('4 tries left')).toBeVisible();
  await journey.reload('otp/code');
  await expect(page.getByText('4 tries left')).toBeVisible();
  await journey.tap(/^Back$/, 'leadStart');
  await agree(page);
  await expect(codeState(page, 'code')).toBeVisible();
  await journey.moveTo(`/indialends?${QUERY}`, 'leadStart');
  await agree(page);
  await expect(codeState(page, 'code')).toBeVisible();
  const digits = await merchant.newestCode();
  expect((await merchant.events()).filter(({ kind }) => kind === 'otp.sent')).toHaveLength(1);
  await typeCode(page, `${digits.slice(0, 3)} ${digits.slice(3)}`);
  await journey.shows('leadProfile', /\/indialends\/profile\?utm=poster&n=00123456789012345678$/);
  await journey.checkLookAndKeyboard('profile');
  await page.getByLabel('Months').fill('12');
  await tap(page, 'Continue');
  await expect(page.getByText('4 fields need a look')).toBeVisible();
  await journey.checkLook('profile-error');
  await fillProfile(page);
  await page.reload();
  // The draft survives the reload; it has no personal data.
  await expect(page.getByLabel('Sales in a month')).toHaveValue('45,000');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(2);
  expect(await callsOf(merchant, 'updateLeadProfile')).toEqual([]);
  await journey.tap('Continue', 'leadReview', /\/indialends\/review\?utm=poster/);
  await journey.checkLookAndKeyboard('review');
  await journey.goBack('leadProfile');
  await journey.goForward('leadReview');
  await journey.reload('leadReview');
  await journey.moveTo(`/indialends/profile?${QUERY}`, 'leadProfile');
  await journey.tap('Continue', 'leadReview');
  await journey.tap('Change my answers', 'leadProfile');
  await journey.goBack('leadReview');
  await journey.tap('Change my answers', 'leadProfile');
  await expect(page.getByLabel('Sales in a month')).toHaveValue('45,000');
  await journey.tap('Continue', 'leadReview');
  await tap(page, 'Send to IndiaLends');
  await expect(page.getByText(/^Tick the box if you agree/).first()).toBeVisible();
  expect(await callsOf(merchant, 'submitLead')).toEqual([]);
  await journey.after(agree(page, 'Send to IndiaLends'), 'leadSubmitted', /\/indialends\/status\?utm=poster/);
  await journey.checkLook('submitted');
  await merchant.advanceMs(11_000);
  await checkAgainUntil(page, 'leads', 'leadAccepted');
  await journey.checkLook('taken-up');
  expect(await callsOf(merchant, 'submitLead')).toEqual([200]);
  expect((await merchant.books()).leads?.map(({ partner, status }) => [partner, status])).toEqual([
    ['INDIALENDS', 'ACCEPTED'],
  ]);
  const storedText = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href, document.cookie]),
  );
  const traces = [storedText, ...sentByPage, ...logged, JSON.stringify(await merchant.events())].join('\n');
  for (const mark of ['9412067893', digits, 'HARISH']) expect(traces).not.toContain(mark);
  await journey.leaveBy('Talk to IndiaLends', /\/termloan\/contact\/INDIALENDS$/);
  await expect(page.getByRole('heading', { name: 'Talk to IndiaLends' })).toBeVisible();
  await journey.goBack('leadAccepted');
  await journey.tap('Go to the start', 'landing/shown');
  await journey.open(merchant, '/indialends/review', 'leadAccepted');
  await journey.tap(/^Back$/, 'landing/shown');
});

test('opening a lead: refused, unanswered, rate limited; a code that is no longer valid @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('lead-open');
  await page.clock.install();
  // A lead opened by the partner is no consent: no code is sent before it.
  await journey.open(merchant, '/indialends', 'leadStart');
  expect((await merchant.events()).filter(({ kind }) => kind === 'otp.sent')).toEqual([]);
  await merchant.fault('createLead', refusalWith('business_not_found', 404));
  await agree(page);
  await expect(page.getByText('Unable to process your request.')).toBeVisible();
  await picture(page, 'leads-start-refused');
  await merchant.fault('createLead', { kind: 'drop-before', times: 0 });
  await tap(page, 'Agree and get an SMS code');
  await journey.runUntil('leadUnanswered');
  await expect(page.getByText(/fail/i)).toHaveCount(0);
  await journey.checkLook('unanswered');
  await journey.tap(/^Back$/, 'leadStart');
  await agree(page);
  await journey.runUntil('leadUnanswered');
  await merchant.clearFaults();
  await journey.tap('Check again', 'leadCode');
  await merchant.fault('verifyLeadOtp', refusalWith('lead_not_found', 404));
  await journey.after(typeCode(page, await merchant.newestCode()), 'leadStart');
  await expect(page.getByText('Your request was not opened')).toBeVisible();
  await merchant.clearFaults();
  await journey.after(agree(page), 'leadCode');
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(page.getByRole('button', { name: 'Confirm my phone' })).toBeEnabled();
    await typeCode(page, await wrongCode(merchant));
    await expect(
      tries === 4
        ? codeState(page, 'blocked')
        : page.getByText(tries === 3 ? '1 try left' : `${4 - tries} tries left`),
    ).toBeVisible();
  }
  await journey.tap('Go back, come later', 'leadStart');
  await journey.after(agree(page), 'leadBlocked');
  await journey.checkLook('blocked');
  await journey.tap('Go back, come later', 'leadStart');
  await journey.after(agree(page), 'leadBlocked');
  await merchant.advanceMs(TEN_MINUTES_MS);
  await journey.runUntil('leadStart', 60_000);
  await journey.leaveBy('Talk to IndiaLends', /\/termloan\/contact\/INDIALENDS$/);
  await journey.goBack('leadStart');
  await journey.tap(/^Back$/, 'landing/shown');
});

test('a code check answered with 500 is not repeated by itself; another code is sent after the wait @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await page.clock.install();
  const merchant = await open(page, await persona('lead-new'), '/indialends/otp');
  await journey.after(agree(page), 'leadCode');
  await runUntil(page, page.getByRole('button', { name: 'Send again' }), 5_000);
  await merchant.advanceMs(31_000);
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
  await journey.runUntil('leadProfile');
  expect(await callsOf(merchant, 'verifyLeadOtp')).toEqual([500, 200]);
});

test('the profile and the handover: refused, unanswered, done on the other phone @night', async ({
  page,
  journey,
  persona,
  ownAmounts,
}) => {
  ownAmounts.push(MONTHLY_SALES);
  await page.clock.install();
  const merchant = await journey.openAs('lead-verified', '/indialends/status', 'leadProfile');
  await journey.tap(/^Back$/, 'landing/shown');
  await journey.open(merchant, '/indialends/review', 'leadProfile');
  await fillProfile(page);
  await merchant.fault('updateLeadProfile', refusalWith('not_now'));
  await tap(page, 'Continue');
  await expect(page.getByText('Your answers were not saved')).toBeVisible();
  await picture(page, 'leads-profile-refused');
  await merchant.fault('updateLeadProfile', { kind: 'drop-before', times: 0 });
  await tap(page, 'Continue');
  await journey.runUntil('profileUnanswered');
  await journey.tap(/^Back$/, 'leadProfile');
  await expect(page.getByLabel('Years')).toHaveValue('3');
  await tap(page, 'Continue');
  await journey.runUntil('profileUnanswered');
  await merchant.clearFaults();
  await journey.tap('Check again', 'leadReview');
  await merchant.fault('submitLead', refusalWith('consent_required', 400));
  await agree(page, 'Send to IndiaLends');
  await expect(page.getByText('Your request was not sent')).toBeVisible();
  await picture(page, 'leads-review-refused');
  await journey.leaveBy('Talk to IndiaLends', /\/termloan\/contact\/INDIALENDS$/);
  await journey.goBack('leadReview');
  // Who says no leaves, and finds the answers again.
  await journey.leaveBy('Not now', /^[^/]+\/\/[^/]+\/$/);
  await journey.goBack('leadReview');
  await merchant.fault('submitLead', refusalWith('lead_not_verified'));
  await agree(page, 'Send to IndiaLends');
  // The lead was loaded again: it is verified, so it can be sent.
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await journey.shows('leadReview');
  await merchant.fault('submitLead', { kind: 'drop-before', times: 0 });
  await agree(page, 'Send to IndiaLends');
  await journey.runUntil('handoverUnanswered');
  await expect(page.getByText(/fail/i)).toHaveCount(0);
  await journey.tap(/^Back$/, 'leadReview');
  await journey.tap(/^Back$/, 'leadProfile');
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
  await journey.tap('Continue', 'leadSubmitted');
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
  await journey.open(second, '/indialends', 'leadReview');
  await agree(page, 'Send to IndiaLends');
  await journey.runUntil('handoverUnanswered');
  await second.clearFaults();
  await tap(page, 'Check again');
  await expect(
    stateOf(page, 'leads', 'leadSubmitted').or(stateOf(page, 'leads', 'leadAccepted')),
  ).toBeVisible();
  expect((await second.events()).filter(({ kind }) => kind === 'lead.submitted')).toHaveLength(1);
});

test('a slow partner is polled by the page and checked by the merchant; a rejection with its reason, and a new request after a month @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('lead-submitted');
  await page.clock.install();
  await merchant.fault('getLeadProfile', { kind: 'malformed', times: 0 });
  await journey.open(merchant, '/indialends', 'leadUnavailable');
  await journey.checkLook('unavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'leadSubmitted');
  await journey.after(
    waitForRequestDuring(page, LEAD_CALL, () => page.clock.runFor(3_000)),
    'leadSubmitted',
  );
  await journey.returnToApp(LEAD_CALL, 'leadSubmitted');
  await merchant.fault('getLeadProfile', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now.')).toBeVisible();
  await merchant.clearFaults();
  await journey.leaveBy('Talk to IndiaLends', /\/termloan\/contact\/INDIALENDS$/);
  await journey.goBack('leadSubmitted');
  await journey.tap('Go to the start', 'landing/shown');
  await journey.open(merchant, '/indialends/profile', 'leadSubmitted');
  await journey.tap(/^Back$/, 'landing/shown');
  await journey.open(merchant, '/indialends/profile', 'leadSubmitted');
  await journey.backDuringCheck(LEAD_CALL, 'landing/shown');
  await merchant.flag({ lead_result: 'REJECTED' });
  await journey.open(merchant, '/indialends', 'leadRejected', /\/indialends\/status$/);
  await expect(page.getByText('It says: The shop is too new for this partner.')).toBeVisible();
  await expect(page.getByText('You can ask again on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ask again' })).toHaveCount(0);
  await journey.checkLook('rejected');
  await journey.leaveBy('Talk to IndiaLends', /\/termloan\/contact\/INDIALENDS$/);
  await journey.goBack('leadRejected');
  await journey.tap('Go to the start', 'landing/shown');
  await merchant.advanceMs(31 * DAY_MS);
  await journey.open(merchant, '/indialends', 'leadRejected');
  await picture(page, 'leads-rejected-over');
  await journey.tap('Ask again', 'leadStart');
  await journey.open(merchant, '/indialends', 'leadRejected');
  await journey.tap(/^Back$/, 'landing/shown');
  await merchant.fault('getLeadProfile', { kind: 'malformed', times: 0 });
  await journey.open(merchant, '/indialends', 'leadUnavailable');
  await journey.tap(/^Back$/, 'landing/shown');
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
  const journey = journeyPage(page, 'leads', persona);
  await injectHost(page, { credentials: { mode: 'token', token: await tokenOf(merchant) } });
  await journey.goTo('/indialends/nowhere?partner=CREDIT_HAAT&n=0012345678901234567890', 'leadStart');
  await expect(page).toHaveURL(/\/indialends\?partner=CREDIT_HAAT&n=0012345678901234567890$/);
  await expect(page.getByRole('heading', { name: 'Ask Credit Haat for a loan?' })).toBeVisible();
  await agree(page);
  await journey.shows('leadCode', /\/indialends\/otp\?partner=CREDIT_HAAT&n=0012345678901234567890$/);
  await journey.after(hostBack(page), 'leadStart');
  await journey.after(hostBack(page), 'landing/shown');
  expect((await merchant.books()).leads?.map(({ partner }) => partner)).toEqual(['CREDIT_HAAT']);
  await context.close();
});
