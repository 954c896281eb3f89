import { LoanStatus } from '../create-loan';
import { isCharged, payCharges } from './allocate-payment';
import { type CancellationQuote, cancellationQuote } from './cancellation-quote';
import { type ClosingQuote, closingQuote } from './closing-quote';
import { endLoan } from './complete-loan';
import { type AccountName, post } from './loan-book/journal';
import { type LoanBook, type PaymentRow, recordLoanEvent } from './loan-book/loan-book';
import { chargeLeft, interestLeft, principalLeft, sumOf } from './loan-book/unpaid-amounts';
import { startRefund } from './start-refund';

/** What was quoted for a payment that closes a loan, when the payment was created. */
export type PaymentQuote =
  | ({ kind: 'foreclosure' } & ClosingQuote)
  | { kind: 'settlement'; amount: number }
  | ({ kind: 'return'; at: number; reason: string | null } & CancellationQuote);

/**
 * Closes a loan by a payment with a quote. The quote is binding: if more is owed by now, the difference is waived; if less is
 * owed, the surplus is refunded.
 */
export function closeByPayment(book: LoanBook, payment: PaymentRow, timestamp: number): void {
  // SAFETY: only openPayment writes this column, from a PaymentQuote.
  const quote = JSON.parse(payment.quote ?? 'null') as PaymentQuote | null;
  if (quote?.kind === 'foreclosure') {
    const owed = closingQuote(book, quote.until, { waive: quote.waived > 0 });
    payOff(book, payment, Math.min(payment.amount, owed.total), owed, timestamp);
    endLoan(book, { status: LoanStatus.FORECLOSED, at: timestamp, closingPayment: payment });
    recordLoanEvent(book, timestamp, 'loan.foreclosed', { payment_id: payment.id });
  }
  if (quote?.kind === 'settlement') {
    const owed = { newInterest: 0, fee: 0, gst: 0, waived: sumOf(book.penalties, chargeLeft) };
    payOff(book, payment, Math.min(payment.amount, sumOf(book.lines, principalLeft)), owed, timestamp);
    endLoan(book, {
      status: LoanStatus.FORECLOSED,
      at: timestamp,
      reason: 'settled',
      closingPayment: payment,
    });
    recordLoanEvent(book, timestamp, 'loan.settled', { payment_id: payment.id, amount: payment.amount });
  }
  if (quote?.kind === 'return') finishCancellation(book, payment, quote, timestamp);
}

/** Cancels a loan, by a payment or, when nothing is owed, without one. What was overpaid is refunded. */
export function finishCancellation(
  book: LoanBook,
  payment: PaymentRow | null,
  quote: { at: number; reason: string | null },
  timestamp: number,
): void {
  const { total, overpaid } = cancellationQuote(book, quote.at);
  const postedDebt = sumOf(book.lines, principalLeft) + openInterest(book);
  const waived = sumOf(book.penalties, chargeLeft);
  const owed = { newInterest: Math.max(0, total - postedDebt), fee: 0, gst: 0, waived };
  payOff(book, payment, Math.min(payment?.amount ?? 0, total), owed, timestamp);
  if (overpaid > 0) {
    post(book, { entry: 'reversed', from: 'received', to: 'waived', amount: overpaid, at: timestamp });
    startRefund(book, {
      paymentOrLoanId: book.loan.id,
      amount: overpaid,
      reason: 'loan_given_back',
      at: timestamp,
    });
  }
  endLoan(book, {
    status: LoanStatus.CANCELLED,
    at: timestamp,
    reason: quote.reason,
    closingPayment: payment,
  });
  recordLoanEvent(book, timestamp, 'loan.cancelled', payment === null ? {} : { payment_id: payment.id });
}

/** Unpaid interest of the instalments whose interest is charged, paise. */
const openInterest = (book: LoanBook): number =>
  sumOf(
    book.lines.filter((line) => isCharged(book, line)),
    interestLeft,
  );

/** Amounts that closing adds to the principal and interest in the book. Paise. */
interface ClosingAmounts {
  newInterest: number;
  fee: number;
  gst: number;
  /** Late charges that are waived before anything is paid. */
  waived: number;
}

/** Pays principal, fees, interest and late charges with `money`, in this order, and waives what is left unpaid. Paise. */
function payOff(
  book: LoanBook,
  payment: PaymentRow | null,
  money: number,
  owed: ClosingAmounts,
  timestamp: number,
): void {
  const common = payment === null ? { at: timestamp } : { at: timestamp, payment: payment.id };
  const accruedInterest = { from: 'interest_income', to: 'interest', amount: owed.newInterest } as const;
  post(book, { ...common, entry: 'interest', ...accruedInterest });
  let rest = money;
  const postPart = (from: AccountName, amount: number, entry = 'cleared'): number => {
    const part = Math.min(rest, amount);
    post(book, { ...common, entry, from, to: 'received', amount: part });
    rest -= part;
    return part;
  };
  const principal = sumOf(book.lines, principalLeft);
  const interest = openInterest(book) + owed.newInterest;
  const paidPrincipal = postPart('principal', principal);
  const paidFees = postPart('fee_income', owed.fee, 'fee') + postPart('gst', owed.gst, 'fee');
  const paidInterest = postPart('interest', interest);
  waiveCharges(book, owed.waived, timestamp);
  if (payment !== null) {
    payment.clearedPrincipal += paidPrincipal;
    payment.clearedFees += paidFees;
    payment.clearedInterest += paidInterest;
    payCharges(book, payment, rest, timestamp);
  }
  const postWaiver = (from: AccountName, amount: number) =>
    post(book, { ...common, entry: 'waived', from, to: 'waived', amount });
  postWaiver('principal', principal - paidPrincipal);
  postWaiver('interest', interest - paidInterest);
  waiveCharges(book, sumOf(book.penalties, chargeLeft), timestamp);
}

/** Waives late charges, newest first, up to `maxAmount` in paise. */
function waiveCharges(book: LoanBook, maxAmount: number, timestamp: number): void {
  let rest = maxAmount;
  for (const row of book.penalties.toReversed()) {
    const amount = Math.min(rest, chargeLeft(row));
    if (amount === 0) continue;
    row.amountWaived += amount;
    row.updatedAt = timestamp;
    rest -= amount;
    post(book, {
      entry: 'waived',
      from: 'late_charges',
      to: 'waived',
      amount,
      at: timestamp,
      instalment: row.instalment,
    });
  }
}
