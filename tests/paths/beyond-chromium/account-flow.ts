/** Transitions of `account-flow` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const accountFlow: Readonly<Record<string, string>> = {
  '(any state) -- route [hasOpenLoan] --> RECEIVE_MONEY':
    'With an open loan the flow always stands on the receipt already, and the binding never steers to the URL that is shown.',
  'loadingAccounts -- loadAccountFlow fails --> accountsUnavailable':
    'Only a crash of our own code ends this child with an error; what the network brings is its answer.',
  'verifyingPaymentAddress -- verifyPaymentAddress fails --> SERVER_ERROR':
    'Only a crash of our own code ends this child with an error; what the network brings is its answer.',
  'creatingAccount -- createBankDetails fails --> accountUnanswered':
    'Only a crash of our own code ends this child with an error; what the network brings is its answer.',
  'confirmingOffer -- offerConfirmation fails --> confirmationUnanswered':
    'Only a crash of our own code ends this child with an error; what the network brings is its answer.',
};
