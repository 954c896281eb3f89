/** Transitions of `identity` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */

const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';
const waitsOnly = 'this actor only waits, and makes no call that could fail';

export const identity: Readonly<Record<string, string>> = {
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
};
