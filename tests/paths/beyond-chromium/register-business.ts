/** Transitions of `register-business` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const registerBusiness: Readonly<Record<string, string>> = {
  'loadingBusiness -- getBusinessDetails fails --> businessUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
