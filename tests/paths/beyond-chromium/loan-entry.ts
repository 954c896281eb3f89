/** Transitions of `loan-entry` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const loanEntry: Readonly<Record<string, string>> = {
  '(any state) -- route [mayStart] --> loanStart':
    'The guard is true only in `loanStart` itself, and the URL binding sends no event for the URL that is shown.',
  'loadingEntry -- loadEntry fails --> entryUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'tooManyTries -- wait fails --> entryUnavailable':
    'this actor only waits, and makes no call that could fail',
};
