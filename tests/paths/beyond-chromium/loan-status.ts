/** Transitions of `loan-status` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const loanStatus: Readonly<Record<string, string>> = {};
