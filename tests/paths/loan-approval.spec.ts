/** The lender's own approval in Chromium: USFB decides, Apollo Finvest shows what it approved, any lender may refuse. */

import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import { confirmWithNewAccountOnOtherPhone } from '../browser/support/other-phone';
import { backDuringStatusCheck, pausePageClock } from '../browser/support/page-clock';
import { picture } from '../browser/support/pictures';
import { runUntil, stateOf } from '../browser/support/session-time';
import { valueAt } from '../browser/support/steps/agreement-steps';
import { returnUntilRequest } from '../browser/support/steps/payments';
import { expectState, tap } from '../browser/support/steps/walk';
import { stubAnswer, withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const STATUS = '/termloan/loan-approval-status';
const DETAILS = '/termloan/approved-loan-details';
const USER_STATE = '/api/termloan/getUserState';
const SELECTED = '/api/termloan/loanOffers/SELECTED';
const CHECK_FAILED = 'We could not ask the lender just now. Tap Check again.';

test('the bank decides while the page waits, and the agreement opens by itself', async ({
  page,
  persona,
}) => {
  const merchant = await persona('usfb');
  await page.clock.install();
  await merchant.flag({ approval_seconds: 3_600 });
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.goto(merchant.enter(STATUS));
  await expectState(page, 'loan-approval', 'loanApprovalStatus');
  await page.reload();
  await expectState(page, 'loan-approval', 'loanApprovalStatus');
  await merchant.advance(3_600_000);
  await runUntil(page, stateOf(page, 'agreement', 'agreementReview'), 5_000);
});

test('after a minute of polling the page waits for the merchant @night', async ({ page, persona }) => {
  const merchant = await persona('usfb');
  // The clock is paused: on a slow machine the page would poll once more.
  await pausePageClock(page);
  await merchant.flag({ approval_seconds: 3_600 });
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.goto(merchant.enter(STATUS));
  const checkCount = async () =>
    (await merchant.audit()).filter(({ operationId }) => operationId === 'getUserState').length;
  for (let poll = 1; poll <= 12; poll += 1) {
    await expectState(page, 'loan-approval', 'loanApprovalStatus');
    // A poll comes five seconds after the last answer; one second more, as the service's clock is rounded to seconds.
    await page.clock.runFor(6_000);
    await expect.poll(checkCount, { intervals: [50] }).toBe(1 + poll);
  }
  await expectState(page, 'loan-approval', 'loanApprovalStatus');
  await page.clock.runFor(60_000);
  expect(await checkCount()).toBe(13);
  await tap(page, 'Check again');
  await expect.poll(checkCount).toBe(14);
  // On the return to the page the status is checked at once.
  await returnUntilRequest(page, /getUserState/);
});

test('a failed check shows a message and can be repeated; the bank refuses, and the merchant goes to the start @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('usfb');
  await merchant.flag({ approval_seconds: 3_600, approval_result: 'REJECTED' });
  await confirmWithNewAccountOnOtherPhone(merchant);
  await pausePageClock(page);
  await page.goto(merchant.enter(STATUS));
  await expectState(page, 'loan-approval', 'loanApprovalStatus');
  await merchant.fault('getUserState', { kind: 'wrong-shape' });
  await tap(page, 'Check again');
  await expect(page.getByText(CHECK_FAILED)).toBeVisible();
  await merchant.advance(3_600_000);
  await tap(page, 'Check again');
  await expectState(page, 'loan-approval', 'loanRejected');
  await expect(page.getByText('You signed nothing and you owe nothing.')).toBeVisible();
  await page.clock.resume();
  await tap(page, 'Back to the start');
  await expectState(page, 'landing', 'shown');
});

test('a refusal is shown at any entry URL, and Back leads out @night', async ({ page, persona }) => {
  const merchant = await persona('rejected');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'loan-approval', 'loanRejected');
  await page.goto(merchant.enter(DETAILS));
  await expectState(page, 'loan-approval', 'loanRejected');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('the entry URL of a step that is not reached leads to the loan entry @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('usfb');
  await page.goto(merchant.enter(STATUS));
  await expectState(page, 'loan-entry', 'loanStart');
  await expect(page).toHaveURL(/\/termloan$/);
});

test('Back while the bank decides leads to the landing page', async ({ page, persona }) => {
  const merchant = await persona('usfb');
  await merchant.flag({ approval_seconds: 3_600 });
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.goto(merchant.enter(STATUS));
  await expectState(page, 'loan-approval', 'loanApprovalStatus');
  await tap(page, 'Back');
  await expectState(page, 'landing', 'shown');
  await page.goto(merchant.enter(STATUS));
  await expectState(page, 'loan-approval', 'loanApprovalStatus');
  await backDuringStatusCheck(page, /getUserState/);
  await expectState(page, 'landing', 'shown');
});

test('approved by a bank that requires e-NACH: autopay is next @night', async ({ page, persona }) => {
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await stubAnswer(merchant, 'getUserState', USER_STATE, (state) =>
    withField(state, ['approval_status'], 'APPROVED'),
  );
  await page.goto(merchant.enter(STATUS));
  await expectState(page, 'mandate', 'enach');
});

test('Apollo, weekly: the approved loan, and then the agreement', async ({ page, persona }) => {
  const merchant = await persona('apollo-weekly');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.goto(merchant.enter(STATUS));
  await expectState(page, 'loan-approval', 'approvedLoanDetails');
  await expect(page).toHaveURL(new RegExp(`${DETAILS}$`));
  await page.reload();
  await expectState(page, 'loan-approval', 'approvedLoanDetails');
  await picture(page, 'loan-approval-details');
  await expectAccessible(page);
  await expectReachableByKeyboard(page);
  await expectFitsWhenZoomed(page);
  await tap(page, 'Continue');
  await expectState(page, 'agreement', 'agreementReview');
});

test('Apollo, weekly with e-NACH: autopay is next @night', async ({ page, persona }) => {
  const merchant = await persona('apollo-weekly');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await stubAnswer(merchant, 'listLoanOffers', SELECTED, (offers) =>
    withField(offers, ['loan_offers', 0, 'is_enach_required'], true),
  );
  await page.goto(merchant.enter(DETAILS));
  await tap(page, 'Continue');
  await expectState(page, 'mandate', 'enach');
});

test('Apollo, monthly: autopay comes before the agreement @night', async ({ page, persona }) => {
  const merchant = await persona('apollo');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.goto(merchant.enter(DETAILS));
  await tap(page, 'Continue');
  await expectState(page, 'mandate', 'enach');
});

test('Apollo, monthly, with autopay active already: the agreement is next @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('apollo');
  await confirmWithNewAccountOnOtherPhone(merchant);
  const mandate = await merchant.call('GET', '/api/termloan/autopayMandate?type=ENACH&nbfc=APOLLO_FINVEST');
  await page.request.post(String(valueAt(mandate, 'authorization_url')), { form: { decision: 'approve' } });
  await page.goto(merchant.enter(DETAILS));
  await tap(page, 'Continue');
  await expectState(page, 'agreement', 'agreementReview');
});

test('Apollo, monthly, autopay cannot be loaded: a message, and Try again @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('apollo');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.goto(merchant.enter(DETAILS));
  await expectState(page, 'loan-approval', 'approvedLoanDetails');
  await merchant.fault('getAutopayMandate', { kind: 'html' });
  await tap(page, 'Continue');
  await expectState(page, 'loan-approval', 'approvalUnavailable');
  await expect(page.getByRole('heading', { name: 'We could not read your autopay' })).toBeVisible();
  await tap(page, 'Try again');
  await expectState(page, 'loan-approval', 'approvedLoanDetails');
  await tap(page, 'Back');
  await expectState(page, 'landing', 'shown');
});

for (const { operation, heading } of [
  { operation: 'getUserState', heading: 'User State not available' },
  { operation: 'listLoanOffers', heading: 'Offers not available' },
]) {
  test(`${heading}: the heading is shown, and Back leads out @night`, async ({ page, persona, allowed }) => {
    allowed.push(FAILED_CALLS);
    const merchant = await persona('usfb');
    await confirmWithNewAccountOnOtherPhone(merchant);
    await merchant.fault(operation, { kind: 'malformed', times: 0 });
    await page.goto(merchant.enter(STATUS));
    await expectState(page, 'loan-approval', 'approvalUnavailable');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await tap(page, 'Back');
    await expectState(page, 'landing', 'shown');
  });
}
