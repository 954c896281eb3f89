import type { autopayMachine } from '../../../machines/autopay/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { AutopayScreen } from './autopay';
import { AutopayUnavailableScreen } from './autopay-unavailable';
import { LoadingMandateScreen, LoadingStandingScreen } from './loading';
import { MandateActiveScreen } from './mandate-active';
import { MandateOverScreen } from './mandate-over';
import { MandatePausedScreen } from './mandate-paused';
import { MandatePendingScreen } from './mandate-pending';
import { AutopayNotOfferedScreen, LoanEndedScreen, NoLoanScreen } from './no-autopay';
import { WithdrawalScreen } from './withdrawal';
import { WithdrawalUnansweredScreen } from './withdrawal-unanswered';
import { WithdrawnScreen } from './withdrawn';

/** Screens of autopay. Where it stands stays on the screen while it is read again. */
export const screens = {
  loadingStanding: LoadingStandingScreen,
  routingStanding: LoadingStandingScreen,
  loadingMandate: LoadingMandateScreen,
  autopay: AutopayScreen,
  loadingWay: AutopayScreen,
  openingBank: AutopayScreen,
  mandatePending: MandatePendingScreen,
  checkingStanding: MandatePendingScreen,
  mandateActive: MandateActiveScreen,
  checkingActive: MandateActiveScreen,
  mandatePaused: MandatePausedScreen,
  checkingPaused: MandatePausedScreen,
  mandateOver: MandateOverScreen,
  withdrawal: WithdrawalScreen,
  submittingWithdrawal: WithdrawalScreen,
  withdrawalUnanswered: WithdrawalUnansweredScreen,
  withdrawn: WithdrawnScreen,
  noLoan: NoLoanScreen,
  loanEnded: LoanEndedScreen,
  autopayNotOffered: AutopayNotOfferedScreen,
  autopayUnavailable: AutopayUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof autopayMachine>;
