import { cancelLoanCopy as copy } from '#messages/cancel-loan';
import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { type Screens, screenForSubmission } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { CancellationScreen } from './cancellation';
import { CancellationUnansweredScreen } from './cancellation-unanswered';
import { CoolingOffOverScreen } from './cooling-off-over';
import { LoanCancelledScreen } from './loan-cancelled';

const loading = loadingScreen(copy.title, copy.loading);

/** The screen of every state of the cancellation of a loan. */
export const screens = {
  loadingCancellation: loading,
  routingCancellation: loading,
  freeCancellation: CancellationScreen,
  coolingOff: CancellationScreen,
  submittingCancellation: screenForSubmission(CancellationScreen, CancellationUnansweredScreen),
  cancellationUnanswered: CancellationUnansweredScreen,
  loanCancelled: LoanCancelledScreen,
  coolingOffOver: CoolingOffOverScreen,
  loanEnded: noticeScreen(copy.title, copy.ended, 'ending.opened'),
  loanNotFound: noticeScreen(copy.title, copy.notFound, 'home.opened'),
  cancellationUnavailable: unavailableScreen(copy.title, copy.unavailable.heading),
  paymentOpened: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof cancelLoanMachine>;
