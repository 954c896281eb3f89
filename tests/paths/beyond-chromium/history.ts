/** Transitions of `history` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const history: Readonly<Record<string, string>> = {
  'loadingLoan -- getLoanDetails fails --> historyUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'loadingTransactions -- listTransactions fails --> historyUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'openingWhatsApp -- shareOnWhatsApp fails --> history':
    'only a crash of our own code ends this port with an error; the bridge answers what it could not open',
};
