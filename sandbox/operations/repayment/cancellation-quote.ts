import { DAY_SECONDS } from '../../money/due-dates';
import { COOLING_OFF_DAYS } from '../agreement-view';
import { LoanStatus } from '../create-loan';
import { daysBetween, interestByDays } from './closing-quote';
import type { LoanBook } from './loan-book/loan-book';
import { sumOf, unpaidAmount } from './loan-book/unpaid-amounts';

/** The cost of cancelling a loan within the cooling-off period. Paise. */
export interface CancellationQuote {
  principal: number;
  /** Interest for the days so far. */
  cost: number;
  alreadyPaid: number;
  total: number;
  /** What was paid in excess of the total, which is refunded. */
  overpaid: number;
}

const ZERO_QUOTE: CancellationQuote = { principal: 0, cost: 0, alreadyPaid: 0, total: 0, overpaid: 0 };

/** The end of the cooling-off period, seconds; 0 before disbursal. */
export const coolingOffUntil = ({ loan }: Pick<LoanBook, 'loan'>): number =>
  loan.disbursedOn === null ? 0 : loan.disbursedOn + COOLING_OFF_DAYS * DAY_SECONDS;

/** Why a loan can't be cancelled; null when it can. */
export function cancellationRefusal(
  book: LoanBook,
  now: number,
): 'cooling_off_over' | 'loan_already_ended' | null {
  const { status } = book.loan;
  if (status === LoanStatus.DISBURSED) return now > coolingOffUntil(book) ? 'cooling_off_over' : null;
  return book.loan.endedOn === null ? null : 'loan_already_ended';
}

/** Principal and interest for the days so far, minus all payments. Late charges are waived; paid ones count as payments. */
export function cancellationQuote(book: LoanBook, now: number): CancellationQuote {
  const { loanAmount, interestRate } = book.offer;
  if (book.loan.disbursedOn === null) return ZERO_QUOTE;
  const cost = interestByDays(loanAmount, interestRate, daysBetween(book.loan.disbursedOn, now));
  const alreadyPaid =
    sumOf(book.lines, (line) => line.amount - unpaidAmount(line)) +
    sumOf(book.penalties, (row) => row.amountPaid);
  return {
    principal: loanAmount,
    cost,
    alreadyPaid,
    total: Math.max(0, loanAmount + cost - alreadyPaid),
    overpaid: Math.max(0, alreadyPaid - loanAmount - cost),
  };
}
