import { autopayCopy as copy } from '#messages/autopay';
import type { autopayMachine } from '../../../machines/autopay/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, unavailableScreen } from '../shared/pages/state-screens';
import { AutopayScreen } from './autopay';
import { AutopayWithdrawnScreen } from './autopay-withdrawn';
import { MandateActiveScreen } from './mandate-active';
import { MandateOverScreen } from './mandate-over';
import { MandatePausedScreen } from './mandate-paused';
import { MandatePendingScreen } from './mandate-pending';
import { AutopayNotOfferedScreen, LoanEndedScreen, NoLoanScreen } from './no-autopay';
import { WithdrawalScreen } from './withdrawal';
import { WithdrawalUnansweredScreen } from './withdrawal-unanswered';

const loading = loadingScreen(copy.title, copy.loading);

/** The screen of every state of autopay. A status page stays on the screen while the status is loaded again. */
export const screens = {
  loadingAutopay: loading,
  routingAutopay: loading,
  loadingMandate: loadingScreen(copy.title, copy.loadingTerms),
  autopay: AutopayScreen,
  loadingMethod: AutopayScreen,
  openingBank: AutopayScreen,
  mandatePending: MandatePendingScreen,
  checkingPending: MandatePendingScreen,
  mandateActive: MandateActiveScreen,
  checkingActive: MandateActiveScreen,
  mandatePaused: MandatePausedScreen,
  checkingPaused: MandatePausedScreen,
  mandateOver: MandateOverScreen,
  withdrawal: WithdrawalScreen,
  submittingWithdrawal: WithdrawalScreen,
  withdrawalUnanswered: WithdrawalUnansweredScreen,
  withdrawn: AutopayWithdrawnScreen,
  noLoan: NoLoanScreen,
  loanEnded: LoanEndedScreen,
  autopayNotOffered: AutopayNotOfferedScreen,
  autopayUnavailable: unavailableScreen(copy.title, copy.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof autopayMachine>;
