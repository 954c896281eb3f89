/** Supplier pay-later in Chromium: the credit, a new supplier, and payments to the hosted page and back. */
import type { Page } from '@playwright/test';

import type { Merchant } from '../browser/support/lender';
import { callsOf, requestIdsOf } from '../browser/support/other-phone';
import { holdRequests, waitForRequestDuring } from '../browser/support/page-clock';
import { picture } from '../browser/support/pictures';
import { restoreFromCacheUntil, runUntil, stateOf } from '../browser/support/session-time';
import { valueAt } from '../browser/support/steps/agreement-steps';
import { backDuringReread, setPageHidden } from '../browser/support/steps/payments';
import { expectState, tap } from '../browser/support/steps/walk';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'supplier' });

const PAY_LATER = '**/sandbox/pay-later?**';
const CREDIT_CALL = /payLaterMerchant/;
const back = /^Back$/;
const PAY_GUPTA_TRADERS = /^Gupta Traders.*Pay$/;
const expectCurrentState = (page: Page, state: string) => expectState(page, 'supplier', state);

async function open(page: Page, merchant: Merchant, url = '/supplier'): Promise<void> {
  await page.goto(merchant.enter(url));
}

/** Typed values with unique marks, to find them in storage, calls and logs. */
const typed = {
  'Name of the supplier’s shop': 'Qxshop Traders',
  'Mobile number': '+91 98765 11223',
  'Shop number and street': '12 Qxstreet Road',
  'Town or city': 'Qxcity',
  Pincode: '422 001',
  'Name on the account': 'QXHOLDER',
  'Account number': '5010 0234 567891',
  'Account number again': '50100234567891',
  IFSC: 'HDFC0001234',
  Bank: 'Qxbank',
} as const;

const PERSONAL_MARKS = /Qx(shop|street|city|bank)|QXHOLDER|98765 ?11223|50100234567891|5010 0234/;

async function fill(page: Page, overrides: Partial<Record<keyof typeof typed, string>> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...typed, ...overrides }))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('State', { exact: true }).selectOption('Maharashtra');
}

/** Confirms the warning of an earlier payment to this supplier. */
async function confirmSecondPayment(page: Page): Promise<void> {
  await expectCurrentState(page, 'secondPayment');
  await tap(page, /as a second payment$/);
}

async function supplierId(merchant: Merchant): Promise<string> {
  const merchantRecord = await merchant.call('GET', '/api/account/v1/payLaterMerchant');
  return Object.keys(valueAt(merchantRecord, 'suppliers') ?? {})[0] ?? '';
}

async function confirmations(merchant: Merchant): Promise<number> {
  return (await merchant.events()).filter(({ kind }) => kind === 'supplier_payment.confirmed').length;
}

test.beforeEach(({ allowed }) => {
  allowed.push(FAILED_CALLS);
});

test('a new supplier: three kinds of refusal, then success, and no personal data is stored @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('credit-fresh');
  const traces: string[] = [];
  page.on('console', (message) => traces.push(message.text()));
  page.on('request', (request) => {
    traces.push(request.url());
    if (request.url().includes('/analytics/')) traces.push(request.postData() ?? '');
  });
  await journey.open(merchant, '/supplier', 'dashboard');
  await expect(page.getByText('₹50,000').first()).toBeVisible();
  await expect(page.getByText('Bring another shop')).toBeVisible();
  await journey.checkLook('empty');
  await journey.tap('Add a supplier', 'supplierForm');
  await journey.checkLookAndKeyboard('form');
  await tap(page, 'Add supplier');
  await expect(page.getByRole('alert')).toContainText('10 fields are empty');
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(1);
  // The bank follows from the IFSC, until the merchant types one.
  await page.getByLabel('IFSC').fill('SBIN0001234');
  await expect(page.getByLabel('Bank', { exact: true })).toHaveValue('State Bank of India');
  await page.getByLabel('IFSC').fill('HDFC0001234');
  await expect(page.getByLabel('Bank', { exact: true })).toHaveValue('HDFC Bank');
  await journey.checkLook('form-errors');
  await fill(page, { 'Account number again': '50100234567892', IFSC: 'hdfco001234' });
  await tap(page, 'Add supplier');
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(2);
  await tap(page, 'Use HDFC0001234');
  for (const refusedInput of [
    { 'Mobile number': '9876500000' },
    { 'Account number': '501002341111', 'Account number again': '501002341111' },
    { 'Account number': '501002342222', 'Account number again': '501002342222' },
  ]) {
    await fill(page, refusedInput);
    await tap(page, 'Add supplier');
    await expect(page.getByRole('alert')).toContainText('Supplier not addded.');
    await expect(page.getByRole('alert')).toContainText('Please try again later.');
    await expect(page.getByLabel('Town or city')).toHaveValue('Qxcity');
  }
  await journey.checkLook('form-refused');
  // Spec 5: an error message alone is a refusal, also without the other fields.
  await merchant.fault('whitelistSupplier', { kind: 'status', status: 200, body: { errorMessage: 'No.' } });
  await fill(page);
  await tap(page, 'Add supplier');
  await expect(page.getByRole('alert')).toContainText('Supplier not addded.');
  await expect(page.getByRole('alert')).toContainText('Please try again later.');
  // Spec 5: an answer without message, reason and `isWhitelisted` is a success; without an id the supplier cannot be paid yet.
  await merchant.fault('whitelistSupplier', { kind: 'status', status: 200, body: {} });
  await fill(page);
  await journey.tap('Add supplier', 'supplierAdded');
  await expect(page.getByRole('button', { name: 'Pay this supplier' })).toHaveCount(0);
  await journey.tap('Go to Dashboard', 'dashboard');
  await tap(page, 'Add a supplier');
  await fill(page);
  await journey.tap('Add supplier', 'supplierAdded');
  await expect(page.getByText('Successfully Added', { exact: true })).toBeVisible();
  await journey.checkLook('added');
  await journey.tap('Go to Dashboard', 'dashboard');
  await expect(page.getByRole('button', { name: /^Qxshop Traders ••••• •1223/ })).toBeVisible();
  expect(await callsOf(merchant, 'addSupplier')).toEqual([200]);
  // The same shop is refused a second time: it is on the list already.
  await tap(page, 'Add a supplier');
  await fill(page);
  await tap(page, 'Add supplier');
  await expect(page.getByRole('alert')).toContainText('on your list already');
  await journey.reload('supplierForm');
  await expect(page.getByLabel('Town or city')).toHaveValue('');
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  expect(stored).toMatch(/"supplier\\?":/);
  expect([stored, ...traces].join('\n')).not.toMatch(PERSONAL_MARKS);
});

test('a lost answer is not shown as a refusal: both writes are checked by their request keys, and done once @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('credit-fresh');
  await page.clock.install();
  const unanswered = stateOf(page, 'supplier', 'supplierUnanswered');
  await journey.open(merchant, '/supplier/add', 'supplierForm');
  await merchant.fault('getAccountRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('whitelistSupplier', { kind: 'drop-after', times: 0 });
  await fill(page);
  await tap(page, 'Add supplier');
  await runUntil(page, unanswered);
  await journey.checkLook('unanswered');
  await merchant.clearFaults();
  await merchant.fault('addSupplier', { kind: 'drop-after', times: 0 });
  // Delayed, to set the next fault first: the page checks the status as soon as the answer is lost.
  const release = await holdRequests(page, /v1\/supplier$/);
  await waitForRequestDuring(page, /v1\/supplier$/, () => tap(page, 'Check again'));
  await merchant.fault('getAccountRequestStatus', { kind: 'html', times: 0 });
  release();
  await runUntil(page, unanswered);
  await merchant.clearFaults();
  await journey.tap('Check again', 'supplierAdded');
  expect(await requestIdsOf(merchant, 'whitelistSupplier')).toHaveLength(1);
  expect(await requestIdsOf(merchant, 'addSupplier')).toHaveLength(1);
  await journey.tap(back, 'dashboard');
  await tap(page, 'Add a supplier');
  await fill(page, { 'Mobile number': '9876533344' });
  await merchant.fault('getAccountRequestStatus', { kind: 'html', times: 0 });
  await merchant.fault('whitelistSupplier', { kind: 'drop-before', times: 0 });
  await tap(page, 'Add supplier');
  await runUntil(page, unanswered);
  await journey.tap(back, 'dashboard');
});

test('paid on the hosted page and confirmed; Back, forward, reload and a typed URL open the right page', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('credit-active');
  const id = await supplierId(merchant);
  await journey.open(merchant, '/supplier', 'dashboard');
  await expect(page.getByText('in 12 days')).toBeVisible();
  await journey.checkLookAndKeyboard('dashboard');
  await journey.tap(PAY_GUPTA_TRADERS, 'payForm', new RegExp(`/supplier/${id}/pay$`));
  await journey.checkLookAndKeyboard('pay');
  await journey.goBack('dashboard');
  await journey.goForward('payForm');
  await journey.reload('payForm');
  await journey.moveTo('/supplier/add', 'supplierForm');
  await journey.goBack('dashboard');
  await journey.tap('Add a supplier', 'supplierForm');
  await journey.moveTo('/supplier', 'dashboard');
  await tap(page, PAY_GUPTA_TRADERS);
  for (const { text, message } of [
    { text: '0.5', message: 'Pay 1 rupee or more.' },
    { text: '9999999', message: 'at most' },
  ]) {
    await page.getByLabel('Amount').fill(text);
    await tap(page, 'Continue to pay');
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
  }
  await picture(page, 'supplier-pay-wrong');
  await page.getByLabel('Amount').fill('1,234.50');
  await page.getByRole('button', { name: 'Continue to pay' }).dblclick();
  // An earlier payment to this shop is pending: a warning comes before another one.
  await journey.shows('secondPayment');
  await journey.checkLook('second');
  await journey.tap(back, 'payForm');
  await expect(page.getByLabel('Amount')).toHaveValue('1,234.50');
  await tap(page, 'Continue to pay');
  await confirmSecondPayment(page);
  await page.waitForURL(PAY_LATER);
  await expect(page.getByText('₹1,234.50').first()).toBeVisible();
  const before = await confirmations(merchant);
  await journey.tap(/^Pay ₹/, 'payment-status/supplierPaymentSucceeded');
  expect(page.url()).toContain('pollingType=supplier');
  expect(page.url()).not.toMatch(/encdata|checksum|mCode/);
  expect(await confirmations(merchant)).toBe(before + 1);
  expect(await callsOf(merchant, 'encryptPayment')).toEqual([200]);
  await expect(page.getByText('Paid to Gupta Traders')).toBeVisible();
  await journey.checkLook('receipt');
  await journey.tap('Add the invoice', 'supplier-transaction/invoice');
  await journey.open(merchant, `/supplier/${id}/pay`, 'payForm');
  await journey.tap(back, 'dashboard');
  await journey.tap(back, 'landing/shown');
});

test('a payment that is not opened is "Payment Unsuccessful"; one without an answer goes on as the same order @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('credit-active');
  await page.clock.install();
  await journey.open(merchant, `/supplier/${await supplierId(merchant)}/pay`, 'payForm');
  const stubRefusal = (error: string) =>
    merchant.fault('encryptPayment', { kind: 'status', status: 409, body: { error } });
  for (const exit of ['See your credit', 'Back']) {
    await stubRefusal('customer_overdue');
    await page.getByLabel('Amount').fill('500');
    await tap(page, 'Continue to pay');
    await journey.after(confirmSecondPayment(page), 'paymentUnsuccessful');
    await expect(page.getByRole('heading', { name: 'Payment Unsuccessful' })).toBeVisible();
    if (exit === 'Back') await journey.checkLook('unsuccessful');
    await journey.tap(exit, 'dashboard');
    await tap(page, PAY_GUPTA_TRADERS);
  }
  await stubRefusal('customer_overdue');
  await page.getByLabel('Amount').fill('500');
  await tap(page, 'Continue to pay');
  await journey.after(confirmSecondPayment(page), 'paymentUnsuccessful');
  await journey.tap('Try again', 'payForm');
  // The hosted page does not open: the outcome is unknown.
  await page.route(PAY_LATER, (route) => route.fulfill({ status: 204 }));
  await page.getByLabel('Amount').fill('500');
  await tap(page, 'Continue to pay');
  await journey.after(confirmSecondPayment(page), 'paying');
  await journey.runUntil('paymentUndecided', 4_000);
  await journey.checkLook('undecided');
  await page.unroute(PAY_LATER);
  await tap(page, 'Continue with this payment');
  await page.waitForURL(PAY_LATER);
  await journey.goBack('payForm');
  const { pay_later_transactions: orders = [] } = await merchant.books();
  expect(orders.filter(({ amount }) => amount === 50_000)).toHaveLength(1);
  for (const exit of ['See your payments', 'Back']) {
    await page.route(PAY_LATER, (route) => route.fulfill({ status: 204 }));
    await page.getByLabel('Amount').fill('600');
    await tap(page, 'Continue to pay');
    await confirmSecondPayment(page);
    await journey.runUntil('paymentUndecided', 4_000);
    await journey.tap(exit, 'dashboard');
    await journey.tap(PAY_GUPTA_TRADERS, 'payForm');
  }
  // The first payment continues with its own amount; the newly typed amount makes no order.
  await page.getByLabel('Amount').fill('700');
  await journey.tap('Continue to pay', 'secondPayment');
  await tap(page, 'Continue with the first payment');
  await journey.runUntil('paymentUndecided', 4_000);
  // A payment that may be made is not shown as unsuccessful when its encryption is refused.
  await stubRefusal('customer_overdue');
  await journey.tap('Continue with this payment', 'paymentUndecided');
  const sealed = { checksum: 'x', data: 'x', m_code: 'x', payment_url: 'javascript:alert(1)' };
  await merchant.fault('encryptPayment', { kind: 'status', status: 200, body: sealed });
  await journey.tap('Continue with this payment', 'paymentUndecided');
  const { pay_later_transactions: ordersLater = [] } = await merchant.books();
  expect(ordersLater.filter(({ amount }) => amount === 70_000)).toHaveLength(0);
  await journey.tap(back, 'dashboard');
  await journey.tap(PAY_GUPTA_TRADERS, 'payForm');
  await page.getByLabel('Amount').fill('700');
  await journey.tap('Continue to pay', 'secondPayment');
  await journey.tap('Look at the first payment', 'supplier-transaction/transaction');
  await open(page, merchant, `/supplier/${await supplierId(merchant)}/pay`);
  await journey.tap('Look at it', 'supplier-transaction/transaction');
});

test('a payment without an answer is the same order after a reload @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('credit-active');
  await page.clock.install();
  await journey.open(merchant, `/supplier/${await supplierId(merchant)}/pay`, 'payForm');
  await page.route(PAY_LATER, (route) => route.fulfill({ status: 204 }));
  await page.getByLabel('Amount').fill('500');
  await tap(page, 'Continue to pay');
  await confirmSecondPayment(page);
  await journey.runUntil('paymentUndecided', 4_000);
  await journey.reload('payForm');
  await page.getByLabel('Amount').fill('500');
  await journey.tap('Continue to pay', 'secondPayment');
  await tap(page, 'Continue with the first payment');
  await journey.runUntil('paymentUndecided', 4_000);
  const { pay_later_transactions: orders = [] } = await merchant.books();
  expect(orders.filter(({ amount }) => amount === 50_000)).toHaveLength(1);
});

test('two tabs: a payment in the second is shown in the first, and no second payment is made without a confirmation', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('credit-test-code');
  const id = await supplierId(merchant);
  // Payments are reported to the lender ten minutes late.
  await merchant.flag({ pay_later_lag_seconds: 600 });
  const usedCredit = async () =>
    Number(valueAt(await merchant.call('GET', '/api/account/v1/customer'), 'usedAmt'));
  await journey.open(merchant, `/supplier/${id}/pay`, 'payForm');
  const secondTab = await page.context().newPage();
  await secondTab.goto(`/supplier/${id}/pay`);
  await expectCurrentState(secondTab, 'payForm');
  await secondTab.getByLabel('Amount').fill('500');
  await tap(secondTab, 'Continue to pay');
  await secondTab.waitForURL(PAY_LATER);
  await tap(secondTab, /^Pay ₹/);
  await expectState(secondTab, 'payment-status', 'supplierPaymentSucceeded');
  await secondTab.close();
  // The form was loaded before that payment.
  await page.getByLabel('Amount').fill('500');
  await journey.tap('Continue to pay', 'secondPayment');
  await expect(page.getByText('You began a payment of ₹500 to this shop.')).toBeVisible();
  expect(await usedCredit()).toBe(50_000);
  await tap(page, 'Continue with the first payment');
  await page.waitForURL(PAY_LATER);
  await expect(page.getByText('Already answered')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the app' }).click();
  await journey.shows('payment-status/supplierPaymentSucceeded');
  expect(await usedCredit()).toBe(50_000);
  // The payment is reported now; a second one needs the merchant's confirmation.
  await merchant.flag({ pay_later_lag_seconds: 0 });
  await journey.open(merchant, `/supplier/${id}/pay`, 'payForm');
  await expect(page.getByText('You paid ₹500 to this shop a short while ago.')).toBeVisible();
  await page.getByLabel('Amount').fill('500');
  await tap(page, 'Continue to pay');
  await confirmSecondPayment(page);
  await page.waitForURL(PAY_LATER);
  await journey.tap(/^Pay ₹/, 'payment-status/supplierPaymentSucceeded');
  expect(await usedCredit()).toBe(100_000);
});

test('the form is loaded again on the return and before paying: less credit, none, no answer @night', async ({
  page,
  journey,
  persona,
  ownAmounts,
}) => {
  // The page shows the typed amount beside the first payment.
  ownAmounts.push('₹500');
  const merchant = await persona('credit-test-code');
  const id = await supplierId(merchant);
  const body = (overrides: object) => ({
    kind: 'status' as const,
    status: 200,
    body: {
      businessId: merchant.id,
      balance: 5_000_000,
      usedAmt: 0,
      limit: 5_000_000,
      nbfc: 'USFB',
      ...overrides,
    },
  });
  await journey.open(merchant, `/supplier/${id}/pay`, 'payForm');
  await page.getByLabel('Amount').fill('500');
  await journey.returnToApp(CREDIT_CALL, 'payForm');
  await expect(page.getByLabel('Amount')).toHaveValue('500');
  await merchant.fault('getPayLaterMerchant', { kind: 'malformed', times: 0 });
  await journey.returnToApp(CREDIT_CALL, 'payForm');
  await journey.tap('Continue to pay', 'creditUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'payForm');
  await expect(page.getByLabel('Amount')).toHaveValue('500');
  await merchant.fault('getCustomer', body({ balance: 10_000 }));
  await tap(page, 'Continue to pay');
  await expect(page.getByRole('alert').filter({ hasText: 'You can use ₹100 at most.' })).toBeVisible();
  await journey.shows('payForm');
  await page.getByLabel('Amount').fill('50');
  await merchant.fault('getCustomer', body({ daysOverdue: 3 }));
  await journey.tap('Continue to pay', 'paymentBlocked');
  await journey.open(merchant, `/supplier/${id}/pay`, 'payForm');
  await journey.after(backDuringReread(page, CREDIT_CALL), 'dashboard');
  await page.unrouteAll();
  // A payment started on the other phone meanwhile is shown, also after a reload of the data.
  await merchant.call('POST', '/api/account/v1/payment/encrypt', {
    supplier_id: id,
    data: {
      redirectType: 'WEBPAGE',
      marketplaceOrderId: 'order-of-the-other-phone',
      callbackUrl: new URL('/payment/status/order-of-the-other-phone', page.url()).href,
      amount: 70_000,
      currencyCode: 'INR',
      merchants: { id, name: 'Gupta Traders', phone: null },
    },
  });
  await journey.open(merchant, `/supplier/${id}/pay`, 'payForm');
  await page.getByLabel('Amount').fill('500');
  await journey.tap('Continue to pay', 'secondPayment');
  await journey.returnToApp(CREDIT_CALL, 'secondPayment');
});

test('the encrypted data has the merchant, the shop, the device and the supplier @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('credit-test-code');
  const id = await supplierId(merchant);
  await journey.open(merchant, `/supplier/${id}/pay`, 'payForm');
  // Playwright has no body of a call that was made with a `Request` object.
  await page.evaluate(() => {
    const send = window.fetch;
    window.fetch = async (input, init) => {
      if (input instanceof Request && input.url.endsWith('/payment/encrypt'))
        sessionStorage.setItem('sealed-by-test', await input.clone().text());
      return send(input, init);
    };
  });
  await page.getByLabel('Amount').fill('500');
  const sent = page.waitForRequest(/v1\/payment\/encrypt$/);
  await tap(page, 'Continue to pay');
  const request = await sent;
  await page.waitForURL(PAY_LATER);
  const body: unknown = JSON.parse(
    (await page.evaluate(() => sessionStorage.getItem('sealed-by-test'))) ?? 'null',
  );
  expect(valueAt(body, 'data')).toEqual({
    redirectType: 'WEBPAGE',
    marketplaceOrderId: expect.stringMatching(/^order-/),
    callbackUrl: expect.stringContaining('/payment/status/order-'),
    customerTelephoneNumberVerified: false,
    customerLoggedin: true,
    amount: 50_000,
    currencyCode: 'INR',
    category: expect.stringMatching(/\S/),
    customerTelephoneNumber: expect.stringMatching(/\d{4}$/),
    device: request.headers()['x-device-id'],
    merchants: { id, name: 'Gupta Traders', phone: expect.stringMatching(/^[6-9]\d{9}$/) },
    address: expect.stringMatching(/\S/),
  });
});

test('overdue, unknown supplier, test shop, no credit: each has a message and a next step @night', async ({
  page,
  journey,
  persona,
}) => {
  const overdue = await journey.openAs('credit-overdue', '/supplier', 'dashboard');
  await expect(page.getByText(/^Overdue for 5\sdays$/)).toBeVisible();
  await journey.checkLook('overdue');
  await expect(page.getByRole('link', { name: /^Call [+\d]/ })).toHaveAttribute('href', /^tel:[+\d]+$/);
  for (const exit of ['See your credit', 'Back']) {
    await journey.tap(/^Gupta Traders •/, 'paymentBlocked');
    await expect(page.getByText('First pay back what is overdue')).toBeVisible();
    if (exit === 'Back') await journey.checkLook('closed');
    await journey.tap(exit, 'dashboard');
  }
  await journey.leaveBy('Talk to your lender', /\/termloan\/contact\/USFB$/);
  await journey.open(overdue, `/supplier/${await supplierId(overdue)}/pay`, 'paymentBlocked');
  await journey.leaveBy('Talk to your lender', /\/termloan\/contact\/USFB$/);
  for (const exit of ['See your suppliers', 'Back']) {
    await journey.open(overdue, '/supplier/sup_nobody/pay', 'supplierNotFound');
    if (exit === 'Back') await journey.checkLook('not-found');
    await journey.tap(new RegExp(`^${exit}$`), 'dashboard');
  }
  await journey.after(open(page, await persona('credit-test-code')), 'dashboard');
  await expect(page.getByText('Test shop')).toBeVisible();
  await journey.checkLook('test-shop');
  const none = await persona('credit-none');
  for (const exit of ['Go to the start', 'Back']) {
    await journey.open(none, '/supplier', 'noCredit');
    if (exit === 'Back') await journey.checkLook('no-credit');
    await journey.tap(new RegExp(`^${exit}$`), 'landing/shown');
  }
});

test('loaded again on the return and by Refresh; a failed load has a message; a new supplier can be paid @night', async ({
  page,
  journey,
}) => {
  const merchant = await journey.openAs('credit-nearly-used', '/supplier', 'dashboard');
  await journey.checkLook('nearly-used');
  await journey.returnToApp(CREDIT_CALL, 'dashboard');
  await journey.after(
    waitForRequestDuring(page, CREDIT_CALL, () => tap(page, 'Refresh')),
    'dashboard',
  );
  await merchant.fault('getPayLaterMerchant', { kind: 'malformed', times: 0 });
  await journey.tap('Refresh', 'creditUnavailable');
  await journey.checkLook('unavailable');
  await journey.tap(back, 'landing/shown');
  await journey.open(merchant, '/supplier', 'creditUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'dashboard');
  await journey.tap('Add a supplier', 'supplierForm');
  await journey.tap(back, 'dashboard');
  await tap(page, 'Add a supplier');
  await fill(page);
  await journey.tap('Add supplier', 'supplierAdded');
  await journey.tap('Pay this supplier', 'payForm');
  await expect(page.getByText('How much for Qxshop Traders?')).toBeVisible();
});

test('the hosted page: an unsafe address, a restored page, a window on top, an unanswered encryption @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('credit-test-code');
  await page.clock.install();
  await journey.open(merchant, `/supplier/${await supplierId(merchant)}/pay`, 'payForm');
  const submitAmount = async () => {
    await page.getByLabel('Amount').fill('300');
    await tap(page, 'Continue to pay');
  };
  const sealed = { checksum: 'x', data: 'x', m_code: 'x', payment_url: 'javascript:alert(1)' };
  await merchant.fault('encryptPayment', { kind: 'status', status: 200, body: sealed });
  await submitAmount();
  await journey.shows('paymentUnsuccessful');
  await journey.tap('Try again', 'payForm');
  await page.route(PAY_LATER, (route) => route.fulfill({ status: 204 }));
  const firstRequest = page.waitForRequest(PAY_LATER);
  await submitAmount();
  await firstRequest;
  await restoreFromCacheUntil(page, stateOf(page, 'supplier', 'paymentUndecided'));
  const secondRequest = page.waitForRequest(PAY_LATER);
  await tap(page, 'Continue with this payment');
  await secondRequest;
  // In a web view the hosted page is a window on top of this one, which closes.
  await setPageHidden(page, true);
  await journey.after(setPageHidden(page, false), 'paymentUndecided');
  expect(await requestIdsOf(merchant, 'encryptPayment')).toHaveLength(3);
  const { pay_later_transactions: orders = [] } = await merchant.books();
  // The hosted page was opened twice, for one order.
  expect(orders).toHaveLength(1);
  await journey.tap('See your payments', 'dashboard');
  await tap(page, PAY_GUPTA_TRADERS);
  await merchant.fault('encryptPayment', { kind: 'drop-before', times: 0 });
  await merchant.fault('getAccountRequestStatus', { kind: 'malformed', times: 0 });
  await submitAmount();
  await confirmSecondPayment(page);
  await journey.runUntil('paymentUndecided', 4_000);
  await merchant.clearFaults();
  await journey.tap('See your payments', 'dashboard');
});
