/** Every call of spec sections 7.1 and 7.2, as the specification lists them, and the assumed ones. */
import type { ServiceName } from '../support/contract';

export interface Call {
  readonly method: string;
  readonly path: string;
  readonly service: ServiceName;
}

const callOf =
  (service: ServiceName) =>
  (line: string): Call => {
    const [method = '', path = ''] = line.split(' ');
    return { method, path, service };
  };

/** Spec 7.1, line by line. */
const loanService = [
  'GET /pan/details',
  'GET /agreementInfo',
  'GET /bankDetails',
  'POST /bankDetails',
  'PATCH /bankDetails/{id}',
  'POST /confirmBankDetails',
  'POST /shop-image',
  'GET /loan',
  'GET /repaymentLink',
  'POST /transactions',
  'GET /getLoanConfig',
  'GET /getUserState',
  'POST /setUserState',
  'GET /userLoanProfile',
  'GET /v1/loanDetails',
  'POST /v1/loanDetails',
  'GET /v1/nbfcFeatureConfig',
  'POST /verifyPaymentAddress',
  'POST /getMerchantData',
  'GET /getWhatsappOptin/{id}',
  'POST /setWhatsappOptin',
  'GET /loanEligibility',
  'GET /loanOffers/{status}',
  'POST /v1/initiateRepayment',
  'POST /payment/repayment-status',
  'GET /foreclosure',
  'GET /autopayMandate',
  'PUT /autopayMandate',
  'GET /identityVerificationStatus',
  'GET /kycValidity',
  'GET /v1/BusinessDetails',
  'POST /v1/MandateStatus',
  'GET /udyam-details',
  'PATCH /udyam-details',
  'POST /getUdyamOtp',
  'POST /verifyUdyamOtp',
  'GET /nicCodes',
  'GET /getPaymentDestination/{id}',
  'POST /setPaymentDestination',
  'GET /getMerchantAddress',
  'POST /ab-profile/v1',
].map(callOf('termloan'));

/** Spec 7.1, lead generation. */
const leadGeneration = [
  'POST /leadgen/leads',
  'POST /leadgen/leadProfile',
  'POST /leadgen/updateLeadProfile',
  'POST /leadgen/submitLead',
  'POST /leadgen/verifyOtp',
  'POST /leadgen/resendOtp',
].map(callOf('termloan'));

/** Spec 7.2. */
const supplierCredit = [
  'GET /v1/customer',
  'POST /v1/whitelist',
  'POST /v1/payment/encrypt',
  'POST /v1/payment/decrypt',
  'POST /v1/invoice',
  'POST /v1/confirm_transaction',
].map(callOf('account'));

/** Every call that the specification names with its path. */
export const specified: readonly Call[] = [...loanService, ...leadGeneration, ...supplierCredit];

/** Calls whose path the specification does not show: mentioned by it, or needed by its screens. */
export const assumed: readonly Call[] = [
  ...['GET /business_user/user'].map(callOf('merchant')),
  ...['GET /v1/payLaterMerchant', 'POST /v1/supplier', 'GET /v1/requestStatus/{request_id}'].map(
    callOf('account'),
  ),
  ...[
    'POST /pan/details',
    'GET /lenderContact/{nbfc}',
    'GET /keyFacts/{loan_offer_id}',
    'POST /createAgreement',
    'POST /agreementOtp',
    'POST /signAgreement',
    'GET /v1/requestStatus/{request_id}',
    'GET /kycDocuments',
    'POST /kycDocuments',
    'POST /ckyc',
    'POST /ekyc',
    'GET /ekyc/{id}',
    'POST /ekycMobile',
    'GET /selfie',
    'POST /selfie',
    'GET /creditScore',
    'POST /userLoanProfile',
    'GET /cancelLoan/{loan_id}',
    'POST /cancelLoan',
    'GET /complaints',
    'POST /complaints',
    'POST /complaints/{id}/reply',
    'GET /mandatePhone',
    'POST /mandatePhone',
    'POST /mandatePhone/verify',
    'GET /consents',
    'POST /consents',
    'POST /consents/{id}/withdraw',
  ].map(callOf('termloan')),
];

/** Both lists, with names for `it.each`. */
export const everyListedCall: readonly (readonly [string, Call])[] = [...specified, ...assumed].map(
  (call) => [`${call.service}: ${call.method} ${call.path}`, call],
);
