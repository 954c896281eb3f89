const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';

/** Transitions of `home` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
export const home: Readonly<Record<string, string>> = {
  'loadingHome -- getLoanDetails fails --> loadingLastKnown': crash,
  'home -- loadExtras fails --> (stays)': crash,
  'checkingStartedPayments -- readStartedMeanwhile fails --> loadingLastKnown': crash,
  'submittingPayment -- initiateRepayment fails --> paymentUnanswered': crash,
  'loadingPaymentLink -- getRepaymentLink fails --> paymentLinkUnavailable': crash,
  'openingWhatsApp -- shareOnWhatsApp fails --> paymentLink': crash,
  'loadingUserState -- getUserState fails [hasEndedLoan] --> loanEnded': crash,
  'loadingUserState -- getUserState fails --> homeUnavailable': crash,
  'loadingLastKnown -- readLastKnown fails --> homeUnavailable': crash,
  'lastKnown -- pageReturns fails --> homeUnavailable': crash,
};
