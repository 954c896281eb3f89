// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { SnapshotFrom } from 'xstate';

import { failure } from '../../machines/domain/base/failure';
import { formatMoney } from '../../machines/domain/base/money';
import { pollWait } from '../../machines/domain/base/polling';
import { mayHaveBeenPaid } from '../../machines/domain/payment/payment-enums';
import type { StartedPayment } from '../../machines/domain/payment/started-payment';
import { paymentStatusMachine } from '../../machines/payment-status/machine';
import { isPayingForAnother } from '../../machines/payment-status/selectors';
import type { SupplierPaymentResult } from '../../machines/supplier-payment/machine';
import { screens } from '../../src/screens/payment-status';
import { done, elapses, fails, person } from './kit';
import { checkPage, hides, shows, tap } from './support/fixtures/checks';
import { loanStatus, loanWith, now } from './support/fixtures/money';
import { accepted, crash, failed, ready, refused } from './support/fixtures/outcomes';
import {
  decryptedPaymentWith,
  paymentMethodsWith,
  paymentWith,
  startedWith,
} from './support/fixtures/payment';
import { creditWith, paymentOnWire } from './support/fixtures/supplier';
import { testJourney } from './support/through-screens';

/** A payment is read some time after it was started, ms. */
const READ_AFTER_MS = 7 * 60_000;

type Snapshot = SnapshotFrom<typeof paymentStatusMachine>;

const nothingLeft = {
  total_next_due_amount: 0,
  max_repayment_amount: 0,
  total_due: 0,
  installments_paid: 48,
};
const allocationWire = { interest: 40_000, principal: 196_500, late_charges: 5_000, fees: 0 };
const secret = { checksum: 'sum', mCode: 'code', encdata: 'sealed' };
const paymentResult = decryptedPaymentWith();

function start(
  name: string,
  pollingType: 'repayment' | 'mandate' | 'supplier' | 'lead' | null,
  isSealed = false,
) {
  return {
    name,
    input: {
      paymentId: 'pay_1',
      pollingType,
      secret: isSealed ? secret : null,
      urlType: 'instalment' as const,
      shownAmount: null,
      requestKeySeed: 'seed',
    },
  };
}

function paymentFacts(
  status: string,
  overrides: Parameters<typeof paymentWith>[0] = {},
  started: StartedPayment | null = null,
) {
  return ready({ payment: paymentWith({ status, ...overrides }), readAt: now + READ_AFTER_MS, started });
}

const paymentAnswers = [
  ['not yet paid', paymentFacts('CREATED')],
  ['not yet paid, started on this phone', paymentFacts('CREATED', {}, startedWith())],
  ['pending', paymentFacts('PENDING')],
  ['paid', paymentFacts('SUCCESS', { reference: 'SBX123456789012', cleared: allocationWire })],
  ['paid, allocation above the amount', paymentFacts('SUCCESS', { cleared: { ...allocationWire, fees: 1 } })],
  [
    'paid, and more than was owed',
    paymentFacts('SUCCESS', { amount: 250_000, cleared: allocationWire, excess_amount: 8_500 }),
  ],
  [
    'paid, allocation below the amount',
    paymentFacts('SUCCESS', { amount: 250_001, cleared: allocationWire }),
  ],
  ['paid by a link', paymentFacts('SUCCESS', { loan_id: null, merchant_name: 'Ramesh Kirana Store' })],
  ['paid, without times', paymentFacts('SUCCESS', { create_time: 0, update_time: null })],
  ['failed', paymentFacts('FAILED', { failure_reason: 'insufficient_funds' })],
  ['failed, as the service says', paymentFacts('FAILED', { failure_reason: 'Your bank is closed today.' })],
  ['failed for a new reason', paymentFacts('FAILED', { failure_reason: 'E_77_RAW' })],
  ['cancelled', paymentFacts('CANCELLED')],
  ['expired', paymentFacts('EXPIRED')],
  ['expired with its loan', paymentFacts('EXPIRED', { failure_reason: 'loan_already_ended' })],
  ['refund started', paymentFacts('REFUND_INITIATED', { failure_reason: 'bank_technical_error' })],
  ['refunded', paymentFacts('REFUNDED')],
  ['of another amount', paymentFacts('PENDING', { amount: 300_000 })],
] as const;

const loansAfter = [
  ['more to pay', loanWith()],
  ['still late', loanWith({ next_due_date: now / 1000 - 4 * 86_400, total_due: 100_000 })],
  ['all instalments paid', loanWith({ ...nothingLeft, next_due_date: 0, next_installment_date: 0 })],
  [
    'no figures',
    loanWith({ ...nothingLeft, installments_paid: 0, next_due_date: 0, next_installment_date: 0 }),
  ],
  ['repaid', loanWith({ status: loanStatus.COMPLETE })],
  ['settled for less', loanWith({ status: loanStatus.FORECLOSED, reason: 'settled' })],
  ['given back', loanWith({ status: loanStatus.CANCELLED })],
  ['another loan', loanWith({ loan_id: 'loan-2', status: loanStatus.COMPLETE })],
] as const;

/** The list of the pay-later service after the payment. */
function supplierList(invoiceFileName: string | null) {
  const { suppliers, transactions } = creditWith({
    transactions: [paymentOnWire({ status: 'SUCCESS', invoice_file_name: invoiceFileName })],
  }).suppliersAndTransactions;
  return { supplier: suppliers[0] ?? null, transaction: transactions[0] ?? null };
}

function supplierResultSample(label: string, result: SupplierPaymentResult) {
  return done('supplierPayment', result, label);
}

const next = {
  step: 'confirming',
  paymentResult,
  requestKeySeed: 'seed-supplier',
  completedWrites: 1,
  startWith: 'statusCheck',
} as const;

/** The shared receipt of a paid payment. */
function receiptText({ payment }: Snapshot['context']): string {
  if (payment === null) return '';
  const time = payment.updateTime === null ? '' : ' on 20\u00a0Nov,\u00a02026, 10:01\u00a0am';
  const to = `Unity Small Finance Bank (One instalment)${time}`;
  return `Paid ${formatMoney(payment.amount)} to ${to}. Reference: ${payment.reference ?? 'pay_1'}`;
}

/** Whether the QR code is shown: its screen has only Close, no other exit. */
function isScanning({ value, context }: Snapshot): boolean {
  const isWaiting = value === 'awaitingBank' || value === 'pollingPaused' || value === 'checkingPayment';
  return isWaiting && context.chosenMethod === 'qr' && context.payment?.status === 'CREATED';
}

/** Whether the payment methods are shown during a status check: then only Close works. */
function isChoosing({ value, context }: Snapshot): boolean {
  return (
    value === 'checkingPayment' && context.chosenMethod === 'none' && context.payment?.status === 'CREATED'
  );
}

const notFoundFailure = failed('refused', { code: 'payment_not_found' });

testJourney({
  id: 'payment-status',
  machine: paymentStatusMachine,
  screens,
  file: 'tests/paths/payment-status.test.tsx',
  starts: [
    start('repayment', 'repayment'),
    start('mandate', 'mandate'),
    start('supplier, with the encrypted result', 'supplier', true),
    start('supplier, without a result', 'supplier'),
    start('lead', 'lead'),
    start('an unknown polling type', null),
  ],
  abstract: (context) => {
    const {
      payment,
      methods,
      chosenMethod,
      started,
      polls,
      startWith,
      supplierResult,
      supplierAfter,
      problem,
    } = context;
    const isPolled = pollWait('payment', polls) !== null;
    if (payment === null)
      return [
        startWith,
        supplierResult?.kind,
        supplierAfter?.supplier?.id,
        supplierAfter?.transaction?.invoiceFileName,
      ];
    // The number of polls matters only while the bank is pending.
    if (payment.status === 'PENDING') return [payment.status, isPolled ? polls : 'end'];
    return payment.status === 'CREATED'
      ? [
          payment.status,
          chosenMethod,
          started === null,
          problem === 'upi',
          methods === null ? null : [methods.upiQr === null, methods.paymentUrl === null],
          isPolled ? polls > 0 : 'end',
          startWith,
        ]
      : [
          payment.status,
          payment.failureReason === 'loan_already_ended' || mayHaveBeenPaid(payment),
          payment.amount,
          payment.updateTime,
          isPayingForAnother(context),
          loansAfter.find(([, loanAfter]) => loanAfter === context.after?.loan)?.[0],
        ];
  },
  events: [
    done('whoPays', ready(loanWith()), 'the borrower'),
    done('whoPays', ready(loanWith({ loan_id: 'loan-of-another' })), 'somebody with a loan of their own'),
    done('whoPays', failed('session-ended'), 'a stranger'),
    ...paymentAnswers.map(([label, answer]) => done('getRepaymentStatus', answer, label)),
    done('getRepaymentStatus', notFoundFailure, 'unknown'),
    done('getRepaymentStatus', failed('connection'), 'no connection'),
    fails('getRepaymentStatus', crash),
    ...paymentAnswers.map(([label, answer]) => done('checkRepaymentStatus', answer, label)),
    done('checkRepaymentStatus', failed('timeout'), 'no answer'),
    fails('checkRepaymentStatus', crash),
    done('initiateRepayment', accepted(paymentMethodsWith()), 'all methods'),
    done(
      'initiateRepayment',
      accepted(paymentMethodsWith({ upi_intent_url: null, upi_qr: null })),
      'the page only',
    ),
    done('initiateRepayment', accepted(paymentMethodsWith({ payment_url: null })), 'UPI only'),
    done('initiateRepayment', accepted(paymentMethodsWith({ status: 'PENDING' })), 'paid meanwhile'),
    done(
      'initiateRepayment',
      {
        kind: 'accepted',
        data: paymentMethodsWith({ payment_id: 'pay_2', upi_intent_url: 'upi://pay?tr=pay_2' }),
      },
      'the methods of another payment',
    ),
    done('initiateRepayment', refused('payment_already_closed'), 'closed meanwhile'),
    done('initiateRepayment', refused('nothing_due'), 'nothing is left to pay'),
    done('initiateRepayment', refused(null), 'refused'),
    done('initiateRepayment', { kind: 'unanswered', failure: failure('timeout') }, 'unanswered'),
    fails('initiateRepayment', crash),
    done(
      'initiateRepayment',
      accepted(paymentMethodsWith({ upi_intent_url: 'upi://pay?am=24150.00&tr=pay_1' })),
      'a UPI link for another amount',
    ),
    ...loansAfter.map(([label, loanAfter]) => done('readLoan', { loan: loanAfter, readAt: now }, label)),
    done('readLoan', null, 'no answer'),
    fails('readLoan', crash),
    done('storeStartedPayment', startedWith(), 'stored'),
    fails('storeStartedPayment', crash),
    done('expiry'),
    // During a poll, a return changes something only after "No UPI app opened".
    (snapshot) =>
      snapshot.matches('checkingPayment') && snapshot.context.problem !== 'upi' ? [] : [done('pageReturns')],
    done('whenPageIsShown'),
    fails('whenPageIsShown', crash),
    done('openUpiIntent', true, 'an app opened'),
    done('openUpiIntent', false, 'nothing opened'),
    fails('openUpiIntent', crash),
    done('openPaymentPage'),
    fails('openPaymentPage', crash),
    elapses('pageOpenTimeout'),
    done('shareOnWhatsApp', true, 'shared'),
    done('shareOnWhatsApp', false, 'not shared'),
    fails('shareOnWhatsApp', crash),
    supplierResultSample('completed', { kind: 'completed', paymentResult }),
    supplierResultSample('failed', {
      kind: 'failed',
      failure: failure('refused', { message: 'Declined by the bank.' }),
      paymentResult: null,
    }),
    supplierResultSample('undecided', { kind: 'undecided', next, paymentResult, failure: null }),
    supplierResultSample('the invoice first', {
      kind: 'undecided',
      next,
      paymentResult,
      failure: failure('refused', { code: 'invoice_required' }),
    }),
    supplierResultSample('not decrypted', {
      kind: 'undecided',
      next: { ...next, step: 'decrypting', secret, orderId: 'pay_1' },
      paymentResult: null,
      failure: failure('refused', { code: 'too_many_requests' }),
    }),
    fails('supplierPayment', crash),
    done('readSupplier', supplierList(null), 'the invoice is missing'),
    done('readSupplier', supplierList('invoice.pdf'), 'with its invoice'),
    done('readSupplier', { supplier: null, transaction: null }, 'not in the list'),
    done('readSupplier', null, 'not read'),
    fails('readSupplier', crash),
    (snapshot) => (pollWait('payment', snapshot.context.polls) === null ? [] : [elapses('pollDelay')]),
    person({ type: 'upi.chosen' }),
    person({ type: 'qr.chosen' }),
    person({ type: 'page.chosen' }),
    (snapshot) =>
      snapshot.matches('pollingPaused') || isChoosing(snapshot) ? [] : [person({ type: 'methods.reopened' })],
    (snapshot) => [
      person({ type: 'receipt.shared', text: receiptText(snapshot.context) }, { label: 'receipt.shared' }),
    ],
    person({ type: 'ending.opened' }),
    person({ type: 'invoice.opened' }),
    person({ type: 'retry' }),
    person({ type: 'back' }),
    (snapshot) => (isScanning(snapshot) || isChoosing(snapshot) ? [] : [person({ type: 'leave' })]),
  ],
  controls: {
    'upi.chosen': tap('Pay with a UPI app'),
    'qr.chosen': tap(/^Scan with another phone/),
    'page.chosen': tap(/^(Net banking, card and more|Open the payment page)/),
    'methods.reopened': tap(/^(Other ways to pay|I did not pay\. Show the ways to pay)$/),
    'ending.opened': tap(/^(Get the no-dues letter|See how it ended)$/),
    'invoice.opened': tap('Add the invoice'),
    'receipt.shared': tap('Share on WhatsApp'),
    retry: tap(/^(Check again|Try again|I have paid|I have paid already|Look for it|See this payment)$/),
    back: tap(/^(Close|Back)$/),
    leave: tap(
      /^(Back to home, tell me later|Leave, I look here later|Go to home|Done|Pay again|Continue|See your payments)$/,
    ),
  },
  check: (snapshot) => {
    checkPage();
    checkTruth(snapshot);
    checkTexts(snapshot);
  },
});

/** A receipt needs SUCCESS from the service; data of the borrower is shown only to the borrower. */
function checkTruth({ value, context, output }: Snapshot): void {
  const { payment, ownLoanId, supplierResult } = context;
  const isReceipt = value === 'paid' || value === 'sharingReceipt';
  checkLoanNow({ context, isReceipt });
  if (isReceipt) expect(payment?.status).toBe('SUCCESS');
  if (
    value === 'supplierPaymentUnconfirmed' &&
    supplierResult?.kind === 'undecided' &&
    supplierResult.failure !== null
  ) {
    if (supplierResult.next.step === 'confirming') shows('Your supplier’s invoice is needed first.');
    else shows('We do not know yet if you paid');
  }
  // The text for other payers is hidden until the payer is known.
  if (!context.isPayerKnown) hides('open the payment link that you were sent');
  if (value === 'supplierPaymentSucceeded') expect(supplierResult?.kind).toBe('completed');
  if (!isReceipt && value !== 'supplierPaymentSucceeded') hides('Payment Confirmed.');
  // The message stays visible during another status check.
  if (payment?.status !== 'FAILED' && value !== 'supplierPaymentFailed') hides('Payment Failed.');
  const isOwn = ownLoanId !== null && ownLoanId === payment?.loanId;
  if (isOwn && isReceipt && payment?.allocation) {
    for (const line of ['₹400', '₹1,965', '₹50', '₹0']) shows(line);
    shows('Late charges');
  } else hides('What it paid for');
  hides('E_77_RAW');
  if (value === 'payerDone') {
    expect(isOwn).toBe(false);
    shows('You can close this page');
    (payment?.status === 'SUCCESS' ? shows : hides)('Unity Small Finance Bank has');
  }
  if (output !== undefined && payment !== null && context.pollingType === 'repayment')
    expect(output.redirectTo).toBe(isOwn ? (context.redirectTo ?? '/termloan/home') : '/');
  if (context.redirectTo === '/termloan/settled')
    expect(['COMPLETE', 'FORECLOSED', 'CANCELLED']).toContain(context.after?.loan.status);
  if (output !== undefined && context.pollingType === 'supplier')
    expect(output.redirectTo).toBe(context.redirectTo ?? '/supplier');
  if (value === 'supplierPaymentSucceeded') {
    const { supplierAfter: listed } = context;
    shows(listed?.supplier ? 'Paid to Gupta Traders' : 'Paid to your supplier');
    const isInvoiceMissing = listed?.transaction?.invoiceFileName === null;
    (isInvoiceMissing ? shows : hides)('The invoice comes next');
  }
  if (context.redirectTo?.startsWith('/supplier'))
    expect(context.redirectTo).toBe('/supplier/sup-1/invoice?transactionId=txn-1');
  if (context.pollingType === 'mandate') expect(output?.redirectTo).toBe('/termloan/mandate/status/pay_1');
  if (context.pollingType === 'lead') expect(output?.redirectTo).toBe('/indialends/status');
  hides(/is not paid|not paid yet|Nobody paid/);
  // The merchant's name is shown only to somebody who pays for another person, if the service sent it.
  if (isReceipt) (isOwn || !payment?.merchantName ? hides : shows)('Loan of');
  if (context.methods !== null) expect(context.methods.id).toBe('pay_1');
}

/** The loan after the payment is shown only on the borrower's receipt, from an answer that is newer than the payment. */
function checkLoanNow({
  context: { after, payment, ownLoanId },
  isReceipt,
}: Pick<Snapshot, 'context'> & { readonly isReceipt: boolean }): void {
  const isOwn = ownLoanId !== null && ownLoanId === payment?.loanId;
  const loan = isReceipt && isOwn ? (after?.loan ?? null) : null;
  const checkText = (isSaid: boolean, text: string) => (isSaid ? shows : hides)(text);
  const hasBalance = loan === loansAfter[0][1] || loan === loansAfter[1][1];
  checkText(hasBalance, 'Your loan now');
  if (hasBalance) shows('Left to pay');
  checkText(loan === loansAfter[0][1], 'Next instalment');
  checkText(loan === loansAfter[1][1], 'Still due');
  checkText(loan === loansAfter[2][1], 'All instalments are paid');
  checkText(loan?.status === 'COMPLETE', 'Your loan is fully paid');
  checkText(loan?.status === 'COMPLETE', 'Get the no-dues letter');
  checkText(loan?.status === 'FORECLOSED' && loan.reason !== 'settled', 'Your loan is closed');
  checkText(
    loan?.status === 'FORECLOSED' && loan.reason === 'settled',
    'It shows as “settled” on your credit record.',
  );
  checkText(loan?.status === 'CANCELLED', 'You gave this loan back');
  if (loan !== null) expect(loan.id).toBe(payment?.loanId);
  hides('The whole loan');
}

function checkTexts({ value, context }: Snapshot): void {
  const { payment, problem, isCheckFailed } = context;
  if (value === 'confirmingSupplierPayment') shows('Confirming Payment...');
  if (payment === null) {
    if (value === 'loadingPayment') shows('One instalment');
    return;
  }
  const amount = formatMoney(payment.amount);
  const shownAmount = context.shownAmount ?? payment.amount;
  const isSameAmount = payment.amount === shownAmount;
  if (!isSameAmount && (value === 'stillPending' || value === 'awaitingBank'))
    shows(`We told you ${formatMoney(shownAmount)} before.`);
  if (isSameAmount) hides('We told you');
  switch (value) {
    case 'paymentMethods':
      for (const fact of [
        'Pay Unity Small Finance Bank',
        amount,
        'This page is open until',
        '20 Nov, 10:15 am',
      ])
        shows(fact);
      if (context.started !== null) shows('If your UPI app or bank says that it is paid, do not pay again.');
      else hides('do not pay again');
      if (problem === 'upiLeftOut') {
        shows('We do not open a UPI app for this payment');
        expect(screen.queryByRole('button', { name: 'Pay with a UPI app' })).toBeNull();
      }
      if (problem === 'page') shows('its address is not safe');
      if (problem === 'notOpened') shows('The payment page did not open.');
      return;
    case 'awaitingBank':
      shows(amount);
      if (isCheckFailed) shows('We could not ask the lender just now.');
      if (payment.status === 'PENDING') {
        shows('Confirming Payment...');
        shows('pay_1');
      } else if (context.chosenMethod !== 'qr' || context.methods === null) {
        shows('We have not heard from your bank yet. If your UPI app says paid, do not pay again.');
      }
      if (problem === 'upi' && payment.status === 'CREATED') shows('No UPI app opened.');
      return;
    case 'stillPending':
      for (const fact of [amount, 'pay_1', 'Unity Small Finance Bank', '23 Nov, 2026', 'do not pay again'])
        shows(fact);
      return;
    case 'paid':
      for (const fact of ['Payment Successful.', amount, 'One instalment']) shows(fact);
      if (payment.updateTime === null) hides('Paid on');
      else shows('20 Nov, 2026, 10:01 am');
      hides('1970');
      if (payment.amount === 250_000 && context.ownLoanId === payment.loanId)
        shows('₹85 was more than owed and goes back');
      else hides('more than owed');
      if (problem === 'share') shows('WhatsApp did not open.');
      return;
    case 'refund':
      shows(payment.status === 'REFUNDED' ? 'went back' : 'Your money is coming back');
      shows(amount);
      return;
    case 'paymentGivenUp':
      if (payment.failureReason === 'insufficient_funds') shows('There was not enough money');
      if (payment.failureReason === 'E_77_RAW') shows('An error occurred while confirming your payment');
      if (payment.failureReason === 'Your bank is closed today.') shows('Your bank is closed today.');
      if (payment.failureReason === 'loan_already_ended') shows('Money that comes all the same goes back');
      else if (mayHaveBeenPaid(payment)) shows('₹2,415 is paid, do not pay again');
      (payment.failureReason === 'insufficient_funds' ? shows : hides)('No money was taken.');
      if (payment.failureReason === 'loan_already_ended') shows('The loan is closed');
      expect(screen.queryAllByText(/open the payment link/).length).toBe(
        !context.isPayerKnown ||
          context.ownLoanId === payment.loanId ||
          payment.failureReason === 'loan_already_ended'
          ? 0
          : 1,
      );
      return;
    case 'methodsUnavailable':
      // A payer may have paid already, with an earlier QR code.
      shows('If your bank says it is paid, do not pay again.');
      hides('Nothing was paid');
      return;
    case 'nothingDue':
      shows('Please do not pay it.');
      return;
    default:
      return;
  }
}
