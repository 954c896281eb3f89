import type { MandateStatus } from '../../../machines/domain/mandate/mandate';
import type { ApprovalMethod } from '../../../machines/domain/mandate/mandate-fallback';

/** Texts of the journey mandate: terms, approval methods, e-NACH, and outcome. */
export const mandateCopy = {
  title: 'Autopay',
  loading: 'Asking your bank about autopay',
  terms: {
    heading: 'Set up autopay once',
    lead: 'Your bank pays each instalment on its day. You approve it on your bank’s own page.',
    howOften: 'How often',
    firstDebit: 'First debit',
    until: 'Ends on',
    account: 'Bank account',
    pause: 'Can you pause it?',
    cancel: 'Can you cancel it?',
    yes: 'Yes',
    atBank: 'In your bank’s app',
    no: 'No',
    notReported: 'Your bank will say',
    approvedBy: 'You approve by',
    action: 'Continue to your bank',
    otherMethods: 'Other ways to approve',
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
    method: 'How do you want to approve it?',
    chooseFirst: 'Choose a way to go on.',
    leaving: 'Nothing is agreed until you approve it there. After it, you come back here.',
    unavailable: 'Does not work for this account',
    action: 'Continue',
    requestFailed: {
      title: 'We could not ask for this way',
      text: 'Nothing was approved. Check your internet, then try again.',
    },
    notOffered: {
      title: 'Your lender does not offer this way',
      text: 'Choose another one.',
    },
  },
  unavailable: 'We could not read your autopay',
  reference: 'Reference',
  status: 'Status',
  approvedBy: 'Approved by',
  notReported: 'Not told',
  upi: {
    awaited: {
      heading: 'Approve it in your UPI app',
      lead: 'Open the request in your UPI app and type your UPI PIN there. No money is taken now.',
      qr: 'Use another phone',
    },
    scan: {
      heading: 'Scan with your UPI app',
      lead: 'Open the UPI app on the other phone, scan this code, and type your UPI PIN there. No money is taken now.',
      label: (amount: string, lender: string) =>
        `Code to approve autopay of at most ${amount} for ${lender} in a UPI app`,
      noApp: 'No UPI app opened on this phone. Use one on another phone, or another way.',
      noCode: 'Your lender gave no code to scan. Use another way.',
    },
    ask: 'We keep checking for two minutes. After that, tap Check again. Approve only once.',
    others: 'Other ways to approve',
  },
  pending: {
    heading: 'Your bank has not answered yet',
    lead: 'Do not start autopay again. Some banks answer only on the next working day.',
    ask: 'We keep checking for two minutes. After that, tap Check again.',
    checkFailed: 'We could not ask just now. Tap Check again.',
    later: 'Go back, look later',
  },
  nextDay: {
    heading: 'Your bank answers on the next working day',
    lead: 'You approved by Aadhaar. That takes your bank until the next working day. There is nothing to do now, and do not start autopay again.',
    ask: 'You can close this page. The answer is here when you come back.',
  },
  failed: {
    rejected: 'Your bank did not approve autopay',
    expired: 'Autopay was not approved in time',
    expiredLead: 'The bank’s page was open too long. You can start again.',
    cancelled: 'Autopay was cancelled',
    cancelledLead: 'It was stopped at your bank or by your lender. Nothing is debited by it.',
    again: 'Try again',
    nextMethod: (method: string) => `Use ${method}`,
    nextLead: (method: string) => `Next, you can approve by ${method}.`,
    later: 'Try this way again in some time.',
    contact: 'Talk to your lender',
    contactLead: 'No other way can work with this account. Your lender can help.',
    toAutopay: 'Set up autopay again',
  },
  paused: {
    heading: 'Autopay is paused',
    lead: 'Your bank holds it back: nothing is debited now. Start it again in your bank’s app, then tap Check again.',
  },
  active: {
    heading: 'Autopay is approved',
    lead: (lender: string) => `Your bank pays ${lender} each instalment on its day.`,
    next: 'Continue to the agreement',
    manage: 'See or stop autopay',
  },
  typeUnknown: {
    heading: 'This app cannot show all of this autopay',
    lead: 'It is of a kind that this app does not know. Here is what your lender told us. For how it was approved and how to stop it, ask your lender.',
    contact: 'Talk to your lender',
  },
  unknown: {
    heading: 'This autopay is not known',
    lead: 'The address names an autopay that is not yours, or is no more. Nothing was changed.',
    action: 'Show my autopay',
  },
  none: {
    heading: 'You have no autopay yet',
    lead: 'With autopay your bank pays each instalment on its day. You can set it up once.',
    action: 'Set up autopay',
  },
  notOffered: {
    heading: 'There is nothing to approve now',
    lead: 'First confirm an offer with your bank account. Then you can set up autopay.',
    action: 'Go to your loan',
  },
} as const;

interface MethodLabels {
  readonly title: string;
  readonly detail: string;
  /** Name for use inside a sentence: "Approve by …". */
  readonly name: string;
  readonly action: string;
}

/** Labels of the approval methods, in plain language. */
export const methodLabels: Readonly<Record<ApprovalMethod, MethodLabels>> = {
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

/** Short label of a status. */
export const statusLabels: Readonly<Record<MandateStatus, string>> = {
  INITIATED: 'Not approved yet',
  PENDING: 'The bank decides',
  ACTIVE: 'Approved',
  FAILED: 'Did not work',
  REJECTED: 'Declined',
  PAUSED: 'Paused',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Ran out',
};
