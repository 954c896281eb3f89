import { type Operation, ok } from '../wire/operation';
import { loanAccount } from './loan-account';

/** The latest loan; its numbers come from the books once the money was sent. */
export const getLoan: Operation<'getLoan'> = async (call) =>
  ok({ loan: (await loanAccount(call))?.view ?? null });
