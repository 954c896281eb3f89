import type { LoanBook } from './loan-book';

/**
 * Accounts of the lender's ledger. Each posting credits one and debits another, so that their sum is always 0. Receivables
 * and cash are debit balances; income and liabilities credit balances.
 */
export const ACCOUNTS = [
  'lender_cash',
  'principal',
  'interest',
  'late_charges',
  /** Unallocated money: 0, except for pending refunds. */
  'received',
  'interest_income',
  'late_charge_income',
  'fee_income',
  /** GST that the lender owes the state. */
  'gst',
  /** Waived amounts. */
  'waived',
  'cashback',
] as const;
export type AccountName = (typeof ACCOUNTS)[number];

interface PostingLine {
  entry: string;
  /** Credited. */
  from: AccountName;
  /** Debited. */
  to: AccountName;
  /** Paise; 0 is not posted. */
  amount: number;
  /** Seconds. */
  at: number;
  payment?: string;
  instalment?: number;
}

/** Writes one line into the journal. */
export function post(
  book: LoanBook,
  { entry, from, to, amount, at: timestamp, payment, instalment }: PostingLine,
): void {
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new Error(`${entry}: ${amount} is not an amount in paise`);
  if (amount === 0) return;
  book.postings.push({
    merchantId: book.merchant.id,
    loanId: book.loan.id,
    paymentId: payment ?? null,
    instalment: instalment ?? null,
    entry,
    source: from,
    target: to,
    amount,
    at: timestamp,
  });
}
