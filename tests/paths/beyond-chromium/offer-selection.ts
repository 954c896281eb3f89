/** Transitions of `offer-selection` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const offerSelection: Readonly<Record<string, string>> = {
  'loadingOffers -- loadOffers fails --> offersUnavailable':
    'Only a crash of our own code ends this child with an error; what the network brings is its answer.',
};
