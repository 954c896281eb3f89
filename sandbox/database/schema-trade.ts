import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Business registration, partner leads and supplier credit. Times are virtual seconds, amounts are paise. */
export const udyamRegistrations = sqliteTable('udyam_registrations', {
  merchantId: text('merchant_id').primaryKey(),
  /** DRAFT, OTP_SENT, SUBMITTED, REGISTERED, FAILED or MISMATCH; no row means NOT_REGISTERED. */
  status: text('status').notNull(),
  /** JSON of the submitted details; of an Aadhaar number only the last four digits. */
  details: text('details').notNull(),
  /** The step saved last. */
  serviceName: text('service_name').notNull(),
  number: text('number'),
  applicationNumber: text('application_number'),
  submittedAt: integer('submitted_at'),
  /** JSON list of fields that do not fit the PAN. */
  mismatchFields: text('mismatch_fields').notNull(),
  failureReason: text('failure_reason'),
});

/** One-time codes that were verified for the registration, by type (AADHAAR, MOBILE ...). */
export const udyamChecks = sqliteTable(
  'udyam_checks',
  {
    merchantId: text('merchant_id').notNull(),
    type: text('type').notNull(),
    verifiedAt: integer('verified_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.type] })],
);

export const leads = sqliteTable('leads', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  /** A key of `base/lead-partners.ts`. */
  partner: text('partner').notNull(),
  /** OTP_SENT, VERIFIED, SUBMITTED, ACCEPTED or REJECTED. */
  status: text('status').notNull(),
  createdAt: integer('created_at').notNull(),
  submittedAt: integer('submitted_at'),
  decidedAt: integer('decided_at'),
  /** Why the partner refused. */
  reason: text('reason'),
});

export const leadProfiles = sqliteTable('lead_profiles', {
  leadId: text('lead_id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  annualTurnover: integer('annual_turnover').notNull(),
  currentAccountAvailable: integer('current_account_available', { mode: 'boolean' }).notNull(),
  gstRegistered: integer('gst_registered', { mode: 'boolean' }).notNull(),
  businessAgeMonths: integer('business_age_months').notNull(),
});

/** A credit line. The used amount is the sum of `credit_entries`. */
export const creditLines = sqliteTable('credit_lines', {
  merchantId: text('merchant_id').primaryKey(),
  limit: integer('limit_amount').notNull(),
  /** When the used amount is due; null when nothing was used yet. */
  dueAt: integer('due_at'),
  nbfc: text('nbfc').notNull(),
  /** The merchant code (mCode) that the payment partner knows the merchant by. */
  mCode: text('m_code').notNull(),
});

/** The ledger of a credit line. The primary key allows one entry of each kind for a transaction. */
export const creditEntries = sqliteTable(
  'credit_entries',
  {
    merchantId: text('merchant_id').notNull(),
    transactionId: text('transaction_id').notNull(),
    /** OPENING, USE or RELEASE. */
    kind: text('kind').notNull(),
    /** Change of the used amount: negative for a RELEASE. */
    amount: integer('amount').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.transactionId, table.kind] })],
);

export const suppliers = sqliteTable('suppliers', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  /** The name that the merchant gave the supplier; null until the supplier is added. */
  name: text('name'),
  mobile: text('mobile').notNull(),
  /** JSON. */
  address: text('address').notNull(),
  /** JSON. */
  account: text('account').notNull(),
  createdAt: integer('created_at').notNull(),
});

export const payLaterTransactions = sqliteTable('pay_later_transactions', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  supplierId: text('supplier_id').notNull(),
  orderId: text('order_id').notNull(),
  amount: integer('amount').notNull(),
  /** CREATED until the merchant decides on the hosted page, PENDING until confirmed, then SUCCESS or FAILED. */
  status: text('status').notNull(),
  /** Decision on the hosted page: pay, slow, fail or cancel. */
  choice: text('choice'),
  /** The pay-later provider's reference; set when the credit was used. */
  epaylaterId: text('epaylater_id'),
  message: text('message'),
  createdAt: integer('created_at').notNull(),
  answeredAt: integer('answered_at'),
});

export const invoices = sqliteTable('invoices', {
  /** The id of the stored file. */
  fileId: text('file_id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  transactionId: text('transaction_id').notNull(),
  fileName: text('file_name').notNull(),
  createdAt: integer('created_at').notNull(),
});

/** Encryption keys of this sandbox, hexadecimal; created on first use. */
export const encryptionKeys = sqliteTable('sealing_keys', {
  purpose: text('purpose').primaryKey(),
  key: text('key').notNull(),
});
