import type { LoanBook } from './loan-book';

/**
 * The accounts of the lender's books. Each posting credits one and debits another, so that together they are always 0.
 * What is owed to the lender, and its cash, are debit balances; income, and what it owes others, credit balances.
 */
export const ACCOUNTS = [
  'lender_cash',
  'principal',
  'interest',
  'late_charges',
  /** Money that came in and is not used yet: 0, but for what is being sent back. */
  'received',
  'interest_income',
  'late_charge_income',
  'fee_income',
  /** GST that the lender owes the state. */
  'gst',
  /** What the lender let off. */
  'waived',
  'cashback',
] as const;
export type AccountName = (typeof ACCOUNTS)[number];

interface Line {
  entry: string;
  /** Credited. */
  from: AccountName;
  /** Debited. */
  to: AccountName;
  /** Paise; nothing is posted for 0. */
  amount: number;
  /** Seconds. */
  at: number;
  payment?: string;
  instalment?: number;
}

/** Writes one line into the journal. */
export function post(book: LoanBook, { entry, from, to, amount, at, payment, instalment }: Line): void {
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
    at,
  });
}
