import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { DisbursalPendingScreen } from './disbursal-pending';
import { DisbursedScreen } from './disbursed';
import { LoadingLoanScreen } from './loading-loan';
import { LoanCancelledScreen } from './loan-cancelled';
import { LoanEndedScreen } from './loan-ended';
import { LoanRejectedScreen } from './loan-rejected';
import { LoanUnavailableScreen } from './loan-unavailable';
import { NoLoanScreen } from './no-loan';

/** Screens of the money's way to the bank account. */
export const screens = {
  loadingLoan: LoadingLoanScreen,
  routingLoan: LoadingLoanScreen,
  disbursalPending: DisbursalPendingScreen,
  checkingLoan: DisbursalPendingScreen,
  disbursed: DisbursedScreen,
  loanRejected: LoanRejectedScreen,
  loanCancelled: LoanCancelledScreen,
  loanEnded: LoanEndedScreen,
  noLoan: NoLoanScreen,
  loanUnavailable: LoanUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof loanStatusMachine>;
