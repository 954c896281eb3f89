import * as v from 'valibot';
import { flag, serverTime, textOrNull, word } from '../base/wire';
import { identityVerification } from './identity-verification';
import { panStatus } from './pan-details';
import { selfieState } from './selfie';

/** How far the identity check is (domain decision); a word we do not know is NOT_STARTED. */
const kycStates = ['NOT_STARTED', 'IN_PROGRESS', 'PENDING_REVIEW', 'VERIFIED', 'FAILED', 'EXPIRED'] as const;

/** Where the checks of identity stand (spec 3, identityVerification; the states beside it are assumed). */
export const identityVerificationStatus = v.pipe(
  v.object({
    kyc_state: word(kycStates, 'NOT_STARTED'),
    pan_status: panStatus,
    selfie_status: v.nullish(selfieState, 'NOT_SUBMITTED'),
    ekyc_id: textOrNull,
    identity_verification: identityVerification,
  }),
  v.transform((wire) => ({
    kycState: wire.kyc_state,
    panStatus: wire.pan_status,
    selfieStatus: wire.selfie_status,
    /** The last Aadhaar check; null when there was none. */
    ekycId: wire.ekyc_id,
    identityVerification: wire.identity_verification,
  })),
);

export type IdentityVerificationStatus = v.InferOutput<typeof identityVerificationStatus>;

/** Whether an earlier identity check still holds (spec 7.1, kycValidity). `validUntil` in milliseconds. */
export const kycValidity = v.pipe(
  v.object({ is_eligible: flag, valid_until: serverTime }),
  v.transform((wire) => ({ isEligible: wire.is_eligible, validUntil: wire.valid_until })),
);

export type KycValidity = v.InferOutput<typeof kycValidity>;
