import { lenderOf } from '../../base/lenders';
import { DAY_SECONDS, endOfDayInIndia } from '../../money/due-dates';
import { GST_RATE } from '../../money/offer-terms';
import { isCharged } from './allocate-payment';
import { chargesUntil } from './late-charges';
import type { LoanBook } from './loan-book/loan-book';
import { chargeLeft, interestLeft, principalLeft, sumOf, unpaidAmount } from './loan-book/unpaid-amounts';

/** Daily interest is a 365th of the yearly one. */
const DAYS_A_YEAR = 365;
/** A loan that is overdue for more than these days can be settled for a part of the principal, in percent. */
const SETTLEMENT_AFTER_DAYS = 60;
const SETTLEMENT_PERCENT = 70;

/** The cost of closing a loan on the day that ends at `until` (seconds). Amounts in paise. */
export interface ClosingQuote {
  until: number;
  principal: number;
  /** Unpaid interest of charged instalments, and daily interest since the last of them. */
  interest: number;
  /** The daily interest, which is a part of `interest`. */
  newInterest: number;
  lateCharges: number;
  /** The waived part of `lateCharges`. */
  waived: number;
  fee: number;
  feeRate: number;
  gst: number;
  total: number;
}

/**
 * Interest for some days on a principal, paise: principal x rate x days / 365, rounded half up to a whole paisa.
 * @param rate percent a year
 */
export const interestByDays = (principal: number, rate: number, days: number): number =>
  Math.round((principal * rate * Math.max(0, days)) / (100 * DAYS_A_YEAR));

/** Number of calendar days in India between two timestamps (seconds). */
export const daysBetween = (start: number, end: number): number =>
  Math.round((endOfDayInIndia(end) - endOfDayInIndia(start)) / DAY_SECONDS);

/** The quote for closing a loan early. `until` is the end of the day, seconds; `waive` waives the late charges. */
export function closingQuote(book: LoanBook, until: number, { waive }: { waive: boolean }): ClosingQuote {
  const principal = sumOf(book.lines, principalLeft);
  const chargedLines = book.lines.filter((line) => isCharged(book, line));
  const interestFrom = chargedLines.at(-1)?.dueAt ?? book.loan.disbursedOn ?? book.loan.createdAt;
  const newInterest = interestByDays(principal, book.offer.interestRate, daysBetween(interestFrom, until));
  const interest = sumOf(chargedLines, interestLeft) + newInterest;
  const lateCharges = sumOf(book.penalties, chargeLeft) + chargesUntil(book, until);
  const waived = waive ? lateCharges : 0;
  const feeRate = lenderOf(book.offer.nbfc).foreclosureRate;
  const fee = Math.round((principal * feeRate) / 100);
  const gst = Math.round((fee * GST_RATE) / 100);
  const total = principal + interest + lateCharges - waived + fee + gst;
  return { until, principal, interest, newInterest, lateCharges, waived, fee, feeRate, gst, total };
}

/** Whether a feature of this name is on, or an experiment of this name has status 1. */
export const isFeatureOn = ({ flags }: Pick<LoanBook, 'flags'>, name: string): boolean =>
  flags.features[name] === true || flags.experiments[name] === 1;

/** Amount (paise) for which the lender would settle the loan, and until when (seconds); null without such an offer. */
export function settlementOffer(book: LoanBook, now: number): { amount: number; until: number } | null {
  const oldestUnpaid = book.lines.find((line) => unpaidAmount(line) > 0);
  if (!isFeatureOn(book, 'SETTLEMENT_OFFER') || oldestUnpaid === undefined) return null;
  if (daysBetween(oldestUnpaid.dueAt, now) <= SETTLEMENT_AFTER_DAYS) return null;
  const principal = sumOf(book.lines, principalLeft);
  // Whole rupees, and never more than the principal itself.
  const amount = Math.min(principal, Math.ceil((principal * SETTLEMENT_PERCENT) / 10_000) * 100);
  return { amount, until: endOfMonthInIndia(now) };
}

/** The last second of the month in India that contains the timestamp. Seconds. */
function endOfMonthInIndia(timestamp: number): number {
  const istOffsetSeconds = 19_800;
  const day = new Date((timestamp + istOffsetSeconds) * 1000);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1) / 1000 - istOffsetSeconds - 1;
}
