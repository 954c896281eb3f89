import { AmountChangedScreen } from './amount-changed';
import { AutopayWarningScreen } from './autopay-warning';
import { LastKnownScreen } from './last-known';
import { LoanEndedScreen } from './loan-ended';
import { MoreOfHome } from './more-of-home';
import { NoLoanScreen } from './no-loan';
import { PayablePanel } from './payable-panel';
import { PaymentLinkScreen, PaymentLinkUnavailableScreen } from './payment-link';
import { PaymentRefusedScreen } from './payment-refused';
import { PaymentUnansweredScreen } from './payment-unanswered';
import { SecondPaymentWarningScreen } from './second-payment-warning';

/** Screens beside the usual way. */
const screens = {
  amountChanged: AmountChangedScreen,
  autopayWarning: AutopayWarningScreen,
  lastKnown: LastKnownScreen,
  loanEnded: LoanEndedScreen,
  noLoan: NoLoanScreen,
  paymentLink: PaymentLinkScreen,
  paymentLinkUnavailable: PaymentLinkUnavailableScreen,
  paymentRefused: PaymentRefusedScreen,
  paymentUnanswered: PaymentUnansweredScreen,
  secondPaymentWarning: SecondPaymentWarningScreen,
};

/** Names of the screens. */
export type AsideScreen = keyof typeof screens;

/** In one chunk of their own: what is due is shown before they are here. */
export const aside = { moreOfHome: MoreOfHome, payablePanel: PayablePanel, ...screens };
