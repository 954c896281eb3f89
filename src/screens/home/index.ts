import { homeCopy as copy } from '#messages/home';
import type { homeMachine } from '../../../machines/home/machine';
import { type Screens, screenForSubmission } from '../../journey/screen';
import { lazyScreen } from '../shared/pages/lazy-screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { loadingScreen, unavailableScreen } from '../shared/pages/state-screens';
import { AmountChangedScreen } from './amount-changed';
import { AutopayWarningScreen } from './autopay-warning';
import { HomeScreen } from './home';
import { LastKnownLoanScreen } from './last-known-loan';
import { LoanEndedScreen } from './loan-ended';
import { NoLoanScreen } from './no-loan';
import { PaymentRefusedScreen } from './payment-refused';
import { PaymentUnansweredScreen } from './payment-unanswered';
import { SecondPaymentWarningScreen } from './second-payment-warning';

/** Shown only after a tap and a call. It brings the QR code's encoder. */
const PaymentLinkScreen = lazyScreen(
  copy.linkTitle,
  async () => (await import('./payment-link')).PaymentLinkScreen,
);
const PaymentLinkUnavailableScreen = lazyScreen(
  copy.linkTitle,
  async () => (await import('./payment-link')).PaymentLinkUnavailableScreen,
);

/** The screen of every state of home. The page stays on the screen while its data is loaded again. */
export const screens = {
  loadingHome: HomeScreen,
  routingHome: HomeScreen,
  home: HomeScreen,
  secondPaymentWarning: SecondPaymentWarningScreen,
  autopayWarning: AutopayWarningScreen,
  checkingStartedPayments: HomeScreen,
  submittingPayment: screenForSubmission(HomeScreen, PaymentUnansweredScreen),
  amountChanged: AmountChangedScreen,
  paymentRefused: PaymentRefusedScreen,
  paymentUnanswered: PaymentUnansweredScreen,
  loadingPaymentLink: loadingScreen(copy.linkTitle, copy.loadingLink, { cards: 1 }),
  paymentLink: PaymentLinkScreen,
  openingWhatsApp: PaymentLinkScreen,
  paymentLinkUnavailable: PaymentLinkUnavailableScreen,
  loadingUserState: HomeScreen,
  routingWithoutLoan: HomeScreen,
  loanEnded: LoanEndedScreen,
  noLoan: NoLoanScreen,
  loadingLastKnown: HomeScreen,
  lastKnown: LastKnownLoanScreen,
  homeUnavailable: unavailableScreen(copy.greeting, copy.unavailable),
  paymentOpened: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof homeMachine>;
