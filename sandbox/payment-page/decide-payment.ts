import { withBook } from '../operations/repayment/books/keep-book';
import { endPayment } from '../operations/repayment/end-payment';
import { debit, debitInVain, waitForBank } from '../operations/repayment/settle-payment';
import type { OpenedPayment } from './find-payment';
import { asReason } from './payment-reasons';

/** What a payer, and the payer's bank, can do with a payment. */
export interface Decision {
  /** pay, slow, slow-fail, fail, debit-in-vain or cancel; anything else decides nothing. */
  what: string;
  reason: string | null;
  mode: string;
}

/** Does it, once: a payment that is answered already stays as it is. */
export async function decidePayment(
  { payment: { id, loanId }, clocked }: OpenedPayment,
  { what, reason, mode }: Decision,
): Promise<void> {
  const { now } = clocked;
  await withBook(clocked, loanId, (book) => {
    const payment = book.payments.find((row) => row.id === id);
    if (payment?.status !== 'CREATED') return;
    // The bank has debited, and says nothing else of it any more: the payer can only pay once more, or give up.
    if (payment.debits > 0 && what !== 'pay' && what !== 'cancel') return;
    payment.mode = mode;
    if (what === 'pay') debit(book, payment, now);
    if (what === 'slow') waitForBank(book, payment, 'SUCCESS', now);
    if (what === 'slow-fail') waitForBank(book, payment, asReason(reason), now);
    if (what === 'debit-in-vain') debitInVain(book, payment, now);
    if (what === 'fail') endPayment(book, payment, 'FAILED', asReason(reason), now);
    if (what === 'cancel') endPayment(book, payment, 'CANCELLED', 'payment_cancelled', now);
  });
}
