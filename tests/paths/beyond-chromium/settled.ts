/** Transitions of `settled` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const settled: Readonly<Record<string, string>> = {
  'loadingSettled -- loadSettled fails --> settledUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
