/** Transitions of `network` that neither a person nor the sandbox can cause in a browser. */
export const network: Readonly<Record<string, string>> = {
  'loadingPartners -- loadPartners fails --> partnersUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
