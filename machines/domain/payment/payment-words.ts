import * as v from 'valibot';

import { word } from '../base/wire';

/** Payment status (domain decision). */
const paymentStatuses = [
  'CREATED',
  'PENDING',
  'SUCCESS',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
  'REFUND_INITIATED',
  'REFUNDED',
] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

/** A word we do not know is PENDING: never a success, never a failure, and asked for again. */
export const paymentStatus = word(paymentStatuses, 'PENDING');

/** What a payment is for (domain decision, `paymentType` of the URL). */
const paymentTypes = ['instalment', 'overdue', 'full', 'foreclosure', 'custom', 'supplier'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** Missing, or a word we do not know, is an instalment. */
export const paymentType = v.nullish(word(paymentTypes, 'instalment'), 'instalment');

/** What a URL's `paymentType` means; missing or strange is an instalment (domain decision). */
export function paymentTypeOf(said: string | null | undefined): PaymentType {
  return v.parse(paymentType, said);
}

/** The service no longer waits for this payment. Whether money moved is another question: {@link mayBePaid}. */
export function isPaymentLost({ status }: { readonly status: PaymentStatus }): boolean {
  return status === 'FAILED' || status === 'CANCELLED' || status === 'EXPIRED';
}

/** Reasons of FAILED that are given before an account is debited. */
const REASONS_WITHOUT_DEBIT: ReadonlySet<string | null> = new Set([
  'insufficient_funds',
  'incorrect_pin',
  'authentication_failed',
  'transaction_limit_exceeded',
  'debit_instrument_blocked',
  'bank_account_invalid',
  'payment_cancelled',
]);

/**
 * Whether the payer's bank may have taken the money although the service has not heard of it: a callback comes late, also
 * after the service gave the payment up. Only FAILED with a reason that excludes a debit is certain.
 */
export function mayBePaid({
  status,
  failureReason,
}: {
  readonly status: PaymentStatus;
  readonly failureReason: string | null;
}): boolean {
  if (status === 'FAILED') return !REASONS_WITHOUT_DEBIT.has(failureReason);
  return status === 'CREATED' || status === 'PENDING' || status === 'CANCELLED' || status === 'EXPIRED';
}

const pollingTypes = ['repayment', 'mandate', 'supplier', 'lead'] as const;
export type PollingType = (typeof pollingTypes)[number];

/** What a URL's `pollingType` asks about; null when it names nothing that we know (domain decision: generic page). */
export function pollingTypeOf(said: string | null | undefined): PollingType | null {
  return pollingTypes.find((known) => known === said) ?? null;
}

/** The payer's bank has moved the money, or sends it back: it is not with the payer now. */
export function isMoneyReturning({ status }: { readonly status: PaymentStatus }): boolean {
  return status === 'REFUND_INITIATED' || status === 'REFUNDED';
}

/** Days after which the payer's own bank is asked about money that neither arrived nor came back (our own advice). */
const DAYS_UNTIL_BANK_IS_ASKED = 3;

/** From when on the payer's own bank is worth asking. Milliseconds in and out; null when the start is not known. */
export function askBankFrom(since: number | null): number | null {
  return since === null ? null : since + DAYS_UNTIL_BANK_IS_ASKED * 86_400_000;
}
