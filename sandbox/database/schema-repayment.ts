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
  /** Reference of the bank; null until the lender received the money. */
  reference: text('reference'),
  linkId: text('link_id'),
  isAutopay: integer('is_autopay', { mode: 'boolean' }).notNull(),
  isCancellation: integer('is_cancellation', { mode: 'boolean' }).notNull(),
  /** Number of the last instalment that it may pay; null without a limit. */
  upTo: integer('up_to'),
  /** JSON of the quote (`PaymentQuote`) of a payment that closes the loan; otherwise null. */
  quote: text('quote'),
  /** How the money was allocated; all 0 until the payment succeeded. */
  clearedInterest: integer('cleared_interest').notNull(),
  clearedPrincipal: integer('cleared_principal').notNull(),
  clearedLateCharges: integer('cleared_late_charges').notNull(),
  clearedFees: integer('cleared_fees').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  /** How often the payer's bank has debited it, including debits that are not reported to the lender yet. */
  debits: integer('debits').notNull(),
  /** When a delayed answer or callback of the bank arrives, and its result: SUCCESS or the failure reason. */
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
  /** When the refund will reach the payer; `doneAt` is null until then. */
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

/** Late charges: an unpaid instalment may have several. */
export const penalties = sqliteTable('penalties', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  loanId: text('loan_id').notNull(),
  instalment: integer('instalment').notNull(),
  /** Index of the charge within its instalment, from 0. */
  turn: integer('turn').notNull(),
  amountAdded: integer('amount_added').notNull(),
  amountPaid: integer('amount_paid').notNull(),
  amountWaived: integer('amount_waived').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
});

/** Up to when the automatic events of a disbursed loan were applied. */
export const loanAccounts = sqliteTable('loan_accounts', {
  loanId: text('loan_id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  /** Automatic events up to this time are applied. */
  settledAt: integer('settled_at').notNull(),
  /** Time of the next automatic event. */
  nextEventAt: integer('next_event_at').notNull(),
  /** When the first instalment was missed, which forfeits the cashback; null if none was. */
  missedAt: integer('missed_at'),
});

/** The journal of the lender's ledger: each row moves paise from one account to another. */
export const postings = sqliteTable('postings', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  merchantId: text('merchant_id').notNull(),
  loanId: text('loan_id').notNull(),
  paymentId: text('payment_id'),
  instalment: integer('instalment'),
  /** Kind of entry: disbursal, interest, late-charge, received, cleared, waived, fee, refund, cashback, reversed. */
  entry: text('entry').notNull(),
  /** Credited account. */
  source: text('source').notNull(),
  /** Debited account. */
  target: text('target').notNull(),
  amount: integer('amount').notNull(),
  at: integer('at').notNull(),
});
