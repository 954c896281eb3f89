/** Transitions of `leads` that cannot be caused in a browser, neither by a person nor by the sandbox and its faults. */

const bug = 'only a bug in our own code ends this actor with an error: a failed call is a normal result';

export const leads: Readonly<Record<string, string>> = {
  'loadingLead -- loadLead fails --> leadUnavailable': bug,
  'submittingLead -- createLead fails --> leadUnanswered': bug,
  'leadBlocked -- retryWait fails --> leadStart': 'this actor only waits, and makes no call that could fail',
  'leadCode -- otp fails --> leadStart': bug,
  'submittingProfile -- updateLeadProfile fails --> profileUnanswered': bug,
  'submittingHandover -- submitLead fails --> handoverUnanswered': bug,
  'leadSubmitted -- waitToAsk fails --> (stays)': 'this actor only waits, and makes no call that could fail',
  'checkingLead -- loadLead fails --> leadSubmitted': bug,
};
