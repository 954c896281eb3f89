import type { Customer } from '../merchant/customer';
import { type PayLaterMerchant, type Supplier, type SupplierTransaction, supplierOf } from './supplier';

/** The merchant's credit with their suppliers, as read at one time. */
export interface SupplierCredit {
  readonly customer: Customer;
  readonly book: PayLaterMerchant;
  /** The payment partner knows this merchant by a test code (spec 5). */
  readonly isTest: boolean;
  /** The service's time when it was read, in milliseconds: days are counted by it. */
  readonly readAt: number;
}

/** The smallest payment: one rupee, in paise. */
const LEAST = 100;

/** Why a supplier can't be paid now. */
export type PayBlockReason = 'not-found' | 'overdue' | 'nothing-left';

/** Why this supplier can't be paid now; null when nothing blocks a payment. */
export function payBlockReason(
  { customer, book }: SupplierCredit,
  supplierId: string,
): PayBlockReason | null {
  if (supplierOf(book, supplierId) === null) return 'not-found';
  if (customer.daysOverdue > 0) return 'overdue';
  return customer.balance < LEAST ? 'nothing-left' : null;
}

/** A payment of the merchant by its id; null when it does not exist. */
export function transactionOf({ book }: SupplierCredit, id: string): SupplierTransaction | null {
  return book.transactions.find((known) => known.id === id) ?? null;
}

/** Payments, newest first; those without a time last. The service lists them oldest first. */
export function newestFirst({ book }: SupplierCredit): readonly SupplierTransaction[] {
  return [...book.transactions].reverse().sort((a, b) => (b.createTime ?? 0) - (a.createTime ?? 0));
}

/** What a payment still needs from the merchant: its invoice, or its confirmation. */
export type MissingPart = 'invoice' | 'confirmation';

/** What a payment still needs. One that failed, or was never made, needs nothing. */
export function missingOf({ status, invoiceFileName }: SupplierTransaction): readonly MissingPart[] {
  if (status === 'FAILED' || status === 'CREATED') return [];
  return [
    ...(invoiceFileName === null ? (['invoice'] as const) : []),
    ...(status === 'PENDING' ? (['confirmation'] as const) : []),
  ];
}

/** Whether an invoice can be uploaded for a payment; a later one replaces an earlier one. */
export function takesInvoice({ status, supplierId }: SupplierTransaction): boolean {
  return supplierId !== null && (status === 'PENDING' || status === 'SUCCESS');
}

/** Whether a payment can be confirmed: it is pending, and its ids are known (spec 3). */
export function takesConfirmation({ status, supplierId, epaylaterId }: SupplierTransaction): boolean {
  return status === 'PENDING' && supplierId !== null && epaylaterId !== null;
}

/** The newest payment to a supplier whose invoice is missing; null when none is. */
export function newestWithoutInvoice(credit: SupplierCredit, supplierId: string): SupplierTransaction | null {
  const accepting = newestFirst(credit).filter((one) => one.supplierId === supplierId && takesInvoice(one));
  return accepting.find(({ invoiceFileName }) => invoiceFileName === null) ?? null;
}

/** How long another payment to the same supplier may be a duplicate, in milliseconds. */
export const RECENT_PAYMENT_WINDOW_MS = 30 * 60_000;

/**
 * The newest payment to this supplier that a payment now could duplicate: one that waits for confirmation, or one of the last
 * half hour, paid or only started (the pay-later page may have been completed without this app knowing). Null when there is
 * none.
 */
export function earlierPaymentTo(credit: SupplierCredit, supplierId: string): EarlierPayment | null {
  const toSupplier = newestFirst(credit).filter((one) => one.supplierId === supplierId);
  return toSupplier.find((one): one is EarlierPayment => mayBeDuplicate(one, credit.readAt)) ?? null;
}

/** A payment that was not refused. */
export type EarlierPayment = SupplierTransaction & {
  readonly status: Exclude<SupplierTransaction['status'], 'FAILED'>;
};

function mayBeDuplicate({ status, createTime }: SupplierTransaction, now: number): boolean {
  if (status === 'PENDING') return true;
  // A payment without a time may be recent.
  if (status === 'CREATED') return createTime === null || now - createTime < RECENT_PAYMENT_WINDOW_MS;
  return status === 'SUCCESS' && createTime !== null && now - createTime < RECENT_PAYMENT_WINDOW_MS;
}

/** Suppliers, with the one of this id first: the supplier that the merchant used last. */
export function suppliersFrom({ book }: SupplierCredit, lastId: string | null): readonly Supplier[] {
  return [...book.suppliers].sort((a, b) => Number(b.id === lastId) - Number(a.id === lastId));
}
