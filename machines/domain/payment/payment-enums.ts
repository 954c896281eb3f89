import * as v from 'valibot';

import { enumValue } from '../base/wire';

/** Payment status (assumed). */
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

/** An unknown value is PENDING: neither success nor failure, and polled again. */
export const paymentStatus = enumValue(paymentStatuses, 'PENDING');

/** What a payment is for (assumed, `paymentType` of the URL). */
const paymentTypes = ['instalment', 'overdue', 'full', 'foreclosure', 'custom', 'supplier'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** A missing or unknown value is an instalment. */
export const paymentType = v.nullish(enumValue(paymentTypes, 'instalment'), 'instalment');

/** Reads a URL's `paymentType`; a missing or unknown value is an instalment (assumed). */
export function paymentTypeOf(text: string | null | undefined): PaymentType {
  return v.parse(paymentType, text);
}

/** The service no longer waits for this payment. Whether money moved is another question: {@link mayBePaid}. */
export function isPaymentLost({ status }: { readonly status: PaymentStatus }): boolean {
  return status === 'FAILED' || status === 'CANCELLED' || status === 'EXPIRED';
}

/** Reasons of FAILED that occur before an account is debited. */
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
 * Whether the payer's bank may have debited the money without the service knowing: a callback may come late, even after the
 * service has closed the payment. Only FAILED with a reason that excludes a debit is certain.
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

/** Reads a URL's `pollingType`; null for an unknown one (assumed: generic page). */
export function pollingTypeOf(text: string | null | undefined): PollingType | null {
  return pollingTypes.find((known) => known === text) ?? null;
}

/** The payment is being refunded or was refunded. */
export function isMoneyReturning({ status }: { readonly status: PaymentStatus }): boolean {
  return status === 'REFUND_INITIATED' || status === 'REFUNDED';
}

/** Days after which the payer should ask their own bank about money that neither arrived nor was refunded (our own advice). */
const DAYS_UNTIL_BANK_IS_ASKED = 3;

/** From when the payer should ask their own bank. Milliseconds in and out; null when the start is unknown. */
export function askBankFrom(since: number | null): number | null {
  return since === null ? null : since + DAYS_UNTIL_BANK_IS_ASKED * 86_400_000;
}
