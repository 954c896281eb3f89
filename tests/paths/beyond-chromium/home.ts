const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';

/** Transitions of `home` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */
export const home: Readonly<Record<string, string>> = {
  'loadingHome -- getLoanDetails fails --> loadingLastKnown': bug,
  'home -- loadOptionalFacts fails --> (stays)': bug,
  'checkingStartedPayments -- readStartedMeanwhile fails --> loadingLastKnown': bug,
  'submittingPayment -- initiateRepayment fails --> paymentUnanswered': bug,
  'loadingPaymentLink -- getRepaymentLink fails --> paymentLinkUnavailable': bug,
  'openingWhatsApp -- shareOnWhatsApp fails --> paymentLink': bug,
  'loadingUserState -- getUserState fails [hasEndedLoan] --> loanEnded': bug,
  'loadingUserState -- getUserState fails --> homeUnavailable': bug,
  'loadingLastKnown -- readLastKnown fails --> homeUnavailable': bug,
  'lastKnown -- pageReturns fails --> homeUnavailable': bug,
};
