/** Transitions of `home` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const home: Readonly<Record<string, string>> = {
  'loadingHome -- getLoan fails --> homeUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
