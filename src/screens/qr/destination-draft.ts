import { readUpiId } from '../../../machines/domain/fields/fields';
import { type FormReading, readForm, type WrongField } from '../../../machines/domain/fields/form-reading';
import type { BankAccount } from '../../../machines/domain/payment/bank-account';
import {
  destinationOf,
  type NewPaymentDestination,
} from '../../../machines/domain/payment/payment-destination';

/** The choice of a typed UPI id. */
export const TYPED = 'typed';

/** The form, as typed. */
export interface DestinationDraft {
  /** Id of an account on file, `TYPED`, or null until the merchant chooses. */
  readonly choice: string | null;
  readonly upiId: string;
}

/** The initial form: empty, or with what was sent before, so that a refusal never empties it. */
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

/** Reads the form on submit: the destination to set, or its errors. */
export function readDraft(
  { choice, upiId }: DestinationDraft,
  accounts: readonly BankAccount[],
): FormReading<NewPaymentDestination, WrongField<keyof DestinationDraft, 'missing' | 'malformed'>> {
  if (choice === TYPED) {
    const read = readForm({ upiId: readUpiId(upiId) });
    return read.ok ? { ok: true, value: { paymentAddress: read.value.upiId, type: 'UPI' } } : read;
  }
  const account = accounts.find(({ id }) => id === choice);
  if (account === undefined) return { ok: false, wrong: [{ field: 'choice', problem: 'missing' }] };
  return { ok: true, value: destinationOf(account) };
}
