import { formatDate } from '../../machines/domain/dates';
import type { Failure } from '../../machines/domain/failure';
import { whyItFailed } from './shared';

/** Words of the identity check: whether an earlier one holds, and the PAN. */
export const identityCopy = {
  title: 'Identity check',
  loading: 'We are asking where your identity check stands.',
  continue: 'Continue',
  toApplication: 'Back to your application',
  asking: 'We ask again by ourselves for two minutes. You can leave: nothing is lost.',
  askedEnough: 'We stopped asking by ourselves. Nothing has failed. Tap Check again at any time.',
  checkFailed: 'We could not ask just now. What you see is what we knew before.',
  /** Spec 8, in its words. */
  panUnavailable: 'Unable to get PAN details',
  userStateUnavailable: 'User State not available',
  unavailable: 'We could not read your identity check',
  notSure: 'We are not sure yet',

  holds: {
    heading: 'Your identity check still holds',
    lead: 'You do not need to do it again.',
    until: 'Holds until',
    untold: 'The lender did not say',
  },
  needed: {
    begin: {
      heading: 'First we check who you are',
      lead: 'A lender must know who it lends to. So nobody can take a loan in your name.',
      action: 'Start',
    },
    goOn: {
      heading: 'Finish your identity check',
      lead: 'What you gave so far is kept.',
      action: 'Go on',
    },
    expired: {
      heading: 'Your identity check has run out',
      lead: 'A check holds for some time only. Please do it again.',
      action: 'Start again',
    },
    heldUntil: (time: number) => `It held until ${formatDate(time)}.`,
    whatYouNeed: 'What you need',
    pan: 'Your PAN',
    panDetail: 'With your date of birth',
    aadhaar: 'Your Aadhaar',
    aadhaarDetail: 'With the mobile that Aadhaar knows, or photos of the card',
    selfie: 'A selfie',
    selfieDetail: 'You take it with this phone',
    minutes: 'About 5 minutes',
    minutesDetail: 'We ask you before each check',
  },
  review: {
    heading: 'The lender looks at your details',
    lead: 'You gave everything. A person at the lender checks it now. You need to do nothing.',
    done: 'You gave everything',
    now: 'A person at the lender checks it',
    next: 'Your application goes on',
  },
  failed: {
    heading: 'We could not confirm who you are',
    selfie: 'Your selfie was not accepted. See why, and what you can do.',
    selfieAction: 'See what is wrong with the selfie',
    identity: 'Your identity could not be confirmed in this way. See if there is another one.',
    identityAction: 'See what you can do',
    review: 'The lender did not accept what you gave. Ask us why, and what you can do.',
  },
} as const;

export const panCopy = {
  title: 'PAN',
  heading: 'Your PAN and date of birth',
  lead: 'As they stand on your PAN card.',
  first: 'First your PAN',
  firstText: 'Your identity check begins with it.',
  pan: 'PAN',
  panHint: '10 letters and digits, for example ABCPK1234F',
  dateOfBirth: 'Date of birth',
  dateHint: 'For example 31 01 1980',
  parts: { day: 'Day', month: 'Month', year: 'Year' },
  consent: 'I agree that my lender checks my PAN and date of birth, for this loan only.',
  consentMissing: 'Tick the box to let your lender check your PAN.',
  notKept: 'This phone keeps neither of them.',
  check: 'Check my PAN',
  checking: 'We are asking the PAN registry.',
  notChecked: 'Your PAN is not verified',
  otherHolder: (letter: string) =>
    `The 4th letter is ${letter}. On a person’s PAN it is P. Check it. If it is right, go on.`,

  unanswered:
    'The answer did not reach us. Your PAN may have been checked already. Check again: it is never sent twice.',

  coolOff: {
    heading: 'Please wait a little',
    lead: 'There were too many tries. This wait protects your PAN.',
    in: 'You can try again in',
    at: (time: string) => `At ${time}`,
    over: 'You can try again now.',
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

/** All that is shown of a PAN: its last four characters. */
export function maskedPan(last4: string): string {
  return `••••••${last4}`;
}

/** How often one may still try; nothing where the service does not count. @param left -1 is not counted */
export function panTriesLeft(left: number): string | null {
  if (left < 0) return null;
  if (left === 0) return 'No tries left for now.';
  return left === 1 ? '1 try left' : `${left} tries left`;
}

/** Fields of the PAN form. */
export type PanField = 'pan' | 'dateOfBirth' | 'consent';
export type PanProblem = 'missing' | 'malformed' | 'too-young' | 'too-old';

const panProblems: Readonly<Record<PanField, Readonly<Partial<Record<PanProblem, string>>>>> = {
  pan: {
    missing: 'Type your PAN.',
    malformed: 'A PAN has 5 letters, 4 digits and 1 letter, like ABCPK1234F. Check yours.',
  },
  dateOfBirth: {
    missing: 'Type your date of birth.',
    malformed: 'There is no such day. Check day, month and the 4 digits of the year.',
    'too-young': 'You must be at least 18 years old to take a loan.',
    'too-old': 'Check the year of your birth. It is more than 100 years ago.',
  },
  consent: { missing: panCopy.consentMissing },
};

/** What to do about a field, in words. */
export function panFieldProblem(field: PanField, problem: PanProblem): string {
  return panProblems[field][problem] ?? '';
}

/** What the service said no to: beside which field, and in which words. */
export interface PanRefusal {
  /** Null where no field can mend it. */
  readonly field: Exclude<PanField, 'consent'> | null;
  readonly message: string;
}

const refusals: Readonly<Record<string, PanRefusal>> = {
  invalid_pan: { field: 'pan', message: 'There is no such PAN. Check each letter and digit.' },
  pan_not_found: {
    field: 'pan',
    message: 'The registry does not know this PAN. Check it with your PAN card.',
  },
  pan_already_used: {
    field: 'pan',
    message: 'Somebody else uses this PAN here. Use your own PAN, or ask us for help.',
  },
  under_age: { field: 'dateOfBirth', message: 'You must be at least 18 years old to take a loan.' },
  name_does_not_match: {
    field: 'pan',
    message: 'The name on this PAN is not yours. Type the PAN of your own card.',
  },
  dob_does_not_match: {
    field: 'dateOfBirth',
    message: 'This date of birth is not the one on the PAN card. Check day, month and year.',
  },
};

/** Each code of the service in plain words; a code that we do not know is never printed. */
export function panRefusal(failure: Failure): PanRefusal {
  const known = failure.code === null ? undefined : refusals[failure.code];
  return known ?? { field: null, message: whyItFailed(failure) };
}

/** Why a PAN does not fit, by the registry's word. */
export function whyMismatch(error: string | null): string {
  if (error === 'name_does_not_match') return 'The name on this PAN is not yours.';
  if (error === 'dob_does_not_match') return 'The date of birth is not the one on the PAN card.';
  return 'Name or date of birth are not those of this PAN.';
}
