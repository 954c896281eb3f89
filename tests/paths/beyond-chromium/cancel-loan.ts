/** Transitions of `cancel-loan` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const cancelLoan: Readonly<Record<string, string>> = {
  'loadingCancellation -- getCancellation fails --> cancellationUnavailable':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
  'coolingOff -- wait fails --> loadingCancellation':
    'this actor only waits, and makes no call that could fail',
  'submittingCancellation -- cancelLoan fails --> cancellationUnanswered':
    'only a bug in our own code ends this actor with an error: a failed call is a normal result',
};
