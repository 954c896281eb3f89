import { endOfDayInIndia } from '../../money/due-dates';
import { post } from './books/journal';
import { isRunning, type LoanBook, type PaymentRow } from './books/loan-book';
import { chargeLeft, type InstalmentRow, interestLeft, left, principalLeft } from './books/owed';

/**
 * Uses a payment's money for what is owed. The order: the oldest instalment that is due (or that the payment is for)
 * first, in it interest, then principal; then late charges; then, unless the payment is for certain instalments only,
 * instalments to come. What is left over stays unused.
 */
export function spendMoney(book: LoanBook, payment: PaymentRow, at: number): void {
  let money = Math.min(payment.amount, linkTakes(book, payment));
  const open = book.lines.filter((line) => left(line) > 0);
  const first = open.filter(isFirst(payment, at));
  for (const line of first) money = payInstalment(book, payment, line, money, at);
  money = payCharges(book, payment, money, at);
  if (payment.upTo !== null) return;
  for (const line of open) money = payInstalment(book, payment, line, money, at);
}

/** Whether a payment's money would be used for anything now; what would only go back is not asked for. */
export function hasUse(book: LoanBook, payment: PaymentRow, at: number): boolean {
  if (!isRunning(book) || linkTakes(book, payment) <= 0) return false;
  if (payment.type === 'foreclosure' || payment.isCancellation) return true;
  const open = book.lines.filter((line) => left(line) > 0);
  const isForIt = payment.upTo === null ? () => true : isFirst(payment, at);
  return open.some(isForIt) || book.penalties.some((row) => chargeLeft(row) > 0);
}

/** What a payment clears before late charges: instalments that are due, and those that it is for. */
function isFirst({ upTo }: PaymentRow, at: number): (line: InstalmentRow) => boolean {
  const today = endOfDayInIndia(at);
  return (line) => line.dueAt <= today || line.number <= (upTo ?? 0);
}

/** What the payment's link still takes, paise: two who pay by it at once must not both count. */
function linkTakes(book: LoanBook, payment: PaymentRow): number {
  const link = book.links.find(({ id }) => id === payment.linkId);
  return link === undefined ? payment.amount : link.amount - link.amountPaid;
}

/** Pays what `money` can of one instalment; gives what is left of it. Paise. */
function payInstalment(
  book: LoanBook,
  payment: PaymentRow,
  line: InstalmentRow,
  money: number,
  at: number,
): number {
  if (money === 0 || left(line) === 0) return money;
  chargeInterest(book, line, at);
  const interest = Math.min(money, interestLeft(line));
  const principal = Math.min(money - interest, principalLeft(line));
  const about = {
    entry: 'cleared',
    to: 'received',
    at,
    payment: payment.id,
    instalment: line.number,
  } as const;
  post(book, { ...about, from: 'interest', amount: interest });
  post(book, { ...about, from: 'principal', amount: principal });
  line.paid += interest + principal;
  payment.clearedInterest += interest;
  payment.clearedPrincipal += principal;
  return money - interest - principal;
}

/** Pays late charges, oldest first; gives what is left of the money. Paise. */
export function payCharges(book: LoanBook, payment: PaymentRow, money: number, at: number): number {
  let rest = money;
  for (const row of book.penalties) {
    const amount = Math.min(rest, chargeLeft(row));
    if (amount === 0) continue;
    post(book, {
      entry: 'cleared',
      from: 'late_charges',
      to: 'received',
      amount,
      at,
      payment: payment.id,
      instalment: row.instalment,
    });
    row.amountPaid += amount;
    row.updatedAt = at;
    payment.clearedLateCharges += amount;
    rest -= amount;
  }
  return rest;
}

/** The interest of an instalment counts from its due day, or from the first money that is paid on it earlier. */
export const isCharged = (book: Pick<LoanBook, 'account'>, line: InstalmentRow): boolean =>
  line.paid > 0 || line.dueAt <= book.account.settledAt;

/** Charges the interest of an instalment, once. */
export function chargeInterest(book: LoanBook, line: InstalmentRow, at: number): void {
  if (isCharged(book, line)) return;
  post(book, {
    entry: 'interest',
    from: 'interest_income',
    to: 'interest',
    amount: line.interest,
    at,
    instalment: line.number,
  });
}
