/** Transitions of `enach` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const enach: Readonly<Record<string, string>> = {
  'loadingMandate -- getAutopayMandate fails --> mandateUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'checkingMandate -- checkAutopayMandate fails --> mandatePending':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
