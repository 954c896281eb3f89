import { newDigits } from '../../database/new-id';
import { allocatePayment } from './allocate-payment';
import { closeByPayment } from './close-loan';
import { completeWhenPaid } from './complete-loan';
import { close, isOpen } from './end-payment';
import { post } from './loan-book/journal';
import { isRunning, type LoanBook, note, type PaymentRow, type RefundRow } from './loan-book/loan-book';
import { startRefund } from './start-refund';

/** Allocated paise of a payment. */
export const allocatedAmount = (payment: PaymentRow): number =>
  payment.clearedInterest + payment.clearedPrincipal + payment.clearedLateCharges + payment.clearedFees;

/**
 * The money arrived: it is allocated to what is owed, and a surplus is refunded. Only an open payment can succeed, so that no
 * money counts twice. `at` in seconds.
 */
export function succeedPayment(book: LoanBook, payment: PaymentRow, at: number): void {
  if (!isOpen(payment)) return;
  payment.debits = Math.max(1, payment.debits);
  receive(book, payment, at);
  if (isRunning(book)) {
    if (payment.type === 'foreclosure' || payment.isCancellation) closeByPayment(book, payment, at);
    else allocatePayment(book, payment, at);
  }
  const used = allocatedAmount(payment);
  const tooMuch = payment.amount - used;
  if (used === 0) {
    const reason = isRunning(book) ? 'nothing_due' : 'loan_already_ended';
    close(payment, 'REFUND_INITIATED', at, reason);
    startRefund(book, { of: payment.id, amount: tooMuch, reason, at });
    return;
  }
  close(payment, 'SUCCESS', at);
  const link = book.links.find(({ id }) => id === payment.linkId);
  if (link !== undefined) link.amountPaid += used;
  book.loan.updatedAt = at;
  note(book, at, 'payment.succeeded', { payment_id: payment.id, amount: payment.amount, used });
  if (tooMuch > 0) startRefund(book, { of: payment.id, amount: tooMuch, reason: 'more_than_owed', at });
  completeWhenPaid(book, at);
}

/**
 * The payer's bank debits the payer. The service learns of it after the flag `callback_seconds`: until then the payment is
 * unchanged, and paying again debits again.
 */
export function debit(book: LoanBook, payment: PaymentRow, at: number): void {
  payment.debits += 1;
  note(book, at, 'payment.debited', { payment_id: payment.id, debits: payment.debits });
  if (payment.debits > 1) return;
  if (book.flags.callback_seconds === 0) succeedPayment(book, payment, at);
  else Object.assign(payment, { settlesAt: at + book.flags.callback_seconds, settlesAs: 'SUCCESS' });
}

/** The service learns of a debit, also for an abandoned payment. All debits but the first are refunded. */
export function reportDebit(book: LoanBook, payment: PaymentRow, at: number): void {
  // A late callback meets an ended payment.
  if (payment.status === 'EXPIRED' || payment.status === 'CANCELLED')
    Object.assign(payment, { status: 'CREATED', failureReason: null });
  succeedPayment(book, payment, at);
  for (let count = 1; count < payment.debits; count += 1) returnDebit(book, payment, at);
}

function returnDebit(book: LoanBook, payment: PaymentRow, at: number): void {
  const { id, amount } = payment;
  post(book, { entry: 'received', from: 'received', to: 'lender_cash', amount, at, payment: id });
  startRefund(book, { of: id, amount, reason: 'paid_twice', at });
}

/** The payer was debited, but the payment failed: the money is refunded. */
export function debitFailedPayment(book: LoanBook, payment: PaymentRow, at: number): void {
  if (!isOpen(payment)) return;
  payment.debits = 1;
  receive(book, payment, at);
  close(payment, 'REFUND_INITIATED', at, 'bank_technical_error');
  startRefund(book, { of: payment.id, amount: payment.amount, reason: 'bank_technical_error', at });
}

/** The bank answers after the flag `payment_seconds`, with SUCCESS or the failure. */
export function waitForBank(book: LoanBook, payment: PaymentRow, answer: string, at: number): void {
  if (payment.status !== 'CREATED') return;
  Object.assign(payment, {
    status: 'PENDING',
    updatedAt: at,
    settlesAt: at + book.flags.payment_seconds,
    settlesAs: answer,
    debits: answer === 'SUCCESS' ? 1 : 0,
  });
  note(book, at, 'payment.pending', { payment_id: payment.id });
}

/** The refund reached the payer. */
export function finishRefund(book: LoanBook, refund: RefundRow, at: number): void {
  refund.doneAt = at;
  const { amount, paymentId } = refund;
  post(book, { entry: 'refund', from: 'lender_cash', to: 'received', amount, at, payment: paymentId });
  const payment = book.payments.find(({ id }) => id === paymentId);
  if (payment?.status === 'REFUND_INITIATED') close(payment, 'REFUNDED', at, payment.failureReason);
  note(book, at, 'payment.refunded', { payment_id: paymentId, amount });
}

function receive(book: LoanBook, payment: PaymentRow, at: number): void {
  payment.reference ??= `SBX${newDigits(12)}`;
  const { amount, id } = payment;
  post(book, { entry: 'received', from: 'received', to: 'lender_cash', amount, at, payment: id });
}
