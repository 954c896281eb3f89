/** Transitions of `pay-by-link` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const payByLink: Readonly<Record<string, string>> = {
  'loadingLink -- getRepaymentLinkDetails fails --> linkUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'checkingStartedPayments -- readStartedMeanwhile fails --> linkUnavailable':
    'only a bug in our own code ends this actor with an error: a payment whose status cannot be read is shown as client storage has it',
  'submittingPayment -- initiateRepayment fails --> paymentUnanswered':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
