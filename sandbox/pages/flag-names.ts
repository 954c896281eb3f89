import type { Flags } from '../base/flags';
import { lendersOfWorkflow } from '../base/lender-workflows';
import { lenderOf } from '../base/lenders';

/** What each flag of lender and bank means. */
const FLAG_NAMES: Readonly<Record<Exclude<keyof Flags, 'features' | 'experiments'>, string>> = {
  pan_seconds: 'A slow PAN registry answers after, seconds',
  ckyc_result: 'The central KYC registry',
  ekyc_seconds: 'A slow Aadhaar check takes, seconds',
  document_seconds: 'Checking a document takes, seconds',
  document_result: 'A document is',
  selfie_seconds: 'Checking a selfie takes, seconds',
  selfie_result: 'A selfie is',
  kyc_result: 'The lender decides on the identity',
  credit_score: 'Credit score, 0 when the bureau knows none',
  mandate_phone: 'The phone of the bank account is',
  mandate_phone_seconds: 'Checking that phone takes, seconds',
  udyam_seconds: 'The business registry takes, seconds',
  udyam_result: 'The business registry says',
  lead_seconds: 'The partner lender takes, seconds',
  lead_result: 'The partner lender says',
  confirm_seconds: 'A slow supplier payment takes, seconds',
  confirm_result: 'A supplier payment is',
  pay_later_lag_seconds: 'The list of supplier payments is late by, seconds',
  pay_later_raw_plus: 'The pay-later page returns a plus sign unescaped',
  invoice_required: 'A supplier payment needs its invoice',
  credit_numbers_as_text: 'Numbers of the credit line are sent as text',
  approval_seconds: 'The lender approves after, seconds',
  approval_result: 'The lender’s approval',
  disbursal_seconds: 'The money comes after, seconds',
  disbursal_result: 'The money is',
  disbursal_reason: 'Why it is not sent, as a code',
  manual_disbursal: 'A person sends the money: a day',
  mandate_seconds: 'A slow bank takes for a mandate, seconds',
  payment_seconds: 'A slow bank takes for a payment, seconds',
  refund_seconds: 'A refund takes, seconds',
  callback_seconds: 'The bank reports a payment after, seconds',
  papers_sent: 'Signed papers are sent by',
  autopay_result: 'Automatic debits',
  fixed_otp: 'Every code by SMS is',
  answers_complaints: 'Complaints are answered',
  offers_as_written: 'Offers ignore the features below',
};

const FEATURE_NAMES: Readonly<Record<string, string>> = {
  PRE_CLOSURE: 'Closing a loan early',
  DOCUMENT_UPLOAD: 'Documents by upload in place of Aadhaar',
  PROCESSING_FEE_DISABLE: 'No processing fee',
  ENFORCED_SMS_PERMISSION: 'SMS permission is enforced',
  PENALTY_WAIVE_OFF: 'Late charges are waived on closing',
  SETTLEMENT_OFFER: 'Settlement with a discount',
  UDYAM_REGISTRATION: 'Registration of the business (Udyam)',
  PAY_LATER_REFERRAL_REWARD: 'Reward for bringing another shop',
  PHYSICAL_QR: 'A printed QR code',
  LEADGEN_WORKFLOW: 'Applications to partner lenders',
};

/** A flag, feature or experiment in words; a lender workflow by its lenders. */
export const flagName = (id: string): string =>
  Object.entries<string>(FLAG_NAMES).find(([name]) => name === id)?.[1] ??
  FEATURE_NAMES[id] ??
  lendersOfWorkflow(id)
    .map((code) => lenderOf(code).name)
    .join(', ');
