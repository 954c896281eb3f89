/** Transitions of `prepayment` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const prepayment: Readonly<Record<string, string>> = {
  'loadingPrepayment -- loadPrepayment fails --> prepaymentUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'loadingForeclosure -- getForeclosure fails --> foreclosureUnavailable':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'submittingRepayment -- initiateRepayment fails --> repaymentUnanswered':
    'only a crash of our own code ends this child with an error; a failed call is an answer of it',
  'foreclosure -- quoteEnd fails --> loadingForeclosure':
    'the wait ends or is given up; it has no call in it that could fail',
  'settlement -- settlementEnd fails --> loadingForeclosure':
    'the wait ends or is given up; it has no call in it that could fail',
  'closingConfirmation -- confirmedEnd fails --> loadingForeclosure':
    'the wait ends or is given up; it has no call in it that could fail',
};
