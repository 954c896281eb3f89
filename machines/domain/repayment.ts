import * as v from 'valibot';

import { paymentStatus, paymentType } from './payment-words';
import { id, paise, serverTime, textOrNull, word } from './wire';

/** A payment that was opened (assumed payload). Money in paise, times in milliseconds. */
export const initiatedRepayment = v.pipe(
  v.object({
    payment_id: id,
    status: paymentStatus,
    /** What will be paid, whatever was asked for: required, a payment of 0 is none. */
    amount: v.pipe(v.number(), v.safeInteger()),
    payment_url: textOrNull,
    upi_intent_url: textOrNull,
    upi_qr: textOrNull,
    expires_at: serverTime,
  }),
  v.transform((wire) => ({
    id: wire.payment_id,
    status: wire.status,
    amount: wire.amount,
    /** The hosted page. */
    paymentUrl: wire.payment_url,
    /** Starts a UPI app. */
    upiIntentUrl: wire.upi_intent_url,
    /** What a QR shows. */
    upiQr: wire.upi_qr,
    expiresAt: wire.expires_at,
  })),
);

export type InitiatedRepayment = v.InferOutput<typeof initiatedRepayment>;

/** What the merchant, or whoever has a link, asks to pay (spec 3, repayment initiation). Amount in paise. */
export interface RepaymentToInitiate {
  readonly amount: number;
  readonly paymentType?: 'instalment' | 'overdue' | 'full' | 'foreclosure' | 'custom';
  /** Pay by a link: its own amount is paid, whatever `amount` says. */
  readonly linkId?: string;
  /** Take up this payment again, so that it is not made twice. */
  readonly paymentId?: string;
  /** Where the request comes from; `web` unless told otherwise (spec 9). */
  readonly requestType?: string;
  readonly payerId?: string;
  readonly payerEmail?: string;
  readonly payerPhone?: string;
  readonly providerVersion?: string;
  readonly provider?: string;
  /** UPI_INTENT, UPI_QR or WEB (assumed values). */
  readonly mode?: string;
  readonly settlementPartner?: string;
}

/** Paise of one line; null when it is missing. */
const line = v.nullish(paise, null);

/** What the money was used for; in paise. */
const cleared = v.pipe(
  v.object({ interest: line, principal: line, late_charges: line, fees: line }),
  v.transform((wire) => ({
    isWhole: Object.values(wire).every((amount) => amount !== null),
    lines: {
      interest: wire.interest ?? 0,
      principal: wire.principal ?? 0,
      lateCharges: wire.late_charges ?? 0,
      fees: wire.fees ?? 0,
    },
  })),
);

type ReadCleared = v.InferOutput<typeof cleared>;
export type Cleared = ReadCleared['lines'];

/** What the lines of a receipt make up, in paise. */
export function sumOfLines({ interest, principal, lateCharges, fees }: Cleared): number {
  return interest + principal + lateCharges + fees;
}

/** The lines, when they can be what became of the amount: all of it or, told in full, a part of it. */
function linesOf(read: ReadCleared | null, amount: number): Cleared | null {
  if (read === null) return null;
  const { lines, isWhole } = read;
  const sum = sumOfLines(lines);
  if (sum === amount) return lines;
  return isWhole && Math.min(...Object.values(lines)) >= 0 && sum > 0 && sum < amount ? lines : null;
}

/** Where a payment stands, by the service's word (assumed payload). Money in paise, times in milliseconds. */
export const repaymentStatus = v.pipe(
  v.object({
    payment_id: id,
    loan_id: textOrNull,
    status: paymentStatus,
    amount: v.pipe(v.number(), v.safeInteger()),
    payment_type: paymentType,
    payment_mode: textOrNull,
    failure_reason: textOrNull,
    reference: textOrNull,
    nbfc: textOrNull,
    create_time: serverTime,
    update_time: serverTime,
    cleared: v.nullish(cleared, null),
  }),
  v.transform((wire) => ({
    id: wire.payment_id,
    loanId: wire.loan_id,
    status: wire.status,
    amount: wire.amount,
    paymentType: wire.payment_type,
    mode: wire.payment_mode,
    failureReason: wire.failure_reason,
    /** The bank's reference, for the merchant to copy. */
    reference: wire.reference,
    nbfc: wire.nbfc,
    createTime: wire.create_time,
    updateTime: wire.update_time,
    /**
     * Less than the amount when more came than was owed: the rest goes back. Null until it succeeded, and when its lines
     * make up nothing, or more than the amount: that money arrived must still be told, but a wrong sum is never shown.
     */
    cleared: linesOf(wire.cleared, wire.amount),
  })),
);

export type RepaymentStatus = v.InferOutput<typeof repaymentStatus>;

/** A link by which anybody can pay (spec 3, repayment link). Money in paise, times in milliseconds. */
export const repaymentLink = v.pipe(
  v.object({
    repayment_link: id,
    repayment_link_id: id,
    amount: paise,
    payment_type: paymentType,
    expires_at: serverTime,
  }),
  v.transform((wire) => ({
    link: wire.repayment_link,
    id: wire.repayment_link_id,
    amount: wire.amount,
    paymentType: wire.payment_type,
    expiresAt: wire.expires_at,
  })),
);

export type RepaymentLink = v.InferOutput<typeof repaymentLink>;

/** A link as who opened it sees it (assumed payload); a status we do not know is EXPIRED: it can't be paid by. */
export const repaymentLinkDetails = v.pipe(
  v.object({
    repayment_link_id: id,
    status: word(['ACTIVE', 'PARTLY_PAID', 'PAID', 'EXPIRED', 'CLOSED'], 'EXPIRED'),
    amount: v.pipe(v.number(), v.safeInteger()),
    amount_paid: paise,
    payment_type: paymentType,
    merchant_name: textOrNull,
    nbfc: textOrNull,
    expires_at: serverTime,
  }),
  v.transform((wire) => ({
    id: wire.repayment_link_id,
    status: wire.status,
    amount: wire.amount,
    amountPaid: wire.amount_paid,
    paymentType: wire.payment_type,
    /** Whose loan it is. */
    merchantName: wire.merchant_name,
    /** Who is paid. */
    nbfc: wire.nbfc,
    expiresAt: wire.expires_at,
  })),
);

export type RepaymentLinkDetails = v.InferOutput<typeof repaymentLinkDetails>;
