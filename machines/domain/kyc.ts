import * as v from 'valibot';

import { identityVerification } from './identity-verification';
import { panStatus } from './pan-details';
import { selfieState } from './selfie';
import { serverTime, textOrNull, word } from './wire';

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
  v.object({ is_eligible: v.boolean(), valid_until: serverTime }),
  v.transform((wire) => ({ isEligible: wire.is_eligible, validUntil: wire.valid_until })),
);

export type KycValidity = v.InferOutput<typeof kycValidity>;

/**
 * An identity check that was made once holds no more (domain decision: a year). `VERIFIED` beside a validity that is over is
 * the same as `EXPIRED`; without a reading of the validity the state alone says it.
 */
export function hasLapsed(
  { kycState }: Pick<IdentityVerificationStatus, 'kycState'>,
  validity: Pick<KycValidity, 'isEligible'> | null,
): boolean {
  return kycState === 'EXPIRED' || (kycState === 'VERIFIED' && validity?.isEligible === false);
}

/**
 * What still counts of the checks. Of a check that has lapsed nothing but the PAN does, and what is looked at since. The list
 * of steps, the identity check and the selfie all read them so: who is sent to a step finds it open there.
 */
export function countingChecks(
  told: IdentityVerificationStatus,
  validity: Pick<KycValidity, 'isEligible'> | null,
): IdentityVerificationStatus {
  if (!hasLapsed(told, validity)) return told;
  const { identityVerification: checks } = told;
  return {
    ...told,
    kycState: 'EXPIRED',
    selfieStatus: told.selfieStatus === 'VERIFIED' ? 'NOT_SUBMITTED' : told.selfieStatus,
    identityVerification: {
      ...checks,
      isDocumentsUploaded: false,
      isCkycAlreadyTriggered: checks.isCkycAlreadyTriggered && checks.isCkycFailed,
      isEkycAlreadyTriggered: checks.isEkycAlreadyTriggered && checks.isEkycFailed,
    },
  };
}
