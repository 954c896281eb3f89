/** Transitions of `loan-details` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const loanDetails: Readonly<Record<string, string>> = {
  'loadingTerms -- getAgreementInfo fails --> termsUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'loadingDocuments -- listKycDocuments fails --> documentsUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'sharingPaper -- sharePaper fails --> terms':
    'only a bug in our own code ends this actor with an error; an app that did not open is a normal result',
};
