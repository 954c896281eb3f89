import { type LoanBook, type PaymentRow, recordLoanEvent } from './loan-book/loan-book';

/** Whether a payment has no outcome yet. */
export const isPaymentOpen = ({ status }: PaymentRow): boolean =>
  status === 'CREATED' || status === 'PENDING';

/** Sets the outcome of a payment. `timestamp` in seconds. */
export function setPaymentOutcome(
  payment: PaymentRow,
  status: string,
  timestamp: number,
  failureReason: string | null = null,
): void {
  Object.assign(payment, { status, failureReason, updatedAt: timestamp, settlesAt: null, settlesAs: null });
}

/** Ends an open payment without success; no effect on a payment that has an outcome. */
export function endPayment(
  book: LoanBook,
  payment: PaymentRow,
  status: 'FAILED' | 'CANCELLED' | 'EXPIRED',
  reason: string,
  timestamp: number,
): void {
  if (!isPaymentOpen(payment)) return;
  const { settlesAt, settlesAs } = payment;
  setPaymentOutcome(payment, status, timestamp, reason);
  // When the payer's bank has debited the payment already, it still reports that at `settlesAt`.
  if (payment.debits > 0) Object.assign(payment, { settlesAt, settlesAs });
  recordLoanEvent(book, timestamp, `payment.${status.toLowerCase()}`, { payment_id: payment.id, reason });
}
