/** Transitions of `session` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const session: Readonly<Record<string, string>> = {
  'connecting -- connectHost fails --> loadingMerchant':
    'the bridge always returns a result, also for a host that is missing, late or broken',
  'loadingMerchant -- getMerchant done [isRefused] --> ended':
    'the second 401 itself sends session.expired, which ends the session before the load has a result',
  'loadingMerchant -- getMerchant done [isRefusedForGood] --> notSignedInHere':
    'session.expired comes before the result of the load, and leads to this state too',
  'loadingMerchant -- getMerchant fails --> merchantUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
