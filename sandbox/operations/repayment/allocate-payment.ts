import { endOfDayInIndia } from '../../money/due-dates';
import { post } from './loan-book/journal';
import { isRunning, type LoanBook, type PaymentRow } from './loan-book/loan-book';
import {
  chargeLeft,
  type InstalmentRow,
  interestLeft,
  principalLeft,
  unpaidAmount,
} from './loan-book/unpaid-amounts';

/**
 * Allocates a payment in this order: instalments that are due or that the payment is for (oldest first; interest, then
 * principal), late charges, then future instalments, unless the payment is limited by `upTo`. The rest stays unallocated.
 */
export function allocatePayment(book: LoanBook, payment: PaymentRow, timestamp: number): void {
  let money = Math.min(payment.amount, openAmountOfLink(book, payment));
  const openLines = book.lines.filter((line) => unpaidAmount(line) > 0);
  const firstLines = openLines.filter(isPaidFirst(payment, timestamp));
  for (const line of firstLines) money = payInstalment(book, payment, line, money, timestamp);
  money = payCharges(book, payment, money, timestamp);
  if (payment.upTo !== null) return;
  for (const line of openLines) money = payInstalment(book, payment, line, money, timestamp);
}

/** Whether any part of a payment would be allocated now. A payment that would be refunded whole cannot be continued. */
export function canAllocate(book: LoanBook, payment: PaymentRow, timestamp: number): boolean {
  if (!isRunning(book) || openAmountOfLink(book, payment) <= 0) return false;
  if (payment.type === 'foreclosure' || payment.isCancellation) return true;
  const openLines = book.lines.filter((line) => unpaidAmount(line) > 0);
  const isPayable = payment.upTo === null ? () => true : isPaidFirst(payment, timestamp);
  return openLines.some(isPayable) || book.penalties.some((row) => chargeLeft(row) > 0);
}

/** Which instalments a payment pays before late charges: due ones, and those that the payment is for. */
function isPaidFirst({ upTo }: PaymentRow, timestamp: number): (line: InstalmentRow) => boolean {
  const today = endOfDayInIndia(timestamp);
  return (line) => line.dueAt <= today || line.number <= (upTo ?? 0);
}

/**
 * Open amount of the payment's link, or the amount of a payment without a link. Paise. It caps payments by two payers of a
 * link.
 */
function openAmountOfLink(book: LoanBook, payment: PaymentRow): number {
  const link = book.links.find(({ id }) => id === payment.linkId);
  return link === undefined ? payment.amount : link.amount - link.amountPaid;
}

/** Pays one instalment with `money`; returns the rest. Paise. */
function payInstalment(
  book: LoanBook,
  payment: PaymentRow,
  line: InstalmentRow,
  money: number,
  timestamp: number,
): number {
  if (money === 0 || unpaidAmount(line) === 0) return money;
  chargeInterest(book, line, timestamp);
  const interest = Math.min(money, interestLeft(line));
  const principal = Math.min(money - interest, principalLeft(line));
  const posting = {
    entry: 'cleared',
    to: 'received',
    at: timestamp,
    payment: payment.id,
    instalment: line.number,
  } as const;
  post(book, { ...posting, from: 'interest', amount: interest });
  post(book, { ...posting, from: 'principal', amount: principal });
  line.paid += interest + principal;
  payment.clearedInterest += interest;
  payment.clearedPrincipal += principal;
  return money - interest - principal;
}

/** Pays late charges, oldest first; returns the rest. Paise. */
export function payCharges(book: LoanBook, payment: PaymentRow, money: number, timestamp: number): number {
  let rest = money;
  for (const row of book.penalties) {
    const amount = Math.min(rest, chargeLeft(row));
    if (amount === 0) continue;
    post(book, {
      entry: 'cleared',
      from: 'late_charges',
      to: 'received',
      amount,
      at: timestamp,
      payment: payment.id,
      instalment: row.instalment,
    });
    row.amountPaid += amount;
    row.updatedAt = timestamp;
    payment.clearedLateCharges += amount;
    rest -= amount;
  }
  return rest;
}

/** Whether the interest of an instalment was charged: on its due day, or at an earlier payment of the instalment. */
export const isCharged = (book: Pick<LoanBook, 'account'>, line: InstalmentRow): boolean =>
  line.paid > 0 || line.dueAt <= book.account.settledAt;

/** Charges the interest of an instalment, unless it is charged already. */
export function chargeInterest(book: LoanBook, line: InstalmentRow, timestamp: number): void {
  if (isCharged(book, line)) return;
  post(book, {
    entry: 'interest',
    from: 'interest_income',
    to: 'interest',
    amount: line.interest,
    at: timestamp,
    instalment: line.number,
  });
}
