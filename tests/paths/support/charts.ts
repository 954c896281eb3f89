/** All charts of the product that the path tests cover. */
import type { AnyStateMachine } from 'xstate';

import { accountFlowMachine } from '../../../machines/account-flow/machine';
import { agreementMachine } from '../../../machines/agreement/machine';
import { applicationMachine } from '../../../machines/application/machine';
import { autopayMachine } from '../../../machines/autopay/machine';
import { cancelLoanMachine } from '../../../machines/cancel-loan/machine';
import { complaintMachine } from '../../../machines/complaint/machine';
import { consentsMachine } from '../../../machines/consents/machine';
import { contactMachine } from '../../../machines/contact/machine';
import { creditScoreMachine } from '../../../machines/credit-score/machine';
import { historyMachine } from '../../../machines/history/machine';
import { homeMachine } from '../../../machines/home/machine';
import { identityMachine } from '../../../machines/identity/machine';
import { landingMachine } from '../../../machines/landing/machine';
import { leadsMachine } from '../../../machines/leads/machine';
import { loanApprovalMachine } from '../../../machines/loan-approval/machine';
import { loanDetailsMachine } from '../../../machines/loan-details/machine';
import { loanEntryMachine } from '../../../machines/loan-entry/machine';
import { loanStatusMachine } from '../../../machines/loan-status/machine';
import { mandateMachine } from '../../../machines/mandate/machine';
import { mandatePhoneMachine } from '../../../machines/mandate-phone/machine';
import { merchantStatusMachine } from '../../../machines/merchant-status/machine';
import { networkMachine } from '../../../machines/network/machine';
import { offerConfirmationMachine } from '../../../machines/offer-confirmation/machine';
import { offerSelectionMachine } from '../../../machines/offer-selection/machine';
import { payByLinkMachine } from '../../../machines/pay-by-link/machine';
import { paymentStatusMachine } from '../../../machines/payment-status/machine';
import { prepaymentMachine } from '../../../machines/prepayment/machine';
import { qrMachine } from '../../../machines/qr/machine';
import { registerBusinessMachine } from '../../../machines/register-business/machine';
import { selfieMachine } from '../../../machines/selfie/machine';
import { sessionMachine } from '../../../machines/session/machine';
import { tokenMachine } from '../../../machines/session/token';
import { settledMachine } from '../../../machines/settled/machine';
import { createLoad } from '../../../machines/shared/load';
import { otpMachine } from '../../../machines/shared/otp';
import { createSubmission } from '../../../machines/shared/submission';
import { summaryMachine } from '../../../machines/summary/machine';
import { supplierMachine } from '../../../machines/supplier/machine';
import { supplierPaymentMachine } from '../../../machines/supplier-payment/machine';
import { supplierTransactionMachine } from '../../../machines/supplier-transaction/machine';
import { udyamMachine } from '../../../machines/udyam/machine';

/** Journeys and child charts, with `load` (every read) and `submission` (every write). */
export const charts: readonly AnyStateMachine[] = [
  sessionMachine,
  tokenMachine,
  loanEntryMachine,
  offerSelectionMachine,
  accountFlowMachine,
  offerConfirmationMachine,
  loanApprovalMachine,
  mandatePhoneMachine,
  mandateMachine,
  agreementMachine,
  loanStatusMachine,
  homeMachine,
  paymentStatusMachine,
  supplierPaymentMachine,
  prepaymentMachine,
  settledMachine,
  merchantStatusMachine,
  contactMachine,
  complaintMachine,
  consentsMachine,
  payByLinkMachine,
  cancelLoanMachine,
  historyMachine,
  loanDetailsMachine,
  summaryMachine,
  autopayMachine,
  qrMachine,
  applicationMachine,
  creditScoreMachine,
  registerBusinessMachine,
  identityMachine,
  selfieMachine,
  otpMachine,
  supplierMachine,
  supplierTransactionMachine,
  leadsMachine,
  networkMachine,
  udyamMachine,
  landingMachine,
  createLoad(),
  createSubmission(),
];
