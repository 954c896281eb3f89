import { MIN_PAYMENT_PAISE } from '../base/money';
import type { Customer } from '../merchant/customer';
import { type PayLaterMerchant, type Supplier, type SupplierTransaction, supplierOf } from './supplier';

/** The merchant's supplier credit, with their suppliers and payments, as loaded at one time. */
export interface SupplierCredit {
  readonly customer: Customer;
  readonly suppliersAndTransactions: PayLaterMerchant;
  /** Whether the merchant has a test code of the payment partner (spec 5). */
  readonly isTest: boolean;
  /** When it was loaded, in milliseconds by the service's clock. Days are counted from this time. */
  readonly readAt: number;
}

/** Why a supplier can't be paid now. */
export type PayBlockReason = 'not-found' | 'overdue' | 'nothing-left';

/** Why this supplier can't be paid now; null when nothing blocks a payment. */
export function payBlockReason(
  { customer, suppliersAndTransactions }: SupplierCredit,
  supplierId: string,
): PayBlockReason | null {
  if (supplierOf(suppliersAndTransactions, supplierId) === null) return 'not-found';
  if (customer.daysOverdue > 0) return 'overdue';
  return customer.balance < MIN_PAYMENT_PAISE ? 'nothing-left' : null;
}

/** A supplier payment of the merchant by its id; null when it does not exist. */
export function transactionOf(
  { suppliersAndTransactions }: SupplierCredit,
  id: string,
): SupplierTransaction | null {
  return suppliersAndTransactions.transactions.find((transaction) => transaction.id === id) ?? null;
}

/** The payments, newest first, those without a time last. Payments of the same time keep the reverse of the service's order. */
export function newestFirst({ suppliersAndTransactions }: SupplierCredit): readonly SupplierTransaction[] {
  return [...suppliersAndTransactions.transactions]
    .reverse()
    .sort((a, b) => (b.createTime ?? 0) - (a.createTime ?? 0));
}

/** What a payment still needs from the merchant: its invoice, or its confirmation. */
export type MissingPart = 'invoice' | 'confirmation';

/** What a payment still needs. A payment that failed or was only created needs nothing. */
export function missingParts({ status, invoiceFileName }: SupplierTransaction): readonly MissingPart[] {
  if (status === 'FAILED' || status === 'CREATED') return [];
  return [
    ...(invoiceFileName === null ? (['invoice'] as const) : []),
    ...(status === 'PENDING' ? (['confirmation'] as const) : []),
  ];
}

/** Whether an invoice can be uploaded for a payment. It replaces an earlier invoice. */
export function acceptsInvoice({ status, supplierId }: SupplierTransaction): boolean {
  return supplierId !== null && (status === 'PENDING' || status === 'SUCCESS');
}

/** Whether a payment can be confirmed: it is pending, and its ids are known (spec 3). */
export function acceptsConfirmation({ status, supplierId, epaylaterId }: SupplierTransaction): boolean {
  return status === 'PENDING' && supplierId !== null && epaylaterId !== null;
}

/** The newest payment to a supplier whose invoice is missing; null when none is. */
export function newestWithoutInvoice(credit: SupplierCredit, supplierId: string): SupplierTransaction | null {
  const acceptingInvoice = newestFirst(credit).filter(
    (transaction) => transaction.supplierId === supplierId && acceptsInvoice(transaction),
  );
  return acceptingInvoice.find(({ invoiceFileName }) => invoiceFileName === null) ?? null;
}

/** Within this time another payment to the same supplier may be a duplicate. */
export const RECENT_PAYMENT_WINDOW_MS = 30 * 60_000;

/**
 * The newest payment to this supplier that a new payment could duplicate; null without one. It is pending, or was paid or started
 * within the last half hour. A started one counts, since it may have been completed on the pay-later page without this app
 * knowing.
 */
export function earlierPaymentTo(credit: SupplierCredit, supplierId: string): EarlierPayment | null {
  const toSupplier = newestFirst(credit).filter((transaction) => transaction.supplierId === supplierId);
  const isEarlierPayment = (transaction: SupplierTransaction): transaction is EarlierPayment =>
    mayBeDuplicated(transaction, credit.readAt);
  return toSupplier.find(isEarlierPayment) ?? null;
}

/** A payment that has not failed. */
export type EarlierPayment = SupplierTransaction & {
  readonly status: Exclude<SupplierTransaction['status'], 'FAILED'>;
};

/** Whether a new payment to the same supplier could duplicate this one. */
function mayBeDuplicated({ status, createTime }: SupplierTransaction, now: number): boolean {
  if (status === 'PENDING') return true;
  // A created payment without a time counts as recent.
  if (status === 'CREATED') return createTime === null || now - createTime < RECENT_PAYMENT_WINDOW_MS;
  return status === 'SUCCESS' && createTime !== null && now - createTime < RECENT_PAYMENT_WINDOW_MS;
}

/** The suppliers, with the one that the merchant used last first. */
export function suppliersLastUsedFirst(
  { suppliersAndTransactions }: SupplierCredit,
  lastId: string | null,
): readonly Supplier[] {
  return [...suppliersAndTransactions.suppliers].sort(
    (a, b) => Number(b.id === lastId) - Number(a.id === lastId),
  );
}
