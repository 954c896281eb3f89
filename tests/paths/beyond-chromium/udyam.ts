/** Transitions of `udyam` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */

const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';
const noCall =
  'only a bug in our own code ends this actor with an error: it reads session storage, and makes no call';
const waitsOnly = 'this actor only waits, and makes no call that could fail';

export const udyam: Readonly<Record<string, string>> = {
  'loadingUdyam -- loadUdyam fails --> udyamUnavailable': bug,
  'businessActivity -- listNicCodes fails --> (stays)': bug,
  'submittingDetails -- updateUdyamDetails fails --> detailsUnanswered': bug,
  'checkingSentCodes -- readSentCodes fails --> routingCode': noCall,
  'code -- otp fails --> verification': bug,
  'submittingRegistration -- submitUdyamDetails fails --> registrationUnanswered': bug,
  'submitted -- waitToAsk fails --> (stays)': waitsOnly,
  'checkingRegistration -- getUdyamDetails fails --> submitted': bug,
};
