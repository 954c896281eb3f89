/** Transitions of `offer-selection` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const offerSelection: Readonly<Record<string, string>> = {};
