import * as v from 'valibot';
import { enumValue, id, paise, serverTime, textOrNull } from '../base/wire';
import { paymentStatus, paymentType } from './payment-enums';

/** A payment that was created (assumed payload). Money in paise, times in milliseconds. */
export const initiatedRepaymentSchema = v.pipe(
  v.object({
    payment_id: id,
    status: paymentStatus,
    /** The amount that will be paid; it may differ from the requested one. Required, so that it is never read as 0. */
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
    /** The payment provider's page. */
    paymentUrl: wire.payment_url,
    /** Link that opens a UPI app. */
    upiIntentUrl: wire.upi_intent_url,
    /** Content of the QR code. */
    upiQr: wire.upi_qr,
    expiresAt: wire.expires_at,
  })),
);

export type InitiatedRepayment = v.InferOutput<typeof initiatedRepaymentSchema>;

/** A payment to be created, by the merchant or by anybody with a link (spec 3, repayment initiation). Amount in paise. */
export interface RepaymentToInitiate {
  readonly amount: number;
  readonly paymentType?: 'instalment' | 'overdue' | 'full' | 'foreclosure' | 'custom';
  /** Id of the link by which it is paid. The link's own amount is then used instead of `amount`. */
  readonly linkId?: string;
  /** Id of a payment to resume, so that no second one is created. */
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

/** What a payment was used for; in paise. */
const paymentAllocationSchema = v.pipe(
  v.object({ interest: paise, principal: paise, late_charges: paise, fees: paise }),
  v.transform((wire) => ({
    interest: wire.interest,
    principal: wire.principal,
    lateCharges: wire.late_charges,
    fees: wire.fees,
  })),
);

export type PaymentAllocation = v.InferOutput<typeof paymentAllocationSchema>;

/** Sum of the lines of a receipt, in paise. */
export function sumOfLines({ interest, principal, lateCharges, fees }: PaymentAllocation): number {
  return interest + principal + lateCharges + fees;
}

/**
 * The lines, if none of them is negative, they and the excess add up to the amount, and the excess is only a part of it; else null, as a
 * wrong sum is never shown. Paise.
 */
function matchingLines(
  lines: PaymentAllocation | null,
  excess: number,
  amount: number,
): PaymentAllocation | null {
  if (lines === null || Math.min(excess, ...Object.values(lines)) < 0) return null;
  return sumOfLines(lines) + excess === amount && excess < amount ? lines : null;
}

/** Status of a payment (assumed payload). Money in paise, times in milliseconds. */
export const repaymentStatusSchema = v.pipe(
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
    cleared: v.nullish(paymentAllocationSchema, null),
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
    /** Name of the borrower; null when the service does not give it. */
    merchantName: wire.merchant_name,
    createTime: wire.create_time,
    updateTime: wire.update_time,
    ...receiptLines(wire),
  })),
);

/**
 * How the payment was allocated; `allocation` is null when the service gives no lines, or lines that cannot be right (`matchingLines`). `excess` is the part that
 * exceeds the debt and is refunded, in paise: the service's own figure, never a computed difference; 0 without an allocation.
 */
function receiptLines(wire: {
  readonly amount: number;
  readonly excess_amount: number;
  readonly cleared: PaymentAllocation | null;
}): { readonly allocation: PaymentAllocation | null; readonly excess: number } {
  const lines = matchingLines(wire.cleared, wire.excess_amount, wire.amount);
  return { allocation: lines, excess: lines === null ? 0 : wire.excess_amount };
}

export type RepaymentStatus = v.InferOutput<typeof repaymentStatusSchema>;

/** A link by which anybody can pay (spec 3, repayment link). Money in paise, times in milliseconds. */
export const repaymentLinkSchema = v.pipe(
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

export type RepaymentLink = v.InferOutput<typeof repaymentLinkSchema>;

/** A link as shown to the person who opened it (assumed payload). An unknown status is EXPIRED, by which nobody can pay. */
export const repaymentLinkDetailsSchema = v.pipe(
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
    /** Name of the borrower. */
    merchantName: wire.merchant_name,
    /** The lender, who is paid. */
    nbfc: wire.nbfc,
    expiresAt: wire.expires_at,
  })),
);

export type RepaymentLinkDetails = v.InferOutput<typeof repaymentLinkDetailsSchema>;
