/** Transitions of `application` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */

const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';
const waitsOnly = 'this actor only waits, and makes no call that could fail';

export const application: Readonly<Record<string, string>> = {
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
};
