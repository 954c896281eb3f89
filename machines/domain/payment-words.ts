import * as v from 'valibot';

import { word } from './wire';

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

/** The money neither moved nor will: another payment may be started. */
export function isPaymentLost({ status }: { readonly status: PaymentStatus }): boolean {
  return status === 'FAILED' || status === 'CANCELLED' || status === 'EXPIRED';
}
