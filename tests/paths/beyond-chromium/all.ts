import { accountFlow } from './account-flow';
import { agreement } from './agreement';
import { application } from './application';
import { autopay } from './autopay';
import { cancelLoan } from './cancel-loan';
import { complaint } from './complaint';
import { consents } from './consents';
import { contact } from './contact';
import { creditScore } from './credit-score';
import { history } from './history';
import { home } from './home';
import { identity } from './identity';
import { landing } from './landing';
import { leads } from './leads';
import { load } from './load';
import { loanApproval } from './loan-approval';
import { loanDetails } from './loan-details';
import { loanEntry } from './loan-entry';
import { loanStatus } from './loan-status';
import { mandate } from './mandate';
import { mandatePhone } from './mandate-phone';
import { merchantStatus } from './merchant-status';
import { network } from './network';
import { offerConfirmation } from './offer-confirmation';
import { offerSelection } from './offer-selection';
import { otp } from './otp';
import { payByLink } from './pay-by-link';
import { paymentStatus } from './payment-status';
import { prepayment } from './prepayment';
import { qr } from './qr';
import { registerBusiness } from './register-business';
import { selfie } from './selfie';
import { session } from './session';
import { settled } from './settled';
import { submission } from './submission';
import { summary } from './summary';
import { supplier } from './supplier';
import { supplierPayment } from './supplier-payment';
import { supplierTransaction } from './supplier-transaction';
import { token } from './token';
import { udyam } from './udyam';

/** By journey: the transition's label, and why no browser can take it. */
export const beyondChromium: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  session: session,
  token: token,
  'loan-entry': loanEntry,
  'offer-selection': offerSelection,
  'account-flow': accountFlow,
  'offer-confirmation': offerConfirmation,
  'loan-approval': loanApproval,
  mandate: mandate,
  'mandate-phone': mandatePhone,
  otp: otp,
  agreement: agreement,
  'loan-status': loanStatus,
  home: home,
  'payment-status': paymentStatus,
  'supplier-payment': supplierPayment,
  prepayment: prepayment,
  settled: settled,
  'merchant-status': merchantStatus,
  complaint: complaint,
  contact: contact,
  consents: consents,
  'pay-by-link': payByLink,
  'cancel-loan': cancelLoan,
  history: history,
  'loan-details': loanDetails,
  summary: summary,
  autopay: autopay,
  qr: qr,
  application: application,
  'credit-score': creditScore,
  'register-business': registerBusiness,
  identity: identity,
  selfie: selfie,
  supplier: supplier,
  'supplier-transaction': supplierTransaction,
  leads: leads,
  network: network,
  udyam: udyam,
  landing: landing,
  load: load,
  submission: submission,
};
