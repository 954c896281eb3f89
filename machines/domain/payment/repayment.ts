import * as v from 'valibot';
import { enumValue, id, paise, serverTime, textOrNull } from '../base/wire';
import { paymentStatus, paymentType } from './payment-enums';

/** A payment that was opened (assumed payload). Money in paise, times in milliseconds. */
export const initiatedRepayment = v.pipe(
  v.object({
    payment_id: id,
    status: paymentStatus,
    /** The amount that will be paid, whatever was requested. Required: a payment of 0 is not one. */
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
    /** Opens a UPI app. */
    upiIntentUrl: wire.upi_intent_url,
    /** Content of the QR code. */
    upiQr: wire.upi_qr,
    expiresAt: wire.expires_at,
  })),
);

export type InitiatedRepayment = v.InferOutput<typeof initiatedRepayment>;

/** A payment that the merchant, or anybody with a link, initiates (spec 3, repayment initiation). Amount in paise. */
export interface RepaymentToInitiate {
  readonly amount: number;
  readonly paymentType?: 'instalment' | 'overdue' | 'full' | 'foreclosure' | 'custom';
  /** Pay by a link: its own amount is paid, whatever `amount` says. */
  readonly linkId?: string;
  /** Resume this payment, so that it is not made twice. */
  readonly paymentId?: string;
  /** Origin of the request; `web` by default (spec 9). */
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

/** What the money was used for; in paise. */
const cleared = v.pipe(
  v.object({ interest: paise, principal: paise, late_charges: paise, fees: paise }),
  v.transform((wire) => ({
    interest: wire.interest,
    principal: wire.principal,
    lateCharges: wire.late_charges,
    fees: wire.fees,
  })),
);

export type Cleared = v.InferOutput<typeof cleared>;

/** Sum of the lines of a receipt, in paise. */
export function sumOfLines({ interest, principal, lateCharges, fees }: Cleared): number {
  return interest + principal + lateCharges + fees;
}

/** The lines, if they and the excess add up to the amount; else null: a wrong sum is not shown. Paise. */
function matchingLines(lines: Cleared | null, excess: number, amount: number): Cleared | null {
  if (lines === null || Math.min(excess, ...Object.values(lines)) < 0) return null;
  return sumOfLines(lines) + excess === amount && excess < amount ? lines : null;
}

/** Status of a payment (assumed payload). Money in paise, times in milliseconds. */
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
    merchant_name: textOrNull,
    create_time: serverTime,
    update_time: serverTime,
    excess_amount: paise,
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
    /** Whose loan it is; null when the service does not say. */
    merchantName: wire.merchant_name,
    createTime: wire.create_time,
    updateTime: wire.update_time,
    ...receiptLines(wire),
  })),
);

/**
 * How the payment was allocated, if the service's figures add up; that the money arrived is shown in any case.
 * `excess` is what exceeds the debt and is refunded, in paise: the service's own figure, never a computed difference.
 */
function receiptLines(of: {
  readonly amount: number;
  readonly excess_amount: number;
  readonly cleared: Cleared | null;
}): { readonly cleared: Cleared | null; readonly excess: number } {
  const lines = matchingLines(of.cleared, of.excess_amount, of.amount);
  return { cleared: lines, excess: lines === null ? 0 : of.excess_amount };
}

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

/** A link as shown to the person who opened it (assumed payload); an unknown status is EXPIRED: it can't be used to pay. */
export const repaymentLinkDetails = v.pipe(
  v.object({
    repayment_link_id: id,
    status: enumValue(['ACTIVE', 'PARTLY_PAID', 'PAID', 'EXPIRED', 'CLOSED'], 'EXPIRED'),
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
