import type { KycValidity } from '../identity/kyc';
import type { LoanEligibility } from '../loan/loan-eligibility';
import type { UserState } from '../merchant/user-state';
import { isInApplication } from './resume';

/** Whether the merchant has no offer yet, according to the service, and has to apply first. */
export function isBeforeOffer({ processState }: Pick<UserState, 'processState'>): boolean {
  return processState === null || processState === 'ENTRY' || isInApplication({ processState });
}

/**
 * Whether the merchant has used up the attempts before an offer and must wait for the end of the retry wait (spec 3, rateLimit).
 * Later steps have a retry wait of their own. -1 attempts left means that the service does not count them.
 */
export function mustWaitToRetry(userState: UserState): boolean {
  const { attemptsLeft, retryAfter } = userState.rateLimit;
  return isBeforeOffer(userState) && attemptsLeft === 0 && retryAfter > 0;
}

/** Whether the merchant may not apply now: by the user state or, before there is an offer, by the eligibility. */
export function isNotEligible(
  userState: UserState,
  eligibility: Pick<LoanEligibility, 'isEligible'> | null,
): boolean {
  return !userState.isEligible || (isBeforeOffer(userState) && eligibility?.isEligible === false);
}

/** Whether the merchant has offers, but must first repeat a lapsed identity check (spec 7.1, kycValidity). */
export function mustIdentifyAgain(
  { processState, kycState }: UserState,
  kycValidity: Pick<KycValidity, 'isEligible'> | null,
): boolean {
  return processState === 'OFFER' && kycState === 'EXPIRED' && kycValidity?.isEligible === false;
}
