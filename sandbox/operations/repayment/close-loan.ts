import { LoanStatus } from '../create-loan';
import { type AccountName, post } from './books/journal';
import { type LoanBook, note, type PaymentRow } from './books/loan-book';
import { chargeLeft, interestLeft, principalLeft, sumOf } from './books/owed';
import { type ClosingQuote, closingQuote } from './closing-quote';
import { endLoan } from './complete-loan';
import { type ReturnQuote, returnQuote } from './return-quote';
import { sendBack } from './send-back';
import { isCharged, payCharges } from './spend-money';

/** What a payment that ends a loan was quoted when it was opened. */
export type PaymentQuote =
  | ({ kind: 'foreclosure' } & ClosingQuote)
  | { kind: 'settlement'; amount: number }
  | ({ kind: 'return'; at: number; reason: string | null } & ReturnQuote);

/**
 * Ends a loan with a payment that was quoted for it. The lender keeps its word: if less came in than is owed by now,
 * the rest is let off; if more, it stays unused and goes back.
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
  if (quote?.kind === 'return') giveBack(book, payment, quote, at);
}

/** Ends a loan that is given back; without a payment when nothing is owed for it. */
export function giveBack(
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
    sendBack(book, { of: book.loan.id, amount: overpaid, reason: 'loan_given_back', at });
  }
  endLoan(book, { status: LoanStatus.CANCELLED, at, reason: quote.reason, by: payment });
  note(book, at, 'loan.cancelled', payment === null ? {} : { payment_id: payment.id });
}

/** Interest that is in the books and not paid, paise. */
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

/** Uses `money` for all that is owed, principal first, late charges last; lets the rest off. Paise. */
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
  const letOff = (from: AccountName, amount: number) =>
    post(book, { ...about, entry: 'waived', from, to: 'waived', amount });
  letOff('principal', principal - paidPrincipal);
  letOff('interest', interest - paidInterest);
  waiveCharges(book, sumOf(book.penalties, chargeLeft), at);
}

/** Lets late charges off, newest first, up to some paise. */
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
