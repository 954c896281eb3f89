import { type BeyondChromium, bug, waitsOnly } from './reasons';

/** The application and the identity of the merchant, in the order of machines/catalogue/application.ts. */
export const application: BeyondChromium = {
  application: {
    'loadingApplication -- loadApplication fails --> applicationUnavailable': bug,
    'checkingSteps -- rereadApplication fails --> applicationUnavailable': bug,
    'submittingProfile -- saveUserLoanProfile fails --> profileUnanswered': bug,
    'locating -- locate fails --> shopInformation': bug,
    'openingSettings -- openSettings fails --> shopInformation': bug,
    'preparingPhoto -- preparePhoto fails --> shopInformation': bug,
    'submittingPhoto -- uploadShopImage fails --> photoUnanswered': bug,
    'verifyingAccount -- verifyPaymentAddress fails --> bankAccountForm': bug,
    'submittingAccount -- createBankDetails fails --> accountUnanswered': bug,
    'checkingDecision -- loadDecision fails --> lenderDecides': bug,
    'lenderDecides -- waitToAsk fails --> (stays)': waitsOnly,
  },
  'credit-score': {
    'loadingConsent -- loadConsent done [hasNoBureau] --> scoreNotKnown':
      'the sandbox lender always asks a bureau, and names it',
    'loadingConsent -- loadConsent fails --> consentUnavailable': bug,
    'submittingConsent -- giveConsent fails --> consentUnanswered': bug,
    'loadingScore -- getCreditScore fails --> scoreUnavailable': bug,
  },
  'register-business': {
    'loadingBusiness -- getBusinessDetails fails --> businessUnavailable': bug,
  },
  identity: {
    'loadingIdentity -- loadIdentity fails --> identityUnavailable': bug,
    'kycUnderReview -- waitToAsk fails --> (stays)': waitsOnly,
    'checkingReview -- checkIdentity fails --> kycUnderReview': bug,
    'submittingPan -- savePanDetails fails --> panUnanswered': bug,
    'loadingTries -- loadTries fails --> pan': bug,
    'panRetryWait -- waitToAsk fails --> (stays)': waitsOnly,
    'panPending -- waitToAsk fails --> (stays)': waitsOnly,
    'checkingPan -- checkIdentity fails --> panPending': bug,
    'submittingRegistry -- startCkyc fails --> registryUnanswered': bug,
    'submittingAadhaar -- startEkyc fails --> aadhaarUnanswered': bug,
    'ekycPending -- waitToAsk fails --> (stays)': waitsOnly,
    'checkingEkyc -- checkIdentity fails --> ekycPending': bug,
    'submittingMobile -- updateEkycMobile fails --> mobileUnanswered': bug,
    'preparingPicture -- preparePicture fails --> documents': bug,
    'submittingDocument -- uploadKycDocument fails --> documentUnanswered': bug,
    'documentsPending -- waitToAsk fails --> (stays)': waitsOnly,
    'checkingDocuments -- checkIdentity fails --> documentsPending': bug,
  },
  selfie: {
    'loadingSelfie -- loadSelfie fails --> selfieUnavailable': bug,
    'camera -- camera fails --> photo': 'the camera reports a problem as an event, not as an error',
    'openingSettings -- openSettings fails --> photo':
      'the bridge always returns a result, also when the settings did not open',
    'preparingPicture -- preparePicture fails --> photo':
      'a file that cannot be read or drawn is a normal result; the port ends by its time limit, not by an error',
    'submittingSelfie -- uploadSelfie fails --> uploadUnanswered': bug,
    'selfieStatus -- waitToAsk fails --> (stays)': waitsOnly,
    'checkingSelfie -- getSelfieStatus fails --> selfieStatus': bug,
  },
};
