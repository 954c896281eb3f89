/** Transitions of `loan-approval` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const loanApproval: Readonly<Record<string, string>> = {
  'loadingApproval -- loadApproval fails --> approvalUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'checkingApproval -- getUserState fails --> loanApprovalStatus':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'loadingMandate -- getAutopayMandate fails --> approvalUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
