import { type BeyondChromium, bug, waitsOnly } from './reasons';

/** Journeys from the loan entry to the disbursal, in the order of machines/catalogue/origination.ts. */
export const origination: BeyondChromium = {
  'loan-entry': {
    '(any state) -- route [mayStart] --> loanStart':
      'The guard is true only in `loanStart` itself, and the URL binding sends no event for the URL that is shown.',
    'loadingEntry -- loadEntry fails --> entryUnavailable': bug,
    'tooManyTries -- wait fails --> entryUnavailable': waitsOnly,
  },
  'offer-selection': {
    'loadingOffers -- loadOffers fails --> offersUnavailable': bug,
    'loadingKeyFacts -- getKeyFacts fails --> keyFactsUnavailable': bug,
  },
  'account-flow': {
    '(any state) -- route [hasSignedLoan] --> RECEIVE_MONEY':
      'With an open loan the flow already shows the receipt, and the URL binding sends no event for the URL that is shown.',
    'loadingAccounts -- loadAccountFlow fails --> accountsUnavailable': bug,
    'verifyingPaymentAddress -- verifyPaymentAddress fails --> SERVER_ERROR': bug,
    'creatingAccount -- createBankDetails fails --> accountUnanswered': bug,
    'confirmingOffer -- offerConfirmation fails --> confirmationUnanswered': bug,
  },
  'offer-confirmation': {
    'routingInput -- always [isIdMissing] --> failed':
      'The account flow starts the confirmation only with an offer and an account; without an offer it shows the same message itself.',
    'confirmingOffer -- confirmBankDetails fails --> unanswered': bug,
    'loadingLender -- getUserState fails --> toEntry': bug,
  },
  'loan-approval': {
    'loadingApproval -- loadApproval fails --> approvalUnavailable': bug,
    'checkingApproval -- getUserState fails --> loanApprovalStatus': bug,
    'loadingMandate -- getAutopayMandate fails --> approvalUnavailable': bug,
  },
  'mandate-phone': {
    'loadingPhone -- loadPhone fails --> phoneUnavailable': bug,
    'phoneCode -- otp fails --> phone': bug,
    'phonePending -- waitToAsk fails --> (stays)': waitsOnly,
    'checkingPhone -- getMandatePhone fails --> phonePending': bug,
  },
  otp: {
    'sendingCode -- sendCode fails --> sendUnanswered': bug,
    'checkingCode -- checkCode fails --> checkUnanswered': bug,
    'nextCode -- nextSend fails --> left': waitsOnly,
    'code -- wait fails --> (stays)': waitsOnly,
    'blocked -- retryWait fails --> left': waitsOnly,
  },
  mandate: {
    'loadingMandate -- loadMandate fails --> mandateUnavailable': bug,
    'loadingMethod -- loadMethod fails --> mandateApproval': bug,
    'checkingUpi -- checkUpi fails --> routingMandate': bug,
    'checkingMandate -- checkMandate fails --> routingMandate': bug,
    'openingUpi -- openUpiIntent fails --> upiScan': bug,
    'openingUpi -- after pageOpenTimeout --> upiScan':
      'the bridge waits two seconds for a UPI app and then returns a result, long before this time limit',
    'upiAwaited -- waitToAsk fails --> (stays)': waitsOnly,
    'upiScan -- waitForScan fails --> (stays)': waitsOnly,
    'mandatePending -- waitForBank fails --> (stays)': waitsOnly,
  },
  agreement: {
    'loadingAgreement -- loadAgreement fails --> agreementUnavailable': bug,
    'creatingAgreement -- createAgreement fails --> creationUnanswered': bug,
    'agreementReview -- codeExpiry fails --> (stays)': waitsOnly,
    'agreementOtp -- otp fails --> loadingAgreement': bug,
  },
  'loan-status': {
    'loadingLoan -- loadLoan fails --> loanUnavailable': bug,
    'checkingLoan -- checkLoan fails --> disbursalPending': bug,
  },
};
