import { acceptsInvoice, missingParts } from '../domain/trade/supplier-credit';
import type { Context } from './context';

/** Whether the payer is the borrower: only the borrower sees the payment allocation and the link to home. */
export function isBorrower({ payment, ownLoanId }: Pick<Context, 'payment' | 'ownLoanId'>): boolean {
  return ownLoanId !== null && (payment === null || payment.loanId === ownLoanId);
}

/**
 * Whether the payer pays for somebody else: then only this payment is shown. The service returns the loan id to the borrower
 * only. So a payment without a loan id means another payer, even before `ownLoanId` is read.
 */
export function isPayingForAnother(context: Context): boolean {
  const isStranger = context.isPayerKnown
    ? !isBorrower(context)
    : context.payment !== null && context.payment.loanId === null;
  return context.pollingType === 'repayment' && isStranger;
}

/** Whether the receipt reads the loan: only if it was not read yet, and only for a payer who may be the borrower. */
export function mayReadLoan(context: Context): boolean {
  return context.after === null && (!context.isPayerKnown || isBorrower(context));
}

/** Whether the amount differs from the one that the payer was shown before. */
export function isAmountChanged({ payment, shownAmount }: Pick<Context, 'payment' | 'shownAmount'>): boolean {
  return payment !== null && shownAmount !== null && payment.amount !== shownAmount;
}

/** The ids of the paid transaction in the pay-later service's list; those of the URL while the result does not name them. */
export function paidTransactionOf({ supplierResult, paymentId }: Context) {
  const paymentResult = supplierResult?.paymentResult ?? null;
  return {
    supplierId: paymentResult?.supplierId ?? null,
    transactionId: paymentResult?.transactionId ?? paymentId,
  };
}

/** The URL at which the missing invoice of the supplier payment is added; null where none is missing, or it is not known. */
export function invoiceUrlOf({ supplierAfter }: Pick<Context, 'supplierAfter'>) {
  const transaction = supplierAfter?.transaction ?? null;
  if (transaction === null || transaction.supplierId === null) return null;
  if (!acceptsInvoice(transaction) || !missingParts(transaction).includes('invoice')) return null;
  const query = new URLSearchParams({ transactionId: transaction.id });
  return `/supplier/${encodeURIComponent(transaction.supplierId)}/invoice?${query}` as const;
}
