/** Answers of the services for the journeys about money, parsed as the adapters parse them. */
import * as v from 'valibot';
import { agreementOtpSchema } from '../../../machines/domain/identity/otp-sent';
import { agreementSchema, signedAgreementSchema } from '../../../machines/domain/loan/agreement';
import { loanSchema } from '../../../machines/domain/loan/loan';
import { loanOfferSchema } from '../../../machines/domain/loan/loan-offer';
import { mandateSchema } from '../../../machines/domain/mandate/mandate';
import { merchantSchema } from '../../../machines/domain/merchant/merchant';
import { userStateSchema } from '../../../machines/domain/merchant/user-state';
import type { OtpLeftState, OtpResult } from '../../../machines/shared/otp-setup';

export const DAY_SECONDS = 86_400;
/** 20 November 2026, 10 am in India, in seconds. */
export const NOW_SECONDS = Date.parse('2026-11-20T10:00+05:30') / 1000;
/** Server time in all fixtures, ms. */
export const now = NOW_SECONDS * 1000;

/** An account number; no screen may show it in full. */
export const accountNumber = '001234567890';
/** A mobile number; no screen may show it in full. */
export const mobile = '9876504321';
/** One-time code; it must not be stored after the service has answered. */
export const code = '482193';

const loanTermsWire = {
  loan_amount: 10_000_000,
  processing_fee: { amount: 200_000, rate: 2 },
  gst: { amount: 36_000, rate: 18 },
  transferable_amount: 9_764_000,
  interest: 1_592_000,
  payable_amount: 11_592_000,
  regular_repayment: 241_500,
  apr: 37.62,
};

/** By default an offer of ₹1,00,000 in 48 weekly instalments. */
export function offerWith(overrides: Partial<v.InferInput<typeof loanOfferSchema>> = {}) {
  return v.parse(loanOfferSchema, {
    ...loanTermsWire,
    loan_offer_id: 'offer-1',
    duration: 48,
    frequency: 1,
    cashback_amount: 0,
    interest_rate: 30,
    penalty_config: { one_time_penalty_amount: 15_000, one_time_penalty_frequency: 1 },
    kfs_html_link: 'https://lender.example/kfs',
    nbfc: 'USFB',
    ...overrides,
  });
}

/** State of the merchant at the lender. */
export function userStateWith(overrides: Partial<v.InferInput<typeof userStateSchema>> = {}) {
  return v.parse(userStateSchema, {
    process_state: 'BANK',
    is_eligible: true,
    primary_nbfc: 'USFB',
    approval_status: 'PENDING',
    ...overrides,
  });
}

/** By default a mandate of ₹5,000 a week, opened and not yet approved. */
export function mandateWith(overrides: Partial<v.InferInput<typeof mandateSchema>> = {}) {
  return v.parse(mandateSchema, {
    mandate_id: 'mandate-1',
    status: 'INITIATED',
    nbfc: 'ARTHMATE',
    max_amount: 500_000,
    frequency: 1,
    first_debit: NOW_SECONDS + 7 * DAY_SECONDS,
    end_date: NOW_SECONDS + 340 * DAY_SECONDS,
    can_be_paused: true,
    can_be_cancelled: false,
    authorization_url: 'https://bank.example/approve',
    bank_name: 'HDFC Bank',
    account_last4: '7890',
    ...overrides,
  });
}

/** By default an agreement that is not signed yet. */
export function agreementWith(overrides: Partial<v.InferInput<typeof agreementSchema>> = {}) {
  return v.parse(agreementSchema, {
    ...loanTermsWire,
    loan_agreement_id: 'agreement-1',
    paper_version: 'paper-1',
    status: 'CREATED',
    installments: 48,
    duration: 48,
    frequency: 1,
    html_link: 'https://lender.example/agreement',
    sanction_letter_cum_kfs_pdf: 'https://lender.example/kfs.pdf',
    nbfc: 'USFB',
    phone_number: mobile,
    cooling_off_until: NOW_SECONDS + 3 * DAY_SECONDS + 8 * 3600,
    ...overrides,
  });
}

/** A code that was sent. */
export function otpWith(overrides: Partial<v.InferInput<typeof agreementOtpSchema>> = {}) {
  return v.parse(agreementOtpSchema, {
    otp_reference: 'otp-1',
    phone_number: mobile,
    resend_after: 30,
    expires_in: 300,
    sends_left: 2,
    attempts_left: 5,
    ...overrides,
  });
}

/** Result of an `otp` chart that the merchant left: by default no valid code, and no unanswered write. */
export function leftCode(overrides: Partial<OtpLeftState> = {}): OtpResult<never> {
  return { kind: 'left', sentCode: null, unansweredSend: null, isCheckUnanswered: false, ...overrides };
}

/** Answer of the service to a signature. */
export const signedResponse = v.parse(signedAgreementSchema, {
  loan_agreement_id: 'agreement-1',
  loan_id: 'loan-1',
  status: 'SIGNED',
});

/** Loan status by name, as the wire numbers it (spec 3). */
export const loanStatus = {
  UNKNOWN: 0,
  CREATED: 1,
  DISBURSED: 2,
  COMPLETE: 3,
  REJECTED: 4,
  CANCELLED: 5,
  FORECLOSED: 6,
} as const;

/** By default a loan in repayment. */
export function loanWith(overrides: Partial<v.InferInput<typeof loanSchema>> = {}) {
  return v.parse(loanSchema, {
    loan_id: 'loan-1',
    loan_account_number: 'LA-20261120-1',
    status: loanStatus.DISBURSED,
    create_time: NOW_SECONDS - 60 * DAY_SECONDS,
    total_due: 0,
    total_paid: 1_932_000,
    next_due_installment_amount: 241_500,
    total_next_due_amount: 241_500,
    max_repayment_amount: 9_660_000,
    next_due_date: NOW_SECONDS + DAY_SECONDS,
    next_installment_date: NOW_SECONDS + DAY_SECONDS,
    total_installment: 48,
    installments_paid: 8,
    bank_details: {
      bank_details_id: 'bank-1',
      merchant_name: 'Ramesh Kumar',
      payment_address: `${accountNumber}@HDFC0001234`,
      account_type: 2,
      type: 'SAVINGS',
      bank_name: 'HDFC Bank',
    },
    agreement: { frequency: 1, approvedNbfc: 'USFB', cashbackAmount: 0 },
    disbursed_amount: 9_764_000,
    disbursed_on: NOW_SECONDS - 59 * DAY_SECONDS,
    utr: 'HDFCN52026112042918830',
    ...overrides,
  });
}

/** The merchant. */
export const merchantFixture = v.parse(merchantSchema, { id: 'merchant-1', display_name: 'Ramesh', mobile });
