/** Transitions of `cancel-loan` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const cancelLoan: Readonly<Record<string, string>> = {};
