import { fallbacks } from './fallbacks';

/** Texts of the journey loan-status: the disbursal of a signed loan. */
export const loanStatusCopy = {
  title: 'Loan status',
  loading: 'Asking where your money is',
  pending: {
    heading: 'Your money is on its way',
    lead: 'You signed. The lender sends the money to your bank account. We keep checking for two minutes.',
    signed: 'You signed the agreement',
    sending: (lender: string) => `${lender} is sending the money`,
    sendingDetail: 'Now',
    byHand: 'A person at the lender sends it by hand. It can take longer.',
    inBank: 'In your bank',
    /** If the lender did not report the loan's status: nothing is said about the money. */
    unknown: {
      heading: 'We ask where your money is',
      lead: 'You signed. The lender has not told us how your loan stands. We keep checking for two minutes.',
      asking: (lender: string) => `We are asking ${lender}`,
    },
    cancelHint: 'Changed your mind? Cancelling is free until the lender sends the money.',
    cancel: 'Cancel this loan',
    checkFailed: 'We could not ask just now. Tap Check again.',
  },
  disbursed: {
    heading: 'The money is in your bank',
    account: 'Bank account',
    reference: 'Reference (UTR)',
    date: 'Sent on',
    nextInstalment: 'Next instalment',
    nextInstalmentOn: (date: string) => `Due on ${date}`,
    lender: 'Lender',
    loanAccount: 'Loan account',
    action: 'Go to home',
  },
  rejected: {
    heading: 'The lender did not send the money',
    lead: (lender: string) => `${lender} stopped this loan. No money was sent, and you owe nothing.`,
    why: 'Why, and what I can do',
  },
  cancelled: {
    heading: 'This loan was cancelled',
    lead: 'If money reached your bank before, it has to go back to the lender. Ask us if you are not sure.',
  },
  ended: {
    heading: 'This loan is closed',
    lead: (lender: string) => `You owe ${lender} nothing more for it.`,
    paid: 'You paid in all',
    closedOn: 'Closed on',
    papers: 'See the closing papers',
  },
  none: {
    heading: 'You have no loan to follow',
    lead: 'When you take a loan, you see here when the money comes.',
  },
  unavailable: {
    heading: 'We could not open your loan',
    error: fallbacks.latestLoan,
  },
  toStart: 'Back to the start',
} as const;
