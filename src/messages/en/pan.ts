import { plural } from './locale';

/** Texts of the PAN form and of the status of the PAN check. */
export const panCopy = {
  title: 'PAN',
  heading: 'Your PAN and date of birth',
  lead: 'As they stand on your PAN card.',
  first: 'First your PAN',
  firstText: 'Your identity check begins with it.',
  pan: 'PAN',
  panHint: '10 letters and digits, for example ABCPK1234F',
  dateOfBirth: 'Date of birth',
  dateHint: 'For example 31\u00a001\u00a01980',
  parts: { day: 'Day', month: 'Month', year: 'Year' },
  consentMissing: 'Tick the box to let your lender check your PAN.',
  noTriesLeft: 'No tries left for now.',
  triesLeft: (count: number) => plural(count, { one: '1 try left', other: `${count} tries left` }),
  notKept: 'This phone keeps neither of them.',
  check: 'Check my PAN',
  checking: 'We are asking the PAN registry.',
  notChecked: 'Your PAN is not verified',
  otherHolder: (letter: string) =>
    `The 4th letter is ${letter}. On a person’s PAN it is P. Check it. If it is right, go on.`,

  unanswered:
    'The answer did not reach us. Your PAN may have been checked already. Check again: it is never sent twice.',

  retryWait: {
    heading: 'Please wait a little',
    lead: 'There were too many tries. This wait protects your PAN.',
    waitLabel: 'You can try again in',
    endsAt: (time: string) => `At ${time}`,
    ended: 'You can try again now.',
  },
  notSubmitted: {
    heading: 'You have not given your PAN yet',
    lead: 'Your lender needs your PAN and date of birth before it can make an offer.',
    action: 'Give my PAN',
  },
  pending: {
    heading: 'Your PAN is being checked',
    lead: 'The PAN registry has not answered yet. You need to do nothing.',
  },
  verified: {
    heading: 'Your PAN is verified',
    lead: 'Check that this is your name.',
    name: 'Name on PAN',
    nameUntold: 'The registry did not say',
  },
  mismatch: {
    heading: 'Your PAN does not fit',
    whatNow: 'What you can do',
    card: 'Look at your PAN card',
    cardDetail: 'Type PAN and date of birth as they stand there.',
    own: 'Use your own PAN',
    ownDetail: 'Not the PAN of your shop, or of a relative.',
    office: 'Is the card wrong?',
    officeDetail: 'Have it corrected at a PAN centre first. Then come back.',
    action: 'Give my PAN again',
  },
  failed: {
    heading: 'Your PAN could not be checked',
    lead: 'The PAN registry did not work. Your PAN was not refused. Please give it again.',
    action: 'Give my PAN again',
  },
} as const;

/** Error messages of the fields of the PAN form. */
export const panProblems = {
  pan: {
    missing: 'Type your PAN.',
    malformed: 'A PAN has 5 letters, 4 digits and 1 letter, like ABCPK1234F. Check yours.',
  },
  dateOfBirth: {
    missing: 'Type your date of birth.',
    malformed: 'There is no such day. Check day, month and the 4 digits of the year.',
    'too-young': 'You must be at least 18\u00a0years old to take a loan.',
    'too-old': 'Check the year of your birth. It is more than 100\u00a0years ago.',
  },
  consent: { missing: panCopy.consentMissing },
} as const;

/** Why the service refused the PAN form, by its code. */
export const panRefusals = {
  invalid_pan: 'There is no such PAN. Check each letter and digit.',
  pan_not_found: 'The registry does not know this PAN. Check it with your PAN card.',
  pan_already_used: 'Somebody else uses this PAN here. Use your own PAN, or ask us for help.',
  under_age: panProblems.dateOfBirth['too-young'],
  name_does_not_match: 'The name on this PAN is not yours. Type the PAN of your own card.',
  dob_does_not_match: 'This date of birth is not the one on the PAN card. Check day, month and year.',
} as const;

/** Why the PAN does not match, on the page of its status. */
export const panMismatches = {
  name: 'The name on this PAN is not yours.',
  dateOfBirth: 'The date of birth is not the one on the PAN card.',
  either: 'Name or date of birth are not those of this PAN.',
} as const;
