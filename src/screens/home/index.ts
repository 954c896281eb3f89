import type { homeMachine } from '../../../machines/home/machine';
import { type Screens, sendingOrAsking } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { AmountChangedScreen } from './amount-changed';
import { AutopayWarningScreen } from './autopay-warning';
import { HomeScreen } from './home';
import { HomeUnavailableScreen } from './home-unavailable';
import { LastKnownScreen } from './last-known';
import { LoadingPaymentLinkScreen } from './loading-payment-link';
import { LoanEndedScreen } from './loan-ended';
import { NoLoanScreen } from './no-loan';
import { PaymentLinkScreen, PaymentLinkUnavailableScreen } from './payment-link';
import { PaymentRefusedScreen } from './payment-refused';
import { PaymentUnansweredScreen } from './payment-unanswered';
import { SecondPaymentWarningScreen } from './second-payment-warning';

/** Screens of home. It stays on the screen while it is read again. */
export const screens = {
  loadingHome: HomeScreen,
  routingHome: HomeScreen,
  home: HomeScreen,
  secondPaymentWarning: SecondPaymentWarningScreen,
  autopayWarning: AutopayWarningScreen,
  checkingStartedPayments: HomeScreen,
  submittingPayment: sendingOrAsking(HomeScreen, PaymentUnansweredScreen),
  amountChanged: AmountChangedScreen,
  paymentRefused: PaymentRefusedScreen,
  paymentUnanswered: PaymentUnansweredScreen,
  loadingPaymentLink: LoadingPaymentLinkScreen,
  paymentLink: PaymentLinkScreen,
  openingWhatsApp: PaymentLinkScreen,
  paymentLinkUnavailable: PaymentLinkUnavailableScreen,
  loadingUserState: HomeScreen,
  routingWithoutLoan: HomeScreen,
  loanEnded: LoanEndedScreen,
  noLoan: NoLoanScreen,
  loadingLastKnown: HomeScreen,
  lastKnown: LastKnownScreen,
  homeUnavailable: HomeUnavailableScreen,
  paymentOpened: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof homeMachine>;
