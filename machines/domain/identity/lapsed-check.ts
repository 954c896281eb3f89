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
 * The status without lapsed verifications. After a lapse only the PAN stays verified; documents that are under review stay under
 * review. The step list, the identity journey and the selfie journey all use this, so that they agree on which steps are open.
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
