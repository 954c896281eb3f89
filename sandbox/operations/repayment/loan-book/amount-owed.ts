import { endOfDayInIndia } from '../../../money/due-dates';
import type { PaymentQuote } from '../close-loan';
import { closingQuote, isFeatureOn, settlementOffer } from '../closing-quote';
import type { NewPayment } from '../open-payment';
import type { LoanBook } from './loan-book';
import { chargeLeft, sumOf, unpaidAmount } from './unpaid-amounts';

/** One rupee. */
const MIN_PAYMENT_PAISE = 100;

export type LoanPaymentType = NewPayment['type'];

/** What a payment has to pay: amount in paise, number of the last instalment (null: no limit; 0: late charges alone), and quote (null: none). */
export interface AmountOwed {
  type: LoanPaymentType;
  amount: number;
  upTo: number | null;
  quote: PaymentQuote | null;
}

export type AmountOwedOrError =
  | AmountOwed
  | 'nothing_due'
  | 'amount_out_of_range'
  | 'foreclosure_quote_changed';

/** Everything that is unpaid until the end of the term, paise. */
export const maxRepayment = (book: LoanBook): number =>
  sumOf(book.lines, unpaidAmount) + sumOf(book.penalties, chargeLeft);

/** Unpaid instalments until the end of today, and unpaid late charges. Paise. */
export function totalDue(book: LoanBook, now: number): number {
  const today = endOfDayInIndia(now);
  const due = book.lines.filter((line) => line.dueAt <= today);
  return sumOf(due, unpaidAmount) + sumOf(book.penalties, chargeLeft);
}

/**
 * Amount of a payment. The lender sets it, except for `custom`; a missing type is derived from the amount.
 * - instalment: the oldest unpaid instalment; overdue: all that is due until the end of today, late charges included
 * - full: everything until the end of the term; foreclosure: today's quote, or the amount of the settlement offer
 */
export function amountOwedFor(
  book: LoanBook,
  { type, amount }: { type: LoanPaymentType | undefined; amount: number | undefined },
  now: number,
): AmountOwedOrError {
  const maxAmount = maxRepayment(book);
  if (maxAmount === 0) return 'nothing_due';
  switch (type) {
    case 'instalment':
      return instalmentOwed(book) ?? 'nothing_due';
    case 'overdue':
      return overdueOwed(book, now) ?? 'nothing_due';
    case 'full':
      return { type, amount: maxAmount, upTo: null, quote: null };
    case 'foreclosure':
      return foreclosureOwed(book, amount, now);
    case 'custom':
      if (amount === undefined || amount < MIN_PAYMENT_PAISE || amount > maxAmount)
        return 'amount_out_of_range';
      return { type, amount, upTo: null, quote: null };
    default:
      return owedByAmount(book, amount, now);
  }
}

function owedByAmount(book: LoanBook, amount: number | undefined, now: number): AmountOwedOrError {
  const usualAmounts = [overdueOwed(book, now), instalmentOwed(book)].filter((owed) => owed !== null);
  if (amount === undefined) return usualAmounts[0] ?? amountOwedFor(book, { type: 'full', amount }, now);
  return (
    usualAmounts.find((owed) => owed.amount === amount) ??
    amountOwedFor(book, { type: 'custom', amount }, now)
  );
}

function instalmentOwed(book: LoanBook): AmountOwed | null {
  const line = book.lines.find((row) => unpaidAmount(row) > 0);
  if (line === undefined) return null;
  return { type: 'instalment', amount: unpaidAmount(line), upTo: line.number, quote: null };
}

function overdueOwed(book: LoanBook, now: number): AmountOwed | null {
  const amount = totalDue(book, now);
  if (amount === 0) return null;
  const upTo = book.lines.findLast((line) => line.dueAt <= endOfDayInIndia(now))?.number ?? 0;
  return { type: 'overdue', amount, upTo, quote: null };
}

/** Whether the lender allows closing this loan early. */
export const canForeclose = (book: LoanBook): boolean => book.flags.features.PRE_CLOSURE === true;

function foreclosureOwed(book: LoanBook, amount: number | undefined, now: number): AmountOwedOrError {
  const quote = closingQuote(book, endOfDayInIndia(now), { waive: isFeatureOn(book, 'PENALTY_WAIVE_OFF') });
  const settlement = settlementOffer(book, now);
  if (settlement !== null && amount === settlement.amount) {
    const agreed: PaymentQuote = { kind: 'settlement', amount };
    return { type: 'foreclosure', amount, upTo: null, quote: agreed };
  }
  // Also where the lender no longer forecloses: the contract of a payment has no other code for it.
  if (!canForeclose(book) || (amount !== undefined && amount !== quote.total))
    return 'foreclosure_quote_changed';
  return { type: 'foreclosure', amount: quote.total, upTo: null, quote: { kind: 'foreclosure', ...quote } };
}
