import type { Frequency } from '../base/frequency';
import { lenderOf } from './lenders';

/** The next page after the offer was confirmed with a bank account (spec 4). */
export type LenderRoute = 'entry' | 'loanApprovalStatus' | 'approvedLoanDetails' | 'enach' | 'agreement';

/**
 * The five rules of spec 4, in its order.
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
 * The special rule of spec 4 for a monthly loan with APOLLO_FINVEST (content decided by the domain): from the
 * approved loan details the next page is e-NACH, before the agreement, unless a mandate is active already.
 */
export function isMandateFirst(
  primaryNbfc: string | null,
  frequency: Frequency,
  isMandateActive: boolean,
): boolean {
  return lenderOf(primaryNbfc)?.isMonthlyByMandate === true && frequency === 'monthly' && !isMandateActive;
}
