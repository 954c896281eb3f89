import type { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import type { Screens } from '../../journey/screen';
import { LeavingScreen } from '../shared/pages/leaving-screen';
import { ConfirmationUndecidedScreen, ConfirmingScreen } from './confirmation';
import { InvoiceScreen } from './invoice';
import { InvoiceUnansweredScreen, InvoiceUploadedScreen } from './invoice-outcome';
import { InvoiceReadyScreen } from './invoice-ready';
import { TransactionScreen } from './transaction';
import { NothingToInvoiceScreen, TransactionNotFoundScreen } from './transaction-notices';
import { TransactionUnavailableScreen } from './transaction-unavailable';

/** Screens of one payment to a supplier. `TransactionScreen` stays while the payment is loaded again. */
export const screens = {
  loadingTransaction: TransactionScreen,
  routingEntryUrl: TransactionScreen,
  routingPage: TransactionScreen,
  transaction: TransactionScreen,
  confirmingTransaction: ConfirmingScreen,
  confirmationUndecided: ConfirmationUndecidedScreen,
  invoice: InvoiceScreen,
  preparingFile: InvoiceScreen,
  invoiceReady: InvoiceReadyScreen,
  submittingInvoice: InvoiceReadyScreen,
  invoiceUnanswered: InvoiceUnansweredScreen,
  invoiceKept: InvoiceUploadedScreen,
  nothingToInvoice: NothingToInvoiceScreen,
  transactionNotFound: TransactionNotFoundScreen,
  transactionUnavailable: TransactionUnavailableScreen,
  left: LeavingScreen,
} satisfies Screens<typeof supplierTransactionMachine>;
