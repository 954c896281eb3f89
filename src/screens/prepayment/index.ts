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
import { RepaymentRefusedScreen } from './repayment-refused';
import { RepaymentUnansweredScreen } from './repayment-unanswered';
import { SettlementScreen } from './settlement';
import { PrepaymentUnavailableScreen } from './unavailable';

/** Screens of paying more or all. Each stays on the screen while the loan is read again behind it. */
export const screens = {
  loadingPrepayment: LoadingPrepaymentScreen,
  routingPrepayment: LoadingPrepaymentScreen,
  noLoan: NoLoanScreen,
  nothingLeft: NothingLeftScreen,
  pendingPayment: PendingPaymentScreen,
  choice: ChoiceScreen,
  checkingChoice: ChoiceScreen,
  ownAmount: OwnAmountScreen,
  checkingOwnAmount: OwnAmountScreen,
  routingClosing: LoadingPrepaymentScreen,
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
  prepaymentUnavailable: PrepaymentUnavailableScreen,
  initiated: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof prepaymentMachine>;
