/** Transitions of `agreement` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const agreement: Readonly<Record<string, string>> = {};
