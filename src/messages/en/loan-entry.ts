import { fallbacks } from './fallbacks';
import { plural } from './locale';

/** Texts of the journey loan-entry: the start page of a loan. */
export const loanEntryCopy = {
  title: 'Get a loan',
  awaiting: 'We are asking the lender where your loan stands.',

  startHeading: 'A loan for your shop',
  upTo: 'Up to',
  choiceTitle: 'You choose how to pay',
  choiceDetail: 'Pay back by the day, week or month.',
  costTitle: 'You see every cost first',
  costDetail: 'Fees, interest and yearly cost (APR).',
  changeTitle: 'You can change your mind',
  changeDetail: 'Nothing is fixed until you sign.',
  lendersTitle: 'Who gives the money',
  lendersDetail: 'We do not lend. One of our lending partners gives the loan and decides on it:',
  seeOffers: 'See your offers',
  begin: 'Start now',
  beginTitle: 'You can stop and come back',
  beginDetail: 'Each step is saved. Keep your PAN card near you.',
  smsTitle: 'You need not share your SMS',
  smsDetail: 'Some lenders ask for it. We don’t read your SMS, and you can go on without it.',
  askAgain: 'You can ask again from',
  tooManyTries: 'Too many tries',
  tooManyTriesDetail:
    'What you typed did not fit a few times. This keeps your details safe. Nothing is lost.',
  confirmedBefore: 'You confirmed an offer before',
  confirmedBeforeDetail:
    'No new offers are open for you now. It costs nothing to check again. If you think this is wrong, tap Help.',

  lenderWillCall: 'The lender will contact you',
  lenderWillCallDetail:
    'Your offer is confirmed. This lender does the next steps with you directly. Please keep your phone near you.',

  /** Wording from spec 8. */
  notEligible: fallbacks.notEligible,
  eligibilityUnknown: 'We could not see if you can apply now',
  notEligibleDetail:
    'The lender decides this, and it can change. You can look again at any time. It is free.',
} as const;

/** Sentence about the minimum loan amount. */
export const fromAmount = (amount: string) => `Loans start at ${amount}.`;

/** Sentence about the cooling-off period. */
export const coolingOff = (days: number) =>
  `You can give the loan back until ${days}\u00a0${plural(days, { one: 'day', other: 'days' })} after the money comes.`;
