import type { LoanAction } from '../../../machines/domain/entry/landing';
import { landingPageCopy } from './landing-page';
import { plural } from './locale';

/** Texts of the landing page for a merchant who is signed in. */
export const landingCopy = {
  alsoOffered: 'Also for you',
  credit: 'Pay your suppliers later',
  registration: 'Register your business',
  registrationDetail: 'Udyam, the free register of small firms.',
  partners: 'Offers of a partner',
  partnersDetail: 'Another lender may have a loan for you.',
  score: 'Your credit score',
  scoreDetail: 'See it for free, in plain words.',
  terms: 'How this service works',
  termsDetail: 'What we do, and what the lender does.',
  unavailable: 'Your loan is not shown now',
  unavailableDetail: 'We could not ask. Tap to try again.',
  unavailableAction: landingPageCopy.openLoan,
} as const;

/** Sentences about the status of the supplier credit. */
export const creditCopy = {
  usable: (amount: string) => `You can use ${amount}.`,
  overdue: (days: number) =>
    `Overdue for ${days}\u00a0${plural(days, { one: 'day', other: 'days' })}. Pay it back first.`,
  spent: 'All of it is used. Pay some back to use it again.',
  unknown: 'Buy stock now, pay for it later.',
} as const;

interface LoanText {
  readonly title: string;
  /** Short sentences, without the lender. */
  readonly details: readonly string[];
  /** Label of the primary action. */
  readonly action: string;
}

/** Status of the loan, and its next action, where neither has a figure. */
export const loanTexts: Readonly<Record<Exclude<LoanAction['kind'], 'pay' | 'continue'>, LoanText>> = {
  awaitingDisbursal: {
    title: 'Your money is on its way',
    details: ['You signed. The lender sends it to your bank.'],
    action: 'See where the money is',
  },
  stopped: {
    title: 'You can not go on right now',
    details: ['Read why, and what you can do.'],
    action: 'See why',
  },
  notEligible: {
    title: 'No loan for you right now',
    details: ['The lender decides this. It can change.'],
    action: 'See why',
  },
  awaitingLender: {
    title: 'The lender will contact you',
    details: ['Your offer is confirmed. Keep your phone near you.'],
    action: 'See what comes next',
  },
  tooManyTries: {
    title: 'Too many tries',
    details: ['Nothing is lost. You can ask again later.'],
    action: 'See when I can go on',
  },
  eligibilityUnknown: {
    title: 'A loan for your shop',
    details: ['We could not see if you can apply now.'],
    action: 'See where I stand',
  },
  resume: {
    title: 'Your loan waits for you',
    details: ['What you did so far is saved.'],
    action: 'Continue with my loan',
  },
  alreadyConfirmed: {
    title: 'You confirmed an offer before',
    details: ['No new offers are open for you now.'],
    action: 'See how it stands',
  },
  offers: {
    title: 'You can take a loan',
    details: ['Look at the offers. It does not commit you.'],
    action: 'See my offers',
  },
  apply: {
    title: 'Apply for a loan',
    details: ['Each step is saved. Keep your PAN card near you.'],
    action: 'Apply for a loan',
  },
};

/** Status of an application that was begun, and its next action. */
export const applicationCopy = {
  title: 'Your application is saved',
  next: 'Continue where you stopped.',
  nextStep: (step: number, of: number) => `Step ${step} of ${of} is next.`,
  action: 'Continue',
  stepAction: (step: number, of: number) => `Continue: step ${step} of ${of}`,
} as const;

/** Status of a running loan, and its next action. */
export const runningLoanCopy = {
  runs: 'Your loan runs',
  toPay: (amount: string) => `${amount} to pay`,
  waitForBank: 'Wait for your bank before you pay again.',
  ifPaid: 'If your UPI app says paid, do not pay again.',
  needNotPay: 'You need not pay.',
  autopayIsOn: 'Autopay is on.',
  howItStands: 'See how it stands.',
  see: 'See my loan',
  pay: 'Go to pay',
} as const;
