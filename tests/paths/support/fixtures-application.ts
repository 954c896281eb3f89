/** Data of an application, parsed from wire data by the app's own schemas. */
import * as v from 'valibot';

import type { ApplicationFacts } from '../../../machines/domain/entry/application-steps';
import {
  type IdentityVerificationStatus,
  identityVerificationStatusSchema,
} from '../../../machines/domain/identity/kyc';
import { type LoanQuote, loanQuoteSchema } from '../../../machines/domain/loan/loan-eligibility';
import { type LoanProfile, loanProfileSchema } from '../../../machines/domain/merchant/loan-profile';
import { anAccount, aUserState } from './fixtures-lending';

/** Status of the identity checks; all done by default. */
export function anIdentity(
  wire: Partial<v.InferInput<typeof identityVerificationStatusSchema>> = {},
): IdentityVerificationStatus {
  return v.parse(identityVerificationStatusSchema, {
    kyc_state: 'VERIFIED',
    pan_status: 'VERIFIED',
    selfie_status: 'VERIFIED',
    identity_verification: { is_documents_uploaded: true, is_ckyc_already_triggered: true },
    ...wire,
  });
}

/** Status of a merchant who has not started the identity check. */
export const identityNotStarted = anIdentity({
  kyc_state: 'NOT_STARTED',
  pan_status: 'NOT_SUBMITTED',
  selfie_status: 'NOT_SUBMITTED',
  identity_verification: {},
});

/** A complete profile of a shop. Money in paise, as on the wire. */
export const profileWire = {
  merchant_id: 'mrc_1',
  father_name: 'SHYAM LAL',
  social_category: 'GENERAL',
  home_address_type: 'PERMANENT',
  home_ownership_status: 'OWNED',
  email: 'ramesh@example.in',
  address: 'Shop 14, Mandi Road, Nashik',
  pincode: '422001',
  shop_ownership_status: 'RENTED',
  business_category: 'GROCERY',
  monthly_income: 4_500_000,
  monthly_sale: 18_000_000,
  employee_count: 2,
  loan_purpose: 'STOCK',
  business_type: 'PROPRIETORSHIP',
  business_unit: 'RETAIL',
} satisfies v.InferInput<typeof loanProfileSchema>;

/** A loan profile with only these fields; complete by default. */
export function aProfile(wire: v.InferInput<typeof loanProfileSchema> = profileWire): LoanProfile {
  return v.parse(loanProfileSchema, wire);
}

/** A merchant who has completed every step, with overrides. */
export function applicationFacts(overrides: Partial<ApplicationFacts> = {}): ApplicationFacts {
  return {
    userState: aUserState({ process_state: 'APPLICATION' }),
    identity: anIdentity(),
    kycValidity: { isEligible: true },
    ekyc: null,
    profile: aProfile(),
    accounts: [anAccount()],
    reopened: [],
    ...overrides,
  };
}

/** A quote of a possible loan. */
export function aQuote(): LoanQuote {
  return v.parse(loanQuoteSchema, {
    cashback: 0,
    regular_repayment: 2_043_00,
    max_eligible_amount: 150_000_00,
    loan_amount: 50_000_00,
    processing_fee: { amount: 1_000_00, rate: 2 },
    payble_amount: 53_094_00,
    transferable_amount: 48_820_00,
    frequency: 1,
    gst: { amount: 180_00, rate: 18 },
    product: 'TERM_LOAN',
    interest: 3_094_00,
    duration: 26,
    penalty_config: null,
    foreclosure_config: null,
  });
}
