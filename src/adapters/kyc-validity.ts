import type { Outcome } from '../../machines/domain/base/failure';
import type { IdentityVerificationStatus, KycValidity } from '../../machines/domain/identity/kyc';
import { getKycValidity } from '../api/operations/kyc';
import type { TermloanService } from '../api/service';

/**
 * Whether the identity check is still valid (spec 7.1, kycValidity), not older than the identity state that is read in parallel. If a
 * reviewer approves between the two answers, the state VERIFIED meets an outdated "not valid", which would look like an expired
 * check. In this case the validity is read again.
 * @param state the call that reads the identity state
 */
export async function readKycValidity(
  service: TermloanService,
  state: Promise<Outcome<Pick<IdentityVerificationStatus, 'kycState'>>>,
  signal: AbortSignal,
): Promise<Outcome<KycValidity>> {
  const [identity, validity] = await Promise.all([state, getKycValidity(service, signal)]);
  const mayBeOutdated =
    identity.ok && identity.data.kycState === 'VERIFIED' && validity.ok && !validity.data.isEligible;
  return mayBeOutdated ? getKycValidity(service, signal) : validity;
}
