/** A merchant who cannot go on, in Chromium: each entry URL shows the page of the actual status, with a next step. */
import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import type { Merchant } from '../browser/support/lender';
import { storeChosenOffer } from '../browser/support/other-phone';
import { picture } from '../browser/support/pictures';
import { tap } from '../browser/support/steps/walk';
import { withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'merchant-status' });

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

test('blocked: shown at any entry URL, checked again, with contact and Back', async ({ page, journey }) => {
  const merchant = await journey.openAs(
    'blocked',
    '/termloan/nbfc-rejection',
    'blocked',
    /\/termloan\/blocked$/,
  );
  await expect(page.getByText('This service, not a lender')).toBeVisible();
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);
  await picture(page, 'merchant-status-blocked');
  const asked = page.waitForResponse(/getUserState/);
  await tap(page, 'Check again');
  await asked;
  await journey.shows('blocked');
  await journey.leaveBy(/^Ask why/, /\/termloan\/contact\/mine$/);
  await journey.goBack('blocked');
  await journey.open(merchant, '/termloan/blocked', 'blocked');
  await journey.tap(/^Back$/, 'landing/shown');
});

test('blocked with a running loan: the loan can still be paid @night', async ({ journey, persona }) => {
  const merchant = await persona('disbursed');
  for (const [sub, state] of [
    ['blocked', 'blocked'],
    ['app-blocked', 'appBlocked'],
  ] as const) {
    await stubUserState(merchant, { process_state: 'BLOCKED', process_substate: sub });
    await journey.open(merchant, '/termloan/blocked', state);
    await journey.leaveBy(/^Pay your loan as before/, /\/termloan\/home$/);
  }
});

test('app blocked: what helps, how long it lasts, and contact @night', async ({ page, journey, persona }) => {
  const merchant = await persona('app-blocked');
  await stubUserState(merchant, { rate_limit: { no_of_attempts_left: 0, cool_off_period: 3_909 } });
  await journey.open(merchant, '/termloan/app-blocked', 'appBlocked');
  await expect(page.getByText(/^1:0\d:\d\d$/)).toBeVisible();
  await journey.checkLook('app-blocked');
  await journey.leaveBy(/^Ask us/, /\/termloan\/contact\/mine$/);
  await journey.goBack('appBlocked');
  await merchant.clearFaults();
  await journey.tap('Check again', 'appBlocked');
  await expect(page.getByText('You can try again in')).toHaveCount(0);
  await journey.open(merchant, '/termloan/app-blocked', 'appBlocked');
  await journey.tap(/^Back$/, 'landing/shown');
});

test('rejected after signing: the reason, the date of the next request, contact; then other offers @night', async ({
  page,
  journey,
}) => {
  const merchant = await journey.openAs('loan-rejected', '/termloan', 'nbfcRejection');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arthmate did not approve your loan');
  await expect(page.getByText('The lender could not check your shop.')).toBeVisible();
  await expect(page.getByText('You can ask again from')).toBeVisible();
  await expect(page.getByText('shop_not_verified')).toHaveCount(0);
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);
  await picture(page, 'merchant-status-rejected');
  await journey.leaveBy('Ask Arthmate', /\/termloan\/contact\/ARTHMATE$/);
  await journey.goBack('nbfcRejection');
  await page.goBack();
  await journey.open(merchant, '/termloan/nbfc-rejection', 'nbfcRejection');
  await journey.tap(/^Back$/, 'landing/shown');
  const offers = await merchant.call('GET', `${SERVICE_API}/loanOffers/SELECTED`);
  const body = withField(offers, ['loan_offers'], []);
  await merchant.fault('listLoanOffers', { kind: 'status', status: 200, body, times: 0 });
  await journey.open(merchant, '/termloan/nbfc-rejection', 'nbfcRejection');
  await picture(page, 'merchant-status-rejected-open');
  await journey.tap('Check again', 'nbfcRejection');
  await page.getByRole('button', { name: 'See other offers' }).last().click();
  await expect(page).toHaveURL(/\/termloan\/offer$/);
});

test('refused by every lender: no single one is named @night', async ({ page, journey }) => {
  await journey.openAs('nbfc-rejected', '/termloan', 'nbfcRejection');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The lenders did not approve a loan now');
  await picture(page, 'merchant-status-refused-by-all');
});

test('account not accepted: another account for the stored offer, or offer and account again @night', async ({
  page,
  journey,
}) => {
  const merchant = await journey.openAs('account-not-approved', '/termloan', 'accountNotApproved');
  await expect(page.getByText('HDFC Bank ••7891')).toBeVisible();
  await journey.tap('Choose offer and account again', 'offer-selection/offer');
  await storeChosenOffer(page, merchant);
  await journey.open(merchant, '/termloan/account-not-approved', 'accountNotApproved');
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
  await expectReachableByKeyboard(page);
  await picture(page, 'merchant-status-account');
  await journey.tap('Check again', 'accountNotApproved');
  await journey.leaveBy(/^Ask /, /\/termloan\/contact\//);
  await journey.goBack('accountNotApproved');
  await journey.tap('Choose another account', 'account-flow/SELECT_ACCOUNT');
  await journey.open(merchant, '/termloan/account-not-approved', 'accountNotApproved');
  await journey.tap(/^Back$/, 'landing/shown');
});

test('a merchant who is not stopped is led on @night', async ({ journey }) => {
  const merchant = await journey.openAs('arthmate', '/termloan/blocked', 'notStopped');
  await journey.checkLook('nothing');
  await journey.tap('See where I stand', 'loan-entry/loanStart');
  await journey.open(merchant, '/termloan/app-blocked', 'notStopped');
  await journey.tap(/^Back$/, 'landing/shown');
});

test('a failed load: a message, and Try again @night', async ({ journey, persona, allowed }) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('blocked');
  await merchant.fault('listBankDetails', { kind: 'malformed', times: 0 });
  await journey.open(merchant, '/termloan/blocked', 'statusUnavailable');
  await merchant.clearFaults();
  await merchant.fault('getLoanEligibility', { kind: 'malformed', times: 0 });
  await journey.tap('Try again', 'blocked');
  await merchant.fault('getLoan', { kind: 'malformed', times: 0 });
  await journey.open(merchant, '/termloan/blocked', 'statusUnavailable');
  await journey.tap(/^Back$/, 'landing/shown');
});
