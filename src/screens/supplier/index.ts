import { supplierCopy as copy } from '#messages/supplier';
import { supplierTexts } from '#messages/supplier-texts';
import type { supplierMachine } from '../../../machines/supplier/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { unavailableScreen } from '../shared/pages/state-screens';
import { DashboardScreen } from './dashboard';
import { NoCreditScreen } from './no-credit';
import { PayScreen } from './pay';
import { PaymentBlockedScreen } from './payment-blocked';
import { PaymentUndecidedScreen } from './payment-undecided';
import { PaymentUnsuccessfulScreen } from './payment-unsuccessful';
import { SecondPaymentScreen } from './second-payment';
import { SupplierAddedScreen } from './supplier-added';
import { SupplierFormScreen } from './supplier-form';
import { SupplierNotFoundScreen } from './supplier-not-found';

/**
 * Screens of supplier pay-later. `DashboardScreen` stays while the credit is loaded again, and a form stays with its input
 * while it is submitted.
 */
export const screens = {
  loadingCredit: DashboardScreen,
  routingPage: DashboardScreen,
  dashboard: DashboardScreen,
  supplierForm: SupplierFormScreen,
  submittingWhitelisting: SupplierFormScreen,
  submittingSupplier: SupplierFormScreen,
  supplierUnanswered: SupplierFormScreen,
  routingWrite: SupplierFormScreen,
  supplierAdded: SupplierAddedScreen,
  payForm: PayScreen,
  refreshingCredit: PayScreen,
  checkingCredit: PayScreen,
  routingPayment: PayScreen,
  secondPayment: SecondPaymentScreen,
  paying: PayScreen,
  paymentUnsuccessful: PaymentUnsuccessfulScreen,
  paymentUndecided: PaymentUndecidedScreen,
  paymentBlocked: PaymentBlockedScreen,
  supplierNotFound: SupplierNotFoundScreen,
  noCredit: NoCreditScreen,
  creditUnavailable: unavailableScreen(copy.title, supplierTexts.unavailable),
  left: LeavingScreen,
} satisfies Screens<typeof supplierMachine>;
