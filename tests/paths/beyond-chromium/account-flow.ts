/** Transitions of `account-flow` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const accountFlow: Readonly<Record<string, string>> = {
  '(any state) -- route [hasSignedLoan] --> RECEIVE_MONEY':
    'With an open loan the flow already shows the receipt, and the URL binding sends no event for the URL that is shown.',
  'loadingAccounts -- loadAccountFlow fails --> accountsUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'verifyingPaymentAddress -- verifyPaymentAddress fails --> SERVER_ERROR':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'creatingAccount -- createBankDetails fails --> accountUnanswered':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'confirmingOffer -- offerConfirmation fails --> confirmationUnanswered':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
