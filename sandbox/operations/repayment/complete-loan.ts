import { LoanStatus } from '../create-loan';
import { endPayment } from './end-payment';
import { post } from './loan-book/journal';
import { isRunning, type LoanBook, type PaymentRow, recordLoanEvent } from './loan-book/loan-book';
import { chargeLeft, unpaidAmount } from './loan-book/unpaid-amounts';

/** Closes the loan if everything is paid, and pays the cashback if no instalment was ever missed. */
export function completeWhenPaid(book: LoanBook, timestamp: number): void {
  if (!isRunning(book)) return;
  if (book.lines.some((line) => unpaidAmount(line) > 0) || book.penalties.some((row) => chargeLeft(row) > 0))
    return;
  endLoan(book, { status: LoanStatus.COMPLETE, at: timestamp });
  recordLoanEvent(book, timestamp, 'loan.completed');
  if (book.offer.cashback === 0 || book.account.missedAt !== null) return;
  post(book, {
    entry: 'cashback',
    from: 'lender_cash',
    to: 'cashback',
    amount: book.offer.cashback,
    at: timestamp,
  });
  recordLoanEvent(book, timestamp, 'cashback.paid', { amount: book.offer.cashback });
}

interface LoanEnd {
  status: number;
  /** When the loan ends, seconds. */
  at: number;
  reason?: string | null;
  /** The payment that closes the loan: it does not expire, the caller sets its outcome. */
  closingPayment?: PaymentRow | null;
}

/** Closes the loan: sets its status and end, cancels the mandate, and lets the other payments expire that nobody has made yet. */
export function endLoan(
  book: LoanBook,
  { status, at: timestamp, reason = null, closingPayment = null }: LoanEnd,
): void {
  Object.assign(book.loan, {
    status,
    endedOn: timestamp,
    updatedAt: timestamp,
    reason: reason ?? book.loan.reason,
  });
  stopMandate(book, timestamp);
  for (const payment of book.payments)
    if (payment.status === 'CREATED' && payment !== closingPayment)
      endPayment(book, payment, 'EXPIRED', 'loan_already_ended', timestamp);
}

/** Cancels the mandate, so that nothing is debited any more. */
export function stopMandate(book: LoanBook, timestamp: number): void {
  if (book.mandate === undefined) return;
  if (!['INITIATED', 'PENDING', 'ACTIVE', 'PAUSED'].includes(book.mandate.status)) return;
  book.mandate.status = 'CANCELLED';
  recordLoanEvent(book, timestamp, 'mandate.cancelled', { mandate_id: book.mandate.id });
}
