import { loanApprovalCopy as copy } from '#messages/loan-approval';
import type { loanApprovalMachine } from '../../../machines/loan-approval/machine';
import type { Screens } from '../../journey/screen';
import { loanSteps } from '../shared/loan-steps';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen } from '../shared/pages/state-screens';
import { ApprovalUnavailableScreen } from './approval-unavailable';
import { ApprovedLoanDetailsScreen } from './approved-loan-details';
import { LoanApprovalStatusScreen } from './loan-approval-status';
import { LoanRejectedScreen } from './loan-rejected';

const loading = loadingScreen(copy.title, copy.loading, { steps: loanSteps('bankAccount') });

/** The screen of every state of the lender's approval. */
export const screens = {
  loadingApproval: loading,
  routingLender: loading,
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
