import { readUpiId } from '../../../machines/domain/fields/account-fields';
import { type FieldError, type FormReading, readForm } from '../../../machines/domain/fields/form-reading';
import type { BankAccount } from '../../../machines/domain/payment/bank-account';
import {
  destinationOf,
  type NewPaymentDestination,
} from '../../../machines/domain/payment/payment-destination';

/** Value of `choice` for a UPI id that the merchant types. */
export const TYPED_UPI_ID = 'typed';

/** Values of the form, as typed. */
export interface DestinationDraft {
  /** Id of an account on file, or the constant above for a typed UPI id; null until the merchant chooses. */
  readonly choice: string | null;
  readonly upiId: string;
}

/** Initial values of the form: empty, or those of the last submit, so that a refusal does not clear the form. */
export function draftOf(
  sent: NewPaymentDestination | null,
  accounts: readonly BankAccount[],
): DestinationDraft {
  if (sent === null) return { choice: null, upiId: '' };
  const account = accounts.find(({ paymentAddress }) => paymentAddress === sent.paymentAddress);
  return account === undefined
    ? { choice: TYPED_UPI_ID, upiId: sent.paymentAddress }
    : { choice: account.id, upiId: '' };
}

/** Reads the form on submit: the destination to set, or its errors. */
export function readDraft(
  { choice, upiId }: DestinationDraft,
  accounts: readonly BankAccount[],
): FormReading<NewPaymentDestination, FieldError<keyof DestinationDraft, 'missing' | 'malformed'>> {
  if (choice === TYPED_UPI_ID) {
    const reading = readForm({ upiId: readUpiId(upiId) });
    return reading.ok ? { ok: true, value: { paymentAddress: reading.value.upiId, type: 'UPI' } } : reading;
  }
  const account = accounts.find(({ id }) => id === choice);
  if (account === undefined) return { ok: false, fieldErrors: [{ field: 'choice', problem: 'missing' }] };
  return { ok: true, value: destinationOf(account) };
}
