import type { KycValidity } from '../identity/kyc';
import type { LoanEligibility } from '../loan/loan-eligibility';
import type { UserState } from '../merchant/user-state';
import { isInApplication } from './resume';

/** No offer was made yet, as far as the service says: the way leads through the application. */
export function isBeforeOffer({ processState }: Pick<UserState, 'processState'>): boolean {
  return processState === null || processState === 'ENTRY' || isInApplication({ processState });
}

/**
 * Too many tries: the way is closed until the service's time is over (spec 3, rateLimit). A later step has a clock of its
 * own; -1 tries left is no word at all.
 */
export function isCoolingOff(userState: UserState): boolean {
  const { attemptsLeft, retryAfter } = userState.rateLimit;
  return isBeforeOffer(userState) && attemptsLeft === 0 && retryAfter > 0;
}

/** The merchant may not apply now: by the user state's word, and, while there is no offer, by the eligibility's. */
export function isNotEligible(
  userState: UserState,
  eligibility: Pick<LoanEligibility, 'isEligible'> | null,
): boolean {
  return !userState.isEligible || (isBeforeOffer(userState) && eligibility?.isEligible === false);
}

/** Offers are open, but the check of who the merchant is has lapsed: it comes first (spec 7.1, kycValidity). */
export function mustIdentifyAgain(
  { processState, kycState }: UserState,
  kycValidity: Pick<KycValidity, 'isEligible'> | null,
): boolean {
  return processState === 'OFFER' && kycState === 'EXPIRED' && kycValidity?.isEligible === false;
}
