import type { OperationMap } from '../base/operation';
import { createAgreement, getAgreementInfo } from './agreement';
import { sendAgreementOtp } from './agreement-otp';
import { getAutopayMandate } from './autopay-mandate';
import { createBankDetails, listBankDetails, updateBankDetails, verifyPaymentAddress } from './bank-details';
import { complaintOperations } from './complaints/complaint-operations';
import { getLoanConfig, getNbfcFeatureConfig } from './configuration';
import { confirmBankDetails } from './confirm-bank-details';
import { giveConsent, listConsents, withdrawConsent } from './consents/consent-operations';
import { getKeyFacts } from './eligibility/key-facts';
import { getLoanEligibility } from './eligibility/loan-eligibility';
import { getLoan } from './get-loan';
import { getMerchant } from './get-merchant';
import { identityOperations } from './identity/identity-operations';
import { getLenderContact } from './lender-contact';
import { listLoanOffers } from './list-loan-offers';
import { profileOperations } from './profile/profile-operations';
import { repaymentOperations } from './repayment/repayment-operations';
import { getAccountRequestStatus, getRequestStatus } from './request-status';
import { signAgreement } from './sign-agreement';
import { tradeOperations } from './trade-operations';
import { getUserState, setUserState } from './user-state';

/** The handler of each operation of the contract. */
export const operationMap: OperationMap = {
  ...identityOperations,
  ...profileOperations,
  listConsents,
  giveConsent,
  withdrawConsent,
  getLoanEligibility,
  getAgreementInfo,
  createAgreement,
  sendAgreementOtp,
  signAgreement,
  listBankDetails,
  createBankDetails,
  updateBankDetails,
  confirmBankDetails,
  verifyPaymentAddress,
  getLoan,
  getLoanConfig,
  getLenderContact,
  getUserState,
  setUserState,
  getNbfcFeatureConfig,
  listLoanOffers,
  getKeyFacts,
  getAutopayMandate,
  getRequestStatus,
  getAccountRequestStatus,
  getMerchant,
  ...complaintOperations,
  ...repaymentOperations,
  ...tradeOperations,
};
