import { settlementOffer } from '../operations/repayment/closing-quote';
import { stopMandate } from '../operations/repayment/complete-loan';
import { endPayment } from '../operations/repayment/end-payment';
import { type AmountOwed, amountOwedFor } from '../operations/repayment/loan-book/amount-owed';
import type { LoanBook, PaymentRow } from '../operations/repayment/loan-book/loan-book';
import { openPayment } from '../operations/repayment/open-payment';
import { linkFor } from '../operations/repayment/repayment-link';
import { returnQuote } from '../operations/repayment/return-quote';
import { advanceTo } from '../operations/repayment/settle-loan';
import { debitFailedPayment, succeedPayment, waitForBank } from '../operations/repayment/settle-payment';
import type { PaymentEnd, StoryStep } from './persona';

/** Applies one event of a persona's story. `now` in seconds. */
export function applyStep(book: LoanBook, step: StoryStep, now: number): void {
  const at = now - (step.minutesAgo ?? 60) * 60;
  advanceTo(book, at);
  switch (step.does) {
    case 'pay': {
      const amount = step.rupees === undefined ? undefined : step.rupees * 100;
      finish(
        book,
        openPayment(book, wanted(amountOwedFor(book, { type: step.type, amount }, at)), at),
        step.ends,
        at,
      );
      return;
    }
    case 'settle': {
      const amount = settlementOffer(book, at)?.amount;
      finish(
        book,
        openPayment(book, wanted(amountOwedFor(book, { type: 'foreclosure', amount }, at)), at),
        step.ends,
        at,
      );
      return;
    }
    case 'give-back': {
      const quote = { kind: 'return', at, reason: 'The loan is not needed.', ...returnQuote(book, at) };
      const payment = openPayment(
        book,
        { type: 'full', amount: quote.total, quote, isCancellation: true },
        at,
      );
      finish(book, payment, step.ends, at);
      return;
    }
    case 'half-paid-link': {
      const owed = wanted(amountOwedFor(book, { type: 'instalment', amount: undefined }, at));
      const link = linkFor(book, owed, at);
      const half = Math.round(owed.amount / 2);
      finish(book, openPayment(book, { ...owed, amount: half, linkId: link.id }, at), 'SUCCESS', at);
      return;
    }
    case 'stop-autopay':
      stopMandate(book, at);
      return;
    default:
      step satisfies never;
  }
}

/** A story that is invalid for its loan is a programming error. */
function wanted(owed: AmountOwed | string): AmountOwed {
  if (typeof owed === 'string') throw new Error(`this story is invalid: ${owed}`);
  return owed;
}

function finish(book: LoanBook, payment: PaymentRow, ends: PaymentEnd, at: number): void {
  payment.mode = 'UPI_INTENT';
  if (ends === 'SUCCESS') succeedPayment(book, payment, at);
  if (ends === 'PENDING') waitForBank(book, payment, 'SUCCESS', at);
  if (ends === 'REFUND') debitFailedPayment(book, payment, at);
  if (ends === 'FAILED') endPayment(book, payment, 'FAILED', 'insufficient_funds', at);
  if (ends === 'CANCELLED') endPayment(book, payment, 'CANCELLED', 'payment_cancelled', at);
}
