import type { CreditScore } from '../../../machines/domain/merchant/credit-score';

/** Texts of the credit score. */
export const creditScoreCopy = {
  title: 'Credit score',
  loading: 'We are asking for your credit score.',
  heading: 'Your credit score',
  range: 'out of 900',
  scale: (score: number) => `${score} on a scale from 300 to 900`,
  bureau: 'From',
  asOf: 'As of',
  factors: 'What moves it',
  effects: { GOOD: 'Helps', NEUTRAL: 'No change', BAD: 'Hurts' } satisfies Record<
    CreditScore['factors'][number]['effect'],
    string
  >,
  note: 'A lender looks at more than this number. Looking at it here does not change it.',
  goOn: 'Continue',
  toStart: 'Go to your loan',
  notKnown: {
    heading: 'There is no score for you yet',
    lead: 'The credit bureau has not told us one. That is usual for a first loan, and you can go on without it.',
    pan: 'It is asked after your PAN is checked.',
  },
  unavailable: 'We could not read your credit score',
  consent: {
    loading: 'Looking up if you agreed to this.',
    heading: (bureau: string) => `May ${bureau} be asked for your credit score?`,
    lead: 'It is your choice. You can say no, and go on.',
    whatIsAsked: 'What this is about',
    points: (bureau: string) =>
      [
        {
          title: 'Your credit score',
          detail: `${bureau} keeps how loans were paid back, and makes a number from it.`,
        },
        { title: 'Who sees it', detail: 'Your lender, and you on the next page.' },
        { title: 'You can take it back', detail: 'At any time, in the list of what you agreed to.' },
      ] as const,
    missing: { title: 'One thing is missing', text: 'Tick the box to agree. Without it nobody is asked.' },
    action: 'Agree and see my score',
    decline: 'Go on without it',
    sending: 'Your answer is being saved.',
    refused: 'Your score was not asked for',
    otherBureau: 'Another bureau is asked now. Go back, and open this page again.',
    notSure: 'We do not know yet if your answer is saved',
    notSureLead: 'The answer did not reach us. Check again: we ask what happened.',
  },
} as const;

/** Rough meaning of a score, from the best to the lowest. */
export const scoreTexts = {
  veryGood: 'Very good: most lenders like this.',
  good: 'Good: many lenders like this.',
  fair: 'Fair: some lenders will offer.',
  low: 'Low: paying on time raises it.',
} as const;
