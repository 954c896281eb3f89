import { endPayment } from '../operations/repayment/end-payment';
import { withBook } from '../operations/repayment/loan-book/write-book';
import { debitFailedPayment, debitPayer, waitForBank } from '../operations/repayment/settle-payment';
import type { OpenedPayment } from './find-payment';
import { asReason } from './payment-reasons';

/** A decision of the payer or the payer's bank about a payment. */
export interface Decision {
  /** pay, slow, slow-fail, fail, debit-in-vain or cancel; anything else is ignored. */
  decision: string;
  reason: string | null;
  mode: string;
}

/** Applies a decision to a CREATED payment; no effect on another one. */
export async function decidePayment(
  { payment: { id, loanId }, context }: OpenedPayment,
  { decision, reason, mode }: Decision,
): Promise<void> {
  const { now } = context;
  await withBook(context, loanId, (book) => {
    const payment = book.payments.find((row) => row.id === id);
    if (payment?.status !== 'CREATED') return;
    // After a debit, the payer can only pay again or cancel.
    if (payment.debits > 0 && decision !== 'pay' && decision !== 'cancel') return;
    payment.mode = mode;
    if (decision === 'pay') debitPayer(book, payment, now);
    if (decision === 'slow') waitForBank(book, payment, 'SUCCESS', now);
    if (decision === 'slow-fail') waitForBank(book, payment, asReason(reason), now);
    if (decision === 'debit-in-vain') debitFailedPayment(book, payment, now);
    if (decision === 'fail') endPayment(book, payment, 'FAILED', asReason(reason), now);
    if (decision === 'cancel') endPayment(book, payment, 'CANCELLED', 'payment_cancelled', now);
  });
}
