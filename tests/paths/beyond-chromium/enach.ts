/** Transitions of `enach` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const enach: Readonly<Record<string, string>> = {};
