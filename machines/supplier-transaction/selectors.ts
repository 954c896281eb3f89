import type { ReadyFile } from '../domain/files/picked-file';
import type { SupplierTransaction } from '../domain/trade/supplier';
import { newestWithoutInvoice, takesInvoice, transactionOf } from '../domain/trade/supplier-credit';
import type { SupplierPaymentInput } from '../supplier-payment/machine';
import type { Context } from './context';

/** An invoice to send: its file and its payment. */
export interface InvoiceToSend {
  readonly file: ReadyFile | null;
  readonly supplierId: string;
  readonly transactionId: string;
}

/** What the URL named, and the list that it refers to. */
type TransactionUrl = Pick<Context, 'entryUrl' | 'credit' | 'transactionId' | 'supplierId'>;

/** The payment of the page; null when the merchant has no such payment. */
export function currentTransaction({
  entryUrl,
  credit,
  transactionId,
  supplierId,
}: TransactionUrl): SupplierTransaction | null {
  if (credit === null) return null;
  const named = transactionId === null ? null : transactionOf(credit, transactionId);
  if (entryUrl === '/supplier/transaction/$transactionId') return named;
  if (transactionId === null) return newestWithoutInvoice(credit, supplierId ?? '');
  return named?.supplierId === supplierId && named !== null && takesInvoice(named) ? named : null;
}

/** The invoice to send; the chart enters that state only with a file and a payment. */
export function invoiceOf(context: Context): InvoiceToSend {
  const current = currentTransaction(context);
  return { file: context.file, supplierId: current?.supplierId ?? '', transactionId: current?.id ?? '' };
}

/** The current confirmation; started with the payment's data from the list. */
export function confirmationOf(context: Context): SupplierPaymentInput {
  if (context.confirmation !== null) return context.confirmation;
  const current = currentTransaction(context);
  return {
    step: 'confirming',
    opened: {
      isSuccess: true,
      message: null,
      supplierId: current?.supplierId ?? null,
      transactionId: current?.id ?? null,
      epaylaterId: current?.epaylaterId ?? null,
      orderId: current?.orderId ?? null,
      amount: current?.amount ?? 0,
    },
    requestKeySeed: `${context.requestKeySeed}-confirm-${context.confirmations}`,
    completedWrites: 0,
    startWith: 'sending',
  };
}
