import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { ChoiceScreen } from './choice';
import { later } from './later';
import { LoadingPrepaymentScreen } from './loading-prepayment';

const OwnAmountScreen = later('ownAmount');
const ForeclosureScreen = later('foreclosure');
const SettlementScreen = later('settlement');
const ConfirmationScreen = later('confirmation');

/** Screens of paying more or all. Each stays on the screen while the loan is read again behind it. */
export const screens = {
  loadingPrepayment: LoadingPrepaymentScreen,
  routingPrepayment: LoadingPrepaymentScreen,
  noLoan: later('noLoan'),
  nothingLeft: later('nothingLeft'),
  pendingPayment: later('pendingPayment'),
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
  foreclosureUnavailable: later('foreclosureUnavailable'),
  confirmation: ConfirmationScreen,
  checkingConfirmation: ConfirmationScreen,
  closingConfirmation: ConfirmationScreen,
  checkingClosing: ConfirmationScreen,
  checkingStartedPayments: ConfirmationScreen,
  submittingRepayment: ConfirmationScreen,
  amountChanged: later('amountChanged'),
  repaymentUnanswered: later('repaymentUnanswered'),
  repaymentRefused: later('repaymentRefused'),
  prepaymentUnavailable: later('prepaymentUnavailable'),
  initiated: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof prepaymentMachine>;
