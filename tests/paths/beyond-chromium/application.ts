/** Transitions of `application` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';
const wait = 'the wait ends or is given up; it has no call in it that could fail';

export const application: Readonly<Record<string, string>> = {
  'loadingApplication -- loadApplication fails --> applicationUnavailable': crash,
  'checkingSteps -- rereadApplication fails --> applicationUnavailable': crash,
  'submittingProfile -- saveUserLoanProfile fails --> profileUnanswered': crash,
  'locating -- locate fails --> shopInformation': crash,
  'openingSettings -- openSettings fails --> shopInformation': crash,
  'preparingPhoto -- makePhotoReady fails --> shopInformation': crash,
  'submittingPhoto -- uploadShopImage fails --> photoUnanswered': crash,
  'verifyingAccount -- verifyPaymentAddress fails --> bankAccountForm': crash,
  'submittingAccount -- createBankDetails fails --> accountUnanswered': crash,
  'checkingDecision -- loadDecision fails --> lenderDecides': crash,
  'lenderDecides -- waitToAsk fails --> (stays)': wait,
};
