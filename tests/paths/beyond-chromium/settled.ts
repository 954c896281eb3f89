/** Transitions of `settled` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const settled: Readonly<Record<string, string>> = {
  'loadingSettled -- loadSettled fails --> settledUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
