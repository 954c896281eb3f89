import { fail, type Operation, ok, type Schemas } from '../../base/operation';
import { LoanStatus } from '../create-loan';
import { cancellationQuote, cancellationRefusal, coolingOffUntil } from './cancellation-quote';
import { finishCancellation, type PaymentQuote } from './close-loan';
import { endLoan } from './complete-loan';
import { loanById } from './loan-book/find-loan';
import { isRunning, type LoanBook, type PaymentRow, recordLoanEvent } from './loan-book/loan-book';
import { readBook } from './loan-book/read-book';
import { withBook } from './loan-book/write-book';
import { isUsableAgain, openPayment } from './open-payment';
import { initiatedRepayment } from './payment-view';

/** The cost of cancelling the loan now, or the reason why it can't be cancelled. */
export const getCancellation: Operation<'getCancellation'> = async (call, { path }) => {
  const book = await readBook(call, path.loan_id);
  if (book === undefined) return fail(404, 'loan_not_found');
  const reason = cancellationRefusal(book, call.now);
  const quote = cancellationQuote(book, call.now);
  return ok({
    loan_id: book.loan.id,
    can_cancel: reason === null,
    reason,
    is_free: book.loan.disbursedOn === null,
    principal: quote.principal,
    proportionate_cost: quote.cost,
    already_paid: quote.alreadyPaid,
    total: reason === null ? quote.total : 0,
    cooling_off_until: coolingOffUntil(book),
  });
};

/**
 * Cancels the loan: at once when nothing is owed, otherwise by a payment; the loan is cancelled when the payment succeeds.
 */
export const cancelLoan: Operation<'cancelLoan'> = async (call, { body }) => {
  if ((await loanById(call, body.loan_id)) === undefined) return fail(404, 'loan_not_found');
  const reason = body.reason?.trim() || null;
  const result = await withBook(call, body.loan_id, (book) => {
    const refusal = cancellationRefusal(book, call.now);
    if (refusal !== null) return fail(409, refusal);
    const payment = isRunning(book) ? openCancellationPayment(book, reason, call.now) : null;
    if (book.loan.disbursedOn === null) {
      endLoan(book, {
        status: LoanStatus.CANCELLED,
        at: call.now,
        reason: reason ?? 'CANCELLED_BY_MERCHANT',
      });
      recordLoanEvent(book, call.now, 'loan.cancelled');
    }
    return ok({
      loan_id: book.loan.id,
      status: wireStatus(book),
      repayment: payment === null ? null : initiatedRepayment(payment, book.offer.nbfc),
    });
  });
  return result ?? fail(404, 'loan_not_found');
};

/** Creates the payment that cancels the loan, or returns an open one. Null when nothing is owed: the loan is cancelled. */
function openCancellationPayment(book: LoanBook, reason: string | null, now: number): PaymentRow | null {
  const quote: PaymentQuote = { kind: 'return', at: now, reason, ...cancellationQuote(book, now) };
  if (quote.total === 0) {
    finishCancellation(book, null, quote, now);
    return null;
  }
  const existing = book.payments.find(
    (row) =>
      row.isCancellation &&
      (row.status === 'PENDING' || (isUsableAgain(row, now) && row.amount === quote.total)),
  );
  if (existing === undefined)
    return openPayment(book, { type: 'full', amount: quote.total, quote, isCancellation: true }, now);
  // The merchant may have given another reason this time.
  if (existing.status === 'CREATED') existing.quote = JSON.stringify(quote);
  return existing;
}

function wireStatus({ loan }: LoanBook): Schemas['CancelledLoan']['status'] {
  return Object.values(LoanStatus).find((candidate) => candidate === loan.status) ?? 0;
}
