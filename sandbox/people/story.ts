import { advanceTo } from '../operations/repayment/apply-loan-events';
import { cancellationQuote } from '../operations/repayment/cancellation-quote';
import { settlementOffer } from '../operations/repayment/closing-quote';
import { stopMandate } from '../operations/repayment/complete-loan';
import { endPayment } from '../operations/repayment/end-payment';
import { type AmountOwed, amountOwedFor } from '../operations/repayment/loan-book/amount-owed';
import type { LoanBook, PaymentRow } from '../operations/repayment/loan-book/loan-book';
import { openPayment } from '../operations/repayment/open-payment';
import { findOrCreateLink } from '../operations/repayment/repayment-link';
import { debitFailedPayment, succeedPayment, waitForBank } from '../operations/repayment/settle-payment';
import type { PaymentOutcome, StoryStep } from './persona';

/** Applies an event of a persona's story to the book. `now` in seconds. */
export function applyStoryStep(book: LoanBook, step: StoryStep, now: number): void {
  const timestamp = now - (step.minutesAgo ?? 60) * 60;
  advanceTo(book, timestamp);
  switch (step.action) {
    case 'pay': {
      const amount = step.rupees === undefined ? undefined : step.rupees * 100;
      applyOutcome(
        book,
        openPayment(book, assertOwed(amountOwedFor(book, { type: step.type, amount }, timestamp)), timestamp),
        step.outcome,
        timestamp,
      );
      return;
    }
    case 'settle': {
      const amount = settlementOffer(book, timestamp)?.amount;
      applyOutcome(
        book,
        openPayment(
          book,
          assertOwed(amountOwedFor(book, { type: 'foreclosure', amount }, timestamp)),
          timestamp,
        ),
        step.outcome,
        timestamp,
      );
      return;
    }
    case 'give-back': {
      const quote = {
        kind: 'return',
        at: timestamp,
        reason: 'The loan is not needed.',
        ...cancellationQuote(book, timestamp),
      };
      const payment = openPayment(
        book,
        { type: 'full', amount: quote.total, quote, isCancellation: true },
        timestamp,
      );
      applyOutcome(book, payment, step.outcome, timestamp);
      return;
    }
    case 'half-paid-link': {
      const owed = assertOwed(amountOwedFor(book, { type: 'instalment', amount: undefined }, timestamp));
      const link = findOrCreateLink(book, owed, timestamp);
      const half = Math.round(owed.amount / 2);
      applyOutcome(
        book,
        openPayment(book, { ...owed, amount: half, linkId: link.id }, timestamp),
        'SUCCESS',
        timestamp,
      );
      return;
    }
    case 'stop-autopay':
      stopMandate(book, timestamp);
      return;
    default:
      step satisfies never;
  }
}

/** Throws when a story does not fit its loan, which is a programming error. */
function assertOwed(owed: AmountOwed | string): AmountOwed {
  if (typeof owed === 'string') throw new Error(`this story is invalid: ${owed}`);
  return owed;
}

function applyOutcome(book: LoanBook, payment: PaymentRow, outcome: PaymentOutcome, timestamp: number): void {
  payment.mode = 'UPI_INTENT';
  if (outcome === 'SUCCESS') succeedPayment(book, payment, timestamp);
  if (outcome === 'PENDING') waitForBank(book, payment, 'SUCCESS', timestamp);
  if (outcome === 'REFUND') debitFailedPayment(book, payment, timestamp);
  if (outcome === 'FAILED') endPayment(book, payment, 'FAILED', 'insufficient_funds', timestamp);
  if (outcome === 'CANCELLED') endPayment(book, payment, 'CANCELLED', 'payment_cancelled', timestamp);
}
