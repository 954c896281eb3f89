import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { AmountChangedScreen } from './amount-changed';
import { ChoiceScreen } from './choice';
import { ConfirmationScreen } from './confirmation';
import { ForeclosureScreen } from './foreclosure';
import { ForeclosureUnavailableScreen } from './foreclosure-unavailable';
import { LoadingPrepaymentScreen } from './loading-prepayment';
import { OwnAmountScreen } from './own-amount';
import { PendingPaymentScreen } from './pending-payment';
import { NoLoanScreen, NothingLeftScreen } from './plain-end';
import { RepaymentUnansweredScreen } from './repayment-unanswered';
import { SettlementScreen } from './settlement';
import { PrepaymentUnavailableScreen, RepaymentRefusedScreen } from './unavailable';

/** Screens of paying more or all. */
export const screens = {
  loadingPrepayment: LoadingPrepaymentScreen,
  routingPrepayment: LoadingPrepaymentScreen,
  noLoan: NoLoanScreen,
  nothingLeft: NothingLeftScreen,
  pendingPayment: PendingPaymentScreen,
  choice: ChoiceScreen,
  ownAmount: OwnAmountScreen,
  routingClosing: LoadingPrepaymentScreen,
  loadingForeclosure: ForeclosureScreen,
  foreclosure: ForeclosureScreen,
  settlement: SettlementScreen,
  foreclosureUnavailable: ForeclosureUnavailableScreen,
  confirmation: ConfirmationScreen,
  closingConfirmation: ConfirmationScreen,
  submittingRepayment: ConfirmationScreen,
  amountChanged: AmountChangedScreen,
  repaymentUnanswered: RepaymentUnansweredScreen,
  repaymentRefused: RepaymentRefusedScreen,
  prepaymentUnavailable: PrepaymentUnavailableScreen,
  initiated: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof prepaymentMachine>;
