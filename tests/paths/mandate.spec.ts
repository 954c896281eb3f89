/** e-NACH in Chromium: to the bank's page and back, with every answer that a bank gives. */
import type { Page } from '@playwright/test';
import { valueAt } from '../browser/support/agreement-steps';
import { stopTime } from '../browser/support/hurry';
import type { Merchant } from '../browser/support/lender';
import { answerAs, changed, confirmElsewhere } from '../browser/support/loan-approval-confirm';
import { runUntil, stateOf } from '../browser/support/session-time';
import { expect, FAILED_CALLS, test } from '../browser/support/test';
import { checkAgainUntil, standsAt, tap } from '../browser/support/walk';

const MANDATE = '/api/termloan/autopayMandate?type=ENACH&nbfc=HINDON_MERCANTILE_LIMITED';
const DAY = 86_400_000;

async function openEnach(page: Page, merchant: Merchant): Promise<void> {
  await confirmElsewhere(merchant);
  await page.goto(merchant.enter('/termloan/enach'));
  await standsAt(page, 'mandate', 'enach');
}

async function goToBank(page: Page): Promise<void> {
  await tap(page, 'Continue to your bank');
  await page.waitForURL(/\/sandbox\/bank\//);
}

test('approved at the bank: the agreement is next, also for the link of before', async ({
  page,
  persona,
}) => {
  const merchant = await persona('hindon-mercantile');
  await openEnach(page, merchant);
  await goToBank(page);
  await tap(page, 'Approve');
  await standsAt(page, 'agreement', 'agreement');
  await page.goto(merchant.enter('/termloan/enach'));
  await standsAt(page, 'agreement', 'agreement');
  const { mandates = [] } = await merchant.books();
  expect(mandates.map(({ status }) => status)).toEqual(['ACTIVE']);
});

test('a slow bank is asked by itself until it has decided', async ({ page, persona }) => {
  const merchant = await persona('hindon-mercantile');
  await page.clock.install();
  await openEnach(page, merchant);
  await goToBank(page);
  await tap(page, 'Bank is slow');
  await standsAt(page, 'mandate', 'mandatePending');
  await expect(page.getByText('Do not start autopay again.')).toBeVisible();
  await page.reload();
  await standsAt(page, 'mandate', 'mandatePending');
  await merchant.advance(20_000);
  await runUntil(page, stateOf(page, 'agreement', 'agreement'), 10_000);
});

test('a slow bank is asked by the merchant too; a question that fails is said, and asked again', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await stopTime(page);
  await openEnach(page, merchant);
  await goToBank(page);
  await tap(page, 'Bank is slow');
  await standsAt(page, 'mandate', 'mandatePending');
  await merchant.fault('getAutopayMandate', { kind: 'html', times: 0 });
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now. Tap Check again.')).toBeVisible();
  await standsAt(page, 'mandate', 'mandatePending');
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expect(page.getByText('We could not ask just now. Tap Check again.')).toHaveCount(0);
  await merchant.advance(20_000);
  await checkAgainUntil(page, 'agreement', 'agreement');
});

test('look later leads out of the app’s step, and the step waits as it was', async ({ page, persona }) => {
  const merchant = await persona('hindon-mercantile');
  await openEnach(page, merchant);
  await goToBank(page);
  await tap(page, 'Bank is slow');
  await tap(page, 'Go back, look later');
  await standsAt(page, 'landing', 'shown');
  await page.goto(merchant.enter('/termloan'));
  await standsAt(page, 'mandate', 'mandatePending');
  await tap(page, /^Back$/);
  await standsAt(page, 'landing', 'shown');
});

for (const { reason, words } of [
  { reason: 'payment_cancelled', words: 'It was cancelled on the bank’s page.' },
  { reason: 'insufficient_funds', words: 'There was not enough money in the account' },
]) {
  test(`declined at the bank (${reason}): why, and a new try with a new mandate`, async ({
    page,
    persona,
  }) => {
    const merchant = await persona('hindon-mercantile');
    await openEnach(page, merchant);
    await goToBank(page);
    await page.getByText('Why it is declined').click();
    await page.getByLabel('Reason').selectOption(reason);
    await tap(page, 'Decline');
    await standsAt(page, 'mandate', 'mandateFailed');
    await expect(page.getByText(words)).toBeVisible();
    await page.reload();
    await standsAt(page, 'mandate', 'mandateFailed');
    await tap(page, 'Try again');
    await standsAt(page, 'mandate', 'enach');
    await goToBank(page);
    await tap(page, 'Approve');
    await standsAt(page, 'agreement', 'agreement');
    const { mandates = [] } = await merchant.books();
    expect(mandates.filter(({ status }) => status === 'ACTIVE')).toHaveLength(1);
  });
}

test('a bank page that nobody answered for a day is over; back leads out', async ({ page, persona }) => {
  const merchant = await persona('hindon-mercantile');
  await openEnach(page, merchant);
  await merchant.advance(DAY + 1_000);
  await page.reload();
  await standsAt(page, 'mandate', 'mandateFailed');
  await tap(page, 'Back');
  await standsAt(page, 'landing', 'shown');
});

test('back from the bank without a decision: the same mandate, ready to go on with', async ({
  page,
  persona,
}) => {
  const merchant = await persona('hindon-mercantile');
  await openEnach(page, merchant);
  await goToBank(page);
  await page.goBack();
  await standsAt(page, 'mandate', 'enach');
  await page.goto('/termloan/enach?returned=true');
  await standsAt(page, 'mandate', 'enach');
  await expect(page.getByRole('alert')).toContainText('Your bank has not approved it');
  const { mandates = [] } = await merchant.books();
  expect(mandates).toHaveLength(1);
  await tap(page, 'Back');
  await standsAt(page, 'landing', 'shown');
});

test('the phone brings the page back as it was: the lender is asked what happened at the bank', async ({
  page,
  persona,
}) => {
  const merchant = await persona('hindon-mercantile');
  await openEnach(page, merchant);
  await page.route('**/sandbox/bank/**', (route) => route.fulfill({ status: 204 }));
  await tap(page, 'Continue to your bank');
  await standsAt(page, 'mandate', 'openingBank');
  const mandate = await merchant.call('GET', MANDATE);
  await page.request.post(String(valueAt(mandate, 'authorization_url')), { form: { decision: 'approve' } });
  // What Chromium does when it shows a page from its cache of whole pages.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await standsAt(page, 'agreement', 'agreement');
});

test('a bank page that does not open is said after 8 seconds', async ({ page, persona }) => {
  const merchant = await persona('hindon-mercantile');
  await page.clock.install();
  await openEnach(page, merchant);
  await page.route('**/sandbox/bank/**', (route) => route.fulfill({ status: 204 }));
  await tap(page, 'Continue to your bank');
  await standsAt(page, 'mandate', 'openingBank');
  await page.clock.runFor(8_000);
  await standsAt(page, 'mandate', 'enach');
  await expect(page.getByRole('alert')).toContainText('Your bank’s page did not open');
  await page.unroute('**/sandbox/bank/**');
  await goToBank(page);
});

test('a mandate without a page of the bank is said at once', async ({ page, persona }) => {
  const merchant = await persona('hindon-mercantile');
  await confirmElsewhere(merchant);
  await answerAs(merchant, 'getAutopayMandate', MANDATE, (mandate) =>
    changed(mandate, ['authorization_url'], null),
  );
  await page.goto(merchant.enter('/termloan/enach'));
  await tap(page, 'Continue to your bank');
  await expect(page.getByRole('alert')).toContainText('Your bank’s page did not open');
  await standsAt(page, 'mandate', 'enach');
});

test('a mandate that cannot be read: why, Try again, and back', async ({ page, persona, allowed }) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('hindon-mercantile');
  await confirmElsewhere(merchant);
  await merchant.fault('getAutopayMandate', { kind: 'wrong-shape', times: 0 });
  await page.goto(merchant.enter('/termloan/enach'));
  await standsAt(page, 'mandate', 'mandateUnavailable');
  await expect(page.getByText(/could not read the answer/)).toBeVisible();
  await merchant.clearFaults();
  await merchant.fault('getUserState', { kind: 'malformed' });
  await tap(page, 'Try again');
  await standsAt(page, 'mandate', 'mandateUnavailable');
  await tap(page, 'Try again');
  await standsAt(page, 'mandate', 'enach');
  await merchant.fault('getAutopayMandate', { kind: 'html', times: 0 });
  await page.reload();
  await standsAt(page, 'mandate', 'mandateUnavailable');
  await tap(page, 'Back');
  await standsAt(page, 'landing', 'shown');
});
