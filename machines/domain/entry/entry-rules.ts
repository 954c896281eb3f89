import type { KycValidity } from '../identity/kyc';
import type { LoanEligibility } from '../loan/loan-eligibility';
import type { UserState } from '../merchant/user-state';
import { isInApplication } from './resume';

/** No offer was made yet, as far as the service says: the merchant has to apply first. */
export function isBeforeOffer({ processState }: Pick<UserState, 'processState'>): boolean {
  return processState === null || processState === 'ENTRY' || isInApplication({ processState });
}

/**
 * Too many attempts: the merchant cannot continue until the service's cool-off is over (spec 3, rateLimit). Later steps have
 * their own cool-off; -1 attempts left means that the service does not say.
 */
export function isCoolingOff(userState: UserState): boolean {
  const { attemptsLeft, retryAfter } = userState.rateLimit;
  return isBeforeOffer(userState) && attemptsLeft === 0 && retryAfter > 0;
}

/** The merchant may not apply now: by the user state, and, while there is no offer, by the eligibility. */
export function isNotEligible(
  userState: UserState,
  eligibility: Pick<LoanEligibility, 'isEligible'> | null,
): boolean {
  return !userState.isEligible || (isBeforeOffer(userState) && eligibility?.isEligible === false);
}

/** Offers are open, but the identity check has lapsed: it must be repeated first (spec 7.1, kycValidity). */
export function mustIdentifyAgain(
  { processState, kycState }: UserState,
  kycValidity: Pick<KycValidity, 'isEligible'> | null,
): boolean {
  return processState === 'OFFER' && kycState === 'EXPIRED' && kycValidity?.isEligible === false;
}
