/** The printed QR in Chromium: its delivery, its payment destination, changing it, and every answer of the lender. */
import type { Page } from '@playwright/test';

import { expectAccessible, expectFitsWhenZoomed, expectReachableByKeyboard } from '../browser/support/access';
import type { Merchant } from '../browser/support/lender';
import { callsOf, countsInBooks, requestIdsOf } from '../browser/support/other-phone';
import { picture } from '../browser/support/pictures';
import { runUntil, stateOf } from '../browser/support/session-time';
import { valueAt } from '../browser/support/steps/agreement-steps';
import { expectState, tap, typeAccount } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

const QR_URL = '/termloan/qr-intro';
const DAY_MS = 86_400_000;
const QR_CODE_NAME = 'Scan to pay this shop with any UPI app';

/** Takes a screenshot, and checks accessibility (axe) and 200 % zoom. */
async function checkLook(page: Page, name: string): Promise<void> {
  await picture(page, `qr-${name}`);
  await expectAccessible(page);
  await expectFitsWhenZoomed(page);
}

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
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('qr-ordered');
  await page.goto(merchant.enter(QR_URL));
  await expectState(page, 'qr', 'qrIntro');
  await expect(page.getByText(/^Expected on \d{1,2} [A-Z][a-z]{2}, \d{4}$/)).toBeVisible();
  await expect(page.getByText('Nothing is set yet')).toBeVisible();
  await checkLook(page, 'ordered');
  await merchant.advance(15 * DAY_MS);
  await page.reload();
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible();
  await tap(page, 'Choose where money goes');
  await expectState(page, 'qr', 'destinationForm');
  await expect(page).toHaveURL(/\/termloan\/qr-intro$/);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await tap(page, 'Save');
  await expect(page.getByRole('alert')).toContainText('Choose an account or a UPI id.');
  await expectReachableByKeyboard(page);
  await typeUpi(page, 'nobody');
  await expect(page.getByRole('alert')).toContainText('A UPI id looks like ramesh@upi.');
  await typeUpi(page, 'nobody@upi');
  await expect(page.getByRole('alert')).toContainText('No bank knows this UPI id.');
  await expectState(page, 'qr', 'destinationForm');
  await checkLook(page, 'refused');
  expect(await paymentDestination(merchant)).toBeNull();
  await typeUpi(page, 'mahesh.nair@okbank');
  await expectState(page, 'qr', 'qrIntro');
  await expect(page.getByRole('img', { name: QR_CODE_NAME })).toBeVisible();
  await expect(page.getByText('ma•••@okbank')).toBeVisible();
  await checkLook(page, 'set');
  expect(await paymentDestination(merchant)).toBe('mahesh.nair@okbank');
});

test('from a UPI id to a bank account: no QR code is shown then @night', async ({ page, persona }) => {
  const merchant = await persona('qr-destination');
  await page.goto(merchant.enter(QR_URL));
  await expectState(page, 'qr', 'qrIntro');
  await expect(page.getByText('Delivered', { exact: true })).toBeVisible();
  await tap(page, 'Change where money goes');
  await checkLook(page, 'form');
  await tap(page, 'Close');
  await expectState(page, 'qr', 'qrIntro');
  await tap(page, 'Change where money goes');
  await page.getByRole('radio', { name: /^••/ }).check({ force: true });
  await tap(page, 'Save');
  await expectState(page, 'qr', 'qrIntro');
  await expect(page.getByText('HDFC Bank ••7891')).toBeVisible();
  await expect(page.getByRole('img', { name: QR_CODE_NAME })).toHaveCount(0);
  await checkLook(page, 'delivered');
  await tap(page, 'Back');
  await expectState(page, 'home', 'noLoan');
});

/** The form has the account from the account flow preselected; the destination is not changed yet. */
async function expectPreselected(page: Page, account: RegExp): Promise<void> {
  await expectState(page, 'qr', 'destinationForm');
  await expect(page).toHaveURL(/\/termloan\/qr-intro$/);
  await expect(page.getByText('Your account is chosen below. Nothing changes until you save.')).toBeVisible();
  await expect(page.getByRole('radio', { name: account })).toBeChecked();
}

test('an account is added in the account flow, and the payments of the QR go there after it is saved', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('qr-destination');
  await page.goto(merchant.enter(QR_URL));
  await tap(page, 'Change where money goes');
  await checkLook(page, 'form');
  await tap(page, 'Add a bank account');
  await expectState(page, 'account-flow', 'EDIT_FORM');
  await expect(page).toHaveURL(/\/termloan\/bank-account\/new\?flow=qr$/);
  await page.reload();
  await expectState(page, 'account-flow', 'EDIT_FORM');
  await expect(page.getByRole('heading', { name: 'Where should your QR’s money go?' })).toBeVisible();
  await checkLook(page, 'account-form');
  await tap(page, 'Back');
  await expectState(page, 'qr', 'qrIntro');
  await tap(page, 'Change where money goes');
  await tap(page, 'Add a bank account');
  await typeAccount(page, '001234561111', 'HDFC0001234');
  await tap(page, 'Check account');
  await expectState(page, 'account-flow', 'SERVER_ERROR');
  await typeAccount(page, '001234567890', 'HDFC0001234');
  await tap(page, 'Check account');
  await expectPreselected(page, /^••7890/);
  await checkLook(page, 'brought');
  expect(await paymentDestination(merchant)).toBe('omprakash@okbank');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 2, confirmed: 0 });
  expect(page.url()).not.toContain('7890');

  // A reload drops the choice; the account is on file and can be chosen.
  await page.reload();
  await expectState(page, 'qr', 'qrIntro');
  await tap(page, 'Change where money goes');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.getByRole('radio', { name: /^••7890/ }).check({ force: true });
  await tap(page, 'Save');
  await expectState(page, 'qr', 'qrIntro');
  await expect(page.getByText('HDFC Bank ••7890')).toBeVisible();
  expect(await paymentDestination(merchant)).toBe('001234567890@HDFC0001234');
  // Back leaves the journey, and does not open the account form again.
  await tap(page, 'Back');
  await expect(page).not.toHaveURL(/bank-account/);
  expect(await countsInBooks(merchant)).toEqual({ accounts: 2, confirmed: 0 });
});

test('an account on file is chosen in the account flow: refused, unanswered and set, each with its message @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('qr-destination');
  const choose = async () => {
    await page.goto(merchant.enter('/termloan/bank-account?flow=qr'));
    await expectState(page, 'account-flow', 'SELECT_ACCOUNT');
    await page.getByRole('radio').first().check({ force: true });
    await checkLook(page, 'account-choice');
    await tap(page, 'Continue');
    await expectPreselected(page, /^••7891/);
  };
  await choose();
  await merchant.fault('setPaymentDestination', {
    kind: 'status',
    status: 400,
    body: { error: 'invalid_payment_address' },
    times: 1,
  });
  await tap(page, 'Save');
  await expect(page.getByRole('alert')).toContainText('The bank does not know this account.');
  expect(await paymentDestination(merchant)).toBe('omprakash@okbank');
  await tap(page, 'Save');
  await expectState(page, 'qr', 'qrIntro');
  await expect(page.getByRole('status')).toContainText('Done. Money paid to your QR goes there from now on.');
  expect(await paymentDestination(merchant)).toMatch(/7891@/);

  await page.clock.install();
  await choose();
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('setPaymentDestination', { kind: 'drop-after', times: 0 });
  await tap(page, 'Save');
  await runUntil(page, stateOf(page, 'qr', 'destinationUnanswered'));
  await expect(page.getByRole('heading', { name: 'We are not sure yet' })).toBeVisible();
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expectState(page, 'qr', 'qrIntro');
  expect(await countsInBooks(merchant)).toEqual({ accounts: 1, confirmed: 0 });
});

test('a lost answer is checked by its request key, and the destination is set once @night', async ({
  page,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('qr-destination');
  await page.clock.install();
  await page.goto(merchant.enter(QR_URL));
  await expectState(page, 'qr', 'qrIntro');
  await merchant.fault('getRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('setPaymentDestination', { kind: 'drop-before', times: 0 });
  await tap(page, 'Change where money goes');
  await typeUpi(page, 'om@okbank');
  await runUntil(page, stateOf(page, 'qr', 'destinationUnanswered'));
  await checkLook(page, 'unanswered');
  await tap(page, 'Back');
  await expectState(page, 'qr', 'qrIntro');
  expect(await paymentDestination(merchant)).toBe('omprakash@okbank');
  await merchant.fault('setPaymentDestination', { kind: 'drop-after', times: 0 });
  await tap(page, 'Change where money goes');
  await typeUpi(page, 'om@okbank');
  await runUntil(page, stateOf(page, 'qr', 'destinationUnanswered'));
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expectState(page, 'qr', 'qrIntro');
  await expect(page.getByText('o•••@okbank')).toBeVisible();
  expect(await paymentDestination(merchant)).toBe('om@okbank');
  expect(await requestIdsOf(merchant, 'setPaymentDestination')).toHaveLength(2);
});

test('not offered, or not loaded: a message and a next step @night', async ({ page, persona, allowed }) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('disbursed');
  for (const exit of ['Go to home', 'Back']) {
    await page.goto(merchant.enter(QR_URL));
    await expectState(page, 'qr', 'qrNotOffered');
    if (exit === 'Back') await checkLook(page, 'not-offered');
    await tap(page, exit);
    await expectState(page, 'home', 'home');
  }
  expect(await callsOf(merchant, 'getPaymentDestination')).toEqual([]);
  await merchant.flag({ experiments: { PHYSICAL_QR: 1 } });
  await merchant.fault('getMerchantAddress', { kind: 'malformed', times: 0 });
  await page.goto(merchant.enter(QR_URL));
  await expectState(page, 'qr', 'qrUnavailable');
  await tap(page, 'Back');
  await expectState(page, 'home', 'home');
  await page.goto(merchant.enter(QR_URL));
  await expectState(page, 'qr', 'qrUnavailable');
  await merchant.fault('getMerchantAddress', {
    kind: 'status',
    status: 200,
    body: { address: null },
    times: 0,
  });
  await tap(page, 'Try again');
  await expectState(page, 'qr', 'qrIntro');
  await expect(page.getByText('We have no address of your shop')).toBeVisible();
  await picture(page, 'qr-no-address');
});
