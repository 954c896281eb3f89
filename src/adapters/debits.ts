import type { DebitedLoan, DebitFacts } from '../../machines/domain/mandate/autopay-debit';
import { getMandateStatus } from '../api/operations/mandate';
import { listTransactions } from '../api/operations/repayment';
import type { App } from './app';
import { partWithTimeout } from './read-with-timeout';

/** The payments of a loan, and its mandate where autopay is on: what is known of its automatic debits; null for what cannot be read. */
export async function readDebits(
  app: Pick<App, 'termloan' | 'clock'>,
  { id: loanId, autoDebit }: DebitedLoan,
  signal: AbortSignal,
): Promise<DebitFacts> {
  const { termloan } = app;
  const [transactions, mandate] = await Promise.all([
    partWithTimeout(app, listTransactions(termloan, loanId, signal), signal),
    autoDebit.isEnabled
      ? partWithTimeout(app, getMandateStatus(termloan, { loanId, subscriptionId: null }, signal), signal)
      : null,
  ]);
  return {
    repayments: transactions?.ok === true ? transactions.data.repayments : null,
    mandate: mandate?.ok === true ? mandate.data.mandate : null,
  };
}
