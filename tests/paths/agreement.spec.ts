/** The agreement in Chromium: read, signed once, and every transition after a late, lost or refused answer. */
import type { Page } from '@playwright/test';
import { answerWith } from '../browser/support/lender';
import { callsOf, confirmWithNewAccountOnOtherPhone, requestIdsOf } from '../browser/support/other-phone';
import { advanceTo } from '../browser/support/page-clock';
import { moveTo, runUntil } from '../browser/support/session-time';
import {
  agree,
  openCode,
  sendCodeOnOtherPhone,
  signatures,
  signOnOtherPhone,
  signWith,
  wrongCode,
} from '../browser/support/steps/agreement-steps';
import { chooseOffer, sign, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'agreement' });

const ENTRY = '/termloan/agreement';
const UNKNOWN_HEADING = /^We do not know yet if/;
const HALF_A_MINUTE_MS = 30_000;
const FIVE_MINUTES_MS = 300_000;
const TEN_MINUTES_MS = 600_000;

/** Advances the lender's clock and, by one second more, the page's. */
async function advanceBothClocks(
  page: Page,
  merchant: { advanceMs(ms: number): Promise<void> },
  ms: number,
): Promise<void> {
  await merchant.advanceMs(ms);
  await page.clock.fastForward(ms + 1_000);
}

test('one code and one signature, despite a reload, Back, forward, an ended process, an emptied storage and a double tap', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await page.clock.install();
  await journey.open(merchant, '/termloan/agreement-otp', 'agreementReview', /\/termloan\/agreement$/);
  await journey.reload('agreementReview');
  await tap(page, 'Agree and get an SMS code');
  await expect(page.getByText('Tick the box to agree.').first()).toBeVisible();
  expect(await callsOf(merchant, 'sendAgreementOtp')).toEqual([]);
  await journey.after(agree(page), 'otp/code', /\/termloan\/agreement-otp$/);
  await page.getByLabel('Code').fill('123456');
  await journey.reload('otp/code');
  await expect(page.getByLabel('Code')).toHaveValue('');
  await journey.tap('Back', 'agreementReview');
  await journey.goForward('otp/code');
  // A link into the agreement leaves the code open.
  await journey.after(moveTo(page, ENTRY, 9), 'otp/code', /\/termloan\/agreement-otp$/);
  await journey.goTo(ENTRY, 'agreementReview');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  // The code that was sent is still valid: no second one is sent.
  await journey.after(agree(page), 'otp/code');
  await journey.tap('Back', 'agreementReview');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await journey.after(agree(page), 'otp/code');
  expect(await callsOf(merchant, 'sendAgreementOtp')).toEqual([200]);
  // A phone that ends the process drops the session storage: the code that was sent can still be typed.
  await page.evaluate(() => window.sessionStorage.clear());
  await journey.reload('otp/code');
  // Without any storage the page starts at the agreement; the next code is sent after a short wait.
  await page.evaluate(() => window.localStorage.clear());
  await journey.reload('agreementReview');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await journey.after(agree(page), 'otp/nextCode');
  await expect(page.getByText(/^0:[0-3]\d$/)).toBeVisible();
  await expect(page.getByText(/too many/i)).toHaveCount(0);
  await journey.tap('Back to the agreement', 'agreementReview');
  await expect(page.getByText('We could not send the code')).toHaveCount(0);
  await journey.after(agree(page), 'otp/nextCode');
  // Checked last: the lender's 30 seconds keep running during the checks.
  await journey.checkLook('next-code');
  await journey.after(advanceBothClocks(page, merchant, HALF_A_MINUTE_MS), 'otp/code');
  const code = await merchant.newestCode();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign and get money' }).dblclick();
  await journey.shows('account-flow/RECEIVE_MONEY', /\/termloan\/receive-money$/);
  expect(await signatures(merchant)).toEqual({ signed: 1, loans: 1 });
  expect(await callsOf(merchant, 'signAgreement')).toHaveLength(1);
  const { agreements = [] } = await merchant.books();
  expect(agreements).toHaveLength(1);
  const storedText = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href]),
  );
  expect(storedText).not.toContain(code);
  await journey.goBack('loan-status/disbursalPending');
});

test('documents that changed while they were open: nothing is signed until the merchant has seen them again; then the same code signs @night', async ({
  page,
  journey,
}) => {
  const merchant = await journey.openAs('agreement-ready', ENTRY, 'agreementReview');
  await journey.after(agree(page), 'otp/code');
  await answerWith(merchant, 'signAgreement', 409, { error: 'agreement_changed' }, 1);
  const code = await merchant.newestCode();
  await page.getByLabel('Code').fill(code);
  await journey.tap('Sign and get money', 'agreementReview');
  await expect(page.getByText('The agreement has changed')).toBeVisible();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await journey.checkLook('changed');
  expect(await signatures(merchant)).toEqual({ signed: 0, loans: 0 });
  await journey.after(agree(page), 'otp/code');
  await page.getByLabel('Code').fill(code);
  await journey.tap('Sign and get money', 'account-flow/RECEIVE_MONEY');
  expect(await signatures(merchant)).toEqual({ signed: 1, loans: 1 });
});

test('lost answers: the agreement is created, its code sent and the agreement signed once each @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  const writes = ['createAgreement', 'sendAgreementOtp', 'signAgreement'] as const;
  // Fails every time: Chromium itself resends a request when a keep-alive connection is lost.
  for (const write of writes) await merchant.fault(write, { kind: 'drop-after', times: 0 });
  await openCode(page, merchant);
  await journey.after(signWith(page, await merchant.newestCode()), 'account-flow/RECEIVE_MONEY');
  expect(await signatures(merchant)).toEqual({ signed: 1, loans: 1 });
  const { agreements = [] } = await merchant.books();
  expect(agreements).toHaveLength(1);
  const keys = await Promise.all(writes.map((write) => requestIdsOf(merchant, write)));
  expect(keys.map(({ length }) => length)).toEqual([1, 1, 1]);
  expect(new Set(keys.flat()).size).toBe(3);
  expect(await callsOf(merchant, 'getRequestStatus')).toHaveLength(3);
});

/** The page shows that the outcome is unknown, and no failure. */
async function expectUnanswered(page: Page, state: string, chart = 'agreement'): Promise<void> {
  await advanceTo(page, chart, state);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(UNKNOWN_HEADING);
  await expect(page.getByText(/fail/i)).toHaveCount(0);
}

test('no answer to the agreement or to its code: shown as unknown; Check again uses the same request key @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  await page.clock.install();
  await merchant.fault('createAgreement', { kind: 'drop-before', times: 0 });
  await page.goto(merchant.enter(ENTRY));
  await expectUnanswered(page, 'creationUnanswered');
  await journey.checkLook('creation-unanswered');
  await journey.tap('Back', 'landing/shown');
  await page.goto(ENTRY);
  await expectUnanswered(page, 'creationUnanswered');
  await merchant.clearFaults();
  await journey.tap('Check again', 'agreementReview');

  await merchant.fault('sendAgreementOtp', { kind: 'drop-before', times: 0 });
  await agree(page);
  await expectUnanswered(page, 'sendUnanswered', 'otp');
  await journey.checkLook('code-unanswered');
  await journey.tap('Back', 'agreementReview');
  await agree(page);
  await expectUnanswered(page, 'sendUnanswered', 'otp');
  await merchant.clearFaults();
  await journey.tap('Check again', 'otp/code');
  expect(await callsOf(merchant, 'sendAgreementOtp')).toContain(200);
});

test('no answer to the signature: shown as unknown; Check again signs once @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  await page.clock.install();
  await openCode(page, merchant);
  await merchant.fault('signAgreement', { kind: 'html', times: 0 });
  await signWith(page, await merchant.newestCode());
  await expectUnanswered(page, 'checkUnanswered', 'otp');
  await journey.checkLook('signature-unanswered');
  // Back loads the agreement, which is not signed: the same code can still sign it.
  await journey.goBack('agreementReview');
  expect(await signatures(merchant)).toEqual({ signed: 0, loans: 0 });
  await journey.after(agree(page), 'otp/code');
  await signWith(page, await merchant.newestCode());
  await expectUnanswered(page, 'checkUnanswered', 'otp');
  await merchant.clearFaults();
  await journey.tap('Check again', 'account-flow/RECEIVE_MONEY');
  expect(await signatures(merchant)).toEqual({ signed: 1, loans: 1 });
});

test('a wrong code shows the tries left; an expired one asks for a new code, also after Back to the agreement @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await page.clock.install();
  await openCode(page, merchant);
  await tap(page, 'Sign and get money');
  await expect(page.getByText('Type the 6 digits from the SMS.').first()).toBeVisible();
  await signWith(page, await wrongCode(merchant));
  await expect(page.getByText('4 tries left')).toBeVisible();
  await expect(page.getByLabel('Code')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('This code is not right.').first()).toBeVisible();
  await journey.checkLook('code-wrong');

  await merchant.advanceMs(FIVE_MINUTES_MS + 1_000);
  await signWith(page, await merchant.newestCode());
  await expect(page.getByText('This code is too old. Get a new one.').first()).toBeVisible();
  // The answer carried the lender's time: the 30 seconds are over.
  await runUntil(page, page.getByRole('button', { name: 'Send again' }));
  await tap(page, 'Send again');
  await expect(page.getByText(/Send again in 0:\d\d/)).toBeVisible();
  // The code expires while the agreement is read: another one is sent.
  await journey.tap('Back', 'agreementReview');
  await advanceBothClocks(page, merchant, FIVE_MINUTES_MS);
  await journey.after(agree(page), 'otp/code');
  expect(await callsOf(merchant, 'sendAgreementOtp')).toEqual([200, 200, 200]);
  await journey.after(signWith(page, await merchant.newestCode()), 'account-flow/RECEIVE_MONEY');
});

test('a second and a third code after 30 seconds each, then no more; five wrong codes lock for ten minutes @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await page.clock.install();
  await openCode(page, merchant);
  await expect(page.getByText(/Send again in 0:\d\d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  const first = await merchant.newestCode();
  // The phone's clock is ahead of the lender's: the page keeps waiting, and nothing is locked.
  await page.clock.fastForward(HALF_A_MINUTE_MS + 1_000);
  await tap(page, 'Send again');
  await expect(page.getByText(/Send again in 0:\d\d/)).toBeVisible();
  await journey.shows('otp/code');
  expect(await callsOf(merchant, 'sendAgreementOtp')).toEqual([200, 429]);
  for (const sends of [
    [200, 429, 200],
    [200, 429, 200, 200],
  ]) {
    await advanceBothClocks(page, merchant, HALF_A_MINUTE_MS);
    await tap(page, 'Send again');
    await expect.poll(() => callsOf(merchant, 'sendAgreementOtp')).toEqual(sends);
    await journey.shows('otp/code');
  }
  expect(await merchant.newestCode()).not.toBe(first);
  await page.clock.fastForward(HALF_A_MINUTE_MS + 1_000);
  await expect(page.getByText('No more codes can be sent')).toBeVisible();

  const wrong = await wrongCode(merchant);
  for (const triesLeft of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await signWith(page, wrong);
    await expect(page.getByText(triesLeft)).toBeVisible();
  }
  await journey.after(signWith(page, wrong), 'otp/blocked');
  await expect(page.getByText(/^(10:00|9:5\d)$/)).toBeVisible();
  await journey.checkLook('blocked');
  // A link into the agreement does not leave the locked state.
  await journey.after(moveTo(page, ENTRY, 5), 'otp/blocked');
  await journey.after(advanceBothClocks(page, merchant, TEN_MINUTES_MS), 'agreementReview');
  await journey.after(agree(page), 'otp/code');
  await expect(page.getByText('5 tries left')).toBeVisible();
});

test('three codes on the other phone lock, and the merchant can return later @night', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await journey.openAs('agreement-ready', ENTRY, 'agreementReview');
  for (let sends = 0; sends < 3; sends += 1) {
    await sendCodeOnOtherPhone(merchant);
    await merchant.advanceMs(HALF_A_MINUTE_MS + 1_000);
  }
  await journey.after(agree(page), 'otp/blocked');
  await expect(page.getByText(/^(10:00|9:\d\d)$/)).toBeVisible();
  await journey.tap('Go back, come later', 'agreementReview');
});

test('signed on the other phone, before the code is requested or while it is typed: the receipt, and no second signature @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const [reader, typist] = [await persona('agreement-ready'), await persona('agreement-ready')];
  await journey.open(reader, ENTRY, 'agreementReview');
  await signOnOtherPhone(reader);
  await journey.after(agree(page), 'account-flow/RECEIVE_MONEY');
  expect(await signatures(reader)).toEqual({ signed: 1, loans: 1 });

  await openCode(page, typist);
  await signOnOtherPhone(typist);
  await journey.after(signWith(page, await typist.newestCode()), 'account-flow/RECEIVE_MONEY');
  expect(await signatures(typist)).toEqual({ signed: 1, loans: 1 });
});

test("the lender's status decides what the entry URL shows: signed, not confirmed, signed elsewhere, not approved yet @night", async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await journey.goTo((await persona('disbursal-pending')).enter(ENTRY), 'loan-status/disbursalPending');
  await expect(page).toHaveURL(/\/termloan\/loan-status$/);

  await journey.goTo((await persona('arthmate')).enter(ENTRY), 'loan-entry/loanStart', /\/termloan$/);

  const signsElsewhere = await persona('no-lender');
  await confirmWithNewAccountOnOtherPhone(signsElsewhere);
  await journey.open(signsElsewhere, ENTRY, 'lenderWillContact');
  await expect(page.getByRole('heading', { name: 'Lending partner will contact you' })).toBeVisible();
  await journey.checkLook('lender-will-contact');
  await journey.tap('Back to the start', 'loan-entry/awaitingLender');

  const awaitsApproval = await persona('usfb');
  await confirmWithNewAccountOnOtherPhone(awaitsApproval);
  await journey.open(awaitsApproval, ENTRY, 'agreementUnavailable');
  await expect(page.getByText('Unable to process your request.')).toBeVisible();
  await awaitsApproval.advanceMs(10_000);
  await journey.tap('Try again', 'agreementReview');
});

test('after a closed loan the next one takes all steps: offer, bank account, mandate, agreement, disbursal @night', async ({
  page,
  journey,
}) => {
  const merchant = await journey.openAs('second-loan', '/termloan', 'loan-entry/loanStart');
  await journey.after(chooseOffer(page), 'account-flow/SELECT_ACCOUNT');
  await page.getByRole('radio').first().check({ force: true });
  await journey.tap('Continue', 'account-flow/CONFIRM_FORM');
  await tap(page, 'Confirm');
  // The mandate of the first loan ended with it, and this lender needs one.
  await journey.shows('mandate/enach');
  await tap(page, 'Continue to your bank');
  await journey.tap('Approve', 'agreementReview');
  await journey.open(merchant, '/termloan/mandate/status', 'mandate/mandateActive');
  await tap(page, 'Continue to the agreement');
  await journey.after(sign(page, merchant), 'account-flow/RECEIVE_MONEY');
  expect(await signatures(merchant)).toEqual({ signed: 2, loans: 2 });
  await merchant.advanceMs(10_000);
  await journey.open(merchant, '/termloan', 'home/home');
});

test('an offer that the lender withdrew while the agreement was created leads to the loan entry @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  await answerWith(merchant, 'createAgreement', 409, { error: 'offer_not_confirmed' }, 1);
  await page.goto(merchant.enter(ENTRY));
  // The loan entry opens the agreement as the next step; this time it is created.
  await journey.shows('agreementReview');
  expect(await callsOf(merchant, 'createAgreement')).toEqual([409, 200]);
  expect(await callsOf(merchant, 'getUserState')).not.toEqual([]);
});

const brokenReads = [
  { description: 'an HTML 502', fault: { kind: 'html' }, message: /service is busy/ },
  { description: 'broken JSON', fault: { kind: 'malformed' }, message: /could not read the answer/ },
  {
    description: 'an answer of another shape',
    fault: { kind: 'wrong-shape' },
    message: /could not read the answer/,
  },
  {
    description: 'a 503 with its own message',
    fault: {
      kind: 'status',
      status: 503,
      body: { code: 'closed', message: 'We are back at 6 in the morning.' },
    },
    message: /We are back at 6 in the morning\./,
  },
] as const;

test('a failed load or code shows the reason and Try again; Back leaves the journey @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  await page.goto(merchant.enter(ENTRY));
  for (const { description, fault, message } of brokenReads) {
    await test.step(description, async () => {
      await merchant.fault('getAgreementInfo', { ...fault, times: 0 });
      await journey.goTo(ENTRY, 'agreementUnavailable');
      await expect(page.getByText(message)).toBeVisible();
      await merchant.clearFaults();
      await journey.tap('Try again', 'agreementReview');
    });
  }
  const body = { code: 'sms_down', message: 'SMS is down for some minutes.' };
  await merchant.fault('sendAgreementOtp', { kind: 'status', status: 400, body });
  await agree(page);
  await expect(page.getByText('We could not send the code')).toBeVisible();
  await expect(page.getByText('SMS is down for some minutes.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await journey.tap('Agree and get an SMS code', 'otp/code');
  // As the first page of a tab: Back leads to the landing page, whether the agreement was loaded or not.
  await journey.open(merchant, ENTRY, 'agreementReview');
  await journey.tap('Back', 'landing/shown', /\/$/);
  await merchant.fault('getAgreementInfo', { kind: 'malformed', times: 0 });
  await journey.open(merchant, ENTRY, 'agreementUnavailable');
  await journey.tap('Back', 'landing/shown');
});
