import { type Operation, ok } from '../base/operation';
import { loanAccount } from './loan-account';

/** The latest loan; null without one. */
export const getLoan: Operation<'getLoan'> = async (call) =>
  ok({ loan: (await loanAccount(call))?.view ?? null });
