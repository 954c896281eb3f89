/** The agreement in Chromium: read it, sign it once, and every way on which an answer is late, lost or a no. */
import {
  agree,
  openCode,
  signatures,
  signElsewhere,
  signWith,
  wrongCode,
} from '../browser/support/agreement-steps';
import { callsOf } from '../browser/support/elsewhere';
import { confirmElsewhere } from '../browser/support/loan-approval-confirm';
import { moveTo, runUntil, stateOf } from '../browser/support/session-time';
import { expect, FAILED_CALLS, test } from '../browser/support/test';
import { standsAt, tap } from '../browser/support/walk';

const UNKNOWN = 'We do not know yet if it is signed';
const TEN_MINUTES = 600_000;

test('signs once when the button is tapped twice, keeps the code to itself, and stays on the receipt', async ({
  page,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  await openCode(page, merchant);
  await expect(page).toHaveURL(/\/termloan\/agreement-otp$/);
  const code = await merchant.newestCode();
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign and get money' }).dblclick();
  await standsAt(page, 'account-flow', 'RECEIVE_MONEY');
  await expect(page).toHaveURL(/\/termloan\/receive-money$/);
  expect(await signatures(merchant)).toEqual({ signed: 1, loans: 1 });
  const audit = await merchant.audit();
  expect(audit.filter(({ operationId }) => operationId === 'signAgreement')).toHaveLength(1);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href]),
  );
  expect(kept).not.toContain(code);

  await page.goBack();
  await standsAt(page, 'loan-status', 'disbursalPending');
});

test('an answer that is lost after the lender signed ends signed, with one signature', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await openCode(page, merchant);
  // For ever: Chromium itself sends a request again when a connection that it kept open is lost.
  await merchant.fault('signAgreement', { kind: 'drop-after', times: 0 });
  await signWith(page, await merchant.newestCode());
  await standsAt(page, 'account-flow', 'RECEIVE_MONEY');
  expect(await signatures(merchant)).toEqual({ signed: 1, loans: 1 });
  const audit = await merchant.audit();
  const sent = audit.filter(({ operationId }) => operationId === 'signAgreement');
  expect(new Set(sent.map(({ request_id }) => request_id)).size).toBe(1);
  expect(audit.filter(({ operationId }) => operationId === 'getRequestStatus')).toHaveLength(1);
});

test('no answer for good is called unknown, and Check again signs after all', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await page.clock.install();
  await openCode(page, merchant);
  await merchant.fault('signAgreement', { kind: 'drop-before', times: 0 });
  await signWith(page, await merchant.newestCode());
  await runUntil(page, stateOf(page, 'agreement', 'signatureUnanswered'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(UNKNOWN);
  await expect(page.getByText(/fail/i)).toHaveCount(0);
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await standsAt(page, 'account-flow', 'RECEIVE_MONEY');
  expect(await signatures(merchant)).toEqual({ signed: 1, loans: 1 });
});

test('back from a signature that nobody answers asks the lender again, and the same agreement can be signed', async ({
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
  await runUntil(page, stateOf(page, 'agreement', 'signatureUnanswered'));
  await page.goBack();
  await standsAt(page, 'agreement', 'agreement');
  await merchant.clearFaults();
  expect(await signatures(merchant)).toEqual({ signed: 0, loans: 0 });
});

test('a wrong code says how many tries are left, an old one asks for a new one', async ({
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

  await merchant.advance(301_000);
  await signWith(page, await merchant.newestCode());
  await expect(page.getByText('This code is too old. Get a new one.').first()).toBeVisible();
  // The answer brought the lender's time along: 30 seconds are long over.
  await runUntil(page, page.getByRole('button', { name: 'Send again' }));
  await tap(page, 'Send again');
  await standsAt(page, 'agreement', 'agreementOtp');
  await signWith(page, await merchant.newestCode());
  await standsAt(page, 'account-flow', 'RECEIVE_MONEY');
});

test('a second code after 30 seconds, a third, and then no more', async ({ page, persona }) => {
  const merchant = await persona('agreement-ready');
  await page.clock.install();
  await openCode(page, merchant);
  await expect(page.getByText(/Send again in 0:\d\d/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0);
  const first = await merchant.newestCode();
  for (const sends of [2, 3]) {
    await merchant.advance(30_000);
    await page.clock.fastForward(31_000);
    await tap(page, 'Send again');
    await expect
      .poll(
        async () => (await merchant.audit()).filter((one) => one.operationId === 'sendAgreementOtp').length,
      )
      .toBe(sends);
    await standsAt(page, 'agreement', 'agreementOtp');
  }
  expect(await merchant.newestCode()).not.toBe(first);
  await page.clock.fastForward(31_000);
  await expect(page.getByText('No more codes can be sent')).toBeVisible();
});

test('five wrong codes lock for ten minutes, and the agreement comes back by itself', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await page.clock.install();
  await openCode(page, merchant);
  const wrong = await wrongCode(merchant);
  for (const left of ['4 tries left', '3 tries left', '2 tries left', '1 try left']) {
    await signWith(page, wrong);
    await expect(page.getByText(left)).toBeVisible();
  }
  await signWith(page, wrong);
  await standsAt(page, 'agreement', 'otpBlocked');
  await expect(page.getByText(/^(10:00|9:5\d)$/)).toBeVisible();
  // The lock is not left by a link into the agreement.
  await moveTo(page, '/termloan/agreement', 5);
  await standsAt(page, 'agreement', 'otpBlocked');
  await merchant.advance(TEN_MINUTES);
  await page.clock.fastForward(TEN_MINUTES + 1_000);
  await standsAt(page, 'agreement', 'agreement');
  await agree(page);
  await standsAt(page, 'agreement', 'agreementOtp');
  await expect(page.getByText('5 tries left')).toBeVisible();
  await signWith(page, await merchant.newestCode());
  await standsAt(page, 'account-flow', 'RECEIVE_MONEY');
});

test('a code too soon after the last one waits, and the merchant may come back later', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await openCode(page, merchant);
  await page.goto('/termloan/agreement');
  await standsAt(page, 'agreement', 'agreement');
  await agree(page);
  await standsAt(page, 'agreement', 'otpBlocked');
  await expect(page.getByText(/^0:\d\d$/)).toBeVisible();
  await tap(page, 'Go back, come later');
  await standsAt(page, 'landing', 'shown');
});

test('reload in each step asks the lender, never skips the reading, and sends no other code', async ({
  page,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  await page.goto(merchant.enter('/termloan/agreement-otp'));
  await standsAt(page, 'agreement', 'agreement');
  await expect(page).toHaveURL(/\/termloan\/agreement$/);
  await page.reload();
  await standsAt(page, 'agreement', 'agreement');
  await agree(page);
  await standsAt(page, 'agreement', 'agreementOtp');
  await page.getByLabel('Code').fill('123456');
  await page.reload();
  await standsAt(page, 'agreement', 'agreementOtp');
  await expect(page.getByLabel('Code')).toHaveValue('');
  expect(await callsOf(merchant, 'sendAgreementOtp')).toEqual([200]);
  // A tab that does not know of the code begins with the reading.
  await page.evaluate(() => window.sessionStorage.clear());
  await page.reload();
  await standsAt(page, 'agreement', 'agreement');
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  const { agreements = [] } = await merchant.books();
  expect(agreements).toHaveLength(1);
});

test('back and forward between the agreement and its code, and the page of another one', async ({
  page,
  persona,
}) => {
  const merchant = await persona('agreement-ready');
  await openCode(page, merchant);
  await tap(page, 'Back');
  await standsAt(page, 'agreement', 'agreement');
  await page.goForward();
  await standsAt(page, 'agreement', 'agreementOtp');
  await expect(page).toHaveURL(/\/termloan\/agreement-otp$/);
  await moveTo(page, '/termloan/agreement', 9);
  await standsAt(page, 'agreement', 'agreement');
  await expect(page).toHaveURL(/\/termloan\/agreement$/);
});

test('without the tick no code is sent', async ({ page, persona }) => {
  const merchant = await persona('agreement-ready');
  await page.goto(merchant.enter('/termloan/agreement'));
  await tap(page, 'Agree and get the code');
  await expect(page.getByText('Tick the box to agree.').first()).toBeVisible();
  const audit = await merchant.audit();
  expect(audit.filter(({ operationId }) => operationId === 'sendAgreementOtp')).toEqual([]);
});

test('signed on the other phone before the code is asked for: the receipt, no second signature', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await page.goto(merchant.enter('/termloan/agreement'));
  await standsAt(page, 'agreement', 'agreement');
  await signElsewhere(merchant);
  await agree(page);
  await standsAt(page, 'account-flow', 'RECEIVE_MONEY');
  expect(await signatures(merchant)).toEqual({ signed: 1, loans: 1 });
});

test('signed on the other phone while the code is typed: the receipt, no second signature', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await openCode(page, merchant);
  await signElsewhere(merchant);
  await signWith(page, await merchant.newestCode());
  await standsAt(page, 'account-flow', 'RECEIVE_MONEY');
  expect(await signatures(merchant)).toEqual({ signed: 1, loans: 1 });
});

test('a signed agreement leads to the money, also from an old link', async ({ page, persona }) => {
  const merchant = await persona('disbursal-pending');
  await page.goto(merchant.enter('/termloan/agreement'));
  await standsAt(page, 'loan-status', 'disbursalPending');
  await expect(page).toHaveURL(/\/termloan\/loan-status$/);
});

test('nothing is confirmed: the agreement is locked, the entry opens', async ({ page, persona }) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan/agreement'));
  await standsAt(page, 'loan-entry', 'loanStart');
  await expect(page).toHaveURL(/\/termloan$/);
});

test('an offer that the lender took back while the agreement was drawn up leads to the entry', async ({
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
  await page.goto(merchant.enter('/termloan/agreement'));
  // The entry knows that the agreement is next, and opens it: drawn up this time.
  await standsAt(page, 'agreement', 'agreement');
  const audit = await merchant.audit();
  const drawn = audit
    .filter(({ operationId }) => operationId === 'createAgreement')
    .map(({ status }) => status);
  expect(drawn).toEqual([409, 200]);
  expect(audit.some(({ operationId }) => operationId === 'getUserState')).toBe(true);
});

test('the lender has not approved yet: no agreement, and Try again once it has', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('usfb');
  await confirmElsewhere(merchant);
  await page.goto(merchant.enter('/termloan/agreement'));
  await standsAt(page, 'agreement', 'agreementUnavailable');
  await expect(page.getByText('Unable to process your request.')).toBeVisible();
  await merchant.advance(10_000);
  await tap(page, 'Try again');
  await standsAt(page, 'agreement', 'agreement');
});

test('a lender that signs elsewhere will contact the merchant', async ({ page, persona }) => {
  const merchant = await persona('no-lender');
  await confirmElsewhere(merchant);
  await page.goto(merchant.enter('/termloan/agreement'));
  await standsAt(page, 'agreement', 'lenderWillContact');
  await expect(page.getByRole('heading', { name: 'Lending partner will contact you' })).toBeVisible();
  await tap(page, 'Back to the start');
  await standsAt(page, 'loan-entry', 'awaitingLender');
});

test('the code cannot be sent: the reason stands there, and the next try sends it', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  const body = { code: 'sms_down', message: 'SMS is down for some minutes.' };
  await merchant.fault('sendAgreementOtp', { kind: 'status', status: 400, body });
  await page.goto(merchant.enter('/termloan/agreement'));
  await agree(page);
  await expect(page.getByText('We could not send the code')).toBeVisible();
  await expect(page.getByText('SMS is down for some minutes.')).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await tap(page, 'Agree and get the code');
  await standsAt(page, 'agreement', 'agreementOtp');
});

const brokenReads = [
  { what: 'an HTML 502', fault: { kind: 'html' }, says: /service is busy/ },
  { what: 'broken JSON', fault: { kind: 'malformed' }, says: /could not read the answer/ },
  { what: 'an answer of another shape', fault: { kind: 'wrong-shape' }, says: /could not read the answer/ },
  { what: 'an empty 500', fault: { kind: 'empty' }, says: /service is busy/ },
  {
    what: 'a 503 with its own message',
    fault: {
      kind: 'status',
      status: 503,
      body: { code: 'closed', message: 'We are back at 6 in the morning.' },
    },
    says: /We are back at 6 in the morning\./,
  },
  {
    what: 'a 500 with its own message',
    fault: { kind: 'status', status: 500, body: { code: 'ledger', message: 'The ledger is being counted.' } },
    says: /The ledger is being counted\./,
  },
] as const;

test('an agreement that cannot be read, in six ways: why each time, and Try again works', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  for (const { what, fault, says } of brokenReads) {
    await test.step(what, async () => {
      await merchant.fault('getAgreementInfo', { ...fault, times: 0 });
      await page.goto(merchant.enter('/termloan/agreement'));
      await standsAt(page, 'agreement', 'agreementUnavailable');
      await expect(page.getByText(says)).toBeVisible();
      await merchant.clearFaults();
      await tap(page, 'Try again');
      await standsAt(page, 'agreement', 'agreement');
    });
  }
});

test('back from an agreement, read or not, as the first page of a tab leads out, not in a circle', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('agreement-ready');
  await merchant.fault('getAgreementInfo', { kind: 'html', times: 0 });
  await page.goto(merchant.enter('/termloan/agreement'));
  await standsAt(page, 'agreement', 'agreementUnavailable');
  await tap(page, 'Back');
  await standsAt(page, 'landing', 'shown');
  await merchant.clearFaults();
  await page.goto(merchant.enter('/termloan/agreement'));
  await standsAt(page, 'agreement', 'agreement');
  await tap(page, 'Back');
  await standsAt(page, 'landing', 'shown');
  await expect(page).toHaveURL(/\/$/);
});
