import * as v from 'valibot';
import { DAY_MS } from '../base/calendar-day';
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

/** Reads a payment status. An unknown value is PENDING, which is polled again. */
export const paymentStatus = enumValue(paymentStatuses, 'PENDING');

/** What a payment is for (assumed; also `paymentType` in a URL). */
const paymentTypes = ['instalment', 'overdue', 'full', 'foreclosure', 'custom', 'supplier'] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** Reads a payment type. A missing or unknown value is `instalment`. */
export const paymentType = v.nullish(enumValue(paymentTypes, 'instalment'), 'instalment');

/** Reads a URL's `paymentType`. A missing or unknown value is `instalment` (assumed). */
export function paymentTypeOf(text: string | null | undefined): PaymentType {
  return v.parse(paymentType, text);
}

/** Whether the service has given up on this payment. Money may have been debited nevertheless: see {@link mayHaveBeenPaid}. */
export function isPaymentGivenUp({ status }: { readonly status: PaymentStatus }): boolean {
  return status === 'FAILED' || status === 'CANCELLED' || status === 'EXPIRED';
}

/** Failure reasons that occur before any debit. */
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
 * Whether the payer's bank may have debited the money although the service does not report a success. The bank's callback may
 * arrive even after the service has closed the payment; only some reasons of FAILED exclude a debit.
 */
export function mayHaveBeenPaid({
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

/** Reads a URL's `pollingType`; null for a missing or unknown value (assumed: the generic page is shown). */
export function pollingTypeOf(text: string | null | undefined): PollingType | null {
  return pollingTypes.find((type) => type === text) ?? null;
}

/** Whether the payment is being refunded or was refunded. */
export function isRefundedOrRefunding({ status }: { readonly status: PaymentStatus }): boolean {
  return status === 'REFUND_INITIATED' || status === 'REFUNDED';
}

/** After these days the payer should ask their own bank about money that neither arrived nor was refunded (our own advice). */
const DAYS_BEFORE_ASKING_BANK = 3;

/** When the payer should ask their own bank about a payment or refund, in milliseconds; null when its time is unknown. */
export function askBankFrom(statusTime: number | null): number | null {
  return statusTime === null ? null : statusTime + DAYS_BEFORE_ASKING_BANK * DAY_MS;
}
