import { isKnownLender } from '../lender/lenders';
import type { Loan } from '../loan/loan';
import type { LoanOffer } from '../loan/loan-offer';
import type { ProcessState, UserState } from '../merchant/user-state';

/** Pages of steps by the route slug that the service stores as sub-state (assumed). */
const stepPaths: ReadonlyMap<string, `/${string}`> = new Map(
  Object.entries<`/${string}`>({
    'loan-approval-status': '/termloan/loan-approval-status',
    'approved-loan-details': '/termloan/approved-loan-details',
    'mandate-phone-verification': '/termloan/mandate-phone-verification',
    'phone-verification-async': '/termloan/phone-verification-async',
    'mandate-approval': '/termloan/mandate-approval',
    'upi-mandate-status': '/termloan/upi-mandate-status',
    enach: '/termloan/enach',
    agreement: '/termloan/agreement',
  }),
);

/** Process states whose steps the entry resumes. Before these the offer is not confirmed, and the merchant may still see all offers. */
const resumableStates: ReadonlySet<string> = new Set(['MANDATE', 'AGREEMENT']);

/** The list of an application's steps. The next step is derived from its facts, not from the stored sub-state. */
export const APPLICATION = '/termloan/application';

/** The page about an earlier identity check; it goes to `/yes` by itself if the check is still valid. */
export const EARLIER_CHECK = '/termloan/application/kyc-status/no';

/** The service says that the merchant is in the middle of the application. */
export function isInApplication({ processState }: Pick<UserState, 'processState'>): boolean {
  return processState === 'KYC' || processState === 'APPLICATION';
}

/** The page on which the merchant resumes, according to the service; null when it is the entry itself. */
export function resumePath({ processState, processSubState }: UserState): `/${string}` | null {
  // This page is no step of the list. The pages of the other slugs are, and their facts decide.
  if (processState === 'KYC' && processSubState === 'kyc-status') return EARLIER_CHECK;
  if (isInApplication({ processState })) return APPLICATION;
  if (processState === null || !resumableStates.has(processState)) return null;
  return stepPaths.get(processSubState ?? '') ?? null;
}

/** A step that the merchant reached, as reported to the service (assumed: sub-states are route slugs). */
export interface ReachedStep {
  readonly processState: ProcessState;
  readonly processSubState: string;
}

/** What the entry reads on each visit: only the service knows how far a merchant is. */
export interface EntryFacts {
  readonly userState: UserState;
  readonly loan: Loan | null;
  /** The offer that is confirmed already; null when none is. */
  readonly selectedOffer: LoanOffer | null;
}

/** The offer is confirmed, but the merchant's lender is unknown to this product: that lender contacts the merchant. */
export function isAwaitingLender({ userState, selectedOffer }: EntryFacts): boolean {
  return selectedOffer !== null && !isKnownLender(userState.primaryNbfc);
}
