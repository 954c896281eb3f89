import * as v from 'valibot';

import { enumValue, id, paise, textOrNull } from '../base/wire';

/** Payment encryption request (spec 3). Amount in paise. */
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

/** Payment secret (spec 3): the response's checksum, m_code and data, named checksum, mCode and encdata. */
export const paymentSecret = v.pipe(
  v.object({ checksum: id, data: id, m_code: id, payment_url: textOrNull }),
  v.transform((wire) => ({
    secret: { checksum: wire.checksum, mCode: wire.m_code, encdata: wire.data },
    /** The hosted page that receives the secret. */
    paymentUrl: wire.payment_url,
  })),
);

export type EncryptedPayment = v.InferOutput<typeof paymentSecret>;
export type PaymentSecret = EncryptedPayment['secret'];

/** The decrypted result of the hosted page. Amount in paise. */
export const decryptedPayment = v.pipe(
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
    /** The status Failure is a failure, any other a success (spec 4). */
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

export type DecryptedPayment = v.InferOutput<typeof decryptedPayment>;

/** Whether the result is for another order than requested: then it is ignored. */
export function isOfAnotherOrder({ orderId }: Pick<DecryptedPayment, 'orderId'>, asked: string): boolean {
  return orderId !== null && orderId !== asked;
}

/** Whether the secret contains blanks: base64 has none, so they come from a `+` that was not URL-encoded. */
export function hasBlanks({ encdata, checksum }: PaymentSecret): boolean {
  return `${encdata}${checksum}`.includes(' ');
}

/** The secret with each blank replaced by `+`. */
export function withPluses({ encdata, checksum, mCode }: PaymentSecret): PaymentSecret {
  return { encdata: encdata.replaceAll(' ', '+'), checksum: checksum.replaceAll(' ', '+'), mCode };
}

/** Confirm transaction (spec 3). */
export interface TransactionToConfirm {
  readonly supplierId: string;
  readonly transactionId: string;
  readonly epaylaterId: string;
}

/** Status of a transaction after its confirmation; an unknown value is PENDING. */
export const confirmedTransaction = v.pipe(
  v.object({ status: enumValue(['SUCCESS', 'PENDING', 'FAILED'], 'PENDING'), message: textOrNull }),
  v.transform((wire) => ({ status: wire.status, message: wire.message })),
);

export type ConfirmedTransaction = v.InferOutput<typeof confirmedTransaction>;

/** A confirmation with status FAILED is an error (spec 4). */
export function isTransactionFailed({ status }: Pick<ConfirmedTransaction, 'status'>): boolean {
  return status === 'FAILED';
}
