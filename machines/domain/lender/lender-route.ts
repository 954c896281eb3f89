import type { Frequency } from '../base/frequency';
import { lenderOf } from './lenders';

/** The page after the merchant has confirmed an offer with a bank account (spec 4). */
export type LenderRoute = 'entry' | 'loanApprovalStatus' | 'approvedLoanDetails' | 'enach' | 'agreement';

/**
 * The page after the offer is confirmed with a bank account, by the five rules of spec 4 in their order. e-NACH before the
 * agreement is decided here for lenders without an approval page. After an approval page (USFB, APOLLO_FINVEST) `machines/loan-approval` decides: a
 * monthly loan of APOLLO_FINVEST by `needsMandateBeforeAgreement`, which comes first, any other by `isEnachRequired`.
 * @param primaryNbfc the merchant's lender; null when none is known
 */
export function lenderRoute(primaryNbfc: string | null, isEnachRequired: boolean): LenderRoute {
  if (primaryNbfc === null || primaryNbfc === '') return 'entry';
  return lenderOf(primaryNbfc)?.approval ?? (isEnachRequired ? 'enach' : 'agreement');
}

/** Whether the lender's approved terms are shown before the agreement (spec 4). */
export function showsApprovedTerms(primaryNbfc: string | null): boolean {
  return lenderOf(primaryNbfc)?.approval === 'approvedLoanDetails';
}

/**
 * The special rule of spec 4 for a monthly loan with APOLLO_FINVEST: after the page of the approved loan details, e-NACH comes
 * before the agreement, unless a mandate is active already.
 */
export function needsMandateBeforeAgreement(
  primaryNbfc: string | null,
  frequency: Frequency,
  isMandateActive: boolean,
): boolean {
  return (
    lenderOf(primaryNbfc)?.needsMandateForMonthlyLoan === true && frequency === 'monthly' && !isMandateActive
  );
}
