/** Transitions of `offer-confirmation` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const offerConfirmation: Readonly<Record<string, string>> = {};
