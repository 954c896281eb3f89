import type { IdentityVerificationStatus, KycValidity } from './kyc';

/**
 * An earlier identity check is not valid any more (assumed: a year). `VERIFIED` with a validity that is over is
 * treated like `EXPIRED`; where the validity was not read, the state alone decides.
 */
export function hasLapsed(
  { kycState }: Pick<IdentityVerificationStatus, 'kycState'>,
  validity: Pick<KycValidity, 'isEligible'> | null,
): boolean {
  return kycState === 'EXPIRED' || (kycState === 'VERIFIED' && validity?.isEligible === false);
}

/**
 * The checks that are still valid. Of a lapsed check only the PAN is, and what has come under review since. The list of steps,
 * the identity journey and the selfie all use this, so that a step that the list opens is open there too.
 */
export function checksStillValid(
  status: IdentityVerificationStatus,
  validity: Pick<KycValidity, 'isEligible'> | null,
): IdentityVerificationStatus {
  if (!hasLapsed(status, validity)) return status;
  const { identityVerification: checks } = status;
  return {
    ...status,
    kycState: 'EXPIRED',
    selfieStatus: status.selfieStatus === 'VERIFIED' ? 'NOT_SUBMITTED' : status.selfieStatus,
    identityVerification: {
      ...checks,
      isDocumentsUploaded: false,
      isCkycAlreadyTriggered: checks.isCkycAlreadyTriggered && checks.isCkycFailed,
      isEkycAlreadyTriggered: checks.isEkycAlreadyTriggered && checks.isEkycFailed,
    },
  };
}
