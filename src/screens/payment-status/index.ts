import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { later } from './later';
import { LoadingPaymentScreen } from './loading-payment';
import { PaymentUnavailableScreen } from './payment-unavailable';
import { WaitingScreen } from './waiting';
import { WaysToPayScreen } from './ways-to-pay';

/** One screen for both: sharing keeps the receipt where it is. */
const receipt = later('paid');

/** Screens of the payment status. */
export const screens = {
  routingType: LoadingPaymentScreen,
  loadingPayment: LoadingPaymentScreen,
  routingPayment: LoadingPaymentScreen,
  loadingWays: LoadingPaymentScreen,
  waysToPay: WaysToPayScreen,
  startingPayment: WaysToPayScreen,
  routingMethod: WaysToPayScreen,
  waysUnavailable: later('waysUnavailable'),
  nothingDue: later('nothingDue'),
  openingUpi: WaysToPayScreen,
  openingPage: WaysToPayScreen,
  awaitingBank: WaitingScreen,
  pageHidden: WaitingScreen,
  checkingPayment: WaitingScreen,
  stillPending: later('pending'),
  paid: receipt,
  sharingReceipt: receipt,
  refund: later('refund'),
  paymentLost: later('lost'),
  paymentUnknown: later('unknown'),
  paymentUnavailable: PaymentUnavailableScreen,
  otherPayment: later('other'),
  settlingSupplier: later('settlingSupplier'),
  supplierPaid: later('supplierPaid'),
  supplierFailed: later('supplierFailed'),
  supplierUndecided: later('supplierUndecided'),
  routingExit: LeavingScreen,
  payerDone: later('payerDone'),
  left: LeavingScreen,
} satisfies Screens<typeof paymentStatusMachine>;
