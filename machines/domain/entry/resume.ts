import { lendsInApp } from '../lender/lenders';
import type { Loan } from '../loan/loan';
import type { LoanOffer } from '../loan/loan-offer';
import type { ProcessState, UserState } from '../merchant/user-state';

/** The page of each step by its route slug, which the service stores as sub-state (assumed). */
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

/**
 * Process states in which the sub-state decides the page. Before them the step list is resumed (KYC, APPLICATION), or no offer is
 * confirmed and the loan entry shows all offers.
 */
const statesWithStepPaths: ReadonlySet<string> = new Set(['MANDATE', 'AGREEMENT']);

/** The step list of an application. Which step is next is derived from the loaded data, not from the stored sub-state. */
export const APPLICATION_PATH = '/termloan/application';

/** The page about an earlier identity check. It redirects to `/yes` if the check is still valid. */
export const EARLIER_CHECK_PATH = '/termloan/application/kyc-status/no';

/** Whether the merchant is in the middle of the application, according to the service. */
export function isInApplication({ processState }: Pick<UserState, 'processState'>): boolean {
  return processState === 'KYC' || processState === 'APPLICATION';
}

/** The page on which the merchant resumes, according to the service; null when there is none and the loan entry is shown. */
export function resumePath({ processState, processSubState }: UserState): `/${string}` | null {
  // The only application page that is not in the step list. All other slugs lead to the list.
  if (processState === 'KYC' && processSubState === 'kyc-status') return EARLIER_CHECK_PATH;
  if (isInApplication({ processState })) return APPLICATION_PATH;
  if (processState === null || !statesWithStepPaths.has(processState)) return null;
  return stepPaths.get(processSubState ?? '') ?? null;
}

/** A step that the merchant has reached, as it is reported to the service (assumed: sub-states are route slugs). */
export interface StepReport {
  readonly processState: ProcessState;
  readonly processSubState: string;
}

/** What the loan entry loads on each visit: only the service knows which step a merchant has reached. */
export interface EntryFacts {
  readonly userState: UserState;
  readonly loan: Loan | null;
  /** The confirmed offer; null when none is confirmed. */
  readonly selectedOffer: LoanOffer | null;
}

/** Whether an offer is confirmed whose lender does not use this app's agreement: that lender contacts the merchant. */
export function isAwaitingLender({ userState, selectedOffer }: EntryFacts): boolean {
  return selectedOffer !== null && !lendsInApp(userState.primaryNbfc);
}
