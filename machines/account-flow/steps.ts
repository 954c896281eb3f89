import { type Failure, failure } from '../domain/base/failure';
import type { LenderRoute } from '../domain/lender/lender-route';
import type { Redirect } from '../shared/journey';

/** Account flow step with its number (spec 3); account creation also names the last two. */
export const accountFlowSteps = {
  DEFAULT: 0,
  EDIT_FORM: 1,
  CONFIRM_FORM: 2,
  SIGN_AGREEMENT: 3,
  RECEIVE_MONEY: 4,
  SERVER_ERROR: 5,
  SELECT_ACCOUNT: 6,
  PROCESS_ERROR: 7,
} as const;

export type AccountFlowStep = keyof typeof accountFlowSteps;

/** Flow type (spec 3): DEFAULT gives a loan's money an account; QR gives one to the money that customers pay to the merchant's QR. */
export type FlowType = 'DEFAULT' | 'QR';

/** Reaching one of these marks the flow as started (spec 4). */
export function startsFlow(step: AccountFlowStep): boolean {
  return step === 'SIGN_AGREEMENT' || step === 'CONFIRM_FORM' || step === 'RECEIVE_MONEY';
}

/** Where the confirmed offer leads (spec 4), as a page. */
export function pageOfRoute(route: LenderRoute): Redirect {
  const pages = {
    entry: '/termloan',
    loanApprovalStatus: '/termloan/loan-approval-status',
    approvedLoanDetails: '/termloan/approved-loan-details',
    enach: '/termloan/enach',
    agreement: '/termloan/agreement',
  } as const satisfies Record<LenderRoute, Redirect>;
  return pages[route];
}

/** The service knows the address is no account: the row ErrInvalidBankDetails of spec 5. */
export const invalidAddress: Failure = failure('refused', {
  code: 'ErrInvalidBankDetails',
  operation: 'verifyPaymentAddress',
});
