import { blob, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { LANGUAGES } from '../language/language';

/** All times are seconds in the merchant's virtual time unless the name says ms; all amounts are paise. */
export const merchants = sqliteTable('merchants', {
  id: text('id').primaryKey(),
  token: text('token').notNull(),
  persona: text('persona').notNull(),
  displayName: text('display_name').notNull(),
  panName: text('pan_name').notNull(),
  panNumber: text('pan_number').notNull(),
  dob: text('dob').notNull(),
  mobile: text('mobile').notNull(),
  /** Virtual time minus real time, ms. */
  clockOffsetMs: integer('clock_offset_ms').notNull(),
  isEligible: integer('is_eligible', { mode: 'boolean' }).notNull(),
  kycState: text('kyc_state').notNull(),
  processState: text('process_state').notNull(),
  processSubstate: text('process_substate'),
  primaryNbfc: text('primary_nbfc'),
  approvalStatus: text('approval_status'),
  approvalAskedAt: integer('approval_asked_at'),
  lendersWithoutOffer: text('lenders_without_offer').notNull(),
  flags: text('flags').notNull(),
  /** Language of the merchant's latest call: that of what the lender writes unasked, such as a reminder. */
  language: text('language', { enum: LANGUAGES })
    .notNull()
    .$default(() => 'en'),
  createdAt: integer('created_at').notNull(),
});

export const offers = sqliteTable('offers', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  position: integer('position').notNull(),
  nbfc: text('nbfc'),
  loanAmount: integer('loan_amount').notNull(),
  interestRate: real('interest_rate').notNull(),
  feeRate: real('fee_rate').notNull(),
  frequency: integer('frequency').notNull(),
  duration: integer('duration').notNull(),
  cashback: integer('cashback').notNull(),
  isEnachRequired: integer('is_enach_required', { mode: 'boolean' }).notNull(),
  /** APPROVED or SELECTED. */
  status: text('status').notNull(),
  validUntil: integer('valid_until').notNull(),
  bankDetailsId: text('bank_details_id'),
});

export const bankAccounts = sqliteTable('bank_accounts', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  paymentAddress: text('payment_address').notNull(),
  holder: text('holder').notNull(),
  accountType: integer('account_type').notNull(),
  type: text('type').notNull(),
  bankName: text('bank_name'),
  fromBankPage: integer('from_bank_page', { mode: 'boolean' }).notNull(),
  createdAt: integer('created_at').notNull(),
});

export const mandates = sqliteTable('mandates', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  offerId: text('offer_id').notNull(),
  type: text('type').notNull(),
  /** Approval method; null: any method of the type. */
  method: text('method'),
  status: text('status').notNull(),
  maxAmount: integer('max_amount').notNull(),
  firstDebit: integer('first_debit').notNull(),
  endDate: integer('end_date').notNull(),
  failureReason: text('failure_reason'),
  createdAt: integer('created_at').notNull(),
  pendingSince: integer('pending_since'),
});

export const agreements = sqliteTable('agreements', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  offerId: text('offer_id').notNull(),
  bankDetailsId: text('bank_details_id').notNull(),
  /** CREATED or SIGNED. */
  status: text('status').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
});

export const otps = sqliteTable('otps', {
  reference: text('reference').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  /** What the code is for (such as `agreement`), and the id of the thing that it is for. */
  purpose: text('purpose').notNull(),
  subject: text('subject').notNull(),
  /** Masked. */
  sentTo: text('sent_to').notNull(),
  code: text('code').notNull(),
  /** Language of the message. */
  language: text('language', { enum: LANGUAGES })
    .notNull()
    .$default(() => 'en'),
  sentAt: integer('sent_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
});

/** How many codes were sent, and how many entries were wrong, by purpose and subject. */
export const otpCounts = sqliteTable(
  'otp_counts',
  {
    merchantId: text('merchant_id').notNull(),
    purpose: text('purpose').notNull(),
    subject: text('subject').notNull(),
    sends: integer('sends').notNull(),
    lastSentAt: integer('last_sent_at').notNull(),
    failed: integer('failed').notNull(),
    /** End of the retry wait after too many wrong codes; 0 without one. */
    lockedUntil: integer('locked_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.purpose, table.subject] })],
);

/** Messages to the merchant other than one-time codes; shown at `/sandbox/inbox`. */
export const messages = sqliteTable('messages', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  /** `papers` (the signed papers) or `debit-reminder`, and the id of the agreement or loan that it is about. */
  kind: text('kind').notNull(),
  subject: text('subject').notNull(),
  /** EMAIL, SMS or WHATSAPP. */
  channel: text('channel').notNull(),
  /** Masked. */
  sentTo: text('sent_to').notNull(),
  text: text('text').notNull(),
  sentAt: integer('sent_at').notNull(),
});

/** Files uploaded by a merchant. */
export const files = sqliteTable('files', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  /** shop, selfie, invoice, or the type of a KYC document. */
  kind: text('kind').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: blob('bytes', { mode: 'buffer' }).notNull(),
  createdAt: integer('created_at').notNull(),
});

export const loans = sqliteTable('loans', {
  id: text('id').primaryKey(),
  merchantId: text('merchant_id').notNull(),
  agreementId: text('agreement_id').notNull(),
  bankDetailsId: text('bank_details_id').notNull(),
  accountNumber: text('account_number').notNull(),
  /** A number of `LoanStatus`. */
  status: integer('status').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
  disbursedOn: integer('disbursed_on'),
  utr: text('utr'),
  endedOn: integer('ended_on'),
  reason: text('reason'),
});

export const instalments = sqliteTable(
  'instalments',
  {
    loanId: text('loan_id').notNull(),
    number: integer('number').notNull(),
    dueAt: integer('due_at').notNull(),
    principal: integer('principal').notNull(),
    interest: integer('interest').notNull(),
    amount: integer('amount').notNull(),
    balance: integer('balance').notNull(),
    paid: integer('paid').notNull(),
  },
  (table) => [primaryKey({ columns: [table.loanId, table.number] })],
);

/** Stored answers of writes by request id (idempotency key): a repeated request gets the same answer. */
export const answers = sqliteTable(
  'answers',
  {
    merchantId: text('merchant_id').notNull(),
    requestId: text('request_id').notNull(),
    operationId: text('operation_id').notNull(),
    httpStatus: integer('http_status').notNull(),
    body: text('body').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.requestId] })],
);

export const faults = sqliteTable(
  'faults',
  {
    merchantId: text('merchant_id').notNull(),
    operationId: text('operation_id').notNull(),
    kind: text('kind').notNull(),
    /** Remaining uses; 0 means unlimited. */
    times: integer('times').notNull(),
    status: integer('status'),
    body: text('body'),
    ms: integer('ms'),
    /** Percentage of affected calls. */
    chance: integer('chance').notNull(),
    /** Seed of the pseudo-random selection of affected calls. */
    seed: integer('seed').notNull(),
    /** Number of calls so far, affected or not. */
    seen: integer('seen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchantId, table.operationId] })],
);

/** The audit trail: every call of the contract. */
export const audit = sqliteTable('audit', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  merchantId: text('merchant_id').notNull(),
  at: integer('at').notNull(),
  operationId: text('operation_id').notNull(),
  requestId: text('request_id').notNull(),
  /** HTTP status; 0 when no answer was given. */
  status: integer('status').notNull(),
  fault: text('fault'),
  detail: text('detail').notNull(),
});

/** What happened to a merchant, such as `loan.disbursed`. */
export const events = sqliteTable('events', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  merchantId: text('merchant_id').notNull(),
  at: integer('at').notNull(),
  kind: text('kind').notNull(),
  detail: text('detail').notNull(),
});
