import { type BeyondChromium, bug, waitsOnly } from './reasons';

const noCall = 'the port only waits, stores or opens something, and makes no call that could fail';
const appNotOpened =
  'only a bug in our own code ends this actor with an error; an app that did not open is a normal result';

/** Journeys after the disbursal, in the order of machines/catalogue/servicing.ts. */
export const servicing: BeyondChromium = {
  home: {
    'loadingHome -- getLoanDetails fails --> loadingLastKnown': bug,
    'home -- loadOptionalFacts fails --> (stays)': bug,
    'checkingStartedPayments -- readStartedMeanwhile fails --> loadingLastKnown': bug,
    'submittingPayment -- initiateRepayment fails --> paymentUnanswered': bug,
    'loadingPaymentLink -- getRepaymentLink fails --> paymentLinkUnavailable': bug,
    'openingWhatsApp -- shareOnWhatsApp fails --> paymentLink': bug,
    'loadingUserState -- getUserState fails [hasEndedLoan] --> loanEnded': bug,
    'loadingUserState -- getUserState fails --> homeUnavailable': bug,
    'loadingLastKnown -- readLastKnown fails --> homeUnavailable': bug,
    'lastKnown -- pageReturns fails --> homeUnavailable': bug,
  },
  'payment-status': {
    'loadingPayment -- getRepaymentStatus fails --> paymentUnavailable': bug,
    'checkingPayment -- checkRepaymentStatus fails --> routingPayment': bug,
    'startingPayment -- storeStartedPayment fails --> routingMethod': noCall,
    'loadingMethods -- initiateRepayment fails --> methodsUnavailable': bug,
    'pollingPaused -- whenPageIsShown fails --> checkingPayment': noCall,
    'confirmingSupplierPayment -- supplierPayment fails --> supplierPaymentUnconfirmed': bug,
    'openingUpi -- openUpiIntent fails --> awaitingBank': noCall,
    'sharingReceipt -- shareOnWhatsApp fails --> paid': noCall,
  },
  'supplier-payment': {
    'encrypting -- encryptPayment fails --> undecided': bug,
    'decrypting -- decryptPayment fails --> undecided': bug,
    'confirming -- confirmTransaction fails --> undecided': bug,
    'pollingPaused -- whenPageIsShown fails --> confirming':
      'the port only waits, and makes no call that could fail',
  },
  prepayment: {
    'loadingPrepayment -- loadPrepayment fails --> prepaymentUnavailable': bug,
    'loadingForeclosure -- getForeclosure fails --> foreclosureUnavailable': bug,
    'checkingStartedPayments -- readStartedMeanwhile fails --> prepaymentUnavailable': bug,
    'submittingRepayment -- initiateRepayment fails --> repaymentUnanswered': bug,
    'checkingChoice -- checkPrepayment fails --> prepaymentUnavailable': bug,
    'checkingOwnAmount -- checkPrepayment fails --> prepaymentUnavailable': bug,
    'checkingConfirmation -- checkPrepayment fails --> prepaymentUnavailable': bug,
    'checkingForeclosure -- checkPrepayment fails --> prepaymentUnavailable': bug,
    'checkingSettlement -- checkPrepayment fails --> prepaymentUnavailable': bug,
    'checkingClosing -- checkPrepayment fails --> prepaymentUnavailable': bug,
    'foreclosure -- quoteEnd fails --> loadingForeclosure': waitsOnly,
    'settlement -- settlementEnd fails --> loadingForeclosure': waitsOnly,
    'closingConfirmation -- confirmedEnd fails --> loadingForeclosure': waitsOnly,
  },
  settled: {
    'loadingSettled -- loadSettled fails --> settledUnavailable': bug,
  },
  'merchant-status': {
    'loadingStatus -- loadMerchantStatus fails --> statusUnavailable': bug,
  },
  contact: {
    'loadingContact -- loadContact fails --> contactUnavailable': bug,
    'loadingConsent -- getWhatsappOptin fails --> routingContact': bug,
    'submittingConsent -- setWhatsappOptin fails --> consentUnanswered': bug,
    'openingDialler -- call fails --> contact':
      'the bridge reports a call that did not open as a result; this actor fails only when the chunk of the bridge is not loaded',
  },
  complaint: {
    'loadingComplaints -- loadComplaints fails --> complaintsUnavailable': bug,
    'submittingComplaint -- createComplaint fails --> complaintUnanswered': bug,
    'submittingReply -- replyToComplaint fails --> replyUnanswered': bug,
  },
  consents: {
    'loadingConsents -- listConsents fails --> consentsUnavailable': bug,
    'submittingWithdrawal -- withdrawConsent fails --> withdrawalUnanswered': bug,
  },
  'pay-by-link': {
    'loadingLink -- getRepaymentLinkDetails fails --> linkUnavailable': bug,
    'checkingStartedPayments -- readStartedMeanwhile fails --> linkUnavailable':
      'only a bug in our own code ends this actor with an error: a payment whose status cannot be read is shown as client storage has it',
    'submittingPayment -- initiateRepayment fails --> paymentUnanswered': bug,
  },
  'cancel-loan': {
    'loadingCancellation -- getCancellation fails --> cancellationUnavailable': bug,
    'coolingOff -- wait fails --> loadingCancellation': waitsOnly,
    'submittingCancellation -- cancelLoan fails --> cancellationUnanswered': bug,
  },
  history: {
    'loadingLoan -- getLoanDetails fails --> historyUnavailable': bug,
    'loadingTransactions -- listTransactions fails --> historyUnavailable': bug,
    'sharingStatement -- sharePaper fails --> history':
      'only a bug in our own code ends this actor with an error; the bridge reports an app that did not open as a result',
  },
  'loan-details': {
    'loadingTerms -- getAgreementInfo fails --> termsUnavailable': bug,
    'loadingDocuments -- listKycDocuments fails --> documentsUnavailable': bug,
    'sharingPaper -- sharePaper fails --> terms': appNotOpened,
  },
  summary: {
    'loadingSummary -- getLoanDetails fails --> summaryUnavailable': bug,
    'sharingSchedule -- sharePaper fails --> summary': appNotOpened,
  },
  autopay: {
    'loadingAutopay -- loadAutopay fails --> autopayUnavailable': bug,
    'loadingMandate -- getAutopayMandate fails --> autopayUnavailable': bug,
    'loadingMethod -- getMandateOfMethod fails --> autopay': bug,
    'mandatePending -- waitToAsk fails --> (stays)': waitsOnly,
    'checkingPending -- checkAutopay fails --> mandatePending': bug,
    'checkingActive -- rereadAutopay fails --> autopayUnavailable': bug,
    'checkingPaused -- rereadAutopay fails --> autopayUnavailable': bug,
    'submittingWithdrawal -- updateAutopayMandate fails --> withdrawalUnanswered': bug,
  },
  qr: {
    'loadingQr -- loadQr fails --> qrUnavailable': bug,
    'submittingDestination -- setPaymentDestination fails --> destinationUnanswered': bug,
  },
};
