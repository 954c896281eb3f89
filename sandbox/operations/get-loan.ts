import { type Operation, ok } from '../wire/operation';
import { loanAccount } from './loan-account';

/** The latest loan; its figures come from the ledger after disbursal. */
export const getLoan: Operation<'getLoan'> = async (call) =>
  ok({ loan: (await loanAccount(call))?.view ?? null });
