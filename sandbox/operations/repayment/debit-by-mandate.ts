import { endOfDayInIndia } from '../../money/due-dates';
import { endPayment } from './end-payment';
import { type LoanBook, recordLoanEvent } from './loan-book/loan-book';
import { sumOf, unpaidAmount } from './loan-book/unpaid-amounts';
import { openPayment } from './open-payment';
import { succeedPayment } from './settle-payment';

/**
 * Debits the due instalments (not late charges) by the active mandate, in the morning of a due day. `timestamp` in seconds.
 */
export function debitByMandate(book: LoanBook, timestamp: number): void {
  const { mandate, flags } = book;
  if (mandate?.status !== 'ACTIVE' || flags.autopay_result === 'OFF' || timestamp > mandate.endDate) return;
  // No debit while a payment is pending: it may be for the same instalment.
  if (book.payments.some(({ status }) => status === 'PENDING')) return;
  const due = book.lines.filter((line) => unpaidAmount(line) > 0 && line.dueAt <= endOfDayInIndia(timestamp));
  const amount = Math.min(sumOf(due, unpaidAmount), mandate.maxAmount);
  const upTo = due.at(-1)?.number;
  if (amount === 0 || upTo === undefined) return;
  const mode = mandate.type === 'UPI' ? 'UPI_AUTOPAY' : 'ENACH';
  const payment = openPayment(book, { amount, type: 'instalment', mode, upTo, isAutopay: true }, timestamp);
  if (flags.autopay_result === 'SUCCESS') {
    succeedPayment(book, payment, timestamp);
    return;
  }
  endPayment(book, payment, 'FAILED', 'insufficient_funds', timestamp);
  recordLoanEvent(book, timestamp, 'autopay.failed', { payment_id: payment.id, mandate_id: mandate.id });
}
