/** One payment to a supplier in Chromium: its confirmation, its invoice, and every failure. */
import type { Page } from '@playwright/test';

import { answerWith, type Merchant } from '../browser/support/lender';
import { callsOf, requestIdsOf } from '../browser/support/other-phone';
import { advanceTo, waitForRequestDuring } from '../browser/support/page-clock';
import { PHOTO_MARK, photo, textNamedJpg } from '../browser/support/photos';
import { picture } from '../browser/support/pictures';
import { valueAt } from '../browser/support/steps/agreement-steps';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'supplier-transaction' });

const CREDIT_CALL = /payLaterMerchant/;
const back = /^Back$/;
const expectCurrentState = (page: Page, state: string) => expectState(page, 'supplier-transaction', state);
const pdf = { name: 'bill.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 an invoice') };

/** The merchant's first payment in this status. */
async function paymentOf(merchant: Merchant, status: string): Promise<{ id: string; supplierId: string }> {
  const merchantRecord = await merchant.call('GET', '/api/account/v1/payLaterMerchant');
  const transactions = valueAt(merchantRecord, 'transactions');
  const found = Array.isArray(transactions)
    ? transactions.find((transaction) => valueAt(transaction, 'status') === status)
    : null;
  return { id: String(valueAt(found, 'transaction_id')), supplierId: String(valueAt(found, 'supplier_id')) };
}

async function open(page: Page, merchant: Merchant, status = 'PENDING') {
  const payment = await paymentOf(merchant, status);
  await page.goto(merchant.enter(`/supplier/transaction/${payment.id}`));
  await expectCurrentState(page, 'transaction');
  return payment;
}

const pickFile = (
  page: Page,
  file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0],
  label = 'Choose from the phone',
) => page.getByLabel(label).and(page.locator('input')).setInputFiles(file);

test.beforeEach(({ allowed }) => {
  allowed.push(FAILED_CALLS);
});

test('the invoice first, then the confirmation: a photo is sent without metadata, and shown as received @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('credit-active');
  await merchant.flag({ invoice_required: true });
  const { id, supplierId } = await open(page, merchant);
  await journey.checkLookAndKeyboard('pending');
  await tap(page, 'Confirm the payment');
  // The credit is drawn: a refusal of the lender is not shown as a failure.
  await journey.shows('confirmationUndecided');
  await expect(page.getByText('invoice is needed first')).toBeVisible();
  await journey.checkLook('invoice-needed');
  await journey.tap('Add the invoice', 'invoice');
  await expect(page).toHaveURL(new RegExp(`/supplier/${supplierId}/invoice\\?transactionId=${id}$`));
  await journey.checkLookAndKeyboard('invoice');
  await journey.reload('invoice');
  await pickFile(page, textNamedJpg);
  await expect(page.getByRole('alert')).toContainText('not a JPG, PNG or PDF');
  await picture(page, 'supplier-transaction-invoice-wrong');
  await pickFile(page, await photo(page, { marked: true, width: 2_000, height: 1_500 }));
  await journey.shows('invoiceReady');
  await journey.checkLook('invoice-ready');
  await pickFile(page, pdf, 'Take another one');
  await expect(page.getByText('A PDF document')).toBeVisible();
  await picture(page, 'supplier-transaction-invoice-pdf');
  await pickFile(page, await photo(page, { marked: true }), 'Take another one');
  await journey.shows('invoiceReady');
  const sent = page.waitForRequest(/v1\/invoice$/);
  await tap(page, 'Send invoice');
  const body = (await sent).postDataBuffer()?.toString('latin1') ?? '';
  expect(body).not.toContain(PHOTO_MARK);
  expect(body).toContain('.jpg');
  await journey.shows('invoiceKept');
  await journey.checkLook('invoice-kept');
  // Back leads to the payment, which has its invoice.
  await journey.goBack('transaction');
  await expect(page.getByText('Received')).toBeVisible();
  await tap(page, 'Confirm the payment');
  await expect(page.getByText('Your supplier has the money.')).toBeVisible();
  await journey.shows('transaction');
  await journey.checkLook('paid');
  expect(await callsOf(merchant, 'uploadInvoice')).toEqual([200]);
  await journey.tap(back, 'supplier/dashboard');
  await page.getByRole('button', { name: /^Mandi Oil Depot.*Failed$/ }).click();
  await journey.shows('transaction');
  await journey.checkLook('failed');
  await journey.tap('See your credit', 'supplier/dashboard');
});

test('a confirmation that FAILED is an error; a slow one can be left and checked again @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('credit-active');
  await page.clock.install();
  await merchant.flag({ confirm_result: 'PENDING' });
  await open(page, merchant);
  for (const exit of ['Leave, I look here later', 'Back']) {
    await journey.tap('Confirm the payment', 'confirmingTransaction');
    await journey.checkLook('confirming');
    await journey.tap(exit, 'supplier/dashboard');
    await open(page, merchant);
  }
  // The answer is lost, and its status checks fail: the outcome is unknown.
  await merchant.fault('confirmTransaction', { kind: 'drop-before', times: 0 });
  await merchant.fault('getAccountRequestStatus', { kind: 'malformed', times: 0 });
  await tap(page, 'Confirm the payment');
  await advanceTo(page, 'supplier-transaction', 'confirmationUndecided');
  await journey.checkLook('undecided');
  await journey.tap(back, 'transaction');
  await tap(page, 'Confirm the payment');
  await advanceTo(page, 'supplier-transaction', 'confirmationUndecided');
  await journey.tap('Add the invoice', 'invoice');
  await journey.tap(back, 'transaction');
  await tap(page, 'Confirm the payment');
  await advanceTo(page, 'supplier-transaction', 'confirmationUndecided');
  await merchant.clearFaults();
  await merchant.flag({ confirm_result: 'FAILED' });
  await journey.tap('Check again', 'transaction');
  await expect(page.getByRole('alert')).toContainText('Payment Unsuccessful');
  await expect(page.getByText('Your supplier was not paid.')).toBeVisible();
  await journey.checkLook('unsuccessful');
  await journey.after(
    waitForRequestDuring(page, CREDIT_CALL, () => tap(page, 'Refresh')),
    'transaction',
  );
  await expect(page.getByText('Payment Unsuccessful')).toHaveCount(0);
});

test('an upload that is refused or unanswered: the picked file is kept where possible @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('credit-active');
  await page.clock.install();
  const { id, supplierId } = await open(page, merchant);
  const address = `/supplier/${supplierId}/invoice?transactionId=${id}`;
  await journey.tap('Add the invoice', 'invoice');
  await journey.after(pickFile(page, pdf), 'invoiceReady');
  await answerWith(merchant, 'uploadInvoice', 404, { error: 'transaction_not_found' }, 1);
  await tap(page, 'Send invoice');
  await expect(page.getByRole('alert')).toContainText('The invoice was not sent');
  await journey.checkLook('not-sent');
  await merchant.fault('uploadInvoice', { kind: 'status', status: 413, body: { error: 'file_too_large' } });
  await journey.tap('Send again', 'invoice');
  await expect(page.getByRole('alert')).toContainText('larger than 5 MB');
  // As the first page of a tab: Back leads to the payment.
  await page.goto(merchant.enter(address));
  await journey.after(pickFile(page, pdf), 'invoiceReady');
  await journey.tap(back, 'transaction');
  await page.goto(address);
  for (const exit of ['Back', 'Check again']) {
    await journey.after(pickFile(page, pdf), 'invoiceReady');
    await merchant.fault('getAccountRequestStatus', { kind: 'html', times: 0 });
    await merchant.fault('uploadInvoice', { kind: 'drop-after', times: 0 });
    await tap(page, 'Send invoice');
    await advanceTo(page, 'supplier-transaction', 'invoiceUnanswered');
    if (exit === 'Back') await journey.checkLook('unanswered');
    await merchant.clearFaults();
    await tap(page, new RegExp(`^${exit}$`));
    if (exit === 'Back') {
      await journey.shows('transaction');
      await journey.tap('Send another invoice', 'invoice');
    }
  }
  await journey.shows('invoiceKept');
  await journey.leaveBy('See the payment', new RegExp(`/supplier/transaction/${id}$`));
  expect((await requestIdsOf(merchant, 'uploadInvoice')).length).toBeGreaterThan(3);
});

test('the latest payment without an invoice; none missing; an unknown payment; a failed load @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('credit-active');
  const { supplierId } = await open(page, merchant);
  await journey.returnToApp(CREDIT_CALL, 'transaction');
  await journey.goTo(`/supplier/${supplierId}/invoice`, 'invoice');
  await journey.tap(back, 'transaction');
  await journey.goTo(`/supplier/${supplierId}/invoice`, 'invoice');
  for (let count = 0; count < 2; count += 1) {
    await journey.after(pickFile(page, pdf), 'invoiceReady');
    await journey.tap('Send invoice', 'invoiceKept');
    await page.goto(`/supplier/${supplierId}/invoice`);
    if (count === 0) await expectCurrentState(page, 'invoice');
  }
  for (const exit of ['See your credit', 'Back']) {
    await journey.shows('nothingToInvoice');
    if (exit === 'Back') await journey.checkLook('nothing');
    await journey.tap(new RegExp(`^${exit}$`), 'supplier/dashboard');
    await page.goto(merchant.enter(`/supplier/${supplierId}/invoice`));
  }
  for (const exit of ['See your credit', 'Back']) {
    await journey.open(merchant, '/supplier/transaction/txn_nobody', 'transactionNotFound');
    if (exit === 'Back') await journey.checkLook('not-found');
    await journey.tap(new RegExp(`^${exit}$`), 'supplier/dashboard');
  }
  await page.goto((await persona('credit-none')).enter('/supplier/transaction/txn_nobody'));
  await journey.shows('transactionNotFound');
  await merchant.fault('getCustomer', { kind: 'malformed', times: 0 });
  const { id } = await paymentOf(merchant, 'PENDING');
  await journey.open(merchant, `/supplier/transaction/${id}`, 'transactionUnavailable');
  await journey.checkLook('unavailable');
  await journey.tap(back, 'supplier/creditUnavailable');
  await journey.open(merchant, `/supplier/transaction/${id}`, 'transactionUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'transaction');
});
