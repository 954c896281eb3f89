/** Transitions of `landing` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';

export const landing: Readonly<Record<string, string>> = {
  'loadingLanding -- loadLanding fails --> landingUnavailable': crash,
  'checkingLanding -- rereadLanding fails --> landingUnavailable': crash,
};
