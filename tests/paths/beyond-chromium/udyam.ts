/** Transitions of `udyam` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';
const memory =
  "only a crash of our own code ends this child with an error: it reads the tab's memory, and calls nobody";
const wait = 'the wait ends or is given up; it has no call in it that could fail';

export const udyam: Readonly<Record<string, string>> = {
  'loadingUdyam -- loadUdyam fails --> udyamUnavailable': crash,
  'businessActivity -- listNicCodes fails --> (stays)': crash,
  'submittingDetails -- updateUdyamDetails fails --> detailsUnanswered': crash,
  'checkingSentCodes -- readSentCodes fails --> routingCode': memory,
  'code -- otp fails --> verification': crash,
  'submittingRegistration -- submitUdyamDetails fails --> registrationUnanswered': crash,
  'submitted -- waitToAsk fails --> (stays)': wait,
  'checkingRegistration -- getUdyamDetails fails --> submitted': crash,
};
