import type { Loan } from '../../../../machines/domain/loan/loan';

const DATE = /(\d{1,2}) ([A-Z][a-z]{2,8})(,?) (\d{4})/g;

/** What the service says about the debits; its dates stay on one line, as all others do. Null if it says nothing. */
export function debitMessage(loan: Loan | null): string | null {
  return loan?.autoDebit.message?.replace(DATE, '$1\u00a0$2$3\u00a0$4') ?? null;
}
