/** Transitions of `submission` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const submission: Readonly<Record<string, string>> = {};
