import * as v from 'valibot';

import { flag, id, paise, readable, serverTime, textOrNull, word } from '../base/wire';

const supplier = v.object({ mobile_number: textOrNull, name: textOrNull, isWhitelisted: flag });

const transaction = v.pipe(
  v.object({
    business_id: textOrNull,
    transaction_id: id,
    supplier_id: textOrNull,
    epaylater_id: textOrNull,
    marketplace_order_id: textOrNull,
    amount: paise,
    status: v.nullish(word(['CREATED', 'PENDING', 'SUCCESS', 'FAILED'], 'PENDING'), 'PENDING'),
    invoice_file_name: textOrNull,
    create_time: serverTime,
  }),
  v.transform((wire) => ({
    businessId: wire.business_id,
    id: wire.transaction_id,
    supplierId: wire.supplier_id,
    epaylaterId: wire.epaylater_id,
    /** The order that it was begun as; null where the service does not name it. */
    orderId: wire.marketplace_order_id,
    amount: wire.amount,
    status: wire.status,
    invoiceFileName: wire.invoice_file_name,
    createTime: wire.create_time,
  })),
);

/** A payment to a supplier. Money in paise, time in milliseconds. */
export type SupplierTransaction = v.InferOutput<typeof transaction>;

/** Pay-later merchant (spec 3): suppliers, which the wire keys by id, and transactions; what can't be read is counted. */
export const payLaterMerchant = v.pipe(
  v.object({
    suppliers: v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((byId): unknown[] => Object.entries(byId)),
      readable(v.tuple([v.string(), supplier])),
    ),
    transactions: readable(transaction),
  }),
  v.transform((wire) => ({
    suppliers: wire.suppliers.items.map(([supplierId, said]) => ({
      id: supplierId,
      mobileNumber: said.mobile_number,
      name: said.name,
      isWhitelisted: said.isWhitelisted,
    })),
    transactions: wire.transactions.items,
    unreadSuppliers: wire.suppliers.unread,
    unreadTransactions: wire.transactions.unread,
  })),
);

export type PayLaterMerchant = v.InferOutput<typeof payLaterMerchant>;
export type Supplier = PayLaterMerchant['suppliers'][number];

/** The supplier of an id; null when the merchant has none such. */
export function supplierOf(
  { suppliers }: Pick<PayLaterMerchant, 'suppliers'>,
  supplierId: string,
): Supplier | null {
  return suppliers.find((known) => known.id === supplierId) ?? null;
}

/** The service's word on a supplier that was to be accepted or added. Only `isWhitelisted: false` is a no (spec 5). */
export const supplierAnswer = v.pipe(
  v.object({
    isWhitelisted: v.nullish(v.boolean(), true),
    supplier_id: textOrNull,
    errorMessage: textOrNull,
    errorReason: textOrNull,
  }),
  v.transform((wire) => ({
    isWhitelisted: wire.isWhitelisted,
    supplierId: wire.supplier_id,
    errorMessage: wire.errorMessage,
    errorReason: wire.errorReason,
  })),
);

export type SupplierAnswer = v.InferOutput<typeof supplierAnswer>;

/** Adding failed when there is an error message, an error reason, or the supplier is not whitelisted (spec 5). */
export function isSupplierAddFailed({ errorMessage, errorReason, isWhitelisted }: SupplierAnswer): boolean {
  return Boolean(errorMessage) || Boolean(errorReason) || !isWhitelisted;
}

/** Supplier whitelisting (spec 3). */
export interface NewSupplier {
  /** Ten digits. */
  readonly mobileNumber: string;
  readonly address: {
    readonly line1: string;
    readonly city: string;
    readonly state: string;
    readonly postcode: string;
  };
  readonly account: {
    readonly accountHolderName: string;
    readonly accountNumber: string;
    readonly bankName: string;
    readonly ifscCode: string;
  };
}
