import type { Context } from './context';

/** Whether the payer is the borrower: the allocation and the link to home are shown to nobody else. */
export function isBorrower({ payment, ownLoanId }: Pick<Context, 'payment' | 'ownLoanId'>): boolean {
  return ownLoanId !== null && (payment === null || payment.loanId === ownLoanId);
}

/**
 * Whether the payer pays for somebody else: then only this payment is shown. The service returns the loan id to its borrower
 * only, so that a payment without one means another payer, even before it is known who is signed in.
 */
export function isPayingForAnother(context: Context): boolean {
  const isStranger = context.isPayerKnown
    ? !isBorrower(context)
    : context.payment !== null && context.payment.loanId === null;
  return context.pollingType === 'repayment' && isStranger;
}

/** Whether the receipt reads the loan: once, and only for a payer who may be the borrower. */
export function mayReadLoan(context: Context): boolean {
  return context.after === null && (!context.isPayerKnown || isBorrower(context));
}

/** Whether the amount differs from what the payer was shown before. Paise. */
export function isAmountChanged({ payment, shownAmount }: Pick<Context, 'payment' | 'shownAmount'>): boolean {
  return payment !== null && shownAmount !== null && payment.amount !== shownAmount;
}
