/** Transitions of `credit-score` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const creditScore: Readonly<Record<string, string>> = {
  'loadingScore -- getCreditScore fails --> scoreUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
