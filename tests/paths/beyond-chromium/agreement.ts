/** Transitions of `agreement` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const agreement: Readonly<Record<string, string>> = {
  'loadingAgreement -- loadAgreement fails --> agreementUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'creatingAgreement -- createAgreement fails --> creationUnanswered':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'agreementReview -- codeRunsOut fails --> (stays)':
    'the wait ends or is given up; it has no call in it that could fail',
  'agreementOtp -- otp fails --> loadingAgreement':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
