/** Transitions of `loan-entry` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const loanEntry: Readonly<Record<string, string>> = {};
