import type { loanApprovalMachine } from '../../../machines/loan-approval/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { ApprovalUnavailableScreen } from './approval-unavailable';
import { ApprovedLoanDetailsScreen } from './approved-loan-details';
import { LoadingApprovalScreen } from './loading-approval';
import { LoanApprovalStatusScreen } from './loan-approval-status';
import { LoanRejectedScreen } from './loan-rejected';

/** Screens of the lender's own approval. */
export const screens = {
  loadingApproval: LoadingApprovalScreen,
  routingLender: LoadingApprovalScreen,
  loanApprovalStatus: LoanApprovalStatusScreen,
  checkingApproval: LoanApprovalStatusScreen,
  approvedLoanDetails: ApprovedLoanDetailsScreen,
  loadingMandate: ApprovedLoanDetailsScreen,
  routingMandate: ApprovedLoanDetailsScreen,
  loanRejected: LoanRejectedScreen,
  approvalUnavailable: ApprovalUnavailableScreen,
  sentOn: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof loanApprovalMachine>;
