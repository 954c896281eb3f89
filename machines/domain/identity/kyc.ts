import * as v from 'valibot';
import { enumValue, flag, serverTime, textOrNull } from '../base/wire';
import { identityVerificationSchema } from './identity-verification';
import { panVerificationStatus } from './pan-details';
import { selfieState } from './selfie';

/** State of the identity check (assumed); an unknown value is NOT_STARTED. */
const kycStates = ['NOT_STARTED', 'IN_PROGRESS', 'PENDING_REVIEW', 'VERIFIED', 'FAILED', 'EXPIRED'] as const;

/** Status of the identity checks (spec 3, identityVerification; PAN, selfie and KYC states are assumed). */
export const identityVerificationStatusSchema = v.pipe(
  v.object({
    kyc_state: enumValue(kycStates, 'NOT_STARTED'),
    pan_status: panVerificationStatus,
    selfie_status: v.nullish(selfieState, 'NOT_SUBMITTED'),
    ekyc_id: textOrNull,
    identity_verification: identityVerificationSchema,
  }),
  v.transform((wire) => ({
    kycState: wire.kyc_state,
    panStatus: wire.pan_status,
    selfieStatus: wire.selfie_status,
    /** Id of the last Aadhaar check; null without one. */
    ekycId: wire.ekyc_id,
    identityVerification: wire.identity_verification,
  })),
);

export type IdentityVerificationStatus = v.InferOutput<typeof identityVerificationStatusSchema>;

/** Whether an earlier identity check is still valid (spec 7.1, kycValidity). `validUntil` in milliseconds. */
export const kycValiditySchema = v.pipe(
  v.object({ is_eligible: flag, valid_until: serverTime }),
  v.transform((wire) => ({ isEligible: wire.is_eligible, validUntil: wire.valid_until })),
);

export type KycValidity = v.InferOutput<typeof kycValiditySchema>;
