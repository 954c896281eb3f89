import * as v from 'valibot';

import { panStatus } from './pan-details';
import { selfieState } from './selfie';
import { flag, serverTime, textOrNull, word } from './wire';

/** How far the identity check is (domain decision); a word we do not know is NOT_STARTED. */
const kycStates = ['NOT_STARTED', 'IN_PROGRESS', 'PENDING_REVIEW', 'VERIFIED', 'FAILED', 'EXPIRED'] as const;
export type KycState = (typeof kycStates)[number];

/** Where the checks of identity stand (spec 3, identityVerification; the states beside it are assumed). */
export const identityVerificationStatus = v.pipe(
  v.object({
    kyc_state: word(kycStates, 'NOT_STARTED'),
    pan_status: panStatus,
    selfie_status: v.nullish(selfieState, 'NOT_SUBMITTED'),
    ekyc_id: textOrNull,
    identity_verification: v.nullish(
      v.object({
        is_documents_uploaded: flag,
        is_ckyc_failed: flag,
        is_ckyc_already_triggered: flag,
        is_ekyc_failed: flag,
        is_ekyc_already_triggered: flag,
        ekyc_failure_reason: textOrNull,
      }),
      {},
    ),
  }),
  v.transform(({ identity_verification: checks, ...wire }) => ({
    kycState: wire.kyc_state,
    panStatus: wire.pan_status,
    selfieStatus: wire.selfie_status,
    /** The last Aadhaar check; null when there was none. */
    ekycId: wire.ekyc_id,
    isDocumentsUploaded: checks.is_documents_uploaded,
    isCkycFailed: checks.is_ckyc_failed,
    isCkycAlreadyTriggered: checks.is_ckyc_already_triggered,
    isEkycFailed: checks.is_ekyc_failed,
    isEkycAlreadyTriggered: checks.is_ekyc_already_triggered,
    ekycFailureReason: checks.ekyc_failure_reason,
  })),
);

export type IdentityVerificationStatus = v.InferOutput<typeof identityVerificationStatus>;

/** Whether an earlier identity check still holds (spec 7.1, kycValidity). `validUntil` in milliseconds. */
export const kycValidity = v.pipe(
  v.object({ is_eligible: v.boolean(), valid_until: serverTime }),
  v.transform((wire) => ({ isEligible: wire.is_eligible, validUntil: wire.valid_until })),
);

export type KycValidity = v.InferOutput<typeof kycValidity>;
