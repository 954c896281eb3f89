import { IDENTITY_FLAG_CHOICES, IDENTITY_FLAG_DEFAULTS, type IdentityFlags } from './flags-identity';
import { TRADE_FLAG_CHOICES, TRADE_FLAG_DEFAULTS, type TradeFlags } from './flags-trade';
import { LENDER_WORKFLOWS } from './lender-workflows';

/** How lender, bank and registries treat a merchant; set by testers. Times in virtual seconds. */
export interface Flags extends IdentityFlags, TradeFlags {
  /** How long USFB takes for its own approval. */
  approval_seconds: number;
  approval_result: 'APPROVED' | 'REJECTED';
  /** How long the transfer takes after signing. */
  disbursal_seconds: number;
  /** PENDING waits until the flag is changed. */
  disbursal_result: 'DISBURSED' | 'REJECTED' | 'CANCELLED' | 'PENDING';
  disbursal_reason: string | null;
  /** Manual disbursal: it takes one day. */
  manual_disbursal: boolean;
  /** How long a slow bank takes to make a mandate active. */
  mandate_seconds: number;
  /** How long a slow bank takes to decide a payment. */
  payment_seconds: number;
  /** How long a refund takes to reach the payer. */
  refund_seconds: number;
  /** How long after a debit the bank reports it to the lender; the status does not change before. */
  callback_seconds: number;
  /** By which channels signed papers are sent; ALL: by each that the merchant has. */
  papers_sent: 'ALL' | 'EMAIL' | 'SMS' | 'NONE';
  /** Result of the automatic debits on due days; OFF: nothing is debited. */
  autopay_result: 'SUCCESS' | 'FAILED' | 'OFF';
  /** The six-digit code that is sent in place of a random one. */
  fixed_otp: string | null;
  /** Whether complaints are answered: by the desk after 5 days, by the grievance officer 10 days after they were passed on. */
  answers_complaints: boolean;
  /** Offers are sent as stored: the sandbox applies neither the fee waiver nor the lender workflows of `features`. */
  offers_as_written: boolean;
  features: Record<string, boolean>;
  experiments: Record<string, number>;
}

export const DEFAULT_FLAGS: Flags = {
  ...IDENTITY_FLAG_DEFAULTS,
  approval_seconds: 6,
  approval_result: 'APPROVED',
  disbursal_seconds: 8,
  disbursal_result: 'DISBURSED',
  disbursal_reason: null,
  manual_disbursal: false,
  mandate_seconds: 20,
  payment_seconds: 20,
  refund_seconds: 3600,
  callback_seconds: 0,
  papers_sent: 'ALL',
  autopay_result: 'SUCCESS',
  fixed_otp: null,
  ...TRADE_FLAG_DEFAULTS,
  answers_complaints: true,
  offers_as_written: false,
  features: {
    PRE_CLOSURE: true,
    DOCUMENT_UPLOAD: false,
    PROCESSING_FEE_DISABLE: false,
    ENFORCED_SMS_PERMISSION: false,
    PENALTY_WAIVE_OFF: false,
    SETTLEMENT_OFFER: false,
    UDYAM_REGISTRATION: false,
    PAY_LATER_REFERRAL_REWARD: false,
    ...Object.fromEntries(LENDER_WORKFLOWS.map((name) => [name, false])),
  },
  experiments: { PHYSICAL_QR: 0, PENALTY_WAIVE_OFF: 0, SETTLEMENT_OFFER: 0 },
};

/** All flags of a merchant. Only those that were set are stored, as JSON. */
export function readFlags(stored: string): Flags {
  // SAFETY: mergeFlags checks each value that a tester sets; a persona's flags are typed, and an imported file was exported here.
  const changed = JSON.parse(stored) as Partial<Flags>;
  return {
    ...DEFAULT_FLAGS,
    ...changed,
    features: { ...DEFAULT_FLAGS.features, ...changed.features },
    experiments: { ...DEFAULT_FLAGS.experiments, ...changed.experiments },
  };
}

const CHOICES: Partial<Record<string, readonly string[]>> = {
  ...IDENTITY_FLAG_CHOICES,
  approval_result: ['APPROVED', 'REJECTED'],
  disbursal_result: ['DISBURSED', 'REJECTED', 'CANCELLED', 'PENDING'],
  papers_sent: ['ALL', 'EMAIL', 'SMS', 'NONE'],
  autopay_result: ['SUCCESS', 'FAILED', 'OFF'],
  ...TRADE_FLAG_CHOICES,
};
/** The values that a flag may have; undefined when it is not an enumeration. */
export const choicesOf = (name: string): readonly string[] | undefined => CHOICES[name];

const NULLABLE_FLAGS = new Set(['disbursal_reason', 'fixed_otp']);

/** Merges a change into stored flags; null resets a flag to its default. Returns an error text for an invalid value. */
export function mergeFlags(
  stored: string,
  change: Record<string, unknown>,
): { flags: string } | { problem: string } {
  const merged: Record<string, unknown> = { ...JSON.parse(stored) };
  for (const [name, value] of Object.entries(change)) {
    if (!Object.hasOwn(DEFAULT_FLAGS, name)) return { problem: `there is no flag ${name}` };
    if (value === null) delete merged[name];
    else if (!isValidValue(name, value))
      return { problem: `${JSON.stringify(value)} does not fit the flag ${name}` };
    else merged[name] = isRecord(value) ? { ...asRecord(merged[name]), ...value } : value;
  }
  return { flags: JSON.stringify(merged) };
}

function isValidValue(name: string, value: unknown): boolean {
  const choices = CHOICES[name];
  if (choices !== undefined) return typeof value === 'string' && choices.includes(value);
  if (name === 'fixed_otp') return typeof value === 'string' && /^\d{6}$/.test(value);
  if (NULLABLE_FLAGS.has(name)) return typeof value === 'string';
  if (name === 'features')
    return (
      hasOnlyKnownKeys(value, DEFAULT_FLAGS.features) &&
      Object.values(value).every((v) => typeof v === 'boolean')
    );
  if (name === 'experiments')
    return hasOnlyKnownKeys(value, DEFAULT_FLAGS.experiments) && Object.values(value).every(Number.isInteger);
  if (name === 'credit_score') return value === 0 || (isScoreAtLeast300(value) && value <= 900);
  if (isSwitch(name)) return typeof value === 'boolean';
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** Unknown features and experiments are refused, because they would have no effect. */
const hasOnlyKnownKeys = (value: unknown, known: object): value is Record<string, unknown> =>
  isRecord(value) && Object.keys(value).every((name) => Object.hasOwn(known, name));
const isScoreAtLeast300 = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 300;

/** Whether a flag is a boolean. */
const isSwitch = (name: string): boolean =>
  Object.entries(DEFAULT_FLAGS).some(([known, value]) => known === name && typeof value === 'boolean');

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asRecord = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {});
