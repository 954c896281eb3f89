/** Transitions of `summary` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const summary: Readonly<Record<string, string>> = {
  'loadingSummary -- getLoanDetails fails --> summaryUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
