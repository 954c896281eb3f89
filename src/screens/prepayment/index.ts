import type { prepaymentMachine } from '../../../machines/prepayment/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { ChoiceScreen } from './choice';
import { later } from './later';
import { LoadingPrepaymentScreen } from './loading-prepayment';

const ForeclosureScreen = later('foreclosure');
const ConfirmationScreen = later('confirmation');

/** Screens of paying more or all. */
export const screens = {
  loadingPrepayment: LoadingPrepaymentScreen,
  routingPrepayment: LoadingPrepaymentScreen,
  noLoan: later('noLoan'),
  nothingLeft: later('nothingLeft'),
  pendingPayment: later('pendingPayment'),
  choice: ChoiceScreen,
  ownAmount: later('ownAmount'),
  routingClosing: LoadingPrepaymentScreen,
  loadingForeclosure: ForeclosureScreen,
  foreclosure: ForeclosureScreen,
  settlement: later('settlement'),
  foreclosureUnavailable: later('foreclosureUnavailable'),
  confirmation: ConfirmationScreen,
  closingConfirmation: ConfirmationScreen,
  submittingRepayment: ConfirmationScreen,
  amountChanged: later('amountChanged'),
  repaymentUnanswered: later('repaymentUnanswered'),
  repaymentRefused: later('repaymentRefused'),
  prepaymentUnavailable: later('prepaymentUnavailable'),
  initiated: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof prepaymentMachine>;
