/** Transitions of `identity` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';
const wait = 'the wait ends or is given up; it has no call in it that could fail';

export const identity: Readonly<Record<string, string>> = {
  'loadingIdentity -- loadIdentity fails --> identityUnavailable': crash,
  'kycUnderReview -- waitToAsk fails --> (stays)': wait,
  'checkingReview -- checkIdentity fails --> kycUnderReview': crash,
  'submittingPan -- savePanDetails fails --> panUnanswered': crash,
  'loadingTries -- loadTries fails --> pan': crash,
  'panCoolOff -- waitToAsk fails --> (stays)': wait,
  'panPending -- waitToAsk fails --> (stays)': wait,
  'checkingPan -- checkIdentity fails --> panPending': crash,
  'submittingRegistry -- startCkyc fails --> registryUnanswered': crash,
  'submittingAadhaar -- startEkyc fails --> aadhaarUnanswered': crash,
  'ekycPending -- waitToAsk fails --> (stays)': wait,
  'checkingEkyc -- checkIdentity fails --> ekycPending': crash,
  'submittingMobile -- updateEkycMobile fails --> mobileUnanswered': crash,
  'preparingPicture -- preparePicture fails --> documents': crash,
  'submittingDocument -- uploadKycDocument fails --> documentUnanswered': crash,
  'documentsPending -- waitToAsk fails --> (stays)': wait,
  'checkingDocuments -- checkIdentity fails --> documentsPending': crash,
};
