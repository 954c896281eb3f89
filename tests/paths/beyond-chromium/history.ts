/** Transitions of `history` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const history: Readonly<Record<string, string>> = {
  'loadingLoan -- getLoanDetails fails --> historyUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'loadingTransactions -- listTransactions fails --> historyUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'sharingStatement -- sharePaper fails --> history':
    'only a bug in our own code ends this actor with an error; the bridge reports an app that did not open as a result',
};
