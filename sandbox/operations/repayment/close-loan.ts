import { LoanStatus } from '../create-loan';
import { isCharged, payCharges } from './allocate-payment';
import { type ClosingQuote, closingQuote } from './closing-quote';
import { endLoan } from './complete-loan';
import { type AccountName, post } from './loan-book/journal';
import { type LoanBook, note, type PaymentRow } from './loan-book/loan-book';
import { chargeLeft, interestLeft, principalLeft, sumOf } from './loan-book/owed';
import { type ReturnQuote, returnQuote } from './return-quote';
import { startRefund } from './start-refund';

/** Quote of a payment that closes a loan, from its creation. */
export type PaymentQuote =
  | ({ kind: 'foreclosure' } & ClosingQuote)
  | { kind: 'settlement'; amount: number }
  | ({ kind: 'return'; at: number; reason: string | null } & ReturnQuote);

/**
 * Closes a loan with a payment that was quoted for it. The quote is binding: a shortfall by now is waived, a surplus is
 * refunded.
 */
export function closeByPayment(book: LoanBook, payment: PaymentRow, at: number): void {
  // SAFETY: only openPayment writes this column, from a PaymentQuote.
  const quote = JSON.parse(payment.quote ?? 'null') as PaymentQuote | null;
  if (quote?.kind === 'foreclosure') {
    const owed = closingQuote(book, quote.until, { waive: quote.waived > 0 });
    settle(book, payment, Math.min(payment.amount, owed.total), owed, at);
    endLoan(book, { status: LoanStatus.FORECLOSED, at, by: payment });
    note(book, at, 'loan.foreclosed', { payment_id: payment.id });
  }
  if (quote?.kind === 'settlement') {
    const owed = { newInterest: 0, fee: 0, gst: 0, waived: sumOf(book.penalties, chargeLeft) };
    settle(book, payment, Math.min(payment.amount, sumOf(book.lines, principalLeft)), owed, at);
    endLoan(book, { status: LoanStatus.FORECLOSED, at, reason: 'settled', by: payment });
    note(book, at, 'loan.settled', { payment_id: payment.id, amount: payment.amount });
  }
  if (quote?.kind === 'return') finishCancellation(book, payment, quote, at);
}

/** Cancels a loan; without a payment when nothing is owed. */
export function finishCancellation(
  book: LoanBook,
  payment: PaymentRow | null,
  quote: { at: number; reason: string | null },
  at: number,
): void {
  const { total, overpaid } = returnQuote(book, quote.at);
  const inBooks = sumOf(book.lines, principalLeft) + openInterest(book);
  const waived = sumOf(book.penalties, chargeLeft);
  const owed = { newInterest: Math.max(0, total - inBooks), fee: 0, gst: 0, waived };
  settle(book, payment, Math.min(payment?.amount ?? 0, total), owed, at);
  if (overpaid > 0) {
    post(book, { entry: 'reversed', from: 'received', to: 'waived', amount: overpaid, at });
    startRefund(book, { of: book.loan.id, amount: overpaid, reason: 'loan_given_back', at });
  }
  endLoan(book, { status: LoanStatus.CANCELLED, at, reason: quote.reason, by: payment });
  note(book, at, 'loan.cancelled', payment === null ? {} : { payment_id: payment.id });
}

/** Posted unpaid interest, paise. */
const openInterest = (book: LoanBook): number =>
  sumOf(
    book.lines.filter((line) => isCharged(book, line)),
    interestLeft,
  );

interface Owed {
  newInterest: number;
  fee: number;
  gst: number;
  /** Of the late charges. */
  waived: number;
}

/** Allocates `money` to all that is owed, principal first, late charges last; waives the rest. Paise. */
function settle(book: LoanBook, payment: PaymentRow | null, money: number, owed: Owed, at: number): void {
  const about = payment === null ? { at } : { at, payment: payment.id };
  const accrued = { from: 'interest_income', to: 'interest', amount: owed.newInterest } as const;
  post(book, { ...about, entry: 'interest', ...accrued });
  let rest = money;
  const pay = (from: AccountName, amount: number, entry = 'cleared'): number => {
    const part = Math.min(rest, amount);
    post(book, { ...about, entry, from, to: 'received', amount: part });
    rest -= part;
    return part;
  };
  const principal = sumOf(book.lines, principalLeft);
  const interest = openInterest(book) + owed.newInterest;
  const paidPrincipal = pay('principal', principal);
  const paidFees = pay('fee_income', owed.fee, 'fee') + pay('gst', owed.gst, 'fee');
  const paidInterest = pay('interest', interest);
  waiveCharges(book, owed.waived, at);
  if (payment !== null) {
    payment.clearedPrincipal += paidPrincipal;
    payment.clearedFees += paidFees;
    payment.clearedInterest += paidInterest;
    payCharges(book, payment, rest, at);
  }
  const postWaiver = (from: AccountName, amount: number) =>
    post(book, { ...about, entry: 'waived', from, to: 'waived', amount });
  postWaiver('principal', principal - paidPrincipal);
  postWaiver('interest', interest - paidInterest);
  waiveCharges(book, sumOf(book.penalties, chargeLeft), at);
}

/** Waives late charges, newest first, up to an amount in paise. */
function waiveCharges(book: LoanBook, upTo: number, at: number): void {
  let rest = upTo;
  for (const row of book.penalties.toReversed()) {
    const amount = Math.min(rest, chargeLeft(row));
    if (amount === 0) continue;
    row.amountWaived += amount;
    row.updatedAt = at;
    rest -= amount;
    post(book, {
      entry: 'waived',
      from: 'late_charges',
      to: 'waived',
      amount,
      at,
      instalment: row.instalment,
    });
  }
}
