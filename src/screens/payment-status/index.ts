import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { LoadingPaymentScreen } from './loading-payment';
import { NothingDueScreen } from './nothing-due';
import { OtherPaymentScreen } from './other-payment';
import { PaidScreen } from './paid';
import { PayerDoneScreen } from './payer-done';
import { PaymentLostScreen } from './payment-lost';
import { PaymentUnavailableScreen } from './payment-unavailable';
import { PaymentUnknownScreen } from './payment-unknown';
import { RefundScreen } from './refund';
import { SettlingSupplierScreen } from './settling-supplier';
import { StillPendingScreen } from './still-pending';
import { SupplierFailedScreen } from './supplier-failed';
import { SupplierPaidScreen } from './supplier-paid';
import { SupplierUndecidedScreen } from './supplier-undecided';
import { waiting } from './waiting';
import { WaysToPayScreen } from './ways-to-pay';
import { WaysUnavailableScreen } from './ways-unavailable';

/** Screens of the payment status. Sharing keeps the receipt where it is. */
export const screens = {
  routingType: LoadingPaymentScreen,
  loadingPayment: LoadingPaymentScreen,
  routingPayment: LoadingPaymentScreen,
  loadingWays: LoadingPaymentScreen,
  waysToPay: WaysToPayScreen,
  startingPayment: WaysToPayScreen,
  routingMethod: WaysToPayScreen,
  waysUnavailable: WaysUnavailableScreen,
  nothingDue: NothingDueScreen,
  openingUpi: WaysToPayScreen,
  openingPage: WaysToPayScreen,
  awaitingBank: waiting,
  pageHidden: waiting,
  checkingPayment: waiting,
  stillPending: StillPendingScreen,
  paid: PaidScreen,
  sharingReceipt: PaidScreen,
  refund: RefundScreen,
  paymentLost: PaymentLostScreen,
  paymentUnknown: PaymentUnknownScreen,
  paymentUnavailable: PaymentUnavailableScreen,
  otherPayment: OtherPaymentScreen,
  settlingSupplier: SettlingSupplierScreen,
  supplierPaid: SupplierPaidScreen,
  supplierFailed: SupplierFailedScreen,
  supplierUndecided: SupplierUndecidedScreen,
  routingExit: LeavingScreen,
  payerDone: PayerDoneScreen,
  left: LeavingScreen,
} satisfies Screens<typeof paymentStatusMachine>;
