/** The printed QR in Chromium: its delivery, its payment destination, changing it, and every answer of the lender. */
import type { Page } from '@playwright/test';

import { expectReachableByKeyboard } from '../browser/support/access';
import { answerWith, type Merchant } from '../browser/support/lender';
import { callsOf, countsInBooks, requestIdsOf } from '../browser/support/other-phone';
import { picture } from '../browser/support/pictures';
import { valueAt } from '../browser/support/steps/agreement-steps';
import { expectState, tap, typeAccount } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'qr' });

const QR_URL = '/termloan/qr-intro';
const DAY_MS = 86_400_000;
const QR_CODE_NAME = 'Scan to pay this shop with any UPI app';

/** Payment destination of the QR, read from the service; null while none is set. */
async function paymentDestination(merchant: Merchant): Promise<unknown> {
  const answer = await merchant.call('GET', `/api/termloan/getPaymentDestination/${merchant.id}`);
  const destination = valueAt(answer, 'destination');
  return destination === null ? null : valueAt(destination, 'payment_address');
}

async function typeUpi(page: Page, upiId: string): Promise<void> {
  await page.getByRole('radio', { name: /^A UPI id/ }).check({ force: true });
  await page.getByLabel('UPI id', { exact: true }).fill(upiId);
  await tap(page, 'Save');
}

test('expected until the twentieth day; payments go where the merchant chooses, once the lender confirms it', async ({
  page,
  journey,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await journey.openAs('qr-ordered', QR_URL, 'qrIntro');
  await expect(page.getByText(/^Expected on \d{1,2}\s[A-Z][a-z]{2},\s\d{4}$/)).toBeVisible();
  await expect(page.getByText('Nothing is set yet')).toBeVisible();
  await journey.checkLook('ordered');
  await merchant.advanceMs(15 * DAY_MS);
  await page.reload();
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible();
  await journey.tap('Choose where money goes', 'destinationForm', /\/termloan\/qr-intro$/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await tap(page, 'Save');
  await expect(page.getByRole('alert')).toContainText('Choose an account or a UPI id.');
  await expectReachableByKeyboard(page);
  await typeUpi(page, 'nobody');
  await expect(page.getByRole('alert')).toContainText('A UPI id looks like ramesh@upi.');
  await typeUpi(page, 'nobody@upi');
  await expect(page.getByRole('alert')).toContainText('No bank knows this UPI id.');
  await journey.shows('destinationForm');
  await journey.checkLook('refused');
  expect(await paymentDestination(merchant)).toBeNull();
  await journey.after(typeUpi(page, 'mahesh.nair@okbank'), 'qrIntro');
  await expect(page.getByRole('img', { name: QR_CODE_NAME })).toBeVisible();
  await expect(page.getByText('ma•••@okbank')).toBeVisible();
  await journey.checkLook('set');
  expect(await paymentDestination(merchant)).toBe('mahesh.nair@okbank');
});

test('from a UPI id to a bank account: no QR code is shown then @night', async ({ page, journey }) => {
  await journey.openAs('qr-destination', QR_URL, 'qrIntro');
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible();
  await tap(page, 'Change where money goes');
  await journey.checkLook('form');
  await journey.tap('Close', 'qrIntro');
  await tap(page, 'Change where money goes');
  await page.getByRole('radio', { name: /^••/ }).check({ force: true });
  await journey.tap('Save', 'qrIntro');
  await expect(page.getByText('HDFC Bank ••7891')).toBeVisible();
  await expect(page.getByRole('img', { name: QR_CODE_NAME })).toHaveCount(0);
  await journey.checkLook('delivered');
  await journey.tap('Back', 'home/noLoan');
});

/** The form has the account from the account flow preselected; the destination is not changed yet. */
async function expectPreselected(page: Page, account: RegExp): Promise<void> {
  await expectState(page, 'qr', 'destinationForm');
  await expect(page).toHaveURL(/\/termloan\/qr-intro$/);
  await expect(page.getByText('Your account is chosen below. Nothing changes until you save.')).toBeVisible();
  await expect(page.getByRole('radio', { name: account })).toBeChecked();
}

test('an account is added in the account flow, and the payments of the QR go there after it is saved @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('qr-destination');
  await page.goto(merchant.enter(QR_URL));
  await tap(page, 'Change where money goes');
  await journey.checkLook('form');
  await journey.tap('Add a bank account', 'account-flow/EDIT_FORM');
  await expect(page).toHaveURL(/\/termloan\/bank-account\/new\?flow=qr$/);
  await journey.reload('account-flow/EDIT_FORM');
  await expect(page.getByRole('heading', { name: 'Where should your QR’s money go?' })).toBeVisible();
  await journey.checkLook('account-form');
  await journey.tap('Back', 'qrIntro');
  await tap(page, 'Change where money goes');
  await tap(page, 'Add a bank account');
  await typeAccount(page, '001234561111', 'HDFC0001234');
  await journey.tap('Check account', 'account-flow/SERVER_ERROR');
  await typeAccount(page, '001234567890', 'HDFC0001234');
  await tap(page, 'Check account');
  await expectPreselected(page, /^••7890/);
  await journey.checkLook('brought');
  expect(await paymentDestination(merchant)).toBe('omprakash@okbank');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 2, confirmed: 0 });
  expect(page.url()).not.toContain('7890');

  // A reload drops the choice; the account is on file and can be chosen.
  await journey.reload('qrIntro');
  await tap(page, 'Change where money goes');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio', { name: /^••7890/ }).check({ force: true });
  await journey.tap('Save', 'qrIntro');
  await expect(page.getByText('HDFC Bank ••7890')).toBeVisible();
  expect(await paymentDestination(merchant)).toBe('001234567890@HDFC0001234');
  // Back leaves the journey, and does not open the account form again.
  await tap(page, 'Back');
  await expect(page).not.toHaveURL(/bank-account/);
  expect(await countsInBooks(merchant)).toEqual({ accounts: 2, confirmed: 0 });
});

test('an account on file is chosen in the account flow: refused, unanswered and set, each with its message @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('qr-destination');
  const choose = async () => {
    await journey.open(merchant, '/termloan/bank-account?flow=qr', 'account-flow/SELECT_ACCOUNT');
    await page.getByRole('radio').first().check({ force: true });
    await journey.checkLook('account-choice');
    await tap(page, 'Continue');
    await expectPreselected(page, /^••7891/);
  };
  await choose();
  await answerWith(merchant, 'setPaymentDestination', 400, { error: 'invalid_payment_address' }, 1);
  await tap(page, 'Save');
  await expect(page.getByRole('alert')).toContainText('The bank does not know this account.');
  expect(await paymentDestination(merchant)).toBe('omprakash@okbank');
  await journey.tap('Save', 'qrIntro');
  await expect(page.getByRole('status')).toContainText('Done. Money paid to your QR goes there from now on.');
  expect(await paymentDestination(merchant)).toMatch(/7891@/);

  await page.clock.install();
  await choose();
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('setPaymentDestination', { kind: 'drop-after', times: 0 });
  await tap(page, 'Save');
  await journey.runUntil('destinationUnanswered');
  await expect(page.getByRole('heading', { name: 'We are not sure yet' })).toBeVisible();
  await merchant.clearFaults();
  await journey.tap('Check again', 'qrIntro');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 1, confirmed: 0 });
});

test('a lost answer is checked by its request key, and the destination is set once @night', async ({
  page,
  journey,
}) => {
  await page.clock.install();
  const merchant = await journey.openAs('qr-destination', QR_URL, 'qrIntro');
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('setPaymentDestination', { kind: 'drop-before', times: 0 });
  await tap(page, 'Change where money goes');
  await typeUpi(page, 'om@okbank');
  await journey.runUntil('destinationUnanswered');
  await journey.checkLook('unanswered');
  await journey.tap('Back', 'qrIntro');
  expect(await paymentDestination(merchant)).toBe('omprakash@okbank');
  await merchant.fault('setPaymentDestination', { kind: 'drop-after', times: 0 });
  await tap(page, 'Change where money goes');
  await typeUpi(page, 'om@okbank');
  await journey.runUntil('destinationUnanswered');
  await merchant.clearFaults();
  await journey.tap('Check again', 'qrIntro');
  await expect(page.getByText('o•••@okbank')).toBeVisible();
  expect(await paymentDestination(merchant)).toBe('om@okbank');
  expect(await requestIdsOf(merchant, 'setPaymentDestination')).toHaveLength(2);
});

test('not offered, or not loaded: a message and a next step @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('disbursed');
  for (const exit of ['Go to home', 'Back']) {
    await journey.open(merchant, QR_URL, 'qrNotOffered');
    if (exit === 'Back') await journey.checkLook('not-offered');
    await journey.tap(exit, 'home/home');
  }
  expect(await callsOf(merchant, 'getPaymentDestination')).toEqual([]);
  await merchant.flag({ experiments: { PHYSICAL_QR: 1 } });
  await merchant.fault('getMerchantAddress', { kind: 'malformed', times: 0 });
  await journey.open(merchant, QR_URL, 'qrUnavailable');
  await journey.tap('Back', 'home/home');
  await journey.open(merchant, QR_URL, 'qrUnavailable');
  await answerWith(merchant, 'getMerchantAddress', 200, { address: null });
  await journey.tap('Try again', 'qrIntro');
  await expect(page.getByText('We have no address of your shop')).toBeVisible();
  await picture(page, 'qr-no-address');
});
