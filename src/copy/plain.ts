/** Words of the plain pages: landing, exit, not found, crash. */
export const plainCopy = {
  product: 'Loans for shops',
  landing: {
    heading: 'Money for your shop, paid back in small parts',
    lead: 'For small shops in India. See all costs first, sign on your phone, get the money in your bank.',
    regulated: 'Only RBI-regulated lenders',
    stepsHeading: 'Three steps',
    steps: [
      { title: 'Compare offers', detail: 'Amount, instalment and yearly cost (APR), side by side.' },
      {
        title: 'Give your bank account',
        detail: 'It must be in your name. We check it before any money moves.',
      },
      { title: 'Read and sign', detail: 'Key facts first. You sign with a code from an SMS.' },
    ],
    promisesHeading: 'What you can count on',
    promises: [
      { title: 'Every cost before you sign', detail: 'Fees, interest, late charges: all in one page.' },
      {
        title: 'Time to change your mind',
        detail: 'You can return the loan in the lender’s cooling-off time.',
      },
      { title: 'No reading of your phone', detail: 'We do not read your contacts or your messages.' },
    ],
    lendersHeading: 'Who lends the money',
    lendersLead:
      'A loan comes from one of these lenders. Each decides for itself, and stands in your agreement.',
    action: 'See my offers',
    actionNote: 'Looking costs nothing',
  },
  exit: {
    heading: 'You can close this page',
    lead: 'Nothing is lost. Your loan waits here as you left it.',
    action: 'Back to my loan',
  },
  notFound: {
    heading: 'This page does not exist',
    lead: 'The link may be old or incomplete. Your loan is not touched.',
    action: 'Go to the start',
  },
  crash: {
    /** Spec 2 and 8, letter for letter. */
    heading: 'Unexpected Application Error!',
    lead: 'The fault is ours. Nothing you did is lost, and no money moved by it.',
    action: 'Go to the start',
  },
} as const;
