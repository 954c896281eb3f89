/** Transitions of `session` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const session: Readonly<Record<string, string>> = {};
