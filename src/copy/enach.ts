/** Words of e-NACH. */
export const enachCopy = {
  title: 'Autopay',
  loading: 'Asking your bank about autopay',
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
    action: 'Continue to your bank',
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
  pending: {
    heading: 'Your bank has not answered yet',
    lead: 'Do not start autopay again. Some banks answer only on the next working day.',
    reference: 'Reference',
    ask: 'We ask by ourselves for two minutes. After that, tap Check again.',
    checkFailed: 'We could not ask just now. Tap Check again.',
    later: 'Go back, look later',
  },
  failed: {
    heading: 'Your bank did not approve autopay',
    action: 'Try again',
  },
  unavailable: 'We could not read your autopay',
} as const;
