import type { LoanOffer } from '../loan/loan-offer';
import { type EntryFacts, resumePath } from './resume';

/** Why a merchant cannot continue, each with a page of its own (spec 2.2). */
export type StopReason = 'blocked' | 'appBlocked' | 'nbfcRejection' | 'accountNotApproved';

const pages: Readonly<Record<StopReason, `/${string}`>> = {
  blocked: '/termloan/blocked',
  appBlocked: '/termloan/app-blocked',
  nbfcRejection: '/termloan/nbfc-rejection',
  accountNotApproved: '/termloan/account-not-approved',
};

/**
 * Why the merchant cannot continue, according to the service (docs/decisions/011). A block comes first. Then, unless the loan is
 * signed, running or of unknown status, the lender's rejection of the loan, then that of the bank account. Null when nothing stops the merchant.
 */
export function stopReasonOf({ userState, loan }: Omit<EntryFacts, 'selectedOffer'>): StopReason | null {
  const { processState, processSubState } = userState;
  if (processState === 'BLOCKED') return processSubState === 'app-blocked' ? 'appBlocked' : 'blocked';
  if (loan?.status === 'CREATED' || loan?.status === 'DISBURSED' || loan?.status === 'UNKNOWN') return null;
  if (userState.approvalStatus === 'REJECTED' || processSubState === 'nbfc-rejection') return 'nbfcRejection';
  // A step that can be resumed belongs to a newer application than the rejected loan.
  if (loan?.status === 'REJECTED' && resumePath(userState) === null) return 'nbfcRejection';
  return processState === 'BANK' && processSubState === 'account-not-approved' ? 'accountNotApproved' : null;
}

/** Whether the merchant may choose an offer: none is confirmed, and the merchant is eligible and not blocked. */
export function mayChooseOffer({ userState, selectedOffer }: Omit<EntryFacts, 'loan'>): boolean {
  return selectedOffer === null && userState.isEligible && userState.processState !== 'BLOCKED';
}

/**
 * The page to which a merchant who cannot continue is routed; null for any other merchant. A lender's rejection stops nobody who
 * can resume a step, whose page shows the rejection, or who can choose another offer.
 */
export function stoppedPath(facts: EntryFacts): `/${string}` | null {
  const reason = stopReasonOf(facts);
  if (reason === null) return null;
  const canContinue = resumePath(facts.userState) !== null || mayChooseOffer(facts);
  return reason === 'nbfcRejection' && canContinue ? null : pages[reason];
}

/**
 * The lender that stopped the merchant: of the rejected loan, else of the confirmed offer, else the merchant's lender. Where the approval
 * was rejected (`approvalStatus`), it is the offer's lender, whatever became of an earlier loan.
 */
export function decidingLender({ userState, loan, selectedOffer }: EntryFacts): string | null {
  const offerLender = (offer: LoanOffer | null) => offer?.nbfc ?? userState.primaryNbfc;
  return loan?.status === 'REJECTED' && userState.approvalStatus !== 'REJECTED'
    ? (loan.nbfc ?? offerLender(selectedOffer))
    : offerLender(selectedOffer);
}

const rejectionReasons = [
  'shop_not_verified',
  'identity_not_verified',
  'documents_not_clear',
  'bank_account_not_verified',
  'credit_history',
  'too_many_loans',
] as const;

/** Why a lender rejects a loan: the reasons for which the app has a text. */
export type RejectionReason = (typeof rejectionReasons)[number];

/** Reads `loan.reason`; null for an unknown reason, as the value on the wire is never shown. */
export function rejectionReason(reason: string | null): RejectionReason | null {
  return rejectionReasons.find((each) => each === reason?.trim().toLowerCase()) ?? null;
}
