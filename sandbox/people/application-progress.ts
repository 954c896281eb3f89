import type { SELFIE_REASONS } from '../base/flags-identity';
import type { EkycFailure } from '../operations/identity/ekyc-outcome';
import type { ProfileFields } from '../operations/profile/stored-profile';

/** How far a persona got in the application. What is omitted has not happened. Days are of virtual time. */
export interface ApplicationProgress {
  /** The current step: process state and last part of its URL. */
  step?: [processState: string, processSubstate: string | null];
  kyc?: 'NOT_STARTED' | 'IN_PROGRESS' | 'PENDING_REVIEW' | 'VERIFIED' | 'FAILED' | 'EXPIRED';
  pan?: 'PENDING' | 'VERIFIED' | 'MISMATCH';
  /** Wrong PANs so far; five start the retry wait. */
  panFailed?: number;
  ckyc?: 'FOUND' | 'NOT_FOUND';
  /** Aadhaar checks that failed, oldest first. */
  ekycFailed?: EkycFailure[];
  isEkycVerified?: boolean;
  /** Selfies that failed, oldest first. */
  selfieFailed?: (typeof SELFIE_REASONS)[number][];
  isSelfieVerified?: boolean;
  /** Days until the KYC expires; negative when it has expired. */
  kycDays?: number;
  profile?: ProfileFields;
  /** Days since the address was saved, and thereby the printed QR code ordered. */
  addressDaysAgo?: number;
  /** UPI id that receives payments to the QR code. */
  destination?: string;
  /** Result for the phone of the bank account. */
  phone?: 'PENDING' | 'mobile_not_linked_to_bank';
  /** Whether a lender has refused the merchant. */
  isRejected?: boolean;
}

/** A complete shop profile. Amounts in paise. */
export const COMPLETE_PROFILE = {
  business_type: 'PROPRIETORSHIP',
  business_category: 'GROCERY',
  business_unit: 'RETAIL',
  loan_purpose: 'STOCK',
  monthly_income: 4_500_000,
  monthly_sale: 18_000_000,
  home_address_type: 'PERMANENT',
  home_ownership_status: 'OWNED',
  shop_ownership_status: 'RENTED',
  social_category: 'GENERAL',
  employee_count: 2,
  father_name: 'SHYAM LAL',
  address: 'Shop 14, Mandi Road, Nashik',
  pincode: '422001',
} satisfies ProfileFields;

/** Progress of a merchant who is verified and has a complete profile. */
export const VERIFIED_PROGRESS: ApplicationProgress = {
  kyc: 'VERIFIED',
  pan: 'VERIFIED',
  ckyc: 'FOUND',
  isSelfieVerified: true,
  kycDays: 365,
  profile: COMPLETE_PROFILE,
};
