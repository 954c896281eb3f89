/** Transitions of `autopay` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */

const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';

export const autopay: Readonly<Record<string, string>> = {
  'loadingAutopay -- loadAutopay fails --> autopayUnavailable': bug,
  'loadingMandate -- getAutopayMandate fails --> autopayUnavailable': bug,
  'loadingMethod -- getMandateOfMethod fails --> autopay': bug,
  'mandatePending -- waitToAsk fails --> (stays)': 'this actor only waits, and makes no call that could fail',
  'checkingPending -- checkAutopay fails --> mandatePending': bug,
  'checkingActive -- rereadAutopay fails --> autopayUnavailable': bug,
  'checkingPaused -- rereadAutopay fails --> autopayUnavailable': bug,
  'submittingWithdrawal -- updateAutopayMandate fails --> withdrawalUnanswered': bug,
};
