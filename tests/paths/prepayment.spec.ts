/** Prepayment in Chromium: payment allocation, foreclosure and settlement match the lender's books; every refusal. */
import { expectReachableByKeyboard } from '../browser/support/access';
import { chunkWith } from '../browser/support/chunk-with';
import { answerWith } from '../browser/support/lender';
import { countLoads, withoutOwnRetries } from '../browser/support/own-retries';
import { backDuringReread, decide, returnUntilRequest } from '../browser/support/steps/payments';
import {
  amountsOf,
  checkLook,
  choose,
  openChoice,
  openedPayment,
  PAYMENT_URL,
  PREPAYMENT,
} from '../browser/support/steps/prepayment-steps';
import { expectState, tap } from '../browser/support/steps/walk';
import { stubAnswer, withField } from '../browser/support/stub-answer';
import { expect, FAILED_CALLS, test } from '../browser/support/test';

test.use({ journeyId: 'prepayment' });

const DAY_MS = 86_400_000;

test('a custom amount: its payment allocation is shown before, matches the books after, and a double tap pays once', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('several-late-charges');
  await openChoice(page, merchant);
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText('All that is due until today')).toBeVisible();
  await checkLook(page, 'prepayment-choice');
  await expectReachableByKeyboard(page);
  await journey.after(choose(page, 'instalment'), 'confirmation');
  await tap(page, 'Back');
  await journey.after(choose(page, 'custom'), 'ownAmount');
  await tap(page, 'Back');
  await choose(page, 'custom');
  await tap(page, 'Continue');
  await expect(page.getByText('Type the amount that you want to pay.')).toHaveCount(2);
  await page.getByLabel('Amount in rupees').fill('11,234.50');
  await checkLook(page, 'prepayment-own-amount');
  await journey.tap('Continue', 'confirmation');
  await tap(page, 'Back');
  await expect(page.getByLabel('Amount in rupees')).toHaveValue('11,234.50');
  await tap(page, 'Continue');
  await checkLook(page, 'prepayment-confirmation');
  const {
    'You pay': total = 0,
    'Late charges': late = 0,
    For: _,
    'Loan account': __,
    ...lines
  } = await amountsOf(page);
  expect(Object.values(lines).reduce((sum, lineAmount) => sum + lineAmount, late)).toBe(total);
  expect(total).toBe(1_123_450);
  const allocationText = (await page.locator('dl').last().innerText()).matchAll(
    /Interest ₹([\d,]+(?:\.\d\d)?), loan amount ₹([\d,]+(?:\.\d\d)?)/g,
  );
  const allocation = [...allocationText].map(([, ...pair]) =>
    pair.map((text) => Math.round(Number(text.replaceAll(',', '')) * 100)),
  );
  await page.getByRole('button', { name: 'Pay ₹11,234.50' }).dblclick();
  await expect(page).toHaveURL(PAYMENT_URL('custom'));
  // Waits for the payment methods: once paid, none would be returned.
  await journey.shows('payment-status/paymentMethods');
  const { id, amount } = await openedPayment(merchant);
  expect(amount).toBe(1_123_450);
  await page.request.post(`/sandbox/payment/${String(id)}?return_to=/`, {
    form: { decision: 'pay', mode: 'UPI' },
  });
  const { payments = [] } = await merchant.books();
  expect(payments.find((row) => row.id === id)).toMatchObject({
    status: 'SUCCESS',
    clearedInterest: allocation.reduce((sum, [interest = 0]) => sum + interest, 0),
    clearedPrincipal: allocation.reduce((sum, [, principal = 0]) => sum + principal, 0),
    clearedLateCharges: late,
  });
});

test('foreclosure: the lines add up to the lender’s total, another day can be quoted, an expired quote is never paid', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('foreclosable');
  await page.clock.install();
  await openChoice(page, merchant);
  await journey.after(choose(page, 'foreclosure'), 'foreclosure');
  await checkLook(page, 'prepayment-foreclosure');
  await expectReachableByKeyboard(page);
  const shownAmounts = await amountsOf(page);
  const lines = [
    'Loan amount left',
    'Interest until today',
    'Unpaid late charges',
    'Fee to close early',
    'GST on the fee',
  ];
  expect(lines.reduce((sum, name) => sum + (shownAmounts[name] ?? Number.NaN), 0)).toBe(shownAmounts.Total);
  const quote = await merchant.call('GET', '/api/termloan/foreclosure');
  expect(quote).toMatchObject({
    total_foreclosure_amount: shownAmounts.Total,
    principal_amount_charged: shownAmounts['Loan amount left'],
    remaining_payable: shownAmounts['If you pay to the end'],
  });
  expect((shownAmounts['If you pay to the end'] ?? 0) - (shownAmounts.Total ?? 0)).toBe(
    shownAmounts['You save, fee included'],
  );

  const dayPicker = page.getByLabel('See another day');
  await dayPicker.selectOption({ index: 3 });
  await expect(page.getByRole('button', { name: 'Back to today’s amount' })).toBeVisible();
  expect((await amountsOf(page)).Total).toBeGreaterThan(shownAmounts.Total ?? 0);
  await checkLook(page, 'prepayment-foreclosure-day');
  await answerWith(merchant, 'getForeclosure', 400, { error: 'date_out_of_range' });
  await dayPicker.selectOption({ index: 5 });
  await expect(page.getByText(/gives no amount for that day/)).toBeVisible();
  expect((await amountsOf(page)).Total).toBe(shownAmounts.Total);
  await merchant.clearFaults();
  await dayPicker.selectOption({ index: 5 });
  await tap(page, 'Back to today’s amount');
  expect((await amountsOf(page)).Total).toBe(shownAmounts.Total);

  // An expired quote is loaded again, on each of the two pages.
  await page.clock.fastForward(DAY_MS);
  await expect(page.getByText('This amount is new')).toBeVisible();
  await journey.shows('foreclosure');
  await journey.tap(/^Close for/, 'closingConfirmation');
  await checkLook(page, 'prepayment-closing-confirmation');
  await page.clock.fastForward(DAY_MS);
  await journey.shows('foreclosure');
  await journey.tap(/^Close for/, 'closingConfirmation');
  await journey.tap('Back', 'foreclosure');
  await tap(page, /^Close for/);

  // A day later at the lender the amount has changed, and the page says so.
  await merchant.advanceMs(DAY_MS);
  await tap(page, /^Pay ₹/);
  await expect(page.getByText('The lender changed the amount since you saw it.')).toBeVisible();
  await checkLook(page, 'prepayment-foreclosure-changed');
  const renewed = (await amountsOf(page)).Total;
  expect(renewed).toBeGreaterThan(shownAmounts.Total ?? 0);
  await tap(page, /^Close for/);
  await journey.leaveBy(/^Pay ₹/, PAYMENT_URL('foreclosure'));
  expect(await openedPayment(merchant)).toMatchObject({ amount: renewed, type: 'foreclosure' });
});

test('settlement: its effect on the credit record is shown, it is loaded again when expired, and paid at the offered amount @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('settlement-offer');
  await page.clock.install();
  await openChoice(page, merchant);
  await journey.after(choose(page, 'settlement'), 'settlement');
  await expect(page.getByText('It harms your credit record')).toBeVisible();
  await checkLook(page, 'prepayment-settlement');
  const shownAmounts = await amountsOf(page);
  expect((shownAmounts['Paying in full costs'] ?? 0) + (shownAmounts['Taken off'] ?? 0)).toBe(
    shownAmounts['You pay'],
  );
  await tap(page, 'Back');
  await journey.after(choose(page, 'settlement'), 'settlement');
  await page.clock.fastForward(40 * DAY_MS);
  await expect(page.getByText('The offer is new.')).toBeVisible();
  await journey.tap(/^Settle for/, 'closingConfirmation');
  await checkLook(page, 'prepayment-settlement-confirmation');
  await journey.tap('Back', 'settlement');
  await tap(page, /^Settle for/);
  await journey.leaveBy(/^Pay ₹/, PAYMENT_URL('foreclosure'));
  expect(await openedPayment(merchant)).toMatchObject({
    amount: shownAmounts['You pay'],
    type: 'foreclosure',
  });
});

test('waived late charges have their own line @night', async ({ page, journey, persona }) => {
  const merchant = await persona('waive-off');
  await openChoice(page, merchant);
  await journey.after(choose(page, 'foreclosure'), 'foreclosure');
  const shownAmounts = await amountsOf(page);
  expect(shownAmounts['Late charges let off']).toBeLessThan(0);
  expect((shownAmounts['Unpaid late charges'] ?? 0) + (shownAmounts['Late charges let off'] ?? 0)).toBe(0);
  await checkLook(page, 'prepayment-waived');
});

test('no quote: switched off or not loaded; a message, and the other amounts @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const foreclosureOff = await persona('foreclosure-off');
  await openChoice(page, foreclosureOff);
  await journey.after(choose(page, 'foreclosure'), 'foreclosureUnavailable');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foreclosure data not available');
  await checkLook(page, 'prepayment-foreclosure-unavailable');
  await tap(page, 'Other ways to pay');
  await journey.after(choose(page, 'foreclosure'), 'foreclosureUnavailable');
  await journey.tap('Back', 'choice');

  const merchant = await persona('foreclosable');
  await merchant.fault('getForeclosure', { kind: 'malformed', times: 0 });
  await openChoice(page, merchant);
  await journey.after(choose(page, 'foreclosure'), 'foreclosureUnavailable');
  await merchant.clearFaults();
  await journey.tap('Try again', 'foreclosure');
  await journey.tap('Back', 'choice');
  await journey.tap('Back', 'home/home');
});

test('the payment: a changed amount is shown first, a refusal has a message, a lost answer is checked, and it is opened once @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('overdue');
  await page.clock.install();
  await openChoice(page, merchant);
  await choose(page, 'overdue');
  await merchant.advanceMs(10 * DAY_MS);
  await journey.tap(/^Pay ₹/, 'amountChanged');
  await checkLook(page, 'prepayment-amount-changed');
  await tap(page, 'See all amounts again');

  await choose(page, 'full');
  await answerWith(merchant, 'initiateRepayment', 409, { error: 'nothing_due' });
  await journey.tap(/^Pay ₹/, 'repaymentRefused');
  await checkLook(page, 'prepayment-refused');
  await tap(page, 'See what is due now');
  await choose(page, 'full');
  await journey.tap(/^Pay ₹/, 'repaymentRefused');
  await journey.tap('Back', 'home/home');

  await merchant.fault('initiateRepayment', { kind: 'drop-before', times: 0 });
  await openChoice(page, merchant);
  for (const exit of ['Back', 'Check again']) {
    await choose(page, 'overdue');
    await tap(page, /^Pay ₹/);
    await journey.runUntil('repaymentUnanswered');
    if (exit === 'Back') await checkLook(page, 'prepayment-unanswered');
    else await merchant.clearFaults();
    await tap(page, exit);
  }
  await expect(page).toHaveURL(PAYMENT_URL('overdue'));
  const { payments = [] } = await merchant.books();
  // The payment that was opened with the changed amount is reused.
  expect(payments.filter(({ status }) => status !== 'SUCCESS')).toHaveLength(1);

  await openChoice(page, merchant);
  await choose(page, 'overdue');
  await merchant.advanceMs(10 * DAY_MS);
  await merchant.fault('initiateRepayment', { kind: 'drop-after', times: 0 });
  await tap(page, /^Pay ₹/);
  await journey.runUntil('amountChanged');
  await journey.leaveBy(/^Continue with/, PAYMENT_URL('overdue'));
  expect((await merchant.books()).payments?.filter(({ status }) => status === 'CREATED')).toHaveLength(1);
});

test('a pending payment is shown first; it can be opened, or another one started @night', async ({
  page,
  journey,
  persona,
}) => {
  const merchant = await persona('payment-pending');
  for (const exit of ['Back', 'Pay something else all the same', 'See this payment']) {
    await journey.open(merchant, PREPAYMENT, 'pendingPayment');
    if (exit === 'Back') await checkLook(page, 'prepayment-pending');
    else await returnUntilRequest(page, /loanDetails/);
    await journey.shows('pendingPayment');
    await tap(page, exit);
    if (exit === 'Back') await expectState(page, 'home', 'home');
    if (exit === 'Pay something else all the same') await expectState(page, 'prepayment', 'choice');
  }
  await expect(page).toHaveURL(PAYMENT_URL('instalment'));
});

/** Each state before the payment, with the taps that lead there from the choice. */
const statesBeforePayment = [
  { place: 'choice', to: [] },
  { place: 'ownAmount', to: ['custom'] },
  { place: 'confirmation', to: ['overdue'] },
  { place: 'foreclosure', to: ['foreclosure'] },
  { place: 'settlement', to: ['settlement'] },
  { place: 'closingConfirmation', to: ['foreclosure', /^Close for/] },
] as const;

test('on the return to the page it is loaded again: unchanged, paid meanwhile, or not loaded @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const merchant = await persona('settlement-offer');
  await openChoice(page, merchant);
  const returnToPage = () => returnUntilRequest(page, /loanDetails/);
  for (const { place, to } of statesBeforePayment) {
    const goToState = async () => {
      const [kind, next] = to;
      if (kind !== undefined) await choose(page, kind);
      if (next !== undefined) await tap(page, next);
      await journey.shows(place);
    };
    await goToState();
    const amountField = page.getByLabel('Amount in rupees');
    if (place === 'ownAmount') await amountField.fill('1,500');
    await returnToPage();
    await journey.shows(place);
    if (place === 'ownAmount') await expect(amountField).toHaveValue('1,500');

    const otherPayment = await merchant.call('POST', '/api/termloan/v1/initiateRepayment', {
      amount: 10_000,
      request_type: 'web',
      payment_type: 'custom',
    });
    await decide(page, String(Reflect.get(Object(otherPayment), 'payment_id')), 'pay');
    await returnToPage();
    await journey.shows('choice');

    await goToState();
    await merchant.fault('getLoanDetails', { kind: 'malformed', times: 0 });
    await returnToPage();
    await journey.shows('prepaymentUnavailable');
    await merchant.clearFaults();
    await journey.tap('Try again', 'choice');
  }
});

test('Back works while the page is loaded again @night', async ({ page, journey, persona }) => {
  const merchant = await persona('settlement-offer');
  const backTransitions = [
    { from: 'ownAmount', to: 'choice', taps: ['custom'] },
    { from: 'confirmation', to: 'choice', taps: ['overdue'] },
    { from: 'confirmation', to: 'ownAmount', taps: ['custom', 'Continue'] },
    { from: 'foreclosure', to: 'choice', taps: ['foreclosure'] },
    { from: 'settlement', to: 'choice', taps: ['settlement'] },
    { from: 'closingConfirmation', to: 'foreclosure', taps: ['foreclosure', /^Close for/] },
    { from: 'closingConfirmation', to: 'settlement', taps: ['settlement', /^Settle for/] },
  ] as const;
  for (const { from: state, to, taps } of backTransitions) {
    await openChoice(page, merchant);
    const [kind, next] = taps;
    await choose(page, kind);
    if (kind === 'custom') await page.getByLabel('Amount in rupees').fill('1,500');
    if (next !== undefined) await tap(page, next);
    await journey.shows(state);
    await journey.after(backDuringReread(page, /loanDetails/), to);
  }
  await openChoice(page, merchant);
  await journey.after(backDuringReread(page, /loanDetails/), 'home/home');
});

test('nothing to pay, or not loaded: each has a next step @night', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  const withoutLoan = await persona('arthmate');
  for (const exit of ['Back', 'Go to the start']) {
    await journey.open(withoutLoan, PREPAYMENT, 'noLoan');
    if (exit === 'Back') await checkLook(page, 'prepayment-no-loan');
    await journey.tap(exit, 'loan-entry/loanStart');
  }
  await journey.goTo((await persona('loan-complete')).enter(PREPAYMENT), 'settled/settled');
  await journey.goTo((await persona('disbursal-pending')).enter(PREPAYMENT), 'loan-status/disbursalPending');

  const merchant = await persona('disbursed');
  await stubAnswer(merchant, 'getLoanDetails', '/api/termloan/v1/loanDetails', (answer) =>
    (
      [
        ['max_repayment_amount', 0],
        ['total_due', 0],
        ['total_next_due_amount', 0],
        ['next_due_installment_amount', 0],
        ['total_installment', 1],
        ['installments_paid', 1],
      ] as const
    ).reduce((changed, [field, value]) => withField(changed, ['loan', field], value), answer),
  );
  for (const exit of ['Back', 'Go to home']) {
    await journey.open(merchant, PREPAYMENT, 'nothingLeft');
    await journey.tap(exit, 'home/home');
  }
  await merchant.fault('getLoanDetails', { kind: 'malformed', times: 0 });
  await journey.open(merchant, PREPAYMENT, 'prepaymentUnavailable');
  await checkLook(page, 'prepayment-unavailable');
  await journey.tap('Try again', 'prepaymentUnavailable');
  await merchant.clearFaults();
  await journey.tap('Back', 'home/home');
});

test('the chunk of the payment page is not loaded: a message, and one payment after Try again', async ({
  page,
  journey,
  persona,
  allowed,
}) => {
  allowed.push(FAILED_CALLS);
  await withoutOwnRetries(page);
  const merchant = await persona('disbursed');
  const chunkUrl = chunkWith('src/adapters/payment-status.ts');
  await page.route(chunkUrl, (route) => route.abort());
  const loads = countLoads(page);
  await journey.open(merchant, '/termloan/prepayment', 'choice');
  await page.getByRole('radio').first().click({ force: true });
  await journey.tap('Continue', 'confirmation');
  const { 'You pay': chosen = 0 } = await amountsOf(page);
  await tap(page, /^Pay ₹/);
  await expect.poll(loads).toBe(2);
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  await expect(page.getByText(/Check your internet, then try again/)).toBeVisible();
  await checkLook(page, 'prepayment-part-missing');
  await page.unroute(chunkUrl);
  await journey.tap('Try again', 'payment-status/paymentMethods');
  expect(chosen).toBeGreaterThan(0);
  expect((await openedPayment(merchant)).amount).toBe(chosen);
});
