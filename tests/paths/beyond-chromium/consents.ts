/** Transitions of `consents` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const consents: Readonly<Record<string, string>> = {
  'loadingConsents -- listConsents fails --> consentsUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'submittingWithdrawal -- withdrawConsent fails --> withdrawalUnanswered':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
