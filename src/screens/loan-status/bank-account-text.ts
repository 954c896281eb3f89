import type { Loan } from '../../../machines/domain/loan/loan';
import { maskedAccount } from '../../../machines/domain/payment/bank-account';

/** Text of the loan's bank account, with the bank's name and the last four digits; null without an account. */
export function bankAccountText(loan: Pick<Loan, 'bankAccount'> | null): string | null {
  const account = loan?.bankAccount ?? null;
  if (account === null) return null;
  const masked = maskedAccount(account);
  return account.bankName === null ? masked : `${account.bankName} ${masked}`;
}
