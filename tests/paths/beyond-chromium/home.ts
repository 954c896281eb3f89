/** Transitions of `home` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const home: Readonly<Record<string, string>> = {};
