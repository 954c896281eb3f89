import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/leaving-screen';
import { later } from './later';
import { TransactionScreen } from './transaction';
import { TransactionUnavailableScreen } from './transaction-unavailable';

const sending = later('invoiceReady');
const picking = later('invoice');

/** Screens of one payment to a supplier. It stays on the screen while it is read again. */
export const screens = {
  loadingTransaction: TransactionScreen,
  routingDoor: TransactionScreen,
  routingPage: TransactionScreen,
  transaction: TransactionScreen,
  confirmingTransaction: later('confirming'),
  confirmationUndecided: later('undecided'),
  invoice: picking,
  preparingFile: picking,
  invoiceReady: sending,
  submittingInvoice: sending,
  invoiceUnanswered: later('unanswered'),
  invoiceKept: later('kept'),
  nothingToInvoice: later('nothing'),
  transactionNotFound: later('notFound'),
  transactionUnavailable: TransactionUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof supplierTransactionMachine>;
