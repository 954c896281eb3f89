/** Texts of the landing page for visitors; `landing.ts` has those for a merchant who is signed in. */
export const landingPageCopy = {
  heading: 'Money for your shop, paid back in small parts',
  lead: 'For small shops in India. See all costs first, sign on your phone, get the money in your bank.',
  regulated: 'Only RBI-regulated lenders',
  ready: {
    title: 'Keep your PAN card near you',
    detail: 'Each step is saved. You can stop, and go on later.',
  },
  knownLoan: { title: 'Your loan', details: ['We are asking how it stands.'] },
  openLoan: 'Open my loan',
  stepsHeading: 'How it works',
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
    'A loan comes from one of these lenders. Each decides for itself, and is named in your agreement.',
  terms: 'How this service works: the terms',
  rights: 'Your rights, and how to complain',
  action: 'See my offers',
  actionNote: 'Looking costs nothing',
} as const;
