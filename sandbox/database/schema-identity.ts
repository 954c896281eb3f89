import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Identity of the merchant. All times are seconds in the merchant's virtual time. */
export const identities = sqliteTable('identities', {
  merchantId: text('merchant_id').primaryKey(),
  /** NOT_SUBMITTED, PENDING, VERIFIED, MISMATCH or FAILED. */
  panStatus: text('pan_status').notNull(),
  panError: text('pan_error'),
  /** The PAN submitted last; copied to the merchant's row when it is verified. */
  panGiven: text('pan_given'),
  dobGiven: text('dob_given'),
  /** When the PAN was sent to the registry; 0 before. */
  panAskedAt: integer('pan_asked_at').notNull(),
  /** The result that a PENDING PAN will get: VERIFIED or MISMATCH. */
  panComing: text('pan_coming'),
  /** Number of wrong PANs in a row. */
  panFailed: integer('pan_failed').notNull(),
  /** End of the retry wait after too many wrong PANs; 0 without one. */
  panLockedUntil: integer('pan_locked_until').notNull(),
  /** FOUND or NOT_FOUND; null before the central registry was queried. */
  ckycResult: text('ckyc_result'),
  /** Checks before this time are ignored, because the identity check has expired; 0 when all count. */
  countsFrom: integer('counts_from').notNull(),
  /** End of the identity check's validity; 0 without one. */
  validUntil: integer('valid_until').notNull(),
  /** The only stored part of the Aadhaar. */
  aadhaarLast4: text('aadhaar_last4'),
});

/** Aadhaar checks; each has a page at `/sandbox/aadhaar/{id}`. */
export const ekycs = sqliteTable('ekycs', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  /** INITIATED, PENDING, VERIFIED or FAILED. */
  status: text('status').notNull(),
  failureReason: text('failure_reason'),
  /** Last four digits of the mobile linked to the Aadhaar. */
  mobileLast4: text('mobile_last4').notNull(),
  /** Last four digits of the Aadhaar; null until the holder entered it and a code was sent. */
  aadhaarLast4: text('aadhaar_last4'),
  createdAt: integer('created_at').notNull(),
  pendingSince: integer('pending_since'),
});

export const selfies = sqliteTable('selfies', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  fileId: text('file_id').notNull(),
  /** PENDING, VERIFIED or FAILED. */
  status: text('status').notNull(),
  failureReason: text('failure_reason'),
  createdAt: integer('created_at').notNull(),
});

export const kycDocuments = sqliteTable('kyc_documents', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  type: text('type').notNull(),
  /** PENDING, VERIFIED or REJECTED. */
  status: text('status').notNull(),
  reason: text('reason'),
  /** File of the picture that is shown; for an Aadhaar a masked placeholder. */
  previewFileId: text('preview_file_id').notNull(),
  createdAt: integer('created_at').notNull(),
});

export const creditScores = sqliteTable('credit_scores', {
  merchantId: text('merchant_id').primaryKey(),
  score: integer('score').notNull(),
  asOf: integer('as_of').notNull(),
});

/** The phone registered with the bank account. */
export const mandatePhones = sqliteTable('mandate_phones', {
  merchantId: text('merchant_id').primaryKey(),
  /** Masked. */
  mobile: text('mobile').notNull(),
  /** OTP_SENT, PENDING, VERIFIED or FAILED. */
  status: text('status').notNull(),
  failureReason: text('failure_reason'),
  pendingSince: integer('pending_since'),
});

export const loanProfiles = sqliteTable('loan_profiles', {
  merchantId: text('merchant_id').primaryKey(),
  /** JSON of the submitted fields, by their wire names. */
  fields: text('fields').notNull(),
  updatedAt: integer('updated_at').notNull(),
});

/** Shipping address of the printed QR code. */
export const merchantAddresses = sqliteTable('merchant_addresses', {
  merchantId: text('merchant_id').primaryKey(),
  shopNumber: text('shop_number'),
  streetAddress: text('street_address').notNull(),
  createdAt: integer('created_at').notNull(),
});

export const whatsappOptins = sqliteTable('whatsapp_optins', {
  merchantId: text('merchant_id').primaryKey(),
  optIn: integer('opt_in', { mode: 'boolean' }).notNull(),
  updatedAt: integer('updated_at').notNull(),
});

/** The log of consents: a row is added, or marked as withdrawn, never changed otherwise and never removed. */
export const consents = sqliteTable('consents', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  /** Purpose and product, as the contract names them. */
  purpose: text('purpose').notNull(),
  product: text('product').notNull(),
  /** Who gets the data: a lender's or partner's code, or a name. */
  party: text('party'),
  /** Id of what relies on the consent, such as a lead; null without one. */
  subject: text('subject'),
  /** What was read; null where the client did not say. */
  text: text('text'),
  version: text('version'),
  language: text('language'),
  givenAt: integer('given_at').notNull(),
  withdrawnAt: integer('withdrawn_at'),
});

/** The account that receives payments to the merchant's QR code. */
export const paymentDestinations = sqliteTable('payment_destinations', {
  merchantId: text('merchant_id').primaryKey(),
  paymentAddress: text('payment_address').notNull(),
  name: text('name'),
  /** Masked. */
  mobile: text('mobile'),
  type: text('type'),
});

/** The processing fees that were waived on unsigned offers: switching the flag off restores them. */
export const feeWaivers = sqliteTable(
  'fee_waivers',
  {
    merchantId: text('merchant_id').notNull(),
    offerId: text('offer_id').notNull(),
    /** The waived fee, in hundredths of a percent. */
    feeBasisPoints: integer('fee_basis_points').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.offerId] })],
);
