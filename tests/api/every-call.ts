/** One sample call for each operation of the contract, for the tables of the client's tests. */

import type { Outcome } from '../../machines/domain/base/failure';
import { supplierAnswerSchema } from '../../machines/domain/trade/supplier';
import type { operations as AccountOperations } from '../../openapi/generated/account';
import type { operations as MerchantOperations } from '../../openapi/generated/merchant';
import type { operations as TermloanOperations } from '../../openapi/generated/termloan';
import {
  createAgreement,
  getAgreementInfo,
  sendAgreementOtp,
  signAgreement,
} from '../../src/api/operations/agreement';
import {
  confirmBankDetails,
  confirmedOfferSchema,
  createBankDetails,
  listBankDetails,
  updateBankDetails,
  verifyPaymentAddress,
} from '../../src/api/operations/bank-details';
import { getBusinessDetails } from '../../src/api/operations/business-details';
import { cancelLoan, getCancellation } from '../../src/api/operations/cancellation';
import { createComplaint, listComplaints, replyToComplaint } from '../../src/api/operations/complaints';
import { giveConsent, listConsents, withdrawConsent } from '../../src/api/operations/consents';
import { getCreditScore } from '../../src/api/operations/credit-score';
import { getCustomer } from '../../src/api/operations/customer';
import { getEkyc, startEkyc, updateEkycMobile } from '../../src/api/operations/ekyc';
import { getLoanEligibility } from '../../src/api/operations/eligibility';
import { getForeclosure } from '../../src/api/operations/foreclosure';
import { getKeyFacts } from '../../src/api/operations/key-facts';
import {
  getIdentityVerificationStatus,
  getKycValidity,
  listKycDocuments,
  startCkyc,
} from '../../src/api/operations/kyc';
import { resendLeadOtp, verifyLeadOtp } from '../../src/api/operations/lead-otp';
import { createLead, getLeadProfile, submitLead, updateLeadProfile } from '../../src/api/operations/leads';
import { getLenderContact } from '../../src/api/operations/lender-contact';
import { getLoan } from '../../src/api/operations/loan';
import { getLoanConfig, getNbfcFeatureConfig } from '../../src/api/operations/loan-config';
import { getLoanDetails } from '../../src/api/operations/loan-details';
import { getUserLoanProfile } from '../../src/api/operations/loan-profile';
import { getAutopayMandate, getMandateStatus, updateAutopayMandate } from '../../src/api/operations/mandate';
import {
  getMandatePhone,
  sendMandatePhoneOtp,
  verifyMandatePhone,
} from '../../src/api/operations/mandate-phone';
import { getMerchant } from '../../src/api/operations/merchant';
import { getAbProfile, getMerchantAddress, getMerchantData } from '../../src/api/operations/merchant-data';
import { listLoanOffers } from '../../src/api/operations/offers';
import { getPanDetails, savePanDetails } from '../../src/api/operations/pan-details';
import { getPaymentDestination, setPaymentDestination } from '../../src/api/operations/payment-destination';
import { getRepaymentStatus, initiateRepayment, listTransactions } from '../../src/api/operations/repayment';
import { getRepaymentLink, getRepaymentLinkDetails } from '../../src/api/operations/repayment-link';
import { getAccountRequestStatus, getRequestStatus } from '../../src/api/operations/request-status';
import { saveUserLoanProfile } from '../../src/api/operations/save-loan-profile';
import { getSelfieStatus } from '../../src/api/operations/selfie';
import {
  confirmTransaction,
  decryptPayment,
  encryptPayment,
} from '../../src/api/operations/supplier-payment';
import { addSupplier, getPayLaterMerchant, whitelistSupplier } from '../../src/api/operations/suppliers';
import { getUdyamDetails, listNicCodes, updateUdyamDetails } from '../../src/api/operations/udyam';
import { getUdyamOtp, verifyUdyamOtp } from '../../src/api/operations/udyam-otp';
import {
  uploadInvoice,
  uploadKycDocument,
  uploadSelfie,
  uploadShopImage,
} from '../../src/api/operations/uploads';
import { getUserState, setUserState } from '../../src/api/operations/user-state';
import { getWhatsappOptin, setWhatsappOptin } from '../../src/api/operations/whatsapp-optin';
import type { AccountService, MerchantService, TermloanService } from '../../src/api/service';
import { savingsAccount } from '../support/savings-account';

export type OperationId = keyof TermloanOperations | keyof AccountOperations | keyof MerchantOperations;

/** The services that calls are made to. */
export interface Services {
  readonly termloan: TermloanService;
  readonly account: AccountService;
  readonly merchant: MerchantService;
}

export type SampleCall = (services: Services, signal: AbortSignal) => Promise<Outcome<unknown>>;

/** The key of every write here. */
export const KEY = 'request-key-1';

const bank = savingsAccount('50100234567890@HDFC0001234');
const picture = { file: new Blob(['picture'], { type: 'image/png' }), name: 'picture.png' };
const withPartner = { businessId: 'mrc_41', partner: 'INDIALENDS' } as const;
/** What was read, as it is sent along with a consent. */
export const record = { text: 'I agree.', version: '1', language: 'en' };
const ofLead = { businessId: 'mrc_41', leadId: 'led_1' };

/** An operation that is missing here does not compile. */
export const everyCall: Readonly<Record<OperationId, SampleCall>> = {
  getPanDetails: ({ termloan }, signal) => getPanDetails(termloan, signal),
  savePanDetails: ({ termloan }, signal) =>
    savePanDetails(termloan, { number: 'ABCPK1234F', dateOfBirth: '1980-01-31' }, record, KEY, signal),
  getAgreementInfo: ({ termloan }, signal) => getAgreementInfo(termloan, signal),
  createAgreement: ({ termloan }, signal) => createAgreement(termloan, 'off_1', KEY, signal),
  sendAgreementOtp: ({ termloan }, signal) => sendAgreementOtp(termloan, 'agr_1', KEY, signal),
  signAgreement: ({ termloan }, signal) =>
    signAgreement(
      termloan,
      { agreementId: 'agr_1', documentVersion: 'v1', reference: 'otp_1', code: '012345', record },
      KEY,
      signal,
    ),
  listBankDetails: ({ termloan }, signal) => listBankDetails(termloan, signal),
  createBankDetails: ({ termloan }, signal) => createBankDetails(termloan, bank, KEY, signal),
  updateBankDetails: ({ termloan }, signal) =>
    updateBankDetails(termloan, 'bnk_1', { accountType: 'UPI' }, KEY, signal),
  confirmBankDetails: ({ termloan }, signal) =>
    confirmBankDetails(termloan, { offerId: 'off_1', bankDetailsId: 'bnk_1' }, KEY, signal),
  verifyPaymentAddress: ({ termloan }, signal) => verifyPaymentAddress(termloan, bank, signal),
  getLoan: ({ termloan }, signal) => getLoan(termloan, signal),
  getLoanConfig: ({ termloan }, signal) => getLoanConfig(termloan, { isSigned: true }, signal),
  getLenderContact: ({ termloan }, signal) => getLenderContact(termloan, 'ARTHMATE', signal),
  getUserState: ({ termloan }, signal) => getUserState(termloan, signal),
  setUserState: ({ termloan }, signal) =>
    setUserState(
      termloan,
      { kycState: 'IN_PROGRESS', processState: 'KYC', processSubState: 'pan' },
      KEY,
      signal,
    ),
  getNbfcFeatureConfig: ({ termloan }, signal) => getNbfcFeatureConfig(termloan, signal),
  getKeyFacts: ({ termloan }, signal) => getKeyFacts(termloan, 'off_1', signal),
  listLoanOffers: ({ termloan }, signal) => listLoanOffers(termloan, 'SELECTED', signal),
  getAutopayMandate: ({ termloan }, signal) =>
    getAutopayMandate(termloan, { nbfc: 'USFB', isRenewed: true, type: 'UPI' }, KEY, signal),
  updateAutopayMandate: ({ termloan }, signal) =>
    updateAutopayMandate(termloan, { merchantId: 'mrc_41', nbfc: 'USFB' }, KEY, signal),
  getRequestStatus: ({ termloan }, signal) => getRequestStatus(termloan, KEY, confirmedOfferSchema, signal),
  getAccountRequestStatus: ({ account }, signal) =>
    getAccountRequestStatus(account, KEY, supplierAnswerSchema, signal),
  getIdentityVerificationStatus: ({ termloan }, signal) => getIdentityVerificationStatus(termloan, signal),
  getKycValidity: ({ termloan }, signal) => getKycValidity(termloan, signal),
  listKycDocuments: ({ termloan }, signal) => listKycDocuments(termloan, signal),
  uploadKycDocument: ({ termloan }, signal) =>
    uploadKycDocument(termloan, { ...picture, kind: 'AADHAAR_FRONT' }, KEY, signal),
  startCkyc: ({ termloan }, signal) => startCkyc(termloan, { consent: true, record }, KEY, signal),
  startEkyc: ({ termloan }, signal) => startEkyc(termloan, { consent: true, record }, KEY, signal),
  getEkyc: ({ termloan }, signal) => getEkyc(termloan, 'eky_1', signal),
  updateEkycMobile: ({ termloan }, signal) =>
    updateEkycMobile(termloan, { ekycId: 'eky_1', mobile: '9876504321' }, KEY, signal),
  getSelfieStatus: ({ termloan }, signal) => getSelfieStatus(termloan, signal),
  uploadSelfie: ({ termloan }, signal) => uploadSelfie(termloan, { ...picture, record }, KEY, signal),
  listConsents: ({ termloan }, signal) => listConsents(termloan, signal),
  giveConsent: ({ termloan }, signal) =>
    giveConsent(termloan, { bureau: 'Sandbox Bureau', record }, KEY, signal),
  withdrawConsent: ({ termloan }, signal) => withdrawConsent(termloan, 'cns_1', KEY, signal),
  getCreditScore: ({ termloan }, signal) => getCreditScore(termloan, signal),
  uploadShopImage: ({ termloan }, signal) => uploadShopImage(termloan, picture, KEY, signal),
  getUserLoanProfile: ({ termloan }, signal) => getUserLoanProfile(termloan, signal),
  saveUserLoanProfile: ({ termloan }, signal) =>
    saveUserLoanProfile(
      termloan,
      { monthlyIncome: 45_000.5, monthlySale: 180_000, pincode: '422001', employeeCount: 0 },
      KEY,
      signal,
    ),
  getBusinessDetails: ({ termloan }, signal) => getBusinessDetails(termloan, signal),
  getMerchantData: ({ termloan }, signal) => getMerchantData(termloan, 'mrc_41', signal),
  getMerchantAddress: ({ termloan }, signal) => getMerchantAddress(termloan, signal),
  getWhatsappOptin: ({ termloan }, signal) => getWhatsappOptin(termloan, 'mrc_41', signal),
  setWhatsappOptin: ({ termloan }, signal) =>
    setWhatsappOptin(termloan, { mobile: '9876504321', record }, KEY, signal),
  getAbProfile: ({ termloan }, signal) => getAbProfile(termloan, 'mrc_41', signal),
  getPaymentDestination: ({ termloan }, signal) => getPaymentDestination(termloan, 'mrc_41', signal),
  setPaymentDestination: ({ termloan }, signal) =>
    setPaymentDestination(
      termloan,
      { paymentAddress: 'ramesh@okbank', name: 'RAMESH KUMAR', mobile: '9876504321', type: 'UPI' },
      KEY,
      signal,
    ),
  getLoanEligibility: ({ termloan }, signal) => getLoanEligibility(termloan, signal),
  getLoanDetails: ({ termloan }, signal) => getLoanDetails(termloan, signal),
  getRepaymentLinkDetails: ({ termloan }, signal) => getRepaymentLinkDetails(termloan, 'lnk_1', signal),
  getRepaymentLink: ({ termloan }, signal) =>
    getRepaymentLink(termloan, { amount: 216_400, paymentType: 'custom' }, signal),
  listTransactions: ({ termloan }, signal) => listTransactions(termloan, 'lon_1', signal),
  initiateRepayment: ({ termloan }, signal) =>
    initiateRepayment(
      termloan,
      { amount: 216_400, paymentType: 'custom', mode: 'UPI_INTENT', payerPhone: '9876504321' },
      KEY,
      signal,
    ),
  getRepaymentStatus: ({ termloan }, signal) => getRepaymentStatus(termloan, 'pay_1', signal),
  getForeclosure: ({ termloan }, signal) => getForeclosure(termloan, '2025-11-24', signal),
  getCancellation: ({ termloan }, signal) => getCancellation(termloan, 'lon_1', signal),
  cancelLoan: ({ termloan }, signal) =>
    cancelLoan(termloan, { loanId: 'lon_1', reason: 'Not needed.' }, KEY, signal),
  listComplaints: ({ termloan }, signal) => listComplaints(termloan, signal),
  createComplaint: ({ termloan }, signal) =>
    createComplaint(
      termloan,
      { about: 'LENDER', category: 'CHARGES', text: 'A late charge was added.', loanId: 'lon_1' },
      KEY,
      signal,
    ),
  replyToComplaint: ({ termloan }, signal) =>
    replyToComplaint(termloan, { complaintId: 'cmp_1', isSolved: false, text: 'Still there.' }, KEY, signal),
  getMandateStatus: ({ termloan }, signal) =>
    getMandateStatus(termloan, { loanId: 'lon_1', subscriptionId: 'sub_1' }, signal),
  getMandatePhone: ({ termloan }, signal) => getMandatePhone(termloan, signal),
  sendMandatePhoneOtp: ({ termloan }, signal) => sendMandatePhoneOtp(termloan, '9876504321', KEY, signal),
  verifyMandatePhone: ({ termloan }, signal) => verifyMandatePhone(termloan, '012345', KEY, signal),
  getUdyamDetails: ({ termloan }, signal) => getUdyamDetails(termloan, signal),
  updateUdyamDetails: ({ termloan }, signal) =>
    updateUdyamDetails(
      termloan,
      {
        step: 'BUSINESS_DETAILS',
        change: {
          businessName: 'Ramesh Kirana',
          nicCodes: ['47110'],
          turnover: 216_000_000,
          hasConsented: false,
        },
        record,
      },
      KEY,
      signal,
    ),
  getUdyamOtp: ({ termloan }, signal) => getUdyamOtp(termloan, 'AADHAAR', KEY, signal),
  verifyUdyamOtp: ({ termloan }, signal) =>
    verifyUdyamOtp(termloan, { type: 'AADHAAR', code: '012345' }, KEY, signal),
  listNicCodes: ({ termloan }, signal) => listNicCodes(termloan, signal),
  createLead: ({ termloan }, signal) => createLead(termloan, { ...withPartner, record }, KEY, signal),
  getLeadProfile: ({ termloan }, signal) => getLeadProfile(termloan, withPartner, signal),
  updateLeadProfile: ({ termloan }, signal) =>
    updateLeadProfile(
      termloan,
      {
        ...withPartner,
        profile: {
          annualTurnover: 54_000_000,
          hasCurrentAccount: true,
          isGstRegistered: false,
          businessAgeMonths: 40,
        },
      },
      KEY,
      signal,
    ),
  submitLead: ({ termloan }, signal) =>
    submitLead(termloan, { ...ofLead, consent: true, record }, KEY, signal),
  verifyLeadOtp: ({ termloan }, signal) =>
    verifyLeadOtp(termloan, { ...ofLead, code: '012345' }, KEY, signal),
  resendLeadOtp: ({ termloan }, signal) => resendLeadOtp(termloan, ofLead, KEY, signal),
  getMerchant: ({ merchant }, signal) => getMerchant(merchant, signal),
  getCustomer: ({ account }, signal) => getCustomer(account, signal),
  getPayLaterMerchant: ({ account }, signal) => getPayLaterMerchant(account, signal),
  whitelistSupplier: ({ account }, signal) =>
    whitelistSupplier(
      account,
      {
        mobileNumber: '9822012345',
        address: { line1: '12 Mandi Road', city: 'Nashik', state: 'Maharashtra', postcode: '422001' },
        account: {
          accountHolderName: 'GUPTA TRADERS',
          accountNumber: '50100234567891',
          bankName: 'HDFC Bank',
          ifscCode: 'HDFC0001234',
        },
      },
      KEY,
      signal,
    ),
  addSupplier: ({ account }, signal) =>
    addSupplier(account, { supplierId: 'sup_1', name: 'Gupta Traders' }, KEY, signal),
  encryptPayment: ({ account }, signal) =>
    encryptPayment(
      account,
      {
        supplierId: 'sup_1',
        marketplaceOrderId: 'ord_1',
        callbackUrl: 'https://shop.test/supplier/transaction/ord_1',
        amount: 250_000,
        isTelephoneVerified: true,
        isLoggedIn: true,
        category: null,
        customerTelephone: '9876504321',
        device: 'web',
        merchant: { id: 'mrc_41', name: 'Ramesh Kumar', phone: null },
        address: null,
      },
      KEY,
      signal,
    ),
  decryptPayment: ({ account }, signal) =>
    decryptPayment(account, { checksum: '4f0c', encdata: 'c2VhbGVk', mCode: 'SBXSHOP01' }, KEY, signal),
  uploadInvoice: ({ account }, signal) =>
    uploadInvoice(
      account,
      { ...picture, supplierId: 'sup_1', transactionId: 'txn_1', fileFormat: '.png' },
      KEY,
      signal,
    ),
  confirmTransaction: ({ account }, signal) =>
    confirmTransaction(
      account,
      { supplierId: 'sup_1', transactionId: 'txn_1', epaylaterId: 'epl_1' },
      KEY,
      signal,
    ),
};

/** Every operation with its sample call, for `it.each`. */
export const everyEntry: readonly (readonly [string, SampleCall])[] = Object.entries(everyCall);
