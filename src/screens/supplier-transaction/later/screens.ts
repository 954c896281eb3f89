import { ConfirmationUndecidedScreen, ConfirmingScreen } from './confirmation';
import { InvoiceScreen } from './invoice';
import { InvoiceKeptScreen, InvoiceUnansweredScreen } from './invoice-answers';
import { InvoiceReadyScreen } from './invoice-ready';
import { NothingToInvoiceScreen, TransactionNotFoundScreen } from './nothing-here';

/** What comes beside the payment's own page: a chunk of its own, loaded while the merchant reads. */
export const laterScreens = {
  confirming: ConfirmingScreen,
  undecided: ConfirmationUndecidedScreen,
  invoice: InvoiceScreen,
  invoiceReady: InvoiceReadyScreen,
  unanswered: InvoiceUnansweredScreen,
  kept: InvoiceKeptScreen,
  nothing: NothingToInvoiceScreen,
  notFound: TransactionNotFoundScreen,
} as const;
