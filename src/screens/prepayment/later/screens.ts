import { AmountChangedScreen } from './amount-changed';
import { ConfirmationScreen } from './confirmation';
import { ForeclosureScreen } from './foreclosure';
import { ForeclosureUnavailableScreen } from './foreclosure-unavailable';
import { OwnAmountScreen } from './own-amount';
import { PendingPaymentScreen } from './pending-payment';
import { NoLoanScreen, NothingLeftScreen } from './plain-end';
import { RepaymentRefusedScreen } from './repayment-refused';
import { RepaymentUnansweredScreen } from './repayment-unanswered';
import { SettlementScreen } from './settlement';
import { PrepaymentUnavailableScreen } from './unavailable';

/** All but the choice and the wait for it, in a chunk of their own: the door is full. */
export const laterScreens = {
  noLoan: NoLoanScreen,
  nothingLeft: NothingLeftScreen,
  pendingPayment: PendingPaymentScreen,
  ownAmount: OwnAmountScreen,
  foreclosure: ForeclosureScreen,
  settlement: SettlementScreen,
  foreclosureUnavailable: ForeclosureUnavailableScreen,
  confirmation: ConfirmationScreen,
  amountChanged: AmountChangedScreen,
  repaymentUnanswered: RepaymentUnansweredScreen,
  repaymentRefused: RepaymentRefusedScreen,
  prepaymentUnavailable: PrepaymentUnavailableScreen,
};
