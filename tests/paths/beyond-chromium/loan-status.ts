/** Transitions of `loan-status` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const loanStatus: Readonly<Record<string, string>> = {
  'loadingLoan -- loadLoan fails --> loanUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'checkingLoan -- checkLoan fails --> disbursalPending':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
