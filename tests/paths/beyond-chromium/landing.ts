/** Transitions of `landing` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */

const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';

export const landing: Readonly<Record<string, string>> = {
  'loadingLanding -- loadLanding fails --> landingUnavailable': bug,
  'checkingLanding -- rereadLanding fails --> landingUnavailable': bug,
};
