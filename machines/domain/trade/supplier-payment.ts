import * as v from 'valibot';

import { enumValue, id, paise, textOrNull } from '../base/wire';

/** A payment to be encrypted for the hosted page (spec 3). Amount in paise. */
export interface PaymentToEncrypt {
  readonly supplierId: string;
  readonly marketplaceOrderId: string;
  readonly callbackUrl: string;
  readonly amount: number;
  readonly isTelephoneVerified: boolean;
  readonly isLoggedIn: boolean;
  readonly category: string | null;
  readonly customerTelephone: string | null;
  readonly device: string | null;
  readonly merchant: { readonly id: string; readonly name: string; readonly phone: string | null };
  readonly address: string | null;
}

/** The encrypted payment (spec 3). The secret's `encdata` is the wire's `data`. */
export const encryptedPaymentSchema = v.pipe(
  v.object({ checksum: id, data: id, m_code: id, payment_url: textOrNull }),
  v.transform((wire) => ({
    secret: { checksum: wire.checksum, mCode: wire.m_code, encdata: wire.data },
    /** The hosted page that receives the secret. */
    paymentUrl: wire.payment_url,
  })),
);

export type EncryptedPayment = v.InferOutput<typeof encryptedPaymentSchema>;
export type EncryptedPayload = EncryptedPayment['secret'];

/** The decrypted result that the hosted page has returned. Amount in paise. */
export const decryptedPaymentSchema = v.pipe(
  v.object({
    status: v.string(),
    message: textOrNull,
    supplier_id: textOrNull,
    transaction_id: textOrNull,
    epaylater_id: textOrNull,
    marketplace_order_id: textOrNull,
    amount: paise,
  }),
  v.transform((wire) => ({
    /** False for the status `Failure` only; any other status is a success (spec 4). */
    isSuccess: wire.status !== 'Failure',
    message: wire.message,
    supplierId: wire.supplier_id,
    transactionId: wire.transaction_id,
    epaylaterId: wire.epaylater_id,
    /** The order that was paid; null where the service does not return it. */
    orderId: wire.marketplace_order_id,
    amount: wire.amount,
  })),
);

export type DecryptedPayment = v.InferOutput<typeof decryptedPaymentSchema>;

/** Whether the result is for another order than the requested one; such a result is ignored. */
export function isForAnotherOrder(
  { orderId }: Pick<DecryptedPayment, 'orderId'>,
  requestedOrderId: string,
): boolean {
  return orderId !== null && orderId !== requestedOrderId;
}

/** Whether the secret contains blanks. Base64 has none, so each comes from a `+` that was not URL-encoded. */
export function hasSpaces({ encdata, checksum }: EncryptedPayload): boolean {
  return `${encdata}${checksum}`.includes(' ');
}

/** The secret with each blank replaced by `+`. */
export function withPluses({ encdata, checksum, mCode }: EncryptedPayload): EncryptedPayload {
  return { encdata: encdata.replaceAll(' ', '+'), checksum: checksum.replaceAll(' ', '+'), mCode };
}

/** A transaction to be confirmed (spec 3, confirm transaction). */
export interface TransactionToConfirm {
  readonly supplierId: string;
  readonly transactionId: string;
  readonly epaylaterId: string;
}

/** Status of a transaction after its confirmation; an unknown value is PENDING. */
export const confirmedTransactionSchema = v.pipe(
  v.object({ status: enumValue(['SUCCESS', 'PENDING', 'FAILED'], 'PENDING'), message: textOrNull }),
  v.transform((wire) => ({ status: wire.status, message: wire.message })),
);

export type ConfirmedTransaction = v.InferOutput<typeof confirmedTransactionSchema>;

/** Whether a confirmation has failed: the status FAILED is an error (spec 4). */
export function isTransactionFailed({ status }: Pick<ConfirmedTransaction, 'status'>): boolean {
  return status === 'FAILED';
}
