/** The agreement in Chromium: read, signed once, and every transition after a late, lost or refused answer. */
import type { Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed } from '../browser/support/access';
import { callsOf, confirmWithNewAccountOnOtherPhone, requestIdsOf } from '../browser/support/other-phone';
import { advanceTo } from '../browser/support/page-clock';
import { picture } from '../browser/support/pictures';
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
import { chooseOffer, expectCode, expectState, sign, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const ENTRY = '/termloan/agreement';
const UNKNOWN_HEADING = /^We do not know yet if/;
const HALF_A_MINUTE_MS = 30_000;
const FIVE_MINUTES_MS = 300_000;
const TEN_MINUTES_MS = 600_000;

/** Takes a screenshot, and checks accessibility (axe) and 200 % zoom. */
async function checkLook(page: Page, name: string): Promise<void> {
  await picture(page, `agreement-${name}`);
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
}

/** Advances the lender's clock and, by one second more, the page's. */
async function advanceBothClocks(
  page: Page,
  merchant: { advance(ms: number): Promise<void> },
  ms: number,
): Promise<void> {
  await merchant.advance(ms);
  await page.clock.fastForward(ms + 1_000);
}

test('one code and one signature, despite a reload, Back, forward, an emptied session storage and a double tap', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await page.clock.install();
  await page.goto(merchant.enter('/termloan/agreement-otp'));
  await expectState(page, 'agreement', 'agreementReview');
  await expect(page).toHaveURL(/\/termloan\/agreement$/);
  await page.reload();
  await expectState(page, 'agreement', 'agreementReview');
  await tap(page, 'Agree and get the code');
  await expect(page.getByText('Tick the box to agree.').first()).toBeVisible();
  expect(await callsOf(merchant, 'sendAgreementOtp')).toEqual([]);
  await agree(page);
  await expectCode(page);
  await expect(page).toHaveURL(/\/termloan\/agreement-otp$/);
  await page.getByLabel('Code').fill('123456');
  await page.reload();
  await expectCode(page);
  await expect(page.getByLabel('Code')).toHaveValue('');
  await tap(page, 'Back');
  await expectState(page, 'agreement', 'agreementReview');
  await page.goForward();
  await expectCode(page);
  // A link into the agreement leaves the code open.
  await moveTo(page, ENTRY, 9);
  await expectCode(page);
  await expect(page).toHaveURL(/\/termloan\/agreement-otp$/);
  await page.goto(ENTRY);
  await expectState(page, 'agreement', 'agreementReview');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  // The code that was sent is still valid: no second one is sent.
  await agree(page);
  await expectCode(page);
  await tap(page, 'Back');
  await expectState(page, 'agreement', 'agreementReview');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await agree(page);
  await expectCode(page);
  expect(await callsOf(merchant, 'sendAgreementOtp')).toEqual([200]);
  // Without its session storage the tab starts at the agreement; the next code is sent after a short wait.
  await page.evaluate(() => window.sessionStorage.clear());
  await page.reload();
  await expectState(page, 'agreement', 'agreementReview');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await agree(page);
  await expectCode(page, 'nextCode');
  await expect(page.getByText(/^0:[0-3]\d$/)).toBeVisible();
  await expect(page.getByText(/too many/i)).toHaveCount(0);
  await tap(page, 'Back to the agreement');
  await expectState(page, 'agreement', 'agreementReview');
  await expect(page.getByText('We could not send the code')).toHaveCount(0);
  await agree(page);
  await expectCode(page, 'nextCode');
  // Checked last: the lender's 30 seconds keep running during the checks.
  await checkLook(page, 'next-code');
  await advanceBothClocks(page, merchant, HALF_A_MINUTE_MS);
  await expectCode(page);
  const code = await merchant.newestCode();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign and get money' }).dblclick();
  await expectState(page, 'account-flow', 'RECEIVE_MONEY');
  await expect(page).toHaveURL(/\/termloan\/receive-money$/);
  expect(await signatures(merchant)).toEqual({ signed: 1, loans: 1 });
  expect(await callsOf(merchant, 'signAgreement')).toHaveLength(1);
  const { agreements = [] } = await merchant.books();
  expect(agreements).toHaveLength(1);
  const storedText = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href]),
  );
  expect(storedText).not.toContain(code);
  await page.goBack();
  await expectState(page, 'loan-status', 'disbursalPending');
});

test('documents that changed while they were open: nothing is signed until the merchant has seen them again; then the same code signs', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await page.goto(merchant.enter(ENTRY));
  await expectState(page, 'agreement', 'agreementReview');
  await agree(page);
  await expectCode(page);
  await merchant.fault('signAgreement', {
    kind: 'status',
    status: 409,
    body: { error: 'agreement_changed' },
    times: 1,
  });
  const code = await merchant.newestCode();
  await page.getByLabel('Code').fill(code);
  await tap(page, 'Sign and get money');
  await expectState(page, 'agreement', 'agreementReview');
  await expect(page.getByText('The agreement has changed')).toBeVisible();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await checkLook(page, 'changed');
  expect(await signatures(merchant)).toEqual({ signed: 0, loans: 0 });
  await agree(page);
  await expectCode(page);
  await page.getByLabel('Code').fill(code);
  await tap(page, 'Sign and get money');
  await expectState(page, 'account-flow', 'RECEIVE_MONEY');
  expect(await signatures(merchant)).toEqual({ signed: 1, loans: 1 });
});

test('lost answers: the agreement is created, its code sent and the agreement signed once each', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  const writes = ['createAgreement', 'sendAgreementOtp', 'signAgreement'] as const;
  // Fails every time: Chromium itself resends a request when a keep-alive connection is lost.
  for (const write of writes) await merchant.fault(write, { kind: 'drop-after', times: 0 });
  await openCode(page, merchant);
  await signWith(page, await merchant.newestCode());
  await expectState(page, 'account-flow', 'RECEIVE_MONEY');
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
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await page.clock.install();
  await merchant.fault('createAgreement', { kind: 'drop-before', times: 0 });
  await page.goto(merchant.enter(ENTRY));
  await expectUnanswered(page, 'creationUnanswered');
  await checkLook(page, 'creation-unanswered');
  await tap(page, 'Back');
  await expectState(page, 'landing', 'shown');
  await page.goto(ENTRY);
  await expectUnanswered(page, 'creationUnanswered');
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expectState(page, 'agreement', 'agreementReview');

  await merchant.fault('sendAgreementOtp', { kind: 'drop-before', times: 0 });
  await agree(page);
  await expectUnanswered(page, 'sendUnanswered', 'otp');
  await checkLook(page, 'code-unanswered');
  await tap(page, 'Back');
  await expectState(page, 'agreement', 'agreementReview');
  await agree(page);
  await expectUnanswered(page, 'sendUnanswered', 'otp');
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expectCode(page);
  expect(await callsOf(merchant, 'sendAgreementOtp')).toContain(200);
});

test('no answer to the signature: shown as unknown; Check again signs once @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await page.clock.install();
  await openCode(page, merchant);
  await merchant.fault('signAgreement', { kind: 'html', times: 0 });
  await signWith(page, await merchant.newestCode());
  await expectUnanswered(page, 'checkUnanswered', 'otp');
  await checkLook(page, 'signature-unanswered');
  // Back loads the agreement, which is not signed: the same code can still sign it.
  await page.goBack();
  await expectState(page, 'agreement', 'agreementReview');
  expect(await signatures(merchant)).toEqual({ signed: 0, loans: 0 });
  await agree(page);
  await expectCode(page);
  await signWith(page, await merchant.newestCode());
  await expectUnanswered(page, 'checkUnanswered', 'otp');
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expectState(page, 'account-flow', 'RECEIVE_MONEY');
  expect(await signatures(merchant)).toEqual({ signed: 1, loans: 1 });
});

test('a wrong code shows the tries left; an expired one asks for a new code, also after Back to the agreement', async ({
  page,
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
  await checkLook(page, 'code-wrong');

  await merchant.advance(FIVE_MINUTES_MS + 1_000);
  await signWith(page, await merchant.newestCode());
  await expect(page.getByText('This code is too old. Get a new one.').first()).toBeVisible();
  // The answer carried the lender's time: the 30 seconds are over.
  await runUntil(page, page.getByRole('button', { name: 'Send again' }));
  await tap(page, 'Send again');
  await expect(page.getByText(/Send again in 0:\d\d/)).toBeVisible();
  // The code expires while the agreement is read: another one is sent.
  await tap(page, 'Back');
  await expectState(page, 'agreement', 'agreementReview');
  await advanceBothClocks(page, merchant, FIVE_MINUTES_MS);
  await agree(page);
  await expectCode(page);
  expect(await callsOf(merchant, 'sendAgreementOtp')).toEqual([200, 200, 200]);
  await signWith(page, await merchant.newestCode());
  await expectState(page, 'account-flow', 'RECEIVE_MONEY');
});

test('a second and a third code after 30 seconds each, then no more; five wrong codes lock for ten minutes @night', async ({
  page,
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
  await expectCode(page);
  expect(await callsOf(merchant, 'sendAgreementOtp')).toEqual([200, 429]);
  for (const sends of [
    [200, 429, 200],
    [200, 429, 200, 200],
  ]) {
    await advanceBothClocks(page, merchant, HALF_A_MINUTE_MS);
    await tap(page, 'Send again');
    await expect.poll(() => callsOf(merchant, 'sendAgreementOtp')).toEqual(sends);
    await expectCode(page);
  }
  expect(await merchant.newestCode()).not.toBe(first);
  await page.clock.fastForward(HALF_A_MINUTE_MS + 1_000);
  await expect(page.getByText('No more codes can be sent')).toBeVisible();

  const wrong = await wrongCode(merchant);
  for (const triesLeft of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await signWith(page, wrong);
    await expect(page.getByText(triesLeft)).toBeVisible();
  }
  await signWith(page, wrong);
  await expectCode(page, 'blocked');
  await expect(page.getByText(/^(10:00|9:5\d)$/)).toBeVisible();
  await checkLook(page, 'blocked');
  // A link into the agreement does not leave the locked state.
  await moveTo(page, ENTRY, 5);
  await expectCode(page, 'blocked');
  await advanceBothClocks(page, merchant, TEN_MINUTES_MS);
  await expectState(page, 'agreement', 'agreementReview');
  await agree(page);
  await expectCode(page);
  await expect(page.getByText('5 tries left')).toBeVisible();
});

test('three codes on the other phone lock, and the merchant can return later @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await page.goto(merchant.enter(ENTRY));
  await expectState(page, 'agreement', 'agreementReview');
  for (let sends = 0; sends < 3; sends += 1) {
    await sendCodeOnOtherPhone(merchant);
    await merchant.advance(HALF_A_MINUTE_MS + 1_000);
  }
  await agree(page);
  await expectCode(page, 'blocked');
  await expect(page.getByText(/^(10:00|9:\d\d)$/)).toBeVisible();
  await tap(page, 'Go back, come later');
  await expectState(page, 'agreement', 'agreementReview');
});

test('signed on the other phone, before the code is requested or while it is typed: the receipt, and no second signature @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const [reader, typist] = [await persona('agreement-ready'), await persona('agreement-ready')];
  await page.goto(reader.enter(ENTRY));
  await expectState(page, 'agreement', 'agreementReview');
  await signOnOtherPhone(reader);
  await agree(page);
  await expectState(page, 'account-flow', 'RECEIVE_MONEY');
  expect(await signatures(reader)).toEqual({ signed: 1, loans: 1 });

  await openCode(page, typist);
  await signOnOtherPhone(typist);
  await signWith(page, await typist.newestCode());
  await expectState(page, 'account-flow', 'RECEIVE_MONEY');
  expect(await signatures(typist)).toEqual({ signed: 1, loans: 1 });
});

test("the lender's status decides what the entry URL shows: signed, not confirmed, signed elsewhere, not approved yet @night", async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await page.goto((await persona('disbursal-pending')).enter(ENTRY));
  await expectState(page, 'loan-status', 'disbursalPending');
  await expect(page).toHaveURL(/\/termloan\/loan-status$/);

  await page.goto((await persona('arthmate')).enter(ENTRY));
  await expectState(page, 'loan-entry', 'loanStart');
  await expect(page).toHaveURL(/\/termloan$/);

  const signsElsewhere = await persona('no-lender');
  await confirmWithNewAccountOnOtherPhone(signsElsewhere);
  await page.goto(signsElsewhere.enter(ENTRY));
  await expectState(page, 'agreement', 'lenderWillContact');
  await expect(page.getByRole('heading', { name: 'Lending partner will contact you' })).toBeVisible();
  await checkLook(page, 'lender-will-contact');
  await tap(page, 'Back to the start');
  await expectState(page, 'loan-entry', 'awaitingLender');

  const awaitsApproval = await persona('usfb');
  await confirmWithNewAccountOnOtherPhone(awaitsApproval);
  await page.goto(awaitsApproval.enter(ENTRY));
  await expectState(page, 'agreement', 'agreementUnavailable');
  await expect(page.getByText('Unable to process your request.')).toBeVisible();
  await awaitsApproval.advance(10_000);
  await tap(page, 'Try again');
  await expectState(page, 'agreement', 'agreementReview');
});

test('after a closed loan the next one takes all steps: offer, bank account, mandate, agreement, disbursal', async ({
  page,
  persona,
}) => {
  const merchant = await persona('second-loan');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-entry', 'loanStart');
  await chooseOffer(page);
  await expectState(page, 'account-flow', 'SELECT_ACCOUNT');
  await page.getByRole('radio').first().check({ force: true });
  await tap(page, 'Continue');
  await expectState(page, 'account-flow', 'CONFIRM_FORM');
  await tap(page, 'Confirm');
  // The mandate of the first loan ended with it, and this lender needs one.
  await expectState(page, 'mandate', 'enach');
  await tap(page, 'Continue to your bank');
  await tap(page, 'Approve');
  await expectState(page, 'agreement', 'agreementReview');
  await page.goto(merchant.enter('/termloan/mandate/status'));
  await expectState(page, 'mandate', 'mandateActive');
  await tap(page, 'Go on to the agreement');
  await sign(page, merchant);
  await expectState(page, 'account-flow', 'RECEIVE_MONEY');
  expect(await signatures(merchant)).toEqual({ signed: 2, loans: 2 });
  await merchant.advance(10_000);
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'home', 'home');
});

test('an offer that the lender withdrew while the agreement was created leads to the loan entry @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await merchant.fault('createAgreement', {
    kind: 'status',
    status: 409,
    body: { error: 'offer_not_confirmed' },
  });
  await page.goto(merchant.enter(ENTRY));
  // The loan entry opens the agreement as the next step; this time it is created.
  await expectState(page, 'agreement', 'agreementReview');
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
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await page.goto(merchant.enter(ENTRY));
  for (const { description, fault, message } of brokenReads) {
    await test.step(description, async () => {
      await merchant.fault('getAgreementInfo', { ...fault, times: 0 });
      await page.goto(ENTRY);
      await expectState(page, 'agreement', 'agreementUnavailable');
      await expect(page.getByText(message)).toBeVisible();
      await merchant.clearFaults();
      await tap(page, 'Try again');
      await expectState(page, 'agreement', 'agreementReview');
    });
  }
  const body = { code: 'sms_down', message: 'SMS is down for some minutes.' };
  await merchant.fault('sendAgreementOtp', { kind: 'status', status: 400, body });
  await agree(page);
  await expect(page.getByText('We could not send the code')).toBeVisible();
  await expect(page.getByText('SMS is down for some minutes.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await tap(page, 'Agree and get the code');
  await expectCode(page);
  // As the first page of a tab: Back leads to the landing page, whether the agreement was loaded or not.
  await page.goto(merchant.enter(ENTRY));
  await expectState(page, 'agreement', 'agreementReview');
  await tap(page, 'Back');
  await expectState(page, 'landing', 'shown');
  await expect(page).toHaveURL(/\/$/);
  await merchant.fault('getAgreementInfo', { kind: 'malformed', times: 0 });
  await page.goto(merchant.enter(ENTRY));
  await expectState(page, 'agreement', 'agreementUnavailable');
  await tap(page, 'Back');
  await expectState(page, 'landing', 'shown');
});
