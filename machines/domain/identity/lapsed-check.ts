import type { IdentityVerificationStatus, KycValidity } from './kyc';

/**
 * Whether an earlier identity check is no longer valid (assumed: after a year). `VERIFIED` without validity is treated like
 * `EXPIRED`.
 * @param validity null when it was not loaded: then the state alone decides
 */
export function hasLapsed(
  { kycState }: Pick<IdentityVerificationStatus, 'kycState'>,
  validity: Pick<KycValidity, 'isEligible'> | null,
): boolean {
  return kycState === 'EXPIRED' || (kycState === 'VERIFIED' && validity?.isEligible === false);
}

/**
 * The status without lapsed verifications: after a lapse only the PAN stays verified. The flag of uploaded documents does not say from
 * when they are, so it is dropped; those under review are still in the list of documents (`withoutLapsedChecks`). A selfie under review
 * stays under review. The step list and the identity journey use this, the selfie journey `withoutLapsedSelfie`, so that they agree on
 * which steps are open.
 */
export function statusWithoutLapsedChecks(
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
