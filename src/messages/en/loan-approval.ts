import { fallbacks } from './fallbacks';

/** Texts of the journey loan-approval, for a lender that approves the loan itself. */
export const loanApprovalCopy = {
  title: 'Loan approval',
  loading: 'Asking the lender about your loan',
  deciding: {
    heading: (lender: string) => `${lender} is looking at your loan`,
    lead: 'You do not need to do anything. We keep checking for a minute. After that, tap Check again.',
    steps: {
      account: 'Offer and bank account sent',
      decision: 'The lender decides',
      decisionDetail: 'Now',
      agreement: 'You read and sign the agreement',
      agreementDetail: 'Next',
    },
    checkFailed: 'We could not ask the lender just now. Tap Check again.',
  },
  approved: {
    title: 'Approved loan',
    heading: 'Read what the lender approved',
    lead: (lender: string) => `${lender} approved this loan for you. Nothing is signed yet.`,
    keyFacts: 'Key facts',
    action: 'Continue',
  },
  rejected: {
    heading: (lender: string) => `${lender} did not approve this loan`,
    lead: 'This is the lender’s decision. You signed nothing and you owe nothing.',
    whatNow: 'What you can do',
    options: [
      { title: 'See other offers', detail: 'Another lender may decide differently.' },
      { title: 'Try again later', detail: 'Regular sales and repaid loans help.' },
    ],
    action: 'Back to the start',
  },
  unavailable: {
    userState: fallbacks.userState,
    offers: fallbacks.offers,
    mandate: 'We could not read your autopay',
  },
} as const;
