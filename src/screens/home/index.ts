import type { homeMachine } from '../../../machines/home/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { fromAside } from './from-aside';
import { HomeScreen } from './home';
import { HomeUnavailableScreen } from './home-unavailable';
import { LoadingPaymentLinkScreen } from './loading-payment-link';
import { SubmittingPaymentScreen } from './submitting-payment';

const PaymentLinkScreen = fromAside('paymentLink');

/** Screens of home. It stays on the screen while it is read again. */
export const screens = {
  loadingHome: HomeScreen,
  routingHome: HomeScreen,
  home: HomeScreen,
  secondPaymentWarning: fromAside('secondPaymentWarning'),
  autopayWarning: fromAside('autopayWarning'),
  checkingStartedPayments: HomeScreen,
  submittingPayment: SubmittingPaymentScreen,
  amountChanged: fromAside('amountChanged'),
  paymentRefused: fromAside('paymentRefused'),
  paymentUnanswered: fromAside('paymentUnanswered'),
  loadingPaymentLink: LoadingPaymentLinkScreen,
  paymentLink: PaymentLinkScreen,
  openingWhatsApp: PaymentLinkScreen,
  paymentLinkUnavailable: fromAside('paymentLinkUnavailable'),
  loadingUserState: HomeScreen,
  routingWithoutLoan: HomeScreen,
  loanEnded: fromAside('loanEnded'),
  noLoan: fromAside('noLoan'),
  loadingLastKnown: HomeScreen,
  lastKnown: fromAside('lastKnown'),
  homeUnavailable: HomeUnavailableScreen,
  paymentOpened: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof homeMachine>;
