import { newId } from '../../database/new-id';
import { type LoanBook, recordLoanEvent } from './loan-book/loan-book';

interface NewRefund {
  /** Id of the refunded payment, or of a cancelled loan whose payments are refunded. */
  paymentOrLoanId: string;
  /** Paise. */
  amount: number;
  reason: string;
  /** Seconds. */
  at: number;
}

/** Starts a refund; it reaches the payer after the flag `refund_seconds`. */
export function startRefund(
  book: LoanBook,
  { paymentOrLoanId, amount, reason, at: timestamp }: NewRefund,
): void {
  book.refunds.push({
    id: newId('rfd'),
    merchantId: book.merchant.id,
    loanId: book.loan.id,
    paymentId: paymentOrLoanId,
    amount,
    reason,
    createdAt: timestamp,
    dueAt: timestamp + book.flags.refund_seconds,
    doneAt: null,
  });
  recordLoanEvent(book, timestamp, 'refund.initiated', { payment_id: paymentOrLoanId, amount, reason });
}
