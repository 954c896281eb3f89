/** Transitions of `loan-status` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const loanStatus: Readonly<Record<string, string>> = {
  'loadingLoan -- getLoan fails --> loanUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'checkingLoan -- checkLoan fails --> disbursalPending':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
