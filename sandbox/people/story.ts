import { type Asked, askFor } from '../operations/repayment/books/amount-owed';
import type { LoanBook, PaymentRow } from '../operations/repayment/books/loan-book';
import { settlementOffer } from '../operations/repayment/closing-quote';
import { stopMandate } from '../operations/repayment/complete-loan';
import { endPayment } from '../operations/repayment/end-payment';
import { openPayment } from '../operations/repayment/open-payment';
import { linkFor } from '../operations/repayment/repayment-link';
import { returnQuote } from '../operations/repayment/return-quote';
import { bringTo } from '../operations/repayment/settle-loan';
import { debitInVain, succeedPayment, waitForBank } from '../operations/repayment/settle-payment';
import type { PaymentEnd, StoryStep } from './persona';

/** Lets one step of a persona's story happen in the books. `now` in seconds. */
export function tell(book: LoanBook, step: StoryStep, now: number): void {
  const at = now - (step.minutesAgo ?? 60) * 60;
  bringTo(book, at);
  switch (step.does) {
    case 'pay': {
      const amount = step.rupees === undefined ? undefined : step.rupees * 100;
      finish(
        book,
        openPayment(book, wanted(askFor(book, { type: step.type, amount }, at)), at),
        step.ends,
        at,
      );
      return;
    }
    case 'settle': {
      const amount = settlementOffer(book, at)?.amount;
      finish(
        book,
        openPayment(book, wanted(askFor(book, { type: 'foreclosure', amount }, at)), at),
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
      const asked = wanted(askFor(book, { type: 'instalment', amount: undefined }, at));
      const link = linkFor(book, asked, at);
      const half = Math.round(asked.amount / 2);
      finish(book, openPayment(book, { ...asked, amount: half, linkId: link.id }, at), 'SUCCESS', at);
      return;
    }
    case 'stop-autopay':
      stopMandate(book, at);
      return;
    default:
      step satisfies never;
  }
}

/** A story that does not fit its loan is a mistake of ours. */
function wanted(asked: Asked | string): Asked {
  if (typeof asked === 'string') throw new Error(`this story cannot be told: ${asked}`);
  return asked;
}

function finish(book: LoanBook, payment: PaymentRow, ends: PaymentEnd, at: number): void {
  payment.mode = 'UPI_INTENT';
  if (ends === 'SUCCESS') succeedPayment(book, payment, at);
  if (ends === 'PENDING') waitForBank(book, payment, 'SUCCESS', at);
  if (ends === 'REFUND') debitInVain(book, payment, at);
  if (ends === 'FAILED') endPayment(book, payment, 'FAILED', 'insufficient_funds', at);
  if (ends === 'CANCELLED') endPayment(book, payment, 'CANCELLED', 'payment_cancelled', at);
}
