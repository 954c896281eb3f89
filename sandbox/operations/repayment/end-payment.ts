import { type LoanBook, note, type PaymentRow } from './loan-book/loan-book';

/** Not decided yet. */
export const isOpen = ({ status }: PaymentRow): boolean => status === 'CREATED' || status === 'PENDING';

/** Stores the outcome of a payment. `at` in seconds. */
export function close(
  payment: PaymentRow,
  status: string,
  timestamp: number,
  failureReason: string | null = null,
): void {
  Object.assign(payment, { status, failureReason, updatedAt: timestamp, settlesAt: null, settlesAs: null });
}

/** Ends an unsuccessful payment: FAILED, CANCELLED by the payer, or EXPIRED. */
export function endPayment(
  book: LoanBook,
  payment: PaymentRow,
  status: 'FAILED' | 'CANCELLED' | 'EXPIRED',
  reason: string,
  timestamp: number,
): void {
  if (!isOpen(payment)) return;
  const { settlesAt, settlesAs } = payment;
  close(payment, status, timestamp, reason);
  // A debit by the payer's bank is still reported later.
  if (payment.debits > 0) Object.assign(payment, { settlesAt, settlesAs });
  note(book, timestamp, `payment.${status.toLowerCase()}`, { payment_id: payment.id, reason });
}
