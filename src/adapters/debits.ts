import type { Loan } from '../../machines/domain/loan/loan';
import type { DebitFacts } from '../../machines/domain/mandate/autopay-debit';
import { getMandateStatus } from '../api/operations/mandate';
import { listTransactions } from '../api/operations/repayment';
import type { App } from './app';

/** The payments of a loan, and its mandate where autopay is on: what is known of its automatic debits; null for what cannot be read. */
export async function readDebits(
  { termloan }: Pick<App, 'termloan'>,
  { id: loanId, autoDebit }: Loan,
  signal: AbortSignal,
): Promise<DebitFacts> {
  const [transactions, mandate] = await Promise.all([
    listTransactions(termloan, loanId, signal),
    autoDebit.isEnabled ? getMandateStatus(termloan, { loanId, subscriptionId: null }, signal) : null,
  ]);
  return {
    repayments: transactions.ok ? transactions.data.repayments : null,
    mandate: mandate?.ok === true ? mandate.data.mandate : null,
  };
}
