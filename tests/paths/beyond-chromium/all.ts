import { accountFlow } from './account-flow';
import { agreement } from './agreement';
import { autopay } from './autopay';
import { cancelLoan } from './cancel-loan';
import { contact } from './contact';
import { enach } from './enach';
import { history } from './history';
import { home } from './home';
import { load } from './load';
import { loanApproval } from './loan-approval';
import { loanDetails } from './loan-details';
import { loanEntry } from './loan-entry';
import { loanStatus } from './loan-status';
import { offerConfirmation } from './offer-confirmation';
import { offerSelection } from './offer-selection';
import { payByLink } from './pay-by-link';
import { paymentStatus } from './payment-status';
import { prepayment } from './prepayment';
import { qr } from './qr';
import { session } from './session';
import { settled } from './settled';
import { standing } from './standing';
import { submission } from './submission';
import { summary } from './summary';
import { supplier } from './supplier';
import { supplierPayment } from './supplier-payment';
import { supplierTransaction } from './supplier-transaction';
import { token } from './token';

/** By journey: the transition's label, and why no browser can take it. */
export const beyondChromium: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  session: session,
  token: token,
  'loan-entry': loanEntry,
  'offer-selection': offerSelection,
  'account-flow': accountFlow,
  'offer-confirmation': offerConfirmation,
  'loan-approval': loanApproval,
  enach: enach,
  agreement: agreement,
  'loan-status': loanStatus,
  home: home,
  'payment-status': paymentStatus,
  'supplier-payment': supplierPayment,
  prepayment: prepayment,
  settled: settled,
  standing: standing,
  contact: contact,
  'pay-by-link': payByLink,
  'cancel-loan': cancelLoan,
  history: history,
  'loan-details': loanDetails,
  summary: summary,
  autopay: autopay,
  qr: qr,
  supplier: supplier,
  'supplier-transaction': supplierTransaction,
  load: load,
  submission: submission,
};
