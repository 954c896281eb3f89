/** Transitions of `pay-by-link` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const payByLink: Readonly<Record<string, string>> = {
  'loadingLink -- getRepaymentLinkDetails fails --> linkUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'checkingStartedPayments -- readStartedMeanwhile fails --> linkUnavailable':
    'only a crash of our own code ends this effect with an error; what cannot be asked is named as it was remembered',
  'submittingPayment -- initiateRepayment fails --> paymentUnanswered':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
