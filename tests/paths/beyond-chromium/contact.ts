/** Transitions of `contact` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const contact: Readonly<Record<string, string>> = {
  'loadingContact -- loadContact fails --> contactUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'loadingConsent -- getWhatsappOptin fails --> routingContact':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'submittingConsent -- setWhatsappOptin fails --> consentUnanswered':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'openingDialler -- call fails --> routingContact':
    'the bridge answers what it could not do; only its code that cannot be loaded ends this with an error',
};
