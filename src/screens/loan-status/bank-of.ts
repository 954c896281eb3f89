import type { Loan } from '../../../machines/domain/loan/loan';
import { maskedAccount } from '../../../machines/domain/payment/bank-account';

/** The loan's bank account for display: bank and last four digits; null when there is none. */
export function bankOf(loan: Pick<Loan, 'bankAccount'> | null): string | null {
  const account = loan?.bankAccount ?? null;
  if (account === null) return null;
  const masked = maskedAccount(account);
  return account.bankName === null ? masked : `${account.bankName} ${masked}`;
}
