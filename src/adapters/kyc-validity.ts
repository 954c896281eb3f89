import type { Outcome } from '../../machines/domain/base/failure';
import type { IdentityVerificationStatus, KycValidity } from '../../machines/domain/identity/kyc';
import { getKycValidity } from '../api/operations/kyc';
import type { TermloanService } from '../api/service';

/**
 * Whether the identity check is still valid (spec 7.1, kycValidity), no older than the state read at the same time. Both
 * calls are sent in parallel: if the reviewer approves between the two answers, VERIFIED would be combined with the earlier
 * validity, and look like an expired check. In that combination, the validity is read again.
 */
export async function readKycValidity(
  service: TermloanService,
  state: Promise<Outcome<Pick<IdentityVerificationStatus, 'kycState'>>>,
  signal: AbortSignal,
): Promise<Outcome<KycValidity>> {
  const [read, validity] = await Promise.all([state, getKycValidity(service, signal)]);
  const mayBeOlder = read.ok && read.data.kycState === 'VERIFIED' && validity.ok && !validity.data.isEligible;
  return mayBeOlder ? getKycValidity(service, signal) : validity;
}
