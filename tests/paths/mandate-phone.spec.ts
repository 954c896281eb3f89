/** The phone of a mandate in Chromium; also covers the shared chart of a one-time code. */
import type { Page } from '@playwright/test';

import { answerWith, type Merchant } from '../browser/support/lender';
import { callsOf, confirmWithNewAccountOnOtherPhone } from '../browser/support/other-phone';
import { waitForRequestDuring } from '../browser/support/page-clock';
import { runUntil } from '../browser/support/session-time';
import { wrongCode } from '../browser/support/steps/agreement-steps';
import { returnUntilRequest } from '../browser/support/steps/payments';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'mandate-phone' });

const ENTRY_URL = '/termloan/mandate-phone-verification';
const OTHER_MOBILE = '9812345670';
const TEN_MINUTES_MS = 600_000;

const codeState = (page: Page, state: string) => page.locator(`[data-chart="otp"][data-state="${state}"]`);

async function openPhone(page: Page, merchant: Merchant): Promise<void> {
  await page.goto(merchant.enter(ENTRY_URL));
  await expectState(page, 'mandate-phone', 'phone');
}

/** Requests a code for the merchant's own number. */
async function askForCode(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^My number/ }).check({ force: true });
  await tap(page, 'Get the code');
}

/** Requests a code for another number. */
async function askForCodeAt(page: Page, mobile: string): Promise<void> {
  await page.getByRole('radio', { name: /^Another number/ }).check({ force: true });
  await page.getByLabel('Mobile number').fill(mobile);
  await tap(page, 'Get the code');
}

async function typeCode(page: Page, digits: string): Promise<void> {
  await page.getByLabel('Code').fill(digits);
  await tap(page, 'Verify phone');
}

test('the own number: one code is sent, a wrong one is refused, a reload sends no other, and the mandate is next', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await openPhone(page, merchant);
  await journey.checkLookAndKeyboard('phone');
  await tap(page, 'Get the code');
  await expect(page.getByText('Choose which number your bank has.').first()).toBeVisible();
  await askForCode(page);
  await expect(codeState(page, 'code')).toBeVisible();
  await journey.checkLookAndKeyboard('code');
  await typeCode(page, await wrongCode(merchant));
  await expect(page.getByText('4 tries left')).toBeVisible();
  await journey.checkLook('code-wrong');
  await journey.reload('otp/code');
  await expect(page.getByText('4 tries left')).toBeVisible();
  await expect(page.getByText('No code? Start again')).toBeVisible();
  expect(await callsOf(merchant, 'sendMandatePhoneOtp')).toEqual([200]);
  // Without storage the page knows only from the service that a code was sent.
  await page.evaluate(() => localStorage.clear());
  await journey.reload('otp/code');
  await expect(page.getByText(/tries left/)).toHaveCount(0);
  const right = await merchant.newestCode();
  const typed = `${right.slice(0, 3)} ${right.slice(3)} `;
  await page.getByLabel('Code').fill(typed);
  await journey.tap('Verify phone', 'mandate/mandateApproval');
  expect(await callsOf(merchant, 'sendMandatePhoneOtp')).toEqual([200]);
  await journey.open(merchant, ENTRY_URL, 'mandate/mandateApproval');
});

test('another number is typed, stored nowhere, and not known to the bank @night', async ({
  page,
  journey,
  persona,
}) => {
  const sentByPage: string[] = [];
  page.on('request', (request) => {
    if (!/mandatePhone/.test(request.url())) sentByPage.push(request.url() + (request.postData() ?? ''));
  });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await merchant.flag({ mandate_phone: 'mobile_not_linked_to_bank' });
  await openPhone(page, merchant);
  await page.getByRole('radio', { name: /^Another number/ }).check({ force: true });
  await page.getByLabel('Mobile number').fill('12345');
  await tap(page, 'Get the code');
  await expect(page.getByText('A mobile number has 10 digits').first()).toBeVisible();
  await journey.checkLook('phone-error');
  await page.getByLabel('Mobile number').fill(`+91 ${OTHER_MOBILE.slice(0, 5)} ${OTHER_MOBILE.slice(5)}`);
  const refused = { kind: 'status', status: 400, body: { error: 'sms_down' } } as const;
  await merchant.fault('sendMandatePhoneOtp', refused);
  await tap(page, 'Get the code');
  await expect(page.getByText('We could not send the code')).toBeVisible();
  // The typed number is kept.
  await expect(page.getByLabel('Mobile number')).toHaveValue(OTHER_MOBILE);
  await journey.checkLook('phone-refused');
  await journey.tap('Get the code', 'otp/code');
  const digits = await merchant.newestCode();
  await journey.tap('Use another number', 'phone');
  await journey.open(merchant, '/termloan/phone-verification-async', 'otp/code');
  await journey.after(typeCode(page, digits), 'phoneNotLinked', /\/termloan\/phone-verification-async$/);
  await journey.checkLookAndKeyboard('not-linked');
  const storedText = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href, document.cookie]),
  );
  const traces = [storedText, ...sentByPage, ...logged, JSON.stringify(await merchant.events())].join('\n');
  for (const secret of [OTHER_MOBILE, digits]) expect(traces).not.toContain(secret);
  await journey.reload('phoneNotLinked');
  await journey.tap('Use another number', 'phone');
  await journey.tap('Approve in another way', 'mandate/mandateApproval');
  await page.goto(merchant.enter(ENTRY_URL));
  await journey.tap('Approve by net banking', 'mandate/enach');
  await journey.open(merchant, ENTRY_URL, 'phoneNotLinked');
  await journey.tap(/^Back$/, 'landing/shown');
});

test('a slow bank is polled by the page and checked by the merchant, and nothing is shown as failed @night', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await page.clock.install();
  const merchant = await journey.openAs('mandate-phone-pending', ENTRY_URL, 'phonePending');
  await journey.checkLook('pending');
  await waitForRequestDuring(page, /mandatePhone/, () => page.clock.runFor(3_000));
  await journey.shows('phonePending');
  await returnUntilRequest(page, /mandatePhone/);
  await merchant.fault('getMandatePhone', { kind: 'malformed', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now.')).toBeVisible();
  await journey.reload('phoneUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'phonePending');
  await journey.tap('Use another number', 'phone');
  await page.goto(merchant.enter(ENTRY_URL));
  await journey.tap('Go back, look later', 'landing/shown');
  await journey.open(merchant, ENTRY_URL, 'phonePending');
  await journey.tap(/^Back$/, 'landing/shown');
  await journey.open(merchant, ENTRY_URL, 'phonePending');
  await journey.backDuringCheck(/mandatePhone/, 'landing/shown');
  await merchant.advanceMs(90_000_000);
  await journey.open(merchant, '/termloan/phone-verification-async', 'mandate/mandateApproval');
});

test('another code after the wait, an expired code, too many codes and tries: by the clock of the service @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.clock.install();
  await openPhone(page, merchant);
  await askForCode(page);
  await expect(codeState(page, 'code')).toBeVisible();
  // The page's clock is ahead of the service's: the service refuses another code, which is not shown as a lock.
  await page.clock.fastForward(31_000);
  await tap(page, 'Send again');
  await expect(page.getByText(/^Send again in 0:/)).toBeVisible();
  await expect(codeState(page, 'code')).toBeVisible();
  // After Back the same number keeps its code: no other is requested.
  await journey.tap(/^Back$/, 'phone');
  await askForCode(page);
  await expect(codeState(page, 'code')).toBeVisible();
  expect(await callsOf(merchant, 'sendMandatePhoneOtp')).toEqual([200, 429]);
  // For another number the next code is sent by itself after a short wait.
  await journey.tap(/^Back$/, 'phone');
  await askForCodeAt(page, OTHER_MOBILE);
  await expect(codeState(page, 'nextCode')).toBeVisible();
  await expect(page.getByText(/too many/i)).toHaveCount(0);
  await journey.tap('Go back', 'phone');
  await askForCode(page);
  await expect(codeState(page, 'nextCode')).toBeVisible();
  // Last, because the 30 seconds of the service run on during these checks.
  await journey.checkLook('next-code');
  await merchant.advanceMs(30_000);
  await page.clock.fastForward(31_000);
  await expect(codeState(page, 'code')).toBeVisible();
  expect(await callsOf(merchant, 'sendMandatePhoneOtp')).toEqual([200, 429, 429, 429, 200]);
  await merchant.advanceMs(301_000);
  await typeCode(page, await merchant.newestCode());
  await expect(page.getByText('This code is too old. Get a new one.').first()).toBeVisible();
  await runUntil(page, page.getByRole('button', { name: 'Send again' }));
  await answerWith(merchant, 'sendMandatePhoneOtp', 400, { error: 'sms_down' });
  await tap(page, 'Send again');
  await expect(page.getByText('Unable to process your request.')).toBeVisible();
  await merchant.clearFaults();
  await tap(page, 'Send again');
  // That was the third code: the service sends no more.
  await expect(page.getByText('No more codes can be sent')).toBeVisible();
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(codeState(page, 'code')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify phone' })).toBeEnabled();
    await typeCode(page, await wrongCode(merchant));
    await expect(codeState(page, 'code').or(codeState(page, 'blocked'))).toBeVisible();
    if (tries < 4)
      await expect(page.getByText(tries === 3 ? '1 try left' : `${4 - tries} tries left`)).toBeVisible();
  }
  await expect(codeState(page, 'blocked')).toBeVisible();
  await journey.checkLook('blocked');
  await journey.tap('Go back, come later', 'phone');
  await askForCode(page);
  await expect(codeState(page, 'blocked')).toBeVisible();
  await merchant.advanceMs(TEN_MINUTES_MS);
  await runUntil(page, page.getByRole('button', { name: 'Get the code' }), 60_000);
  await answerWith(merchant, 'sendMandatePhoneOtp', 400, { error: 'sms_down' });
  await askForCode(page);
  await expect(page.getByText('We could not send the code')).toBeVisible();
  await journey.tap(/^Back$/, 'landing/shown');
});

test('an unanswered send and an unanswered check are not shown as failed, and are checked by their request keys @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.clock.install();
  await openPhone(page, merchant);
  await merchant.fault('sendMandatePhoneOtp', { kind: 'drop-before', times: 0 });
  await askForCode(page);
  await runUntil(page, codeState(page, 'sendUnanswered'));
  await journey.checkLook('send-unanswered');
  await expect(page.getByText(/fail/i)).toHaveCount(0);
  await journey.tap(/^Back$/, 'phone');
  await askForCode(page);
  await runUntil(page, codeState(page, 'sendUnanswered'));
  await journey.tap('I have the code', 'otp/code');
  // The code that arrived is kept: the same number needs no other.
  await journey.tap(/^Back$/, 'phone');
  await askForCode(page);
  await expect(codeState(page, 'code')).toBeVisible();
  await runUntil(page, page.getByRole('button', { name: 'Send again' }));
  await tap(page, 'Send again');
  await runUntil(page, codeState(page, 'sendUnanswered'));
  await merchant.clearFaults();
  await journey.tap('Check again', 'otp/code');
  await merchant.fault('verifyMandatePhone', { kind: 'drop-before', times: 0 });
  const digits = await merchant.newestCode();
  await typeCode(page, digits);
  await runUntil(page, codeState(page, 'checkUnanswered'));
  await journey.checkLook('check-unanswered');
  await expect(page.getByText(/fail/i)).toHaveCount(0);
  await journey.tap(/^Back$/, 'phone');
  await journey.reload('otp/code');
  await typeCode(page, digits);
  await runUntil(page, codeState(page, 'checkUnanswered'));
  await merchant.clearFaults();
  await journey.tap('Check again', 'mandate/mandateApproval');
});

test('a failed load of the phone: Back leads out @night', async ({ page, journey, persona, allowed }) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await merchant.fault('getMandatePhone', { kind: 'malformed', times: 0 });
  await journey.open(merchant, ENTRY_URL, 'phoneUnavailable');
  await journey.tap(/^Back$/, 'landing/shown');
  await merchant.clearFaults();
  await openPhone(page, merchant);
  await journey.tap(/^Back$/, 'landing/shown');
});
