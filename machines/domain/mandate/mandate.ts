import * as v from 'valibot';

import { frequency } from '../base/frequency';
import { enumValue, flag, id, paise, serverTime, textOrNull } from '../base/wire';

/** Mandate status (assumed); an unknown value is PENDING: money may still be debited. */
const statuses = [
  'INITIATED',
  'PENDING',
  'ACTIVE',
  'FAILED',
  'REJECTED',
  'PAUSED',
  'CANCELLED',
  'EXPIRED',
] as const;
export type MandateStatus = (typeof statuses)[number];

/** The payment system of a mandate (assumed). */
export type MandateType = 'UPI' | 'ENACH';

/** How a mandate is approved (assumed values of the wire; `ApprovalMethod` is the app's own name for it). */
const methods = ['UPI_INTENT', 'UPI_QR', 'NETBANKING', 'DEBIT_CARD', 'AADHAAR'] as const;
export type MandateMethod = (typeof methods)[number];

/** An autopay mandate. Money in paise, times in milliseconds. */
export const mandateSchema = v.pipe(
  v.object({
    mandate_id: id,
    subscription_id: textOrNull,
    type: v.nullish(enumValue(['UPI', 'ENACH'], null), null),
    method: v.nullish(enumValue(methods, null), null),
    status: enumValue(statuses, 'PENDING'),
    nbfc: textOrNull,
    max_amount: paise,
    frequency,
    first_debit: serverTime,
    end_date: serverTime,
    can_be_paused: flag,
    can_be_cancelled: flag,
    authorization_url: textOrNull,
    upi_link: textOrNull,
    failure_reason: textOrNull,
    bank_name: textOrNull,
    account_last4: textOrNull,
  }),
  v.transform((wire) => ({
    id: wire.mandate_id,
    /** The mandate's id at the payment partner; null when it has none yet, or the service does not give it. */
    subscriptionId: wire.subscription_id,
    /** Null when missing or unknown: the page says that it cannot show the type. */
    type: wire.type,
    /** Null when missing or unknown. */
    method: wire.method,
    status: wire.status,
    nbfc: wire.nbfc,
    maxAmount: wire.max_amount,
    frequency: wire.frequency,
    firstDebit: wire.first_debit,
    endDate: wire.end_date,
    canBePaused: wire.can_be_paused,
    canBeCancelled: wire.can_be_cancelled,
    authorizationUrl: wire.authorization_url,
    /** `upi://` link that opens the approval in a UPI app, or is drawn as a QR code for another phone. */
    upiLink: wire.upi_link,
    failureReason: wire.failure_reason,
    bankName: wire.bank_name,
    accountLast4: wire.account_last4,
  })),
);

export type Mandate = v.InferOutput<typeof mandateSchema>;

/** The mandate of a loan, and the id of its subscription at the payment partner (assumed payload of MandateStatus). */
export const mandateOfLoanSchema = v.pipe(
  v.object({ mandate: v.nullable(mandateSchema), subscription_id: textOrNull }),
  v.transform((wire) => ({ mandate: wire.mandate, subscriptionId: wire.subscription_id })),
);

export type MandateOfLoan = v.InferOutput<typeof mandateOfLoanSchema>;

/** Whether the mandate was refused, cancelled, or has expired: a new one is needed. */
export function isMandateEnded({ status }: Pick<Mandate, 'status'>): boolean {
  return status === 'FAILED' || status === 'REJECTED' || status === 'CANCELLED' || status === 'EXPIRED';
}

/** Whether the bank may debit by this mandate, now or later, so that the merchant can withdraw the consent. */
export function isMandateInForce({ status }: Pick<Mandate, 'status'>): boolean {
  return status === 'ACTIVE' || status === 'PENDING' || status === 'PAUSED';
}
