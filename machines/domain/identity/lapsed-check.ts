import type { IdentityVerificationStatus, KycValidity } from './kyc';

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
export function checksStillValid(
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
