/** Transitions of `offer-confirmation` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const offerConfirmation: Readonly<Record<string, string>> = {
  'routingInput -- always [isIdMissing] --> failed':
    'The account flow opens its confirmation only for an offer and an account that it holds; a missing offer ends at its own entry URL, in the same words.',
  'confirmingOffer -- confirmBankDetails fails --> unanswered':
    'Only a crash of our own code ends this child with an error; what the network brings is its answer.',
  'loadingLender -- getUserState fails --> toEntry':
    'Only a crash of our own code ends this child with an error; what the network brings is its answer.',
};
