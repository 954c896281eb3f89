import { prepaymentCopy as copy } from '#messages/prepayment';
import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, noticeScreen, unavailableScreen } from '../shared/pages/state-screens';
import { AmountChangedScreen } from './amount-changed';
import { ChoiceScreen } from './choice';
import { ConfirmationScreen } from './confirmation';
import { ForeclosureScreen } from './foreclosure';
import { ForeclosureUnavailableScreen } from './foreclosure-unavailable';
import { NothingLeftScreen } from './nothing-left';
import { OwnAmountScreen } from './own-amount';
import { PendingPaymentScreen } from './pending-payment';
import { RepaymentRefusedScreen } from './repayment-refused';
import { RepaymentUnansweredScreen } from './repayment-unanswered';
import { SettlementScreen } from './settlement';

const loading = loadingScreen(copy.title, copy.loading, { cards: 3 });

/** Screens of prepayment and foreclosure. A screen stays while the loan is loaded again before the next step. */
export const screens = {
  loadingPrepayment: loading,
  routingPrepayment: loading,
  noLoan: noticeScreen(copy.title, copy.none, 'leave'),
  nothingLeft: NothingLeftScreen,
  pendingPayment: PendingPaymentScreen,
  choice: ChoiceScreen,
  checkingChoice: ChoiceScreen,
  ownAmount: OwnAmountScreen,
  checkingOwnAmount: OwnAmountScreen,
  routingClosing: loading,
  loadingForeclosure: ForeclosureScreen,
  foreclosure: ForeclosureScreen,
  checkingForeclosure: ForeclosureScreen,
  settlement: SettlementScreen,
  checkingSettlement: SettlementScreen,
  foreclosureUnavailable: ForeclosureUnavailableScreen,
  confirmation: ConfirmationScreen,
  checkingConfirmation: ConfirmationScreen,
  closingConfirmation: ConfirmationScreen,
  checkingClosing: ConfirmationScreen,
  checkingStartedPayments: ConfirmationScreen,
  submittingRepayment: ConfirmationScreen,
  amountChanged: AmountChangedScreen,
  repaymentUnanswered: RepaymentUnansweredScreen,
  repaymentRefused: RepaymentRefusedScreen,
  prepaymentUnavailable: unavailableScreen(copy.title, copy.unavailable),
  initiated: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof prepaymentMachine>;
