import { dueInfo } from './due';
import type { LastKnownLoan } from './last-known-loan';
import { amountLeft, isAllPaid, type Loan } from './loan';
import { payableOf } from './payable';

/** The figures of a running loan, to be stored. @param now milliseconds, by the service's clock */
export function lastKnownOf(loan: Loan, now: number): LastKnownLoan {
  return {
    loanId: loan.id,
    nbfc: loan.nbfc,
    asOf: now,
    due: payableOf(loan, now)?.amount ?? (isAllPaid(loan) ? 0 : null),
    dueOn: dueInfo(loan, now)?.on ?? null,
    paid: loan.totalPaid,
    left: amountLeft(loan),
    instalmentsPaid: loan.instalmentsPaid,
    totalInstalments: loan.totalInstalments,
  };
}
