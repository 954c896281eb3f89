import type { Schemas } from '../../base/operation';
import { newId } from '../../database/new-id';
import { DAY_SECONDS } from '../../money/due-dates';
import { penaltyOf } from '../offer-view';
import { post } from './loan-book/journal';
import { type LoanBook, recordLoanEvent } from './loan-book/loan-book';
import { type InstalmentRow, unpaidAmount } from './loan-book/unpaid-amounts';

/** When the charge with this index (from 0) is added to an unpaid instalment, seconds; null when there is no such charge. */
function chargeTime(line: InstalmentRow, config: Schemas['PenaltyConfig'], turn: number): number | null {
  const after = Math.max(1, config.one_time_penalty_frequency ?? 0);
  const every = config.recurring_penalty_frequency ?? 0;
  if (turn > 0 && every <= 0) return null;
  return line.dueAt + (after + turn * every) * DAY_SECONDS;
}

/** Amount of the charge with this index, paise. */
const chargeAmount = (config: Schemas['PenaltyConfig'], turn: number): number =>
  (turn === 0 ? config.one_time_penalty_amount : config.recurring_penalty_amount) ?? 0;

/** The first charge of an instalment later than `after` (seconds), with its index; null when there is none. */
export function nextCharge(
  book: LoanBook,
  line: InstalmentRow,
  after: number,
): { at: number; turn: number } | null {
  if (unpaidAmount(line) <= 0) return null;
  const config = penaltyOf(book.offer.nbfc);
  const firstTime = chargeTime(line, config, 0);
  if (firstTime === null) return null;
  if (firstTime > after) return { at: firstTime, turn: 0 };
  const every = (config.recurring_penalty_frequency ?? 0) * DAY_SECONDS;
  if (every <= 0) return null;
  const turn = Math.floor((after - firstTime) / every) + 1;
  return { at: firstTime + turn * every, turn };
}

/** The late charges that will be added until a time (seconds), if nothing is paid. Paise. */
export function chargesUntil(book: LoanBook, until: number): number {
  const config = penaltyOf(book.offer.nbfc);
  let total = 0;
  for (const line of book.lines) {
    let next = nextCharge(book, line, book.account.settledAt);
    while (next !== null && next.at < until) {
      total += chargeAmount(config, next.turn);
      next = nextCharge(book, line, next.at);
    }
  }
  return total;
}

/** Adds a late charge to an instalment. */
export function addCharge(book: LoanBook, line: InstalmentRow, turn: number, timestamp: number): void {
  const amount = chargeAmount(penaltyOf(book.offer.nbfc), turn);
  if (amount === 0) return;
  const id = newId('pen');
  book.penalties.push({
    id,
    merchantId: book.merchant.id,
    loanId: book.loan.id,
    instalment: line.number,
    turn,
    amountAdded: amount,
    amountPaid: 0,
    amountWaived: 0,
    createdAt: timestamp,
    updatedAt: timestamp,
  });
  post(book, {
    entry: 'late-charge',
    from: 'late_charge_income',
    to: 'late_charges',
    amount,
    at: timestamp,
    instalment: line.number,
  });
  recordLoanEvent(book, timestamp, 'late-charge.added', { penalty_id: id, amount, instalment: line.number });
}
