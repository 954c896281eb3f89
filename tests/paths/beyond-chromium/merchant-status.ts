/** Transitions of `merchant-status` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const merchantStatus: Readonly<Record<string, string>> = {
  'loadingStatus -- loadMerchantStatus fails --> statusUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
