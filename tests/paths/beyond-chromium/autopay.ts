/** Transitions of `autopay` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';

export const autopay: Readonly<Record<string, string>> = {
  'loadingStanding -- loadStanding fails --> autopayUnavailable': crash,
  'loadingMandate -- getAutopayMandate fails --> autopayUnavailable': crash,
  'loadingWay -- getMandateOfWay fails --> autopay': crash,
  'mandatePending -- waitToAsk fails --> (stays)':
    'the wait ends or is given up; it has no call in it that could fail',
  'checkingStanding -- checkStanding fails --> mandatePending': crash,
  'checkingActive -- rereadStanding fails --> autopayUnavailable': crash,
  'checkingPaused -- rereadStanding fails --> autopayUnavailable': crash,
  'submittingWithdrawal -- updateAutopayMandate fails --> withdrawalUnanswered': crash,
};
