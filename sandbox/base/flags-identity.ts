/** Flags of the identity checks. Times in virtual seconds. */
export interface IdentityFlags {
  /** How long a slow PAN registry takes. */
  pan_seconds: number;
  /** Whether the central KYC registry knows the merchant. */
  ckyc_result: 'FOUND' | 'NOT_FOUND';
  /** How long a check takes after "slow" was chosen on the Aadhaar page. */
  ekyc_seconds: number;
  document_seconds: number;
  document_result: 'VERIFIED' | 'REJECTED';
  selfie_seconds: number;
  /** VERIFIED, or one of `SELFIE_REASONS`. */
  selfie_result: string;
  /** The lender's decision when PAN, identity and selfie are verified; PENDING_REVIEW lasts until the flag is changed. */
  kyc_result: 'VERIFIED' | 'PENDING_REVIEW' | 'FAILED';
  /** The score of the credit bureau; 0 when it does not know the merchant. */
  credit_score: number;
  mandate_phone: 'VERIFIED' | 'PENDING' | 'mobile_not_linked_to_bank';
  mandate_phone_seconds: number;
}

export const IDENTITY_FLAG_DEFAULTS: IdentityFlags = {
  pan_seconds: 10,
  ckyc_result: 'FOUND',
  ekyc_seconds: 6,
  document_seconds: 6,
  document_result: 'VERIFIED',
  selfie_seconds: 4,
  selfie_result: 'VERIFIED',
  kyc_result: 'VERIFIED',
  credit_score: 742,
  mandate_phone: 'VERIFIED',
  mandate_phone_seconds: 6,
};

export const SELFIE_REASONS = [
  'NO_FACE',
  'MULTIPLE_FACES',
  'TOO_DARK',
  'TOO_BRIGHT',
  'BLURRED',
  'FACE_TOO_FAR',
  'FACE_TOO_CLOSE',
  'EYES_CLOSED',
  'LIVENESS_FAILED',
  'MISMATCH_WITH_ID',
  'TIMEOUT',
  'UPLOAD_FAILED',
  'ATTEMPTS_EXCEEDED',
] as const;

export const IDENTITY_FLAG_CHOICES: Partial<Record<string, readonly string[]>> = {
  ckyc_result: ['FOUND', 'NOT_FOUND'],
  document_result: ['VERIFIED', 'REJECTED'],
  selfie_result: ['VERIFIED', ...SELFIE_REASONS],
  kyc_result: ['VERIFIED', 'PENDING_REVIEW', 'FAILED'],
  mandate_phone: ['VERIFIED', 'PENDING', 'mobile_not_linked_to_bank'],
};
