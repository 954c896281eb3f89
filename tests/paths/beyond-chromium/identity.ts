/** Transitions of `identity` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const identity: Readonly<Record<string, string>> = {};
