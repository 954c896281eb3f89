import { loanStatusCopy as copy } from '#messages/loan-status';
import type { loanStatusMachine } from '../../../machines/loan-status/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen } from '../shared/pages/state-screens';
import { DisbursalPendingScreen } from './disbursal-pending';
import { DisbursedScreen } from './disbursed';
import { LoanCancelledScreen } from './loan-cancelled';
import { LoanEndedScreen } from './loan-ended';
import { LoanRejectedScreen } from './loan-rejected';
import { LoanUnavailableScreen } from './loan-unavailable';
import { NoLoanScreen } from './no-loan';

const loading = loadingScreen(copy.title, copy.loading);

/** The screen of every state of the loan status: the disbursal, and the end of a loan. */
export const screens = {
  loadingLoan: loading,
  routingLoan: loading,
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
