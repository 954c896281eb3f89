import * as v from 'valibot';

import { enumValue, flag, id, lenientList, paise, serverTime, textOrNull } from '../base/wire';

const supplierSchema = v.object({ mobile_number: textOrNull, name: textOrNull, isWhitelisted: flag });

const transactionSchema = v.pipe(
  v.object({
    business_id: textOrNull,
    transaction_id: id,
    supplier_id: textOrNull,
    epaylater_id: textOrNull,
    marketplace_order_id: textOrNull,
    amount: paise,
    status: v.nullish(enumValue(['CREATED', 'PENDING', 'SUCCESS', 'FAILED'], 'PENDING'), 'PENDING'),
    invoice_file_name: textOrNull,
    create_time: serverTime,
  }),
  v.transform((wire) => ({
    businessId: wire.business_id,
    id: wire.transaction_id,
    supplierId: wire.supplier_id,
    epaylaterId: wire.epaylater_id,
    /** The order that is paid; null when the service does not return it. */
    orderId: wire.marketplace_order_id,
    amount: wire.amount,
    status: wire.status,
    invoiceFileName: wire.invoice_file_name,
    createTime: wire.create_time,
  })),
);

/** A payment to a supplier. Money in paise, time in milliseconds. */
export type SupplierTransaction = v.InferOutput<typeof transactionSchema>;

/** Pay-later merchant (spec 3): suppliers, which are keyed by id on the wire, and transactions. Malformed entries are counted. */
export const payLaterMerchantSchema = v.pipe(
  v.object({
    suppliers: v.pipe(
      v.record(v.string(), v.unknown()),
      v.transform((byId): unknown[] => Object.entries(byId)),
      lenientList(v.tuple([v.string(), supplierSchema])),
    ),
    transactions: lenientList(transactionSchema),
  }),
  v.transform((wire) => ({
    suppliers: wire.suppliers.items.map(([supplierId, entry]) => ({
      id: supplierId,
      mobileNumber: entry.mobile_number,
      name: entry.name,
      isWhitelisted: entry.isWhitelisted,
    })),
    transactions: wire.transactions.items,
    malformedSupplierCount: wire.suppliers.malformedCount,
    malformedTransactionCount: wire.transactions.malformedCount,
  })),
);

export type PayLaterMerchant = v.InferOutput<typeof payLaterMerchantSchema>;
export type Supplier = PayLaterMerchant['suppliers'][number];

/** A supplier by its id; null when the merchant has no such supplier. */
export function supplierOf(
  { suppliers }: Pick<PayLaterMerchant, 'suppliers'>,
  supplierId: string,
): Supplier | null {
  return suppliers.find((supplier) => supplier.id === supplierId) ?? null;
}

/** Result of whitelisting or adding a supplier. A missing `isWhitelisted` counts as true (spec 5). */
export const supplierAnswerSchema = v.pipe(
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

export type SupplierAnswer = v.InferOutput<typeof supplierAnswerSchema>;

/** Whether adding a supplier failed: there is an error message or reason, or the supplier is not whitelisted (spec 5). */
export function isSupplierAddFailed({ errorMessage, errorReason, isWhitelisted }: SupplierAnswer): boolean {
  return Boolean(errorMessage) || Boolean(errorReason) || !isWhitelisted;
}

/** A supplier to be whitelisted (spec 3, supplier whitelisting). */
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
