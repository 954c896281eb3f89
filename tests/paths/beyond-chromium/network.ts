/** Transitions of `network` that neither a person nor the sandbox can cause in a browser. */
export const network: Readonly<Record<string, string>> = {};
