/** Transitions of `loan-entry` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const loanEntry: Readonly<Record<string, string>> = {
  '(any state) -- route [mayStart] --> loanStart':
    'The guard opens it only in `loanStart` itself, and the binding never steers to the URL that is already shown.',
  'loadingEntry -- loadEntry fails --> entryUnavailable':
    'Only a crash of our own code ends this child with an error; what the network brings is its answer.',
  'coolingOff -- wait fails --> entryUnavailable':
    'the wait ends or is given up; it has no call in it that could fail',
};
