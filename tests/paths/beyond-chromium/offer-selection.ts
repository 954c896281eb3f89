/** Transitions of `offer-selection` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const offerSelection: Readonly<Record<string, string>> = {
  'loadingOffers -- loadOffers fails --> offersUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
