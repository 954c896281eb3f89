import type { BankAccount } from '../domain/payment/bank-account';
import type { Context } from './context';

/** The chosen account, if it is on file. */
export function chosenAccount({ start, chosenAccountId }: Context): BankAccount | null {
  return start.accounts.find(({ id }) => id === chosenAccountId) ?? null;
}
