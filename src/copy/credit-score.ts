import type { CreditScore } from '../../machines/domain/merchant/credit-score';

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
} as const;

/** Rough meaning of a score (300 to 900); each lender has its own limits. */
export function scoreText(score: number): string {
  if (score >= 750) return 'Very good: most lenders like this.';
  if (score >= 700) return 'Good: many lenders like this.';
  if (score >= 600) return 'Fair: some lenders will offer.';
  return 'Low: paying on time raises it.';
}
