/** Paying by a link in Chromium, without a session: one payment, also after lost answers, reloads and on a second phone. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../browser/support/access';
import { waitForRequestDuring } from '../browser/support/page-clock';
import { picture } from '../browser/support/pictures';
import { injectHost, tokenOf } from '../browser/support/session-host';
import { valueAt } from '../browser/support/steps/agreement-steps';
import {
  decide,
  ERRORS_WITHOUT_SIGN_IN,
  expectPaymentUrl,
  idOf,
  linkOf,
  paymentsBy,
  payOnOtherPhone,
} from '../browser/support/steps/link-payments';
import { tap } from '../browser/support/steps/walk';
import { expect, test } from '../browser/support/test';

test.use({ journeyId: 'pay-by-link' });

const PAY_BUTTON = /^Pay ₹/;
const INITIATE_CALL = /\/v1\/initiateRepayment$/;

test.beforeEach(({ allowed }) => void allowed.push(ERRORS_WITHOUT_SIGN_IN));

test('without a session: the lender’s amount is paid, and a double tap, a reload and a second phone open one payment', async ({
  page,
  journey,
  persona,
  browser,
  request,
}) => {
  const merchant = await persona('due-today');
  const link = await linkOf(merchant);
  const initiateCalls: string[] = [];
  const listen = (shown: Page) =>
    shown.on('request', (sent) => {
      // The page of the payment sends the same call, so it is not counted.
      if (INITIATE_CALL.test(sent.url()) && shown.url().includes('/pay/')) initiateCalls.push(sent.url());
    });
  listen(page);
  await journey.goTo(link.replace(/amount=\d+/, 'amount=250000'), 'bill');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pay for Ganesh Patil');
  await expect(page.getByText('This link says ₹2,500. The lender asks for')).toBeVisible();
  await journey.checkLookAndKeyboard('bill');

  // Reloaded while the payment is being opened: the next tap gets the same payment.
  await merchant.fault('initiateRepayment', { kind: 'latency', ms: 1_500 });
  await waitForRequestDuring(page, INITIATE_CALL, () => tap(page, PAY_BUTTON));
  await page.reload();
  await page.getByRole('button', { name: PAY_BUTTON }).dblclick();
  await expectPaymentUrl(page, 'overdue');
  await expect.poll(() => paymentsBy(merchant, link)).toEqual(['CREATED']);
  const paymentPath = new URL(page.url()).pathname;

  const secondPhone = await browser.newPage();
  listen(secondPhone);
  await secondPhone.goto(link);
  await tap(secondPhone, PAY_BUTTON);
  await expectPaymentUrl(secondPhone, 'overdue');
  expect(new URL(secondPhone.url()).pathname).toBe(paymentPath);
  await secondPhone.close();
  expect(initiateCalls).toHaveLength(3);
  expect(await paymentsBy(merchant, link)).toEqual(['CREATED']);
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
    /Ganesh|lnk_/,
  );

  await payOnOtherPhone(request, merchant, link, 'pay');
  await journey.goTo(link, 'linkPaid');
  await expect(page.getByText('has the money for the loan of Ganesh Patil')).toBeVisible();
  expect(await paymentsBy(merchant, link)).toEqual(['SUCCESS']);
  await journey.checkLook('paid');
  await journey.tap('Go to the start page', 'landing/shown');
  await page.goto(link);
  await journey.tap(/^Back$/, 'landing/shown');
});

test('a partly paid link asks for the rest; an invalid amount in the URL is ignored @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('link-partly-paid');
  const [row] = (await merchant.books()).repayment_links ?? [];
  const linkPath = `/pay/${String(row?.id)}`;
  for (const amount of ['-216400', '9'.repeat(60), '1e9', '%3Cb%3E', '']) {
    await journey.goTo(`${linkPath}?amount=${amount}&paymentType=nonsense`, 'bill');
    await expect(page.getByText('This link says')).toHaveCount(0);
  }
  await expect(page.getByText('Already paid')).toBeVisible();
  await expect(page.getByText('One instalment')).toBeVisible();
  await journey.checkLook('partly-paid');
  // Of the borrower's data only the name is shown.
  await expect(page.locator('body')).not.toContainText(/9880011223|HDFC|overdue/i);
  await journey.tap(/^Back$/, 'landing/shown');
});

test('a lost answer is checked by its request key, also when a merchant pays for a friend in the native app @night', async ({
  page,
  persona,
}) => {
  const merchant = await persona('due-today');
  const friend = await persona('disbursed');
  await injectHost(page, { credentials: { mode: 'token', token: await tokenOf(friend) } });
  await merchant.fault('initiateRepayment', { kind: 'drop-after', times: 0 });
  const link = await linkOf(merchant);
  await page.goto(link);
  await tap(page, PAY_BUTTON);
  await expectPaymentUrl(page, 'overdue');
  expect(await paymentsBy(merchant, link)).toEqual(['CREATED']);
  const statusChecks = (await merchant.audit()).filter(
    ({ operationId }) => operationId === 'getRequestStatus',
  );
  // The page of the payment may have lost an answer too: each key is checked once.
  expect(statusChecks.length).toBeGreaterThan(0);
  expect(new Set(statusChecks.map(({ request_id: id }) => id)).size).toBe(statusChecks.length);
});

test('no answer: shown as unknown; Check again opens one payment, Back leads out @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('due-today');
  const link = await linkOf(merchant);
  await page.clock.install();
  await merchant.fault('initiateRepayment', { kind: 'drop-before', times: 0 });
  await page.goto(link);
  await tap(page, PAY_BUTTON);
  await journey.runUntil('paymentUnanswered');
  await expect(page.getByText('No money has moved.')).toBeVisible();
  await journey.checkLook('unanswered');
  await journey.tap(/^Back$/, 'landing/shown');
  await page.goto(link);
  await tap(page, PAY_BUTTON);
  await journey.runUntil('paymentUnanswered');
  await merchant.clearFaults();
  await tap(page, 'Check again');
  await expectPaymentUrl(page, 'overdue');
  expect(await paymentsBy(merchant, link)).toEqual(['CREATED']);
});

test('each refusal of the lender leads to its page, with a next step @night', async ({
  page,
  journey,
  persona,
  request,
}) => {
  const merchant = await persona('due-today');
  const link = await linkOf(merchant);
  const stubRefusal = (error: string) =>
    merchant.fault('initiateRepayment', { kind: 'status', status: 409, body: { error }, times: 0 });
  await page.goto(link);
  await stubRefusal('lender_busy');
  await tap(page, PAY_BUTTON);
  await expect(page.getByText('The payment was not opened')).toBeVisible();
  await journey.shows('bill');

  await stubRefusal('foreclosure_quote_changed');
  await journey.tap(PAY_BUTTON, 'amountChanged');
  await picture(page, 'pay-by-link-amount-changed');
  await expectAccessible(page);
  await journey.tap('See the amount now', 'bill');
  await journey.tap(PAY_BUTTON, 'amountChanged');
  await journey.tap(/^Back$/, 'landing/shown');

  await page.goto(link);
  await stubRefusal('repayment_link_not_found');
  await journey.tap(PAY_BUTTON, 'linkNotFound');
  await journey.tap('Go to the start page', 'landing/shown');

  await stubRefusal('nothing_due');
  for (const exit of ['Go to the start page', /^Back$/]) {
    await page.goto(link);
    await journey.tap(PAY_BUTTON, 'nothingLeft');
    await expect(page.locator('body')).not.toContainText('₹');
    await journey.tap(exit, 'landing/shown');
  }

  await merchant.clearFaults();
  expect(await paymentsBy(merchant, link)).toEqual([]);
  await journey.goTo(link, 'bill');
  await payOnOtherPhone(request, merchant, link, 'pay');
  await journey.tap(PAY_BUTTON, 'linkPaid');
  expect(await paymentsBy(merchant, link)).toEqual(['SUCCESS']);
});

test('a part was paid while the bill was open: the new amount is shown before anything is paid @night', async ({
  page,
  journey,
  persona,
  request,
}) => {
  const merchant = await persona('due-today');
  const link = await linkOf(merchant);
  await journey.goTo(link, 'bill');
  const body = { amount: 50_000, payment_type: 'custom' };
  const partPayment = await merchant.call('POST', '/api/termloan/v1/initiateRepayment', body);
  await decide(request, String(valueAt(partPayment, 'payment_id')), 'pay');
  await journey.tap(PAY_BUTTON, 'amountChanged');
  await journey.tap('See the amount now', 'bill');
  await expect(page.getByText('Already paid')).toBeVisible();
  await tap(page, PAY_BUTTON);
  await expectPaymentUrl(page, 'overdue');
  expect(await paymentsBy(merchant, link)).toEqual(['CREATED']);
});

test('an expired link, on Pay and when opened; an unknown link @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('due-today');
  const link = await linkOf(merchant);
  await journey.goTo(link, 'bill');
  await merchant.advanceMs(3 * 86_400_000);
  await journey.tap(PAY_BUTTON, 'linkExpired');
  expect(await paymentsBy(merchant, link)).toEqual([]);
  await journey.checkLookAndKeyboard('expired');
  await journey.tap('Go to the start page', 'landing/shown');
  await journey.goTo(link, 'linkExpired');
  await journey.tap(/^Back$/, 'landing/shown');

  await journey.goTo(`/pay/${idOf(link)}x?amount=100`, 'linkNotFound');
  await picture(page, 'pay-by-link-not-found');
  await expectAccessible(page);
  await journey.tap(/^Back$/, 'landing/shown');
});

test('a link that cannot be loaded: a message, Try again and Back @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('due-today');
  const link = await linkOf(merchant);
  await merchant.fault('getRepaymentLinkDetails', { kind: 'malformed', times: 0 });
  await journey.goTo(link, 'linkUnavailable');
  await picture(page, 'pay-by-link-unavailable');
  await expectAccessible(page);
  await merchant.clearFaults();
  await journey.tap('Try again', 'bill');
  await merchant.fault('getRepaymentLinkDetails', { kind: 'wrong-shape', times: 0 });
  await journey.reload('linkUnavailable');
  await journey.tap(/^Back$/, 'landing/shown');
});

test('the loan was repaid otherwise: the link is closed, not paid, and shows no amount @night', async ({
  page,
  journey,
  persona,
  request,
}) => {
  const merchant = await persona('last-instalment');
  const link = await linkOf(merchant);
  const full = { amount: 100, payment_type: 'full' };
  const opened = await merchant.call('POST', '/api/termloan/v1/initiateRepayment', full);
  await decide(request, String(valueAt(opened, 'payment_id')), 'pay');
  await journey.goTo(link, 'nothingLeft');
  await expect(page.locator('body')).not.toContainText('₹');
  await journey.checkLook('nothing-left');
});
