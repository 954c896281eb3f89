/** The lender's own approval in Chromium: USFB decides, Apollo Finvest shows what it approved, any lender may refuse. */

import { confirmWithNewAccountOnOtherPhone } from '../browser/support/other-phone';
import { pausePageClock } from '../browser/support/page-clock';
import { valueAt } from '../browser/support/steps/agreement-steps';
import { returnUntilRequest } from '../browser/support/steps/payments';
import { tap } from '../browser/support/steps/walk';
import { stubAnswer, withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'loan-approval' });

const STATUS = '/termloan/loan-approval-status';
const DETAILS = '/termloan/approved-loan-details';
const USER_STATE = '/api/termloan/getUserState';
const SELECTED = '/api/termloan/loanOffers/SELECTED';
const CHECK_FAILED = 'We could not ask the lender just now. Tap Check again.';

test('the bank decides while the page waits, and the agreement opens by itself', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('usfb');
  await page.clock.install();
  await merchant.flag({ approval_seconds: 3_600 });
  await confirmWithNewAccountOnOtherPhone(merchant);
  await journey.open(merchant, STATUS, 'loanApprovalStatus');
  await journey.reload('loanApprovalStatus');
  await merchant.advanceMs(3_600_000);
  await journey.runUntil('agreement/agreementReview', 5_000);
});

test('after a minute of polling the page waits for the merchant @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('usfb');
  // The clock is paused: on a slow machine the page would poll once more.
  await pausePageClock(page);
  await merchant.flag({ approval_seconds: 3_600 });
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.goto(merchant.enter(STATUS));
  const checkCount = async () =>
    (await merchant.audit()).filter(({ operationId }) => operationId === 'getUserState').length;
  for (let poll = 1; poll <= 12; poll += 1) {
    await journey.shows('loanApprovalStatus');
    // A poll comes five seconds after the last answer; one second more, as the service's clock is rounded to seconds.
    await page.clock.runFor(6_000);
    await expect.poll(checkCount, { intervals: [50] }).toBe(1 + poll);
  }
  await journey.shows('loanApprovalStatus');
  await page.clock.runFor(60_000);
  expect(await checkCount()).toBe(13);
  await tap(page, 'Check again');
  await expect.poll(checkCount).toBe(14);
  // On the return to the page the status is checked at once.
  await returnUntilRequest(page, /getUserState/);
});

test('a failed check shows a message and can be repeated; the bank refuses, and the merchant goes to the start @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('usfb');
  await merchant.flag({ approval_seconds: 3_600, approval_result: 'REJECTED' });
  await confirmWithNewAccountOnOtherPhone(merchant);
  await pausePageClock(page);
  await journey.open(merchant, STATUS, 'loanApprovalStatus');
  await merchant.fault('getUserState', { kind: 'wrong-shape' });
  await tap(page, 'Check again');
  await expect(page.getByText(CHECK_FAILED)).toBeVisible();
  await merchant.advanceMs(3_600_000);
  await journey.tap('Check again', 'loanRejected');
  await expect(page.getByText('You signed nothing and you owe nothing.')).toBeVisible();
  await page.clock.resume();
  await journey.tap('Back to the start', 'landing/shown');
});

test('a refusal is shown at any entry URL, and Back leads out @night', async ({ journey }) => {
  const merchant = await journey.openAs('rejected', '/termloan', 'loanRejected');
  await journey.open(merchant, DETAILS, 'loanRejected');
  await journey.tap(/^Back$/, 'landing/shown');
});

test('the entry URL of a step that is not reached leads to the loan entry @night', async ({ journey }) => {
  await journey.openAs('usfb', STATUS, 'loan-entry/loanStart', /\/termloan$/);
});

test('Back while the bank decides leads to the landing page @night', async ({ journey, persona }) => {
  const merchant = await persona('usfb');
  await merchant.flag({ approval_seconds: 3_600 });
  await confirmWithNewAccountOnOtherPhone(merchant);
  await journey.open(merchant, STATUS, 'loanApprovalStatus');
  await journey.tap('Back', 'landing/shown');
  await journey.open(merchant, STATUS, 'loanApprovalStatus');
  await journey.backDuringCheck(/getUserState/, 'landing/shown');
});

test('approved by a bank that requires e-NACH: autopay is next @night', async ({ journey, persona }) => {
  const merchant = await persona('hindon-mercantile');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await stubAnswer(merchant, 'getUserState', USER_STATE, (state) =>
    withField(state, ['approval_status'], 'APPROVED'),
  );
  await journey.open(merchant, STATUS, 'mandate/enach');
});

test('Apollo, weekly: the approved loan, and then the agreement @night', async ({ journey, persona }) => {
  const merchant = await persona('apollo-weekly');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await journey.open(merchant, STATUS, 'approvedLoanDetails', new RegExp(`${DETAILS}$`));
  await journey.reload('approvedLoanDetails');
  await journey.checkLookAndKeyboard('details');
  await journey.tap('Continue', 'agreement/agreementReview');
});

test('Apollo, weekly with e-NACH: autopay is next @night', async ({ page, journey, persona }) => {
  const merchant = await persona('apollo-weekly');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await stubAnswer(merchant, 'listLoanOffers', SELECTED, (offers) =>
    withField(offers, ['loan_offers', 0, 'is_enach_required'], true),
  );
  await page.goto(merchant.enter(DETAILS));
  await journey.tap('Continue', 'mandate/enach');
});

test('Apollo, monthly: autopay comes before the agreement @night', async ({ page, journey, persona }) => {
  const merchant = await persona('apollo');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await page.goto(merchant.enter(DETAILS));
  await journey.tap('Continue', 'mandate/enach');
});

test('Apollo, monthly, with autopay active already: the agreement is next @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('apollo');
  await confirmWithNewAccountOnOtherPhone(merchant);
  const mandate = await merchant.call('GET', '/api/termloan/autopayMandate?type=ENACH&nbfc=APOLLO_FINVEST');
  await page.request.post(String(valueAt(mandate, 'authorization_url')), { form: { decision: 'approve' } });
  await page.goto(merchant.enter(DETAILS));
  await journey.tap('Continue', 'agreement/agreementReview');
});

test('Apollo, monthly, autopay cannot be loaded: a message, and Try again @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('apollo');
  await confirmWithNewAccountOnOtherPhone(merchant);
  await journey.open(merchant, DETAILS, 'approvedLoanDetails');
  await merchant.fault('getAutopayMandate', { kind: 'html' });
  await journey.tap('Continue', 'approvalUnavailable');
  await expect(page.getByRole('heading', { name: 'We could not read your autopay' })).toBeVisible();
  await journey.tap('Try again', 'approvedLoanDetails');
  await journey.tap('Back', 'landing/shown');
});

for (const { operation, heading } of [
  { operation: 'getUserState', heading: 'User State not available' },
  { operation: 'listLoanOffers', heading: 'Offers not available' },
]) {
  test(`${heading}: the heading is shown, and Back leads out @night`, async ({
    page,
    journey,
    persona,
    allowed,
  }) => {
    allowed.push(FAILED_CALLS);
    const merchant = await persona('usfb');
    await confirmWithNewAccountOnOtherPhone(merchant);
    await merchant.fault(operation, { kind: 'malformed', times: 0 });
    await journey.open(merchant, STATUS, 'approvalUnavailable');
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await journey.tap('Back', 'landing/shown');
  });
}
