/** Transitions of `account-flow` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const accountFlow: Readonly<Record<string, string>> = {};
