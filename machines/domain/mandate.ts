import * as v from 'valibot';

import { frequency } from './frequency';
import { flag, paise, serverTime, textOrNull } from './wire';

/** Mandate status (domain decision); a word we do not know is PENDING: money may still be debited. */
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

const status = v.pipe(
  v.string(),
  v.transform((value): MandateStatus => statuses.find((known) => known === value) ?? 'PENDING'),
);

/** An autopay mandate. Money in paise, times in milliseconds. */
export const mandate = v.pipe(
  v.object({
    mandate_id: v.pipe(v.string(), v.nonEmpty()),
    status,
    nbfc: textOrNull,
    max_amount: paise,
    frequency,
    first_debit: serverTime,
    end_date: serverTime,
    can_be_paused: flag,
    can_be_cancelled: flag,
    authorization_url: textOrNull,
    failure_reason: textOrNull,
    bank_name: textOrNull,
    account_last4: textOrNull,
  }),
  v.transform((wire) => ({
    id: wire.mandate_id,
    status: wire.status,
    nbfc: wire.nbfc,
    maxAmount: wire.max_amount,
    frequency: wire.frequency,
    firstDebit: wire.first_debit,
    endDate: wire.end_date,
    canBePaused: wire.can_be_paused,
    canBeCancelled: wire.can_be_cancelled,
    authorizationUrl: wire.authorization_url,
    failureReason: wire.failure_reason,
    bankName: wire.bank_name,
    accountLast4: wire.account_last4,
  })),
);

export type Mandate = v.InferOutput<typeof mandate>;

/** The bank said no, or nobody approved in time. */
export function isMandateLost({ status: of }: Pick<Mandate, 'status'>): boolean {
  return of === 'FAILED' || of === 'REJECTED' || of === 'CANCELLED' || of === 'EXPIRED';
}
