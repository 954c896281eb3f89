import type { summaryMachine } from '../../../machines/summary/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { LoanOverScreen } from './loan-over';
import { NoLoanScreen } from './no-loan';
import { NotSentScreen } from './not-sent';
import { SummaryScreen } from './summary';
import { SummaryUnavailableScreen } from './summary-unavailable';

/** Screens of the account view. */
export const screens = {
  loadingSummary: SummaryScreen,
  routingSummary: SummaryScreen,
  summary: SummaryScreen,
  paymentPending: SummaryScreen,
  loanOver: LoanOverScreen,
  notSent: NotSentScreen,
  noLoan: NoLoanScreen,
  summaryUnavailable: SummaryUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof summaryMachine>;
