const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';

/** Transitions of `prepayment` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const prepayment: Readonly<Record<string, string>> = {
  'loadingPrepayment -- loadPrepayment fails --> prepaymentUnavailable': crash,
  'loadingForeclosure -- getForeclosure fails --> foreclosureUnavailable': crash,
  'checkingStartedPayments -- readStartedMeanwhile fails --> prepaymentUnavailable': crash,
  'submittingRepayment -- initiateRepayment fails --> repaymentUnanswered': crash,
  'checkingChoice -- checkPrepayment fails --> prepaymentUnavailable': crash,
  'checkingOwnAmount -- checkPrepayment fails --> prepaymentUnavailable': crash,
  'checkingConfirmation -- checkPrepayment fails --> prepaymentUnavailable': crash,
  'checkingForeclosure -- checkPrepayment fails --> prepaymentUnavailable': crash,
  'checkingSettlement -- checkPrepayment fails --> prepaymentUnavailable': crash,
  'checkingClosing -- checkPrepayment fails --> prepaymentUnavailable': crash,
  'foreclosure -- quoteEnd fails --> loadingForeclosure':
    'the wait ends or is given up; it has no call in it that could fail',
  'settlement -- settlementEnd fails --> loadingForeclosure':
    'the wait ends or is given up; it has no call in it that could fail',
  'closingConfirmation -- confirmedEnd fails --> loadingForeclosure':
    'the wait ends or is given up; it has no call in it that could fail',
};
