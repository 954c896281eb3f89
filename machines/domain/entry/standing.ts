import type { LoanOffer } from '../loan/loan-offer';
import { type EntryFacts, resumePath } from './resume';

/** What keeps a merchant from going on, each with a page of its own (spec 2.2). */
export type Standing = 'blocked' | 'appBlocked' | 'nbfcRejection' | 'accountNotApproved';

const pages: Readonly<Record<Standing, `/${string}`>> = {
  blocked: '/termloan/blocked',
  appBlocked: '/termloan/app-blocked',
  nbfcRejection: '/termloan/nbfc-rejection',
  accountNotApproved: '/termloan/account-not-approved',
};

/**
 * What stands in the merchant's way by the service's word (docs/decisions/011): a block first; then, while no loan runs,
 * the lender's no to the loan, and its no to the bank account. Null when nothing does.
 */
export function standingOf({ userState, loan }: Omit<EntryFacts, 'selectedOffer'>): Standing | null {
  const { processState, processSubState } = userState;
  if (processState === 'BLOCKED') return processSubState === 'app-blocked' ? 'appBlocked' : 'blocked';
  if (loan?.status === 'CREATED' || loan?.status === 'DISBURSED' || loan?.status === 'UNKNOWN') return null;
  if (userState.approvalStatus === 'REJECTED' || processSubState === 'nbfc-rejection') return 'nbfcRejection';
  // A step that can be taken up again belongs to a newer application than the rejected loan.
  if (loan?.status === 'REJECTED' && resumePath(userState) === null) return 'nbfcRejection';
  return processState === 'BANK' && processSubState === 'account-not-approved' ? 'accountNotApproved' : null;
}

/** The merchant may choose among offers: the lender holds them to none, and the service lets them apply. */
export function mayChooseOffer({ userState, selectedOffer }: Omit<EntryFacts, 'loan'>): boolean {
  return selectedOffer === null && userState.isEligible && userState.processState !== 'BLOCKED';
}

/**
 * Where the entry sends a merchant who cannot go on; null when they can. A refusal with a step of its own is shown by
 * that step, and after a refusal that left the offers open the merchant starts anew.
 */
export function stoppedPath(facts: EntryFacts): `/${string}` | null {
  const standing = standingOf(facts);
  if (standing === null) return null;
  const goesOn = resumePath(facts.userState) !== null || mayChooseOffer(facts);
  return standing === 'nbfcRejection' && goesOn ? null : pages[standing];
}

/** The lender who said no: the rejected loan's, else that of the confirmed offer; null when no single one did. */
export function decidingLender({ userState, loan, selectedOffer }: EntryFacts): string | null {
  const ofOffer = (offer: LoanOffer | null) => offer?.nbfc ?? userState.primaryNbfc;
  return loan?.status === 'REJECTED' && userState.approvalStatus !== 'REJECTED'
    ? (loan.nbfc ?? ofOffer(selectedOffer))
    : ofOffer(selectedOffer);
}

const reasons = [
  'shop_not_verified',
  'identity_not_verified',
  'documents_not_clear',
  'bank_account_not_verified',
  'credit_history',
  'too_many_loans',
] as const;

/** Why a lender rejects a loan, as far as the app has words for it. */
export type RejectionReason = (typeof reasons)[number];

/** Reads `loan.reason`; null for one that we do not know: the wire's own word is never shown. */
export function rejectionReason(reason: string | null): RejectionReason | null {
  return reasons.find((known) => known === reason?.trim().toLowerCase()) ?? null;
}
