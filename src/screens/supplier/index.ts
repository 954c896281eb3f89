import type { supplierMachine } from '../../../machines/supplier/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { CreditUnavailableScreen } from './credit-unavailable';
import { DashboardScreen } from './dashboard';
import { later } from './later';

/** One page for the form and its writes: what was typed stays on it. */
const form = later('form');
const pay = later('pay');

/** Screens of supplier pay-later. The credit stays on the screen while it is read again. */
export const screens = {
  loadingCredit: DashboardScreen,
  routingPlace: DashboardScreen,
  dashboard: DashboardScreen,
  supplierForm: form,
  submittingWhitelisting: form,
  submittingSupplier: form,
  supplierUnanswered: form,
  routingWrite: form,
  supplierAdded: later('added'),
  payForm: pay,
  refreshingCredit: pay,
  checkingCredit: pay,
  routingPayment: pay,
  secondPayment: later('second'),
  paying: pay,
  paymentUnsuccessful: later('unsuccessful'),
  paymentUndecided: later('undecided'),
  payingClosed: later('closed'),
  supplierNotFound: later('notFound'),
  noCredit: later('noCredit'),
  creditUnavailable: CreditUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof supplierMachine>;
