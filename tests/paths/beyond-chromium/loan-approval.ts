/** Transitions of `loan-approval` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const loanApproval: Readonly<Record<string, string>> = {};
