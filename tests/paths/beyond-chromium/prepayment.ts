const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';

/** Transitions of `prepayment` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const prepayment: Readonly<Record<string, string>> = {
  'loadingPrepayment -- loadPrepayment fails --> prepaymentUnavailable': bug,
  'loadingForeclosure -- getForeclosure fails --> foreclosureUnavailable': bug,
  'checkingStartedPayments -- readStartedMeanwhile fails --> prepaymentUnavailable': bug,
  'submittingRepayment -- initiateRepayment fails --> repaymentUnanswered': bug,
  'checkingChoice -- checkPrepayment fails --> prepaymentUnavailable': bug,
  'checkingOwnAmount -- checkPrepayment fails --> prepaymentUnavailable': bug,
  'checkingConfirmation -- checkPrepayment fails --> prepaymentUnavailable': bug,
  'checkingForeclosure -- checkPrepayment fails --> prepaymentUnavailable': bug,
  'checkingSettlement -- checkPrepayment fails --> prepaymentUnavailable': bug,
  'checkingClosing -- checkPrepayment fails --> prepaymentUnavailable': bug,
  'foreclosure -- quoteEnd fails --> loadingForeclosure':
    'this actor only waits, and makes no call that could fail',
  'settlement -- settlementEnd fails --> loadingForeclosure':
    'this actor only waits, and makes no call that could fail',
  'closingConfirmation -- confirmedEnd fails --> loadingForeclosure':
    'this actor only waits, and makes no call that could fail',
};
