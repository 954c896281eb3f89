import { isKnownLender } from '../lender/lenders';
import type { Loan } from '../loan/loan';
import type { LoanOffer } from '../loan/loan-offer';
import type { ProcessState, UserState } from '../merchant/user-state';

/** Pages of steps by the route slug that the service keeps as sub-state (domain decision). */
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

/** Before the offer is confirmed the merchant may still look at all offers: the entry leads to none of those steps. */
const resumableStates: ReadonlySet<string> = new Set(['MANDATE', 'AGREEMENT']);

/** The list of an application's steps: which of them is next, its facts decide, not the step that was kept. */
export const APPLICATION = '/termloan/application';

/** Whether an earlier identity check still holds: its page goes to `/yes` by itself where it does. */
export const EARLIER_CHECK = '/termloan/application/kyc-status/no';

/** The service says that the merchant is in the middle of the application. */
export function isInApplication({ processState }: Pick<UserState, 'processState'>): boolean {
  return processState === 'KYC' || processState === 'APPLICATION';
}

/** The page where the merchant left off, by the service's word; null when it is the entry itself. */
export function resumePath({ processState, processSubState }: UserState): `/${string}` | null {
  // The list has no step of this page; those of the other slugs are on it, and their facts decide.
  if (processState === 'KYC' && processSubState === 'kyc-status') return EARLIER_CHECK;
  if (isInApplication({ processState })) return APPLICATION;
  if (processState === null || !resumableStates.has(processState)) return null;
  return stepPaths.get(processSubState ?? '') ?? null;
}

/** A step that the merchant reached, as the service is told (domain decision: sub-states are route slugs). */
export interface ReachedStep {
  readonly processState: ProcessState;
  readonly processSubState: string;
}

/** What the entry knows, read afresh each time: the service is the authority on where a merchant stands. */
export interface EntryFacts {
  readonly userState: UserState;
  readonly loan: Loan | null;
  /** The offer that is confirmed already; null when none is. */
  readonly selectedOffer: LoanOffer | null;
}

/** The offer is confirmed, but no lender that this product knows serves the merchant: that lender gets in touch. */
export function isAwaitingLender({ userState, selectedOffer }: EntryFacts): boolean {
  return selectedOffer !== null && !isKnownLender(userState.primaryNbfc);
}
