/** Transitions of `network` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const network: Readonly<Record<string, string>> = {
  'loadingPartners -- loadPartners fails --> partnersUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
