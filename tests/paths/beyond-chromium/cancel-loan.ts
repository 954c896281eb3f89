/** Transitions of `cancel-loan` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const cancelLoan: Readonly<Record<string, string>> = {
  'loadingCancellation -- getCancellation fails --> cancellationUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'coolingOff -- wait fails --> loadingCancellation':
    'the wait ends or is given up; it has no call in it that could fail',
  'submittingCancellation -- cancelLoan fails --> cancellationUnanswered':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
};
