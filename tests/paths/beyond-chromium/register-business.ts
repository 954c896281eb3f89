/** Transitions of `register-business` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const registerBusiness: Readonly<Record<string, string>> = {
  'loadingBusiness -- getBusinessDetails fails --> businessUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
