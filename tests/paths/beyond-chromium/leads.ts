/** Transitions of `leads` that neither a person, nor the sandbox, nor one of its faults can cause in a browser. */
const crash = 'only a crash of our own code ends this child with an error; a failed call is an answer of it';

export const leads: Readonly<Record<string, string>> = {
  'loadingLead -- loadLead fails --> leadUnavailable': crash,
  'submittingLead -- createLead fails --> leadUnanswered': crash,
  'leadBlocked -- coolOff fails --> leadStart':
    'the wait ends or is given up; it has no call in it that could fail',
  'leadCode -- otp fails --> leadStart': crash,
  'submittingProfile -- updateLeadProfile fails --> profileUnanswered': crash,
  'submittingHandover -- submitLead fails --> handoverUnanswered': crash,
  'leadSubmitted -- waitToAsk fails --> (stays)':
    'the wait ends or is given up; it has no call in it that could fail',
  'checkingLead -- loadLead fails --> leadSubmitted': crash,
};
