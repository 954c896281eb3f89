import type { KycValidity } from '../identity/kyc';
import type { Loan } from '../loan/loan';
import type { LoanEligibility } from '../loan/loan-eligibility';
import { isNotEligible, mustIdentifyAgain, mustWaitToRetry } from './entry-rules';
import { APPLICATION_PATH, type EntryFacts, isAwaitingLender, resumePath } from './resume';
import { stoppedPath } from './stop-reason';

/** What decides to which page a merchant is routed; null for what could not be loaded. */
export interface RouteFacts extends EntryFacts {
  readonly eligibility: Pick<LoanEligibility, 'isEligible'> | null;
  readonly kycValidity: Pick<KycValidity, 'isEligible'> | null;
}

/** Where a merchant is routed: to the page `to` or, without `to`, to a screen of the journey loan-entry itself. */
export type EntryRoute =
  | { readonly kind: 'repaying'; readonly to: '/termloan/home'; readonly loan: Loan }
  | { readonly kind: 'awaitingDisbursal' | 'stopped' | 'resume'; readonly to: `/${string}` }
  | { readonly kind: 'notEligible' | 'awaitingLender' | 'tooManyTries' | 'start' };

/** The page on which a merchant resumes; null for a merchant who starts anew. */
export function resumePage({ userState, kycValidity }: RouteFacts): `/${string}` | null {
  return mustIdentifyAgain(userState, kycValidity) ? APPLICATION_PATH : resumePath(userState);
}

/**
 * Where a merchant is routed, decided in this order: a running loan, then what stops the merchant, then the step to resume. Used
 * by the loan entry and by the landing page.
 */
export function entryRoute(facts: RouteFacts): EntryRoute {
  const { loan, userState, eligibility } = facts;
  if (loan?.status === 'DISBURSED') return { kind: 'repaying', to: '/termloan/home', loan };
  // The loan is signed but not reported as disbursed. An unknown status is treated alike.
  if (loan?.status === 'CREATED' || loan?.status === 'UNKNOWN')
    return { kind: 'awaitingDisbursal', to: '/termloan/loan-status' };
  const stopped = stoppedPath(facts);
  if (stopped !== null) return { kind: 'stopped', to: stopped };
  if (isNotEligible(userState, eligibility)) return { kind: 'notEligible' };
  if (isAwaitingLender(facts)) return { kind: 'awaitingLender' };
  if (mustWaitToRetry(userState)) return { kind: 'tooManyTries' };
  const step = resumePage(facts);
  return step === null ? { kind: 'start' } : { kind: 'resume', to: step };
}
