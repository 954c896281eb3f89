import type { Mandate } from '../../machines/domain/mandate';
import type { Rung } from '../../machines/domain/mandate-ladder';

/** Words of the mandate: its terms, the ways to approve it, e-NACH. What comes after is in `mandate-later.ts`. */
export const mandateCopy = {
  title: 'Autopay',
  loading: 'Asking your bank about autopay',
  loadingNext: 'One moment',
  before: {
    heading: 'Set up autopay once',
    lead: 'Your bank pays each instalment on its day. You approve it on your bank’s own page.',
    atMost: 'At most, each time',
    atMostHint: 'No debit can be more than this',
    howOften: 'How often',
    firstDebit: 'First debit',
    until: 'Ends on',
    account: 'Bank account',
    pause: 'Can you pause it?',
    cancel: 'Can you cancel it?',
    yes: 'Yes',
    atBank: 'In your bank’s app',
    no: 'No',
    notSaid: 'Your bank will say',
    by: 'You approve by',
    action: 'Continue to your bank',
    otherWays: 'Other ways to approve',
    leaving: 'You go to your bank’s page now. After it, you come back here.',
    returned: {
      title: 'Your bank has not approved it',
      text: 'You came back before the bank’s page was finished. Continue when you are ready.',
    },
    notOpened: {
      title: 'Your bank’s page did not open',
      text: 'Nothing was approved. Check your internet, then try again.',
    },
  },
  approval: {
    lead: 'Your bank pays each instalment on its day. Read what you agree to, then choose how you approve it.',
    way: 'How do you want to approve it?',
    chooseFirst: 'Choose a way to go on.',
    leaving: 'Nothing is agreed until you approve it there. After it, you come back here.',
    closed: 'Does not work for this account',
    action: 'Continue',
    notAsked: {
      title: 'We could not ask for this way',
      text: 'Nothing was approved. Check your internet, then try again.',
    },
    notOffered: {
      title: 'Your lender does not offer this way',
      text: 'Choose another one.',
    },
  },
  unavailable: 'We could not read your autopay',
} as const;

interface WayWords {
  readonly title: string;
  readonly detail: string;
  /** In the middle of a sentence: "Approve by …". */
  readonly name: string;
  readonly action: string;
}

/** The ways of the ladder in plain words. */
export const wayWords: Readonly<Record<Rung, WayWords>> = {
  upiApp: {
    title: 'UPI app',
    detail: 'PhonePe, Google Pay, Paytm … takes a minute',
    name: 'UPI app',
    action: 'Continue to UPI app',
  },
  upiQr: {
    title: 'UPI app on another phone',
    detail: 'Scan a code with the phone that has your UPI app',
    name: 'UPI app on another phone',
    action: 'Show the code',
  },
  netBanking: {
    title: 'Net banking',
    detail: 'With your bank’s user name and password',
    name: 'net banking',
    action: 'Continue to net banking',
  },
  debitCard: {
    title: 'Debit card',
    detail: 'With the card of this account and its PIN',
    name: 'debit card',
    action: 'Continue with debit card',
  },
  aadhaar: {
    title: 'Aadhaar',
    detail: 'With a code to your Aadhaar phone. Your bank answers on the next working day',
    name: 'Aadhaar',
    action: 'Continue with Aadhaar',
  },
};

/** Bank and last four digits, whatever of them is known; null for neither. */
export function mandateAccount({ bankName, accountLast4 }: Pick<Mandate, 'bankName' | 'accountLast4'>) {
  const known = [bankName, accountLast4 === null ? null : `••${accountLast4.slice(-4)}`];
  return known.filter((part) => part !== null).join(' ') || null;
}
