/** A merchant who cannot go on, in Chromium: each entry URL shows the page of the actual status, with a next step. */
import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import type { Merchant } from '../browser/support/lender';
import { storeChosenOffer } from '../browser/support/other-phone';
import { picture } from '../browser/support/pictures';
import { expectState, tap } from '../browser/support/steps/walk';
import { withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const SERVICE_API = '/api/termloan';

/** Replaces fields of the user state in all further answers of the service. */
async function stubUserState(
  merchant: Merchant,
  overrides: Readonly<Record<string, unknown>>,
): Promise<void> {
  let body = await merchant.call('GET', `${SERVICE_API}/getUserState`);
  for (const [name, value] of Object.entries(overrides)) body = withField(body, [name], value);
  await merchant.fault('getUserState', { kind: 'status', status: 200, body, times: 0 });
}

test('blocked: shown at any entry URL, checked again, with contact and Back', async ({ page, persona }) => {
  const merchant = await persona('blocked');
  await page.goto(merchant.enter('/termloan/nbfc-rejection'));
  await expectState(page, 'merchant-status', 'blocked');
  await expect(page).toHaveURL(/\/termloan\/blocked$/);
  await expect(page.getByText('This service, not a lender')).toBeVisible();
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);
  await picture(page, 'merchant-status-blocked');
  const asked = page.waitForResponse(/getUserState/);
  await tap(page, 'Check again');
  await asked;
  await expectState(page, 'merchant-status', 'blocked');
  await tap(page, /^Ask why/);
  await expect(page).toHaveURL(/\/termloan\/contact\/mine$/);
  await page.goBack();
  await expectState(page, 'merchant-status', 'blocked');
  await page.goto(merchant.enter('/termloan/blocked'));
  await expectState(page, 'merchant-status', 'blocked');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('blocked with a running loan: the loan can still be paid @night', async ({ page, persona }) => {
  const merchant = await persona('disbursed');
  for (const [sub, state] of [
    ['blocked', 'blocked'],
    ['app-blocked', 'appBlocked'],
  ] as const) {
    await stubUserState(merchant, { process_state: 'BLOCKED', process_substate: sub });
    await page.goto(merchant.enter('/termloan/blocked'));
    await expectState(page, 'merchant-status', state);
    await tap(page, /^Pay your loan as before/);
    await expect(page).toHaveURL(/\/termloan\/home$/);
  }
});

test('app blocked: what helps, how long it lasts, and contact @night', async ({ page, persona }) => {
  const merchant = await persona('app-blocked');
  await stubUserState(merchant, { rate_limit: { no_of_attempts_left: 0, cool_off_period: 3_909 } });
  await page.goto(merchant.enter('/termloan/app-blocked'));
  await expectState(page, 'merchant-status', 'appBlocked');
  await expect(page.getByText(/^1:0\d:\d\d$/)).toBeVisible();
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await picture(page, 'merchant-status-app-blocked');
  await tap(page, /^Ask us/);
  await expect(page).toHaveURL(/\/termloan\/contact\/mine$/);
  await page.goBack();
  await expectState(page, 'merchant-status', 'appBlocked');
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expectState(page, 'merchant-status', 'appBlocked');
  await expect(page.getByText('You can try again in')).toHaveCount(0);
  await page.goto(merchant.enter('/termloan/app-blocked'));
  await expectState(page, 'merchant-status', 'appBlocked');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('rejected after signing: the reason, the date of the next request, contact; then other offers @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('loan-rejected');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'merchant-status', 'nbfcRejection');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arthmate did not approve your loan');
  await expect(page.getByText('The lender could not check your shop.')).toBeVisible();
  await expect(page.getByText('You can ask again from')).toBeVisible();
  await expect(page.getByText('shop_not_verified')).toHaveCount(0);
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);
  await picture(page, 'merchant-status-rejected');
  await tap(page, 'Ask Arthmate');
  await expect(page).toHaveURL(/\/termloan\/contact\/ARTHMATE$/);
  await page.goBack();
  await expectState(page, 'merchant-status', 'nbfcRejection');
  await page.goBack();
  await page.goto(merchant.enter('/termloan/nbfc-rejection'));
  await expectState(page, 'merchant-status', 'nbfcRejection');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
  const offers = await merchant.call('GET', `${SERVICE_API}/loanOffers/SELECTED`);
  const body = withField(offers, ['loan_offers'], []);
  await merchant.fault('listLoanOffers', { kind: 'status', status: 200, body, times: 0 });
  await page.goto(merchant.enter('/termloan/nbfc-rejection'));
  await expectState(page, 'merchant-status', 'nbfcRejection');
  await picture(page, 'merchant-status-rejected-open');
  await tap(page, 'Check again');
  await expectState(page, 'merchant-status', 'nbfcRejection');
  await page.getByRole('button', { name: 'See other offers' }).last().click();
  await expect(page).toHaveURL(/\/termloan\/offer$/);
});

test('refused by every lender: no single one is named @night', async ({ page, persona }) => {
  const merchant = await persona('nbfc-rejected');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'merchant-status', 'nbfcRejection');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The lenders did not approve a loan now');
  await picture(page, 'merchant-status-refused-by-all');
});

test('account not accepted: another account for the stored offer, or offer and account again @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('account-not-approved');
  await page.goto(merchant.enter('/termloan'));
  await expectState(page, 'merchant-status', 'accountNotApproved');
  await expect(page.getByText('HDFC Bank ••7891')).toBeVisible();
  await tap(page, 'Choose offer and account again');
  await expectState(page, 'offer-selection', 'offer');
  await storeChosenOffer(page, merchant);
  await page.goto(merchant.enter('/termloan/account-not-approved'));
  await expectState(page, 'merchant-status', 'accountNotApproved');
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);
  await picture(page, 'merchant-status-account');
  await tap(page, 'Check again');
  await expectState(page, 'merchant-status', 'accountNotApproved');
  await tap(page, /^Ask /);
  await expect(page).toHaveURL(/\/termloan\/contact\//);
  await page.goBack();
  await expectState(page, 'merchant-status', 'accountNotApproved');
  await tap(page, 'Choose another account');
  await expectState(page, 'account-flow', 'SELECT_ACCOUNT');
  await page.goto(merchant.enter('/termloan/account-not-approved'));
  await expectState(page, 'merchant-status', 'accountNotApproved');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('a merchant who is not stopped is led on @night', async ({ page, persona }) => {
  const merchant = await persona('arthmate');
  await page.goto(merchant.enter('/termloan/blocked'));
  await expectState(page, 'merchant-status', 'notStopped');
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await picture(page, 'merchant-status-nothing');
  await tap(page, 'See where I stand');
  await expectState(page, 'loan-entry', 'loanStart');
  await page.goto(merchant.enter('/termloan/app-blocked'));
  await expectState(page, 'merchant-status', 'notStopped');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});

test('a failed load: a message, and Try again @night', async ({ page, persona, allowed }) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('blocked');
  await merchant.fault('listBankDetails', { kind: 'malformed', times: 0 });
  await page.goto(merchant.enter('/termloan/blocked'));
  await expectState(page, 'merchant-status', 'statusUnavailable');
  await merchant.clearFaults();
  await merchant.fault('getLoanEligibility', { kind: 'malformed', times: 0 });
  await tap(page, 'Try again');
  await expectState(page, 'merchant-status', 'blocked');
  await merchant.fault('getLoan', { kind: 'malformed', times: 0 });
  await page.goto(merchant.enter('/termloan/blocked'));
  await expectState(page, 'merchant-status', 'statusUnavailable');
  await tap(page, /^Back$/);
  await expectState(page, 'landing', 'shown');
});
