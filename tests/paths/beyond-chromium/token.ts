/** Transitions of `token` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const token: Readonly<Record<string, string>> = {};
