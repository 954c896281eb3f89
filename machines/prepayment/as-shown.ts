import type { Outcome } from '../domain/base/failure';
import type { Quote } from '../domain/loan/closing';
import type { Loan } from '../domain/loan/loan';
import type { RepaymentStatus } from '../domain/payment/repayment';
import type { StartedPayment } from '../domain/payment/started-payment';

interface Standing {
  readonly loan: Loan | null;
  readonly pendingPayment: Pick<RepaymentStatus, 'id'> | null;
}

/** Whether two readings of a loan tell a payer the same: nobody paid meanwhile, no payment is under way that was not. */
export function isSameStanding(before: Standing, now: Standing): boolean {
  if (before.loan === null || now.loan === null) return before.loan === now.loan;
  const names = ['id', 'status', ...amounts] as const;
  const { loan: was } = before;
  const { loan: is } = now;
  return (
    names.every((name) => was[name] === is[name]) && before.pendingPayment?.id === now.pendingPayment?.id
  );
}

const amounts = [
  'totalPaid',
  'totalDue',
  'nextDueInstalmentAmount',
  'maxRepaymentAmount',
] as const satisfies readonly (keyof Loan)[];

/** Whether no payment was started meanwhile, in another tab, that the payer was not warned of. */
export function isSameStart(before: readonly StartedPayment[], now: readonly StartedPayment[]): boolean {
  const known = new Set(before.map(({ id, startedAt }) => `${id} ${startedAt}`));
  return now.every(({ id, startedAt }) => known.has(`${id} ${startedAt}`));
}

/** Whether two quotes ask for the same, for closing and for settling. */
export function isSameQuote(before: Quote | null, now: Outcome<Quote> | null): boolean {
  if (before === null || now?.ok !== true) return false;
  const [was, is] = [before.foreclosure, now.data.foreclosure];
  return was.total === is.total && was.settlement?.amount === is.settlement?.amount;
}
