/** Transitions of `merchant-status` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const merchantStatus: Readonly<Record<string, string>> = {
  'loadingStatus -- loadMerchantStatus fails --> statusUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
