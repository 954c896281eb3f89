import { type LoanBook, note, type PaymentRow } from './books/loan-book';

/** Nobody has decided it yet. */
export const isOpen = ({ status }: PaymentRow): boolean => status === 'CREATED' || status === 'PENDING';

/** Writes down how a payment ended. `at` in seconds. */
export function close(
  payment: PaymentRow,
  status: string,
  at: number,
  failureReason: string | null = null,
): void {
  Object.assign(payment, { status, failureReason, updatedAt: at, settlesAt: null, settlesAs: null });
}

/** The payment came to nothing: FAILED, CANCELLED by the payer, or EXPIRED. */
export function endPayment(
  book: LoanBook,
  payment: PaymentRow,
  status: 'FAILED' | 'CANCELLED' | 'EXPIRED',
  reason: string,
  at: number,
): void {
  if (!isOpen(payment)) return;
  const { settlesAt, settlesAs } = payment;
  close(payment, status, at, reason);
  // What the payer's bank has debited is heard of all the same.
  if (payment.debits > 0) Object.assign(payment, { settlesAt, settlesAs });
  note(book, at, `payment.${status.toLowerCase()}`, { payment_id: payment.id, reason });
}
