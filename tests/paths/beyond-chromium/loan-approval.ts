/** Transitions of `loan-approval` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const loanApproval: Readonly<Record<string, string>> = {
  'loadingApproval -- loadApproval fails --> approvalUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'checkingApproval -- getUserState fails --> loanApprovalStatus':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'loadingMandate -- getAutopayMandate fails --> approvalUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
