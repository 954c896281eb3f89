/** Transitions of `offer-confirmation` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const offerConfirmation: Readonly<Record<string, string>> = {
  'routingInput -- always [isIdMissing] --> failed':
    'The account flow starts the confirmation only with an offer and an account; without an offer it shows the same message itself.',
  'confirmingOffer -- confirmBankDetails fails --> unanswered':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'loadingLender -- getUserState fails --> toEntry':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
