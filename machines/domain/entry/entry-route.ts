import type { KycValidity } from '../identity/kyc';
import type { Loan } from '../loan/loan';
import type { LoanEligibility } from '../loan/loan-eligibility';
import { isCoolingOff, isNotEligible, mustIdentifyAgain } from './entry-rules';
import { APPLICATION, type EntryFacts, isAwaitingLender, resumePath } from './resume';
import { stoppedPath } from './standing';

/** What decides where the entry leads; null was not told. */
export interface RouteFacts extends EntryFacts {
  readonly eligibility: Pick<LoanEligibility, 'isEligible'> | null;
  readonly kycValidity: Pick<KycValidity, 'isEligible'> | null;
}

/** Where a merchant stands with a loan: on a page of its own, or, without `to`, on one of the entry's own screens. */
export type EntryRoute =
  | { readonly kind: 'repaying'; readonly to: '/termloan/home'; readonly loan: Loan }
  | { readonly kind: 'moneyAwaited' | 'stopped' | 'resume'; readonly to: `/${string}` }
  | { readonly kind: 'notEligible' | 'awaitingLender' | 'coolingOff' | 'start' };

/** Where a merchant goes on who left off somewhere; null for who starts here. */
export function stepOf({ userState, kycValidity }: RouteFacts): `/${string}` | null {
  return mustIdentifyAgain(userState, kycValidity) ? APPLICATION : resumePath(userState);
}

/**
 * The one order of the loan entry, also for the landing page that announces it: a running loan first, then what bars the
 * way, then the step where the merchant left off.
 */
export function entryRoute(facts: RouteFacts): EntryRoute {
  const { loan, userState, eligibility } = facts;
  if (loan?.status === 'DISBURSED') return { kind: 'repaying', to: '/termloan/home', loan };
  // Signed, and not said to be sent: also where the lender does not say how the loan stands.
  if (loan?.status === 'CREATED' || loan?.status === 'UNKNOWN')
    return { kind: 'moneyAwaited', to: '/termloan/loan-status' };
  const stopped = stoppedPath(facts);
  if (stopped !== null) return { kind: 'stopped', to: stopped };
  if (isNotEligible(userState, eligibility)) return { kind: 'notEligible' };
  if (isAwaitingLender(facts)) return { kind: 'awaitingLender' };
  if (isCoolingOff(userState)) return { kind: 'coolingOff' };
  const step = stepOf(facts);
  return step === null ? { kind: 'start' } : { kind: 'resume', to: step };
}
