/** Transitions of `loan-details` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const loanDetails: Readonly<Record<string, string>> = {
  'loadingTerms -- getAgreementInfo fails --> termsUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'loadingDocuments -- listKycDocuments fails --> documentsUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
