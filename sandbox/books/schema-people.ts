import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Who the merchant is. All times are seconds in the merchant's virtual time. */
export const identities = sqliteTable('identities', {
  merchantId: text('merchant_id').primaryKey(),
  /** NOT_SUBMITTED, PENDING, VERIFIED, MISMATCH or FAILED. */
  panStatus: text('pan_status').notNull(),
  panError: text('pan_error'),
  /** What was given last; the merchant's own row takes it once it is verified. */
  panGiven: text('pan_given'),
  dobGiven: text('dob_given'),
  panAskedAt: integer('pan_asked_at').notNull(),
  /** What a slow registry will say of a PENDING PAN: VERIFIED or MISMATCH. */
  panComing: text('pan_coming'),
  panFailed: integer('pan_failed').notNull(),
  /** End of the cool-off after too many wrong PANs; 0 while there is none. */
  panLockedUntil: integer('pan_locked_until').notNull(),
  /** FOUND or NOT_FOUND; null while the central registry was not asked. */
  ckycResult: text('ckyc_result'),
  /** Checks made before this do not count any more: the identity check had lapsed. */
  countsFrom: integer('counts_from').notNull(),
  /** Until when the identity check holds; 0 while there is none. */
  validUntil: integer('valid_until').notNull(),
  /** All that is kept of the Aadhaar. */
  aadhaarLast4: text('aadhaar_last4'),
});

/** Aadhaar checks, each at its own page. */
export const ekycs = sqliteTable('ekycs', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  /** INITIATED, PENDING, VERIFIED or FAILED. */
  status: text('status').notNull(),
  failureReason: text('failure_reason'),
  /** Last four digits of the mobile that Aadhaar knows. */
  mobileLast4: text('mobile_last4').notNull(),
  /** Last four digits of the Aadhaar, once its holder typed it and a code was sent. */
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
  /** The picture that is shown; of an Aadhaar a masked stand-in. */
  previewFileId: text('preview_file_id').notNull(),
  createdAt: integer('created_at').notNull(),
});

export const creditScores = sqliteTable('credit_scores', {
  merchantId: text('merchant_id').primaryKey(),
  score: integer('score').notNull(),
  asOf: integer('as_of').notNull(),
});

/** The phone that the bank account knows. */
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
  /** JSON of the fields that were told, as the wire names them. */
  fields: text('fields').notNull(),
  updatedAt: integer('updated_at').notNull(),
});

/** Where the physical QR is sent. */
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

/** Where the merchant's QR pays to. */
export const paymentDestinations = sqliteTable('payment_destinations', {
  merchantId: text('merchant_id').primaryKey(),
  paymentAddress: text('payment_address').notNull(),
  name: text('name'),
  /** Masked. */
  mobile: text('mobile'),
  type: text('type'),
});

/** Processing fees that are waived on offers not signed yet, so that taking the flag back brings them back. */
export const feeWaivers = sqliteTable(
  'fee_waivers',
  {
    merchantId: text('merchant_id').notNull(),
    offerId: text('offer_id').notNull(),
    /** The fee that is let off, in hundredths of a percent. */
    feeBasisPoints: integer('fee_basis_points').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.offerId] })],
);
