import { LoanStatus } from '../create-loan';
import { endPayment } from './end-payment';
import { post } from './loan-book/journal';
import { isRunning, type LoanBook, note, type PaymentRow } from './loan-book/loan-book';
import { chargeLeft, left } from './loan-book/owed';

/** Closes a fully repaid loan; pays the cashback when no instalment was ever missed. */
export function completeWhenPaid(book: LoanBook, at: number): void {
  if (!isRunning(book)) return;
  if (book.lines.some((line) => left(line) > 0) || book.penalties.some((row) => chargeLeft(row) > 0)) return;
  endLoan(book, { status: LoanStatus.COMPLETE, at });
  note(book, at, 'loan.completed');
  if (book.offer.cashback === 0 || book.account.missedAt !== null) return;
  post(book, { entry: 'cashback', from: 'lender_cash', to: 'cashback', amount: book.offer.cashback, at });
  note(book, at, 'cashback.paid', { amount: book.offer.cashback });
}

interface LoanEnd {
  status: number;
  /** Seconds. */
  at: number;
  reason?: string | null;
  /** The closing payment, which is handled by the caller. */
  by?: PaymentRow | null;
}

/** Closes the loan: status, date, no more debits, and no payments created before. */
export function endLoan(book: LoanBook, { status, at, reason = null, by = null }: LoanEnd): void {
  Object.assign(book.loan, { status, endedOn: at, updatedAt: at, reason: reason ?? book.loan.reason });
  stopMandate(book, at);
  for (const payment of book.payments)
    if (payment.status === 'CREATED' && payment !== by)
      endPayment(book, payment, 'EXPIRED', 'loan_already_ended', at);
}

/** Stops the mandate. */
export function stopMandate(book: LoanBook, at: number): void {
  if (book.mandate === undefined) return;
  if (!['INITIATED', 'PENDING', 'ACTIVE', 'PAUSED'].includes(book.mandate.status)) return;
  book.mandate.status = 'CANCELLED';
  note(book, at, 'mandate.cancelled', { mandate_id: book.mandate.id });
}
