import type { paymentStatusMachine } from '../../../machines/payment-status/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { ConfirmingSupplierPaymentScreen } from './confirming-supplier-payment';
import { LoadingPaymentScreen } from './loading-payment';
import { NothingDueScreen } from './nothing-due';
import { OtherPaymentScreen } from './other-payment';
import { PaidScreen } from './paid';
import { PayerDoneScreen } from './payer-done';
import { PaymentMethodsScreen } from './payment-methods';
import { PaymentMethodsUnavailableScreen } from './payment-methods-unavailable';
import { PaymentNotPaidScreen } from './payment-not-paid';
import { PaymentUnavailableScreen } from './payment-unavailable';
import { PaymentUnknownScreen } from './payment-unknown';
import { pollingScreen } from './polling-screen';
import { RefundScreen } from './refund';
import { StillPendingScreen } from './still-pending';
import { SupplierFailedScreen } from './supplier-failed';
import { SupplierPaidScreen } from './supplier-paid';
import { SupplierUndecidedScreen } from './supplier-undecided';

/** Screens of the payment status. `PaidScreen`, the receipt, stays while it is shared. */
export const screens = {
  routingType: LoadingPaymentScreen,
  loadingPayment: LoadingPaymentScreen,
  routingPayment: LoadingPaymentScreen,
  loadingMethods: LoadingPaymentScreen,
  paymentMethods: PaymentMethodsScreen,
  startingPayment: PaymentMethodsScreen,
  routingMethod: PaymentMethodsScreen,
  methodsUnavailable: PaymentMethodsUnavailableScreen,
  nothingDue: NothingDueScreen,
  openingUpi: PaymentMethodsScreen,
  openingPage: PaymentMethodsScreen,
  awaitingBank: pollingScreen,
  pollingPaused: pollingScreen,
  checkingPayment: pollingScreen,
  stillPending: StillPendingScreen,
  paid: PaidScreen,
  sharingReceipt: PaidScreen,
  refund: RefundScreen,
  paymentGivenUp: PaymentNotPaidScreen,
  paymentUnknown: PaymentUnknownScreen,
  paymentUnavailable: PaymentUnavailableScreen,
  otherPayment: OtherPaymentScreen,
  confirmingSupplierPayment: ConfirmingSupplierPaymentScreen,
  supplierPaymentSucceeded: SupplierPaidScreen,
  supplierPaymentFailed: SupplierFailedScreen,
  supplierPaymentUnconfirmed: SupplierUndecidedScreen,
  routingExit: LeavingScreen,
  payerDone: PayerDoneScreen,
  left: LeavingScreen,
} satisfies Screens<typeof paymentStatusMachine>;
