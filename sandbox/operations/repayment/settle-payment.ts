import { newDigits } from '../../database/new-id';
import { allocatePayment } from './allocate-payment';
import { closeByPayment } from './close-loan';
import { completeWhenPaid } from './complete-loan';
import { isPaymentOpen, setPaymentOutcome } from './end-payment';
import { post } from './loan-book/journal';
import {
  isRunning,
  type LoanBook,
  type PaymentRow,
  type RefundRow,
  recordLoanEvent,
} from './loan-book/loan-book';
import { startRefund } from './start-refund';

/** The allocated part of a payment, paise. */
export const allocatedAmount = (payment: PaymentRow): number =>
  payment.clearedInterest + payment.clearedPrincipal + payment.clearedLateCharges + payment.clearedFees;

/**
 * Receives the money of an open payment, allocates it to what is owed, and refunds a surplus. No effect on a payment that has
 * an outcome, so that no money is counted twice. `timestamp` in seconds.
 */
export function succeedPayment(book: LoanBook, payment: PaymentRow, timestamp: number): void {
  if (!isPaymentOpen(payment)) return;
  payment.debits = Math.max(1, payment.debits);
  receive(book, payment, timestamp);
  if (isRunning(book)) {
    if (payment.type === 'foreclosure' || payment.isCancellation) closeByPayment(book, payment, timestamp);
    else allocatePayment(book, payment, timestamp);
  }
  const used = allocatedAmount(payment);
  const surplus = payment.amount - used;
  if (used === 0) {
    const reason = isRunning(book) ? 'nothing_due' : 'loan_already_ended';
    setPaymentOutcome(payment, 'REFUND_INITIATED', timestamp, reason);
    startRefund(book, { paymentOrLoanId: payment.id, amount: surplus, reason, at: timestamp });
    return;
  }
  setPaymentOutcome(payment, 'SUCCESS', timestamp);
  const link = book.links.find(({ id }) => id === payment.linkId);
  if (link !== undefined) link.amountPaid += used;
  book.loan.updatedAt = timestamp;
  recordLoanEvent(book, timestamp, 'payment.succeeded', {
    payment_id: payment.id,
    amount: payment.amount,
    used,
  });
  if (surplus > 0)
    startRefund(book, {
      paymentOrLoanId: payment.id,
      amount: surplus,
      reason: 'more_than_owed',
      at: timestamp,
    });
  completeWhenPaid(book, timestamp);
}

/**
 * The payer's bank debits the payer. The lender learns of it after the flag `callback_seconds`: until then the status is
 * unchanged, and paying again debits again.
 */
export function debitPayer(book: LoanBook, payment: PaymentRow, timestamp: number): void {
  payment.debits += 1;
  recordLoanEvent(book, timestamp, 'payment.debited', { payment_id: payment.id, debits: payment.debits });
  if (payment.debits > 1) return;
  if (book.flags.callback_seconds === 0) succeedPayment(book, payment, timestamp);
  else Object.assign(payment, { settlesAt: timestamp + book.flags.callback_seconds, settlesAs: 'SUCCESS' });
}

/** The lender learns of a debit, also of an expired or cancelled payment. All debits but the first are refunded. */
export function reportDebit(book: LoanBook, payment: PaymentRow, timestamp: number): void {
  // The callback came late: the payment is opened again, so that it can succeed.
  if (payment.status === 'EXPIRED' || payment.status === 'CANCELLED')
    Object.assign(payment, { status: 'CREATED', failureReason: null });
  succeedPayment(book, payment, timestamp);
  for (let count = 1; count < payment.debits; count += 1) returnDebit(book, payment, timestamp);
}

function returnDebit(book: LoanBook, payment: PaymentRow, timestamp: number): void {
  const { id, amount } = payment;
  post(book, { entry: 'received', from: 'received', to: 'lender_cash', amount, at: timestamp, payment: id });
  startRefund(book, { paymentOrLoanId: id, amount, reason: 'paid_twice', at: timestamp });
}

/** Debits the payer although the payment fails, and refunds the money. */
export function debitFailedPayment(book: LoanBook, payment: PaymentRow, timestamp: number): void {
  if (!isPaymentOpen(payment)) return;
  payment.debits = 1;
  receive(book, payment, timestamp);
  setPaymentOutcome(payment, 'REFUND_INITIATED', timestamp, 'bank_technical_error');
  startRefund(book, {
    paymentOrLoanId: payment.id,
    amount: payment.amount,
    reason: 'bank_technical_error',
    at: timestamp,
  });
}

/** Makes a payment PENDING; after the flag `payment_seconds` the bank answers with SUCCESS or the failure reason. */
export function waitForBank(book: LoanBook, payment: PaymentRow, answer: string, timestamp: number): void {
  if (payment.status !== 'CREATED') return;
  Object.assign(payment, {
    status: 'PENDING',
    updatedAt: timestamp,
    settlesAt: timestamp + book.flags.payment_seconds,
    settlesAs: answer,
    debits: answer === 'SUCCESS' ? 1 : 0,
  });
  recordLoanEvent(book, timestamp, 'payment.pending', { payment_id: payment.id });
}

/** Marks a refund as arrived at the payer. */
export function finishRefund(book: LoanBook, refund: RefundRow, timestamp: number): void {
  refund.doneAt = timestamp;
  const { amount, paymentId } = refund;
  post(book, {
    entry: 'refund',
    from: 'lender_cash',
    to: 'received',
    amount,
    at: timestamp,
    payment: paymentId,
  });
  const payment = book.payments.find(({ id }) => id === paymentId);
  if (payment?.status === 'REFUND_INITIATED')
    setPaymentOutcome(payment, 'REFUNDED', timestamp, payment.failureReason);
  recordLoanEvent(book, timestamp, 'payment.refunded', { payment_id: paymentId, amount });
}

function receive(book: LoanBook, payment: PaymentRow, timestamp: number): void {
  payment.reference ??= `SBX${newDigits(12)}`;
  const { amount, id } = payment;
  post(book, { entry: 'received', from: 'received', to: 'lender_cash', amount, at: timestamp, payment: id });
}
