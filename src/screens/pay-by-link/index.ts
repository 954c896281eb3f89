import { payByLinkCopy as copy } from '#messages/pay-by-link';
import type { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { type Screens, screenForSubmission } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { unavailableScreen } from '../shared/pages/state-screens';
import { AmountChangedScreen } from './amount-changed';
import { BillScreen } from './bill';
import { EarlierPaymentScreen } from './earlier-payment';
import { LinkExpiredScreen } from './link-expired';
import { LinkNotFoundScreen } from './link-not-found';
import { LinkPaidScreen } from './link-paid';
import { LoadingLinkScreen } from './loading-link';
import { NothingLeftScreen } from './nothing-left';
import { PaymentUnansweredScreen } from './payment-unanswered';

/** Screens of paying for a merchant's loan by a link. */
export const screens = {
  loadingLink: LoadingLinkScreen,
  routingLink: LoadingLinkScreen,
  earlierPayment: EarlierPaymentScreen,
  bill: BillScreen,
  checkingStartedPayments: BillScreen,
  submittingPayment: screenForSubmission(BillScreen, PaymentUnansweredScreen),
  paymentUnanswered: PaymentUnansweredScreen,
  amountChanged: AmountChangedScreen,
  linkPaid: LinkPaidScreen,
  nothingLeft: NothingLeftScreen,
  linkExpired: LinkExpiredScreen,
  linkNotFound: LinkNotFoundScreen,
  linkUnavailable: unavailableScreen(copy.title, copy.unavailable.heading),
  paymentOpened: LeavingScreen,
  left: LeavingScreen,
} satisfies Screens<typeof payByLinkMachine>;
