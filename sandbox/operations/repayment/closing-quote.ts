import { endOfDayInIndia } from '../../money/due-dates';
import { GST_RATE } from '../../money/offer-terms';
import { lenderOf } from '../../people/lenders';
import { isCharged } from './allocate-payment';
import { chargesUntil } from './late-charges';
import type { LoanBook } from './loan-book/loan-book';
import { chargeLeft, interestLeft, left, principalLeft, sumOf } from './loan-book/owed';

const DAY_SECONDS = 86_400;
/** Days in a year for daily interest. */
const DAYS_A_YEAR = 365;
/** A loan overdue for longer than this (days) can be settled for a part of the principal (percent). */
const SETTLEMENT_AFTER_DAYS = 60;
const SETTLEMENT_PERCENT = 70;

/** Cost of closing a loan early, on the day that ends with `until` (seconds). The total is the sum of its lines. */
export interface ClosingQuote {
  until: number;
  principal: number;
  /** Interest of unpaid due instalments, and daily interest since the last of them. */
  interest: number;
  /** The part of `interest` that is not posted yet. */
  newInterest: number;
  lateCharges: number;
  /** Of the late charges. */
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

/** Calendar days in India between two moments, seconds. */
export const daysBetween = (start: number, end: number): number =>
  Math.round((endOfDayInIndia(end) - endOfDayInIndia(start)) / DAY_SECONDS);

/** The quote for closing early. `until` is the end of its day, seconds. */
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

/** Whether late charges are waived on closing: a feature, or an experiment with status 1. */
export const isOn = ({ flags }: Pick<LoanBook, 'flags'>, name: string): boolean =>
  flags.features[name] === true || flags.experiments[name] === 1;

/** Settlement amount, paise, and its end, seconds; null without an offer. */
export function settlementOffer(book: LoanBook, now: number): { amount: number; until: number } | null {
  const oldestUnpaid = book.lines.find((line) => left(line) > 0);
  if (!isOn(book, 'SETTLEMENT_OFFER') || oldestUnpaid === undefined) return null;
  if (daysBetween(oldestUnpaid.dueAt, now) <= SETTLEMENT_AFTER_DAYS) return null;
  const principal = sumOf(book.lines, principalLeft);
  // Whole rupees, and never more than the principal itself.
  const amount = Math.min(principal, Math.ceil((principal * SETTLEMENT_PERCENT) / 10_000) * 100);
  return { amount, until: endOfMonthInIndia(now) };
}

/** The last second of the month in India. Seconds. */
function endOfMonthInIndia(timestamp: number): number {
  const istOffsetSeconds = 19_800;
  const day = new Date((timestamp + istOffsetSeconds) * 1000);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 1) / 1000 - istOffsetSeconds - 1;
}
