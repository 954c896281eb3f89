/** Transitions of `pay-by-link` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const payByLink: Readonly<Record<string, string>> = {};
