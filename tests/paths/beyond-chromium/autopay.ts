/** Transitions of `autopay` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';

export const autopay: Readonly<Record<string, string>> = {
  'loadingAutopay -- loadAutopay fails --> autopayUnavailable': crash,
  'loadingMandate -- getAutopayMandate fails --> autopayUnavailable': crash,
  'loadingMethod -- getMandateOfMethod fails --> autopay': crash,
  'mandatePending -- waitToAsk fails --> (stays)':
    'the wait ends or is given up; it has no call in it that could fail',
  'checkingPending -- checkAutopay fails --> mandatePending': crash,
  'checkingActive -- rereadAutopay fails --> autopayUnavailable': crash,
  'checkingPaused -- rereadAutopay fails --> autopayUnavailable': crash,
  'submittingWithdrawal -- updateAutopayMandate fails --> withdrawalUnanswered': crash,
};
