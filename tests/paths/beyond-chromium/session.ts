/** Transitions of `session` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const session: Readonly<Record<string, string>> = {
  'connecting -- connectHost fails --> loadingMerchant':
    'the bridge answers always: a host that is missing, late or broken is an answer of it',
  'loadingMerchant -- getMerchant done [isRefused] --> ended':
    'the second 401 itself sends session.expired, which ends the session before the load can answer',
  'loadingMerchant -- getMerchant done [isRefusedForGood] --> notSignedInHere':
    'as above: session.expired comes first, and leads there too',
  'loadingMerchant -- getMerchant fails --> merchantUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
