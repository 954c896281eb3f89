import { type DueInfo, dueInfo } from './due';
import { type Ending, endingOf } from './ending';
import { amountLeft, isAllPaid, isEndedLoan, type Loan } from './loan';
import { type Payable, payableOf } from './payable';

/** The state of the loan after a payment, according to the service. Money in paise. */
export type LoanStateAfterPayment =
  | {
      readonly kind: 'ended';
      readonly ending: Ending;
      /** Whether the lender issues a no-dues letter. */
      readonly hasLetter: boolean;
    }
  | { readonly kind: 'allPaid' }
  | {
      readonly kind: 'running';
      /** What is left to pay; null when the service gives no amount. */
      readonly left: number | null;
      /** The next amount to pay. */
      readonly next: Payable | null;
      readonly due: DueInfo | null;
    };

/**
 * The state of the loan after a payment: how it ended, or what is left and due next. Null when the service gives none of this.
 * @param now milliseconds, by the service's clock
 */
export function loanAfterPayment(loan: Loan, now: number): LoanStateAfterPayment | null {
  if (isEndedLoan(loan)) {
    const ending = endingOf(loan);
    return { kind: 'ended', ending, hasLetter: ending === 'complete' || ending === 'foreclosed' };
  }
  if (loan.status !== 'DISBURSED') return null;
  if (isAllPaid(loan)) return { kind: 'allPaid' };
  const left = amountLeft(loan);
  const next = payableOf(loan, now);
  const due = dueInfo(loan, now);
  return left === null && next === null && due === null ? null : { kind: 'running', left, next, due };
}
