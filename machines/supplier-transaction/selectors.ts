import type { ReadyFile } from '../domain/files/picked-file';
import type { SupplierTransaction } from '../domain/trade/supplier';
import { acceptsInvoice, newestWithoutInvoice, transactionOf } from '../domain/trade/supplier-credit';
import type { SupplierPaymentInput } from '../supplier-payment/machine';
import type { Context } from './context';

/** An invoice to send: its file and its payment. */
export interface InvoiceToSend {
  readonly file: ReadyFile | null;
  readonly supplierId: string;
  readonly transactionId: string;
}

/** The ids in the URL, and the payments among which they are looked up. */
type TransactionUrl = Pick<Context, 'entryUrl' | 'credit' | 'transactionId' | 'supplierId'>;

/**
 * The payment of the page; null while the credit is not loaded, and when the merchant has no such payment, or it takes no
 * invoice although the URL is for one.
 */
export function currentTransaction({
  entryUrl,
  credit,
  transactionId,
  supplierId,
}: TransactionUrl): SupplierTransaction | null {
  if (credit === null) return null;
  const transaction = transactionId === null ? null : transactionOf(credit, transactionId);
  if (entryUrl === '/supplier/transaction/$transactionId') return transaction;
  if (transactionId === null) return newestWithoutInvoice(credit, supplierId ?? '');
  return transaction?.supplierId === supplierId && transaction !== null && acceptsInvoice(transaction)
    ? transaction
    : null;
}

/** The invoice to send. Its state is entered only with a file and a payment, so the empty ids are never sent. */
export function invoiceOf(context: Context): InvoiceToSend {
  const current = currentTransaction(context);
  return { file: context.file, supplierId: current?.supplierId ?? '', transactionId: current?.id ?? '' };
}

/** Input of the confirmation: continued if there is one, else started with the payment's data. */
export function confirmationOf(context: Context): SupplierPaymentInput {
  if (context.confirmation !== null) return context.confirmation;
  const current = currentTransaction(context);
  return {
    step: 'confirming',
    paymentResult: {
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
