import { type DueInfo, dueInfo } from './due';
import { isEndedLoan, isRepaid, type Loan, SETTLED } from './loan';
import { type Payable, payableOf } from './payable';

/** The state of the loan after a payment, by the service's figures. Money in paise. */
export type AfterPayment =
  | {
      readonly kind: 'ended';
      readonly how: 'repaid' | 'closed' | 'returned';
      /** Nothing is owed any more, and the lender issues a no-dues letter. */
      readonly hasLetter: boolean;
    }
  | { readonly kind: 'allPaid' }
  | {
      readonly kind: 'running';
      /** What may still be paid; null when the service did not say. */
      readonly left: number | null;
      readonly next: Payable | null;
      readonly due: DueInfo | null;
    };

/**
 * What is left of the loan and what is due next; null when the service says neither.
 * @param now milliseconds, by the service's clock
 */
export function afterPayment(loan: Loan, now: number): AfterPayment | null {
  if (isEndedLoan(loan)) return endOf(loan);
  if (loan.status !== 'DISBURSED') return null;
  if (isRepaid(loan)) return { kind: 'allPaid' };
  const left = loan.maxRepaymentAmount > 0 ? loan.maxRepaymentAmount : null;
  const next = payableOf(loan, now);
  const due = dueInfo(loan, now);
  return left === null && next === null && due === null ? null : { kind: 'running', left, next, due };
}

function endOf({ status, reason }: Loan): AfterPayment {
  if (status === 'CANCELLED') return { kind: 'ended', how: 'returned', hasLetter: false };
  if (status === 'COMPLETE') return { kind: 'ended', how: 'repaid', hasLetter: true };
  return { kind: 'ended', how: 'closed', hasLetter: reason !== SETTLED };
}
