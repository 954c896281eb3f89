import type { EkycReason } from '../../../machines/domain/identity/identity';
import { plural } from './locale';
import { sharedCopy } from './shared';

/** Titles, loading texts and load failures of the journey identity. */
export const identityCopy = {
  title: 'Identity check',
  panTitle: 'PAN',
  loading: 'We are asking where your identity check stands.',
  /** Wording from spec 8. */
  panUnavailable: 'Unable to get PAN details',
  unavailable: 'We could not read your identity check',
} as const;

/** Texts of the identity check as a whole: is a check needed, is an earlier one still valid, how did it end. */
export const checkCopy = {
  title: 'Identity check',
  /** What follows when a consent to a check is declined. */
  notNow: `“${sharedCopy.notNow}” sends nothing. This check waits until you come back.`,
  continue: 'Continue',
  toApplication: 'Back to your application',
  asking: 'We keep checking for two minutes. You can leave: nothing is lost.',
  pollingEnded: 'We stopped checking. Nothing has failed. Tap Check again at any time.',
  checkFailed: 'We could not ask just now. What you see is what we knew before.',
  notSure: 'We are not sure yet',

  stillValid: {
    heading: 'Your identity check still holds',
    lead: 'You do not need to do it again.',
    until: 'Holds until',
    notReported: 'The lender did not say',
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
      action: 'Continue',
    },
    expired: {
      heading: 'Your identity check has run out',
      lead: 'A check holds for some time only. Please do it again.',
      leadWithDate: (date: string) =>
        `It held until ${date}. A check holds for some time only. Please do it again.`,
      action: 'Start again',
    },
    whatYouNeed: 'What you need',
    pan: 'Your PAN',
    panDetail: 'With your date of birth',
    aadhaar: 'Your Aadhaar',
    aadhaarDetail: 'With the mobile linked to your Aadhaar, or photos of the card',
    selfie: 'A selfie',
    selfieDetail: 'You take it with this phone',
    minutes: 'About 5\u00a0minutes',
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

/** Texts of the consent to ask the central KYC registry. */
export const registryCopy = {
  heading: 'May your lender ask the KYC registry?',
  lead: 'If a bank has checked you before, your details are there. Then you need no Aadhaar code.',
  whatIsShared: 'What the lender gets',
  details: 'Your name, address and photo',
  detailsText: 'From the central KYC registry, found by your PAN.',
  cost: 'It costs you nothing',
  costText: 'It takes some seconds. No loan is taken by it.',
  action: 'Ask the registry',
  asking: 'The lender asks the registry.',
  refused: 'The registry was not asked',
  unanswered: 'The answer did not reach us. Check again: the registry is never asked twice.',
  missing: {
    title: 'One thing is missing',
    text: 'Tick the box to agree. Without it nothing is asked.',
  },
} as const;

/** Texts of the Aadhaar check before it starts. */
export const aadhaarCopy = {
  heading: 'Now your Aadhaar',
  lead: 'The KYC registry does not know you. That is common. Aadhaar can tell who you are.',
  againHeading: 'Try Aadhaar again',
  againLead: 'A new check begins. You type the number and a new code.',
  need: 'What you need',
  number: 'Your Aadhaar number',
  numberText: 'You type it on Aadhaar’s own page. Neither we nor your lender see it there.',
  mobile: 'The mobile linked to your Aadhaar',
  mobileText: 'A code comes to it by SMS.',
  action: 'Continue to Aadhaar',
  leaving: 'You go to Aadhaar’s page, and come back here.',
  /** @param tries the tries left, as `triesLeft` says them */
  leavingWithTries: (tries: string) => `You go to Aadhaar’s page, and come back here. ${tries}`,
  triesLeft: (count: number) =>
    plural(count, { one: '1 try left for now', other: `${count} tries left for now` }),
  opening: 'Aadhaar’s page is being opened.',
  photos: 'Send photos of the card instead',
  refused: 'The check was not opened',
  unanswered: 'The answer did not reach us. Check again: no check is opened twice.',
} as const;

/** Texts of the Aadhaar check after it started. */
export const ekycCopy = {
  title: 'Aadhaar check',
  open: {
    heading: 'Finish your Aadhaar check',
    lead: 'It is open, and not finished yet. Nothing was shared so far.',
    otherMobile: 'Use another mobile',
    changed: 'Your mobile is noted',
    changedText: 'Aadhaar sends the code to the number that you gave.',
    notOpened: 'Aadhaar’s page did not open',
    notOpenedText: 'Nothing was shared. Check your internet, then try again.',
  },
  pending: {
    heading: 'Aadhaar has not answered yet',
    lead: 'You did your part. Aadhaar is still at work.',
  },
  exhausted: {
    heading: 'Aadhaar can not be tried again now',
    lead: 'All tries for now are used. Photos of your card are another way: a person looks at them.',
    againAt: (time: string) => `You can try Aadhaar again from ${time}.`,
    again: 'You can try Aadhaar again later, too.',
    action: 'Send photos of the card',
  },
  unknown: {
    heading: 'This is not a check of yours',
    lead: 'The address may be mistyped, or is of another person. Nothing was changed.',
    action: 'Go to my identity check',
  },
  verified: {
    heading: 'Your identity is confirmed',
    lead: 'These papers came with it. Most digits of your Aadhaar are hidden.',
    leadBare: 'Nothing more is needed for it.',
  },
  mobile: {
    heading: 'Which mobile does Aadhaar know?',
    lead: 'Aadhaar sends its code there. It may be an old number, or that of a relative.',
    label: 'Mobile number',
    hint: '10 digits',
    unknownHint: 'You do not know it? An Aadhaar centre can tell and change it.',
    action: 'Use this mobile',
    sending: 'We are telling Aadhaar.',
    refused: 'The mobile was not changed',
    missing: 'Type the mobile number.',
    malformed: 'A mobile number has 10 digits, and begins with 6, 7, 8 or 9. Check yours.',
    unanswered: 'The answer did not reach us. Check again: nothing is begun twice.',
  },
} as const;

interface EkycFailedCopy {
  readonly heading: string;
  readonly lead: string;
  /** Label of the button that restarts the check. */
  readonly again: string;
}

/** Why an Aadhaar check failed, and what to do next. `unknown`: without a reason, or with an unknown one. */
export const ekycFailedTexts: Readonly<Record<EkycReason | 'unknown', EkycFailedCopy>> = {
  mobile_not_linked: {
    heading: 'Another mobile is linked to your Aadhaar',
    lead: 'No code could be sent: your Aadhaar is not tied to this mobile. Give the one that it knows.',
    again: 'Try again with this mobile',
  },
  name_mismatch: {
    heading: 'The names do not match',
    lead: 'The name on this Aadhaar is not the name on your PAN. Use your own Aadhaar. If a card is wrong, have it corrected first.',
    again: 'Try again with my Aadhaar',
  },
  cancelled: {
    heading: 'The check was stopped',
    lead: 'It was stopped on Aadhaar’s page. Nothing was shared. You can begin again.',
    again: 'Begin again',
  },
  otp_attempts_exceeded: {
    heading: 'The code was wrong too often',
    lead: 'Aadhaar stopped this check. Begin again, and use the newest code from the SMS.',
    again: 'Begin again',
  },
  unknown: {
    heading: 'The Aadhaar check did not work',
    lead: 'Aadhaar did not say why. You can begin again.',
    again: 'Begin again',
  },
};
