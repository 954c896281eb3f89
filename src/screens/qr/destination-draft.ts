import { type FieldProblem, readUpiId } from '../../../machines/domain/fields/fields';
import type { BankAccount } from '../../../machines/domain/payment/bank-account';
import {
  destinationOf,
  type NewPaymentDestination,
} from '../../../machines/domain/payment/payment-destination';

/** The choice of a UPI id that is typed. */
export const TYPED = 'typed';

/** What stands in the form. */
export interface DestinationDraft {
  /** Id of an account on file, `TYPED`, or null until the merchant chooses. */
  readonly choice: string | null;
  readonly upiId: string;
}

type Read =
  | { readonly destination: NewPaymentDestination }
  | { readonly choice: 'missing' }
  | { readonly upiId: FieldProblem };

/** The form as it opens: empty, or with what was sent before, so that a shown error never empties it. */
export function draftOf(
  sent: NewPaymentDestination | null,
  accounts: readonly BankAccount[],
): DestinationDraft {
  if (sent === null) return { choice: null, upiId: '' };
  const account = accounts.find(({ paymentAddress }) => paymentAddress === sent.paymentAddress);
  return account === undefined
    ? { choice: TYPED, upiId: sent.paymentAddress }
    : { choice: account.id, upiId: '' };
}

/** Reads the form on submit: what to set, or what is wrong with it. */
export function readDraft({ choice, upiId }: DestinationDraft, accounts: readonly BankAccount[]): Read {
  if (choice === TYPED) {
    const read = readUpiId(upiId);
    return read.ok ? { destination: { paymentAddress: read.value, type: 'UPI' } } : { upiId: read.problem };
  }
  const account = accounts.find(({ id }) => id === choice);
  if (account === undefined) return { choice: 'missing' };
  return { destination: destinationOf(account) };
}
