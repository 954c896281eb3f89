/** Transitions of `contact` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const contact: Readonly<Record<string, string>> = {
  'loadingContact -- loadContact fails --> contactUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'loadingConsent -- getWhatsappOptin fails --> routingContact':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'submittingConsent -- setWhatsappOptin fails --> consentUnanswered':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'openingDialler -- call fails --> contact':
    'the bridge reports a call that did not open as a result; this actor fails only when the chunk of the bridge is not loaded',
};
