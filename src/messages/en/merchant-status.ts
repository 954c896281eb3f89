import type { RejectionReason } from '../../../machines/domain/entry/stop-reason';

/** Texts of the journey merchant-status, for a merchant who cannot continue: what happened, who decided, what to do. */
export const merchantStatusCopy = {
  title: 'Your loan',
  loading: 'We are asking where your loan stands.',
  whatNow: 'What you can do',
  who: 'Who decided',
  us: 'This service, not a lender',
  askedFor: 'Loan you asked for',
  decidedOn: 'Decided on',
  tryFrom: 'You can ask again from',
  running: { title: 'Pay your loan as before', detail: 'Your running loan is not changed by this.' },
  checkAgain: { title: 'Look again later', detail: 'Looking is free. Tap Check again.' },

  blocked: {
    heading: 'You can’t take a loan here now',
    lead: 'This service has blocked new loans for you. You did not lose money by this.',
    ask: 'Ask why',
    askUs: { title: 'Ask us why', detail: 'Support can tell you the reason.' },
  },
  appBlocked: {
    heading: 'Loans don’t work in this app now',
    lead: 'This service does not open loans with this app on this phone. It is not about you or your shop.',
    update: {
      title: 'Update the app',
      detail: 'Get the newest version from your app store. Then come back.',
    },
    phone: { title: 'Use another phone', detail: 'Or open this page in the browser of your phone.' },
    ask: { title: 'Ask us', detail: 'If it still does not work, we help you.' },
  },
  rejection: {
    heading: (lender: string) => `${lender} did not approve your loan`,
    headingAll: 'The lenders did not approve a loan now',
    all: 'The lenders we asked',
    lead: 'No money was sent, and you owe nothing for this loan.',
    whyTitle: 'Why',
    reasonUnknown: 'The lender did not tell us the reason. You can ask for it.',
    otherOffers: 'See other offers',
    otherOffersDetail: 'Another lender may decide differently.',
    ask: (lender: string) => ({ title: `Ask ${lender}`, detail: 'You may ask why, and complain.' }),
    askAll: { title: 'Ask us', detail: 'We tell you what we know.' },
    later: { title: 'Try again later', detail: 'Regular sales and loans paid on time help.' },
  },
  account: {
    heading: 'Your bank account was not accepted',
    lead: (lender: string) => `${lender} could not accept it for the money. Nothing was sent.`,
    leadUnknown: 'The lender could not accept it for the money. Nothing was sent.',
    unknownLender: 'The lender',
    onFile: 'On file',
    rules: {
      title: 'Which account works',
      detail: 'In your own name, as on your PAN card. Open and in use. Savings or current.',
    },
    other: 'Choose another account',
    offerAgain: 'Choose offer and account again',
    offerAgainDetail: 'Pick the offer once more, then give another account.',
    ask: (lender: string) => ({ title: `Ask ${lender}`, detail: 'They know why the account was refused.' }),
    /** Where the lender is not known. */
    askUs: { title: 'Ask us', detail: 'They know why the account was refused.' },
  },
  nothing: {
    heading: 'Nothing stops you',
    lead: 'You are not blocked here. Continue to see where your loan stands.',
    action: 'See where I stand',
  },
  unavailable: 'We could not see where your loan stands',
} as const;

/** Why a lender rejected the application, by its reason. */
export const rejectionReasons: Readonly<Record<RejectionReason, string>> = {
  shop_not_verified: 'The lender could not check your shop.',
  identity_not_verified: 'The lender could not check who you are.',
  documents_not_clear: 'The lender could not read your papers.',
  bank_account_not_verified: 'The lender could not check your bank account.',
  credit_history: 'The lender looked at how earlier loans were paid.',
  too_many_loans: 'You have other loans that must be paid first.',
};
