import type { LoanBook } from './loan-book';

/**
 * Accounts of the lender's ledger. Each posting credits one account and debits another, so that the sum of all is always 0.
 * Receivables and cash have debit balances, income and liabilities have credit balances.
 */
export const ACCOUNTS = [
  'lender_cash',
  'principal',
  'interest',
  'late_charges',
  /** Received money that is not allocated. Its balance is 0 but for pending refunds. */
  'received',
  'interest_income',
  'late_charge_income',
  'fee_income',
  /** GST that the lender has to pay to the state. */
  'gst',
  /** Waived amounts. */
  'waived',
  'cashback',
] as const;
export type AccountName = (typeof ACCOUNTS)[number];

interface PostingLine {
  entry: string;
  /** The account that is credited. */
  from: AccountName;
  /** The account that is debited. */
  to: AccountName;
  /** Paise; an amount of 0 is not posted. */
  amount: number;
  /** Seconds. */
  at: number;
  payment?: string;
  instalment?: number;
}

/** Adds a posting to the journal of the book. */
export function post(book: LoanBook, line: PostingLine): void {
  const { entry, amount } = line;
  if (!Number.isSafeInteger(amount) || amount < 0)
    throw new Error(`${entry}: ${amount} is not an amount in paise`);
  if (amount === 0) return;
  book.postings.push({
    merchantId: book.merchant.id,
    loanId: book.loan.id,
    paymentId: line.payment ?? null,
    instalment: line.instalment ?? null,
    entry,
    source: line.from,
    target: line.to,
    amount,
    at: line.at,
  });
}
