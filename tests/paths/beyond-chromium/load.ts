/** Transitions of `load` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const load: Readonly<Record<string, string>> = {};
