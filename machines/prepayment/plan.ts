import type { Loan } from '../domain/loan/loan';
import type { RepaymentStatus } from '../domain/payment/repayment';
import type { Redirect } from '../shared/journey';

/** What the merchant wants to pay; the amount in paise, from the lender unless it is their own. */
export interface Plan {
  readonly kind: 'instalment' | 'overdue' | 'full' | 'custom' | 'foreclosure' | 'settlement';
  readonly amount: number;
}

/** Choices whose amount the loan itself names. */
export type NamedAmount = 'instalment' | 'overdue' | 'full';

/** What a named choice comes to, by the lender's word, in paise. */
export function namedAmount(loan: Loan, kind: NamedAmount): number {
  if (kind === 'instalment') return loan.nextDueInstalmentAmount;
  return kind === 'overdue' ? loan.totalDue : loan.maxRepaymentAmount;
}

/** Where a payment is made and followed. */
export function statusPath({ id }: Pick<RepaymentStatus, 'id'>, paymentType: string): Redirect {
  return `/payment/status/${encodeURIComponent(id)}?pollingType=repayment&paymentType=${paymentType}`;
}

/** The lender's word for a plan: a settlement ends the loan as a foreclosure does (domain decision, paymentType). */
export function typeOf({ kind }: Plan): Exclude<Plan['kind'], 'settlement'> {
  return kind === 'settlement' ? 'foreclosure' : kind;
}
