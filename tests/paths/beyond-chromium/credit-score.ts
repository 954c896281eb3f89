/** Transitions of `credit-score` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const creditScore: Readonly<Record<string, string>> = {
  'loadingScore -- getCreditScore fails --> scoreUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
