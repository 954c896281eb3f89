import * as v from 'valibot';

import { id, paise, textOrNull, word } from '../base/wire';

/** Payment encryption request (spec 3). Amount in paise. */
export interface PaymentToSeal {
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

/** Payment secret (spec 3): the answer's checksum, m_code and data, held as checksum, mCode and encdata. */
export const paymentSecret = v.pipe(
  v.object({ checksum: id, data: id, m_code: id, payment_url: textOrNull }),
  v.transform((wire) => ({
    secret: { checksum: wire.checksum, mCode: wire.m_code, encdata: wire.data },
    /** The hosted page that is handed the secret. */
    paymentUrl: wire.payment_url,
  })),
);

export type SealedPayment = v.InferOutput<typeof paymentSecret>;
export type PaymentSecret = SealedPayment['secret'];

/** What the hosted page came back with. Amount in paise. */
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
    /** The order that was paid; null where the service does not name it. */
    orderId: wire.marketplace_order_id,
    amount: wire.amount,
  })),
);

export type DecryptedPayment = v.InferOutput<typeof decryptedPayment>;

/** Whether the answer is of another order than the one that was asked about: then nothing of it is believed. */
export function isOfAnotherOrder({ orderId }: Pick<DecryptedPayment, 'orderId'>, asked: string): boolean {
  return orderId !== null && orderId !== asked;
}

/** Whether the secret holds blanks: base64 has none, so a page that sent `+` as it is made them. */
export function hasBlanks({ encdata, checksum }: PaymentSecret): boolean {
  return `${encdata}${checksum}`.includes(' ');
}

/** The secret with each blank read as the `+` that it was. */
export function withPluses({ encdata, checksum, mCode }: PaymentSecret): PaymentSecret {
  return { encdata: encdata.replaceAll(' ', '+'), checksum: checksum.replaceAll(' ', '+'), mCode };
}

/** Confirm transaction (spec 3). */
export interface TransactionToConfirm {
  readonly supplierId: string;
  readonly transactionId: string;
  readonly epaylaterId: string;
}

/** The service's word on a transaction; a word we do not know is PENDING. */
export const confirmedTransaction = v.pipe(
  v.object({ status: word(['SUCCESS', 'PENDING', 'FAILED'], 'PENDING'), message: textOrNull }),
  v.transform((wire) => ({ status: wire.status, message: wire.message })),
);

export type ConfirmedTransaction = v.InferOutput<typeof confirmedTransaction>;

/** A confirmation with status FAILED is an error (spec 4). */
export function isTransactionFailed({ status }: Pick<ConfirmedTransaction, 'status'>): boolean {
  return status === 'FAILED';
}
