import { endPayment } from '../operations/repayment/end-payment';
import { withBook } from '../operations/repayment/loan-book/write-book';
import { debit, debitFailedPayment, waitForBank } from '../operations/repayment/settle-payment';
import type { OpenedPayment } from './find-payment';
import { asReason } from './payment-reasons';

/** A decision of the payer or the payer's bank about a payment. */
export interface Decision {
  /** pay, slow, slow-fail, fail, debit-in-vain or cancel; anything else is ignored. */
  what: string;
  reason: string | null;
  mode: string;
}

/** Applies a decision to a CREATED payment; no effect on another one. */
export async function decidePayment(
  { payment: { id, loanId }, clocked }: OpenedPayment,
  { what, reason, mode }: Decision,
): Promise<void> {
  const { now } = clocked;
  await withBook(clocked, loanId, (book) => {
    const payment = book.payments.find((row) => row.id === id);
    if (payment?.status !== 'CREATED') return;
    // After a debit, the payer can only pay again or cancel.
    if (payment.debits > 0 && what !== 'pay' && what !== 'cancel') return;
    payment.mode = mode;
    if (what === 'pay') debit(book, payment, now);
    if (what === 'slow') waitForBank(book, payment, 'SUCCESS', now);
    if (what === 'slow-fail') waitForBank(book, payment, asReason(reason), now);
    if (what === 'debit-in-vain') debitFailedPayment(book, payment, now);
    if (what === 'fail') endPayment(book, payment, 'FAILED', asReason(reason), now);
    if (what === 'cancel') endPayment(book, payment, 'CANCELLED', 'payment_cancelled', now);
  });
}
