/** Transitions of `agreement` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const agreement: Readonly<Record<string, string>> = {
  'loadingAgreement -- loadAgreement fails --> agreementUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'creatingAgreement -- createAgreement fails --> creationUnanswered':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'agreementReview -- codeExpiry fails --> (stays)':
    'this actor only waits, and makes no call that could fail',
  'agreementOtp -- otp fails --> loadingAgreement':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
