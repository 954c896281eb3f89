import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Money after disbursal. Times are seconds in the merchant's virtual time, amounts are paise. */
export const payments = sqliteTable('payments', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  loanId: text('loan_id').notNull(),
  amount: integer('amount').notNull(),
  /** instalment, overdue, full, foreclosure or custom. */
  type: text('type').notNull(),
  /** CREATED, PENDING, SUCCESS, FAILED, CANCELLED, EXPIRED, REFUND_INITIATED or REFUNDED. */
  status: text('status').notNull(),
  mode: text('mode'),
  failureReason: text('failure_reason'),
  /** Reference of the bank; null before the bank accepted it. */
  reference: text('reference'),
  linkId: text('link_id'),
  isAutopay: integer('is_autopay', { mode: 'boolean' }).notNull(),
  isCancellation: integer('is_cancellation', { mode: 'boolean' }).notNull(),
  /** The last instalment it may pay; null without a limit. */
  upTo: integer('up_to'),
  /** Quote at creation: JSON of a closing quote; null for an amount that is owed anyway. */
  quote: text('quote'),
  /** Allocation of the money; all 0 until it succeeded. */
  clearedInterest: integer('cleared_interest').notNull(),
  clearedPrincipal: integer('cleared_principal').notNull(),
  clearedLateCharges: integer('cleared_late_charges').notNull(),
  clearedFees: integer('cleared_fees').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  /** Number of debits by the payer's bank, reported to the service or not. */
  debits: integer('debits').notNull(),
  /** Time and result of a delayed bank answer or callback: SUCCESS or the failure. */
  settlesAt: integer('settles_at'),
  settlesAs: text('settles_as'),
});

/** Refunds to the payer: a whole payment, or its surplus. */
export const refunds = sqliteTable('refunds', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  loanId: text('loan_id').notNull(),
  paymentId: text('payment_id').notNull(),
  amount: integer('amount').notNull(),
  reason: text('reason').notNull(),
  createdAt: integer('created_at').notNull(),
  /** When the refund arrives. */
  dueAt: integer('due_at').notNull(),
  doneAt: integer('done_at'),
});

export const repaymentLinks = sqliteTable('repayment_links', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  loanId: text('loan_id').notNull(),
  amount: integer('amount').notNull(),
  amountPaid: integer('amount_paid').notNull(),
  type: text('type').notNull(),
  upTo: integer('up_to'),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
});

/** One late charge: a missed instalment may bring several. */
export const penalties = sqliteTable('penalties', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  loanId: text('loan_id').notNull(),
  instalment: integer('instalment').notNull(),
  /** 0 for the first charge of the instalment, then 1, 2 ... */
  turn: integer('turn').notNull(),
  amountAdded: integer('amount_added').notNull(),
  amountPaid: integer('amount_paid').notNull(),
  amountWaived: integer('amount_waived').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
});

/** Progress of time-based processing of a loan. */
export const loanAccounts = sqliteTable('loan_accounts', {
  loanId: text('loan_id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  /** Dues up to this time are posted. */
  settledAt: integer('settled_at').notNull(),
  /** Time of the next automatic event. */
  nextEventAt: integer('next_event_at').notNull(),
  /** When an instalment was first missed: no cashback any more. */
  missedAt: integer('missed_at'),
});

/** The journal of the lender's books: every line moves paise from one account to another. */
export const postings = sqliteTable('postings', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  merchantId: text('merchant_id').notNull(),
  loanId: text('loan_id').notNull(),
  paymentId: text('payment_id'),
  instalment: integer('instalment'),
  /** Kind of entry: disbursal, interest, late-charge, received, cleared, waived, fee, refund, cashback. */
  entry: text('entry').notNull(),
  /** Credited. */
  source: text('source').notNull(),
  /** Debited. */
  target: text('target').notNull(),
  amount: integer('amount').notNull(),
  at: integer('at').notNull(),
});
