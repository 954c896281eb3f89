import type { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { type Screens, sendingOrAsking } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { CancellationScreen } from './cancellation';
import { CancellationUnansweredScreen } from './cancellation-unanswered';
import { CancellationUnavailableScreen } from './cancellation-unavailable';
import { CoolingOffOverScreen } from './cooling-off-over';
import { LoadingCancellationScreen } from './loading-cancellation';
import { LoanCancelledScreen } from './loan-cancelled';
import { LoanEndedScreen, LoanNotFoundScreen } from './nothing-to-cancel';

/** Screens of giving a loan back. */
export const screens = {
  loadingCancellation: LoadingCancellationScreen,
  routingCancellation: LoadingCancellationScreen,
  freeCancellation: CancellationScreen,
  coolingOff: CancellationScreen,
  submittingCancellation: sendingOrAsking(CancellationScreen, CancellationUnansweredScreen),
  cancellationUnanswered: CancellationUnansweredScreen,
  loanCancelled: LoanCancelledScreen,
  coolingOffOver: CoolingOffOverScreen,
  loanEnded: LoanEndedScreen,
  loanNotFound: LoanNotFoundScreen,
  cancellationUnavailable: CancellationUnavailableScreen,
  paymentOpened: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof cancelLoanMachine>;
