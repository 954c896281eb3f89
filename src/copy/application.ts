import type { ApplicationStep, StepStatus } from '../../machines/domain/application-steps';

/** Words of the list of an application's steps. */
export const applicationCopy = {
  title: 'Your application',
  loading: 'We are asking which steps are done.',
  heading: 'Your way to the offers',
  lead: 'Each step is saved. You can stop and come back.',
  unavailable: 'We could not read your application',
  again: 'Check again',
  score: 'Your credit score',
  seeWhy: 'See what you can do',
  decision: 'See what the lender says',
  waitingTitle: 'Somebody looks at it',
  waitingDetail: 'You need not do anything now. We show you here when it is done.',
  stopped: 'Not possible now',
  doneSteps: (done: number, total: number) => `${done} of ${total} steps are done`,
  continueAt: (number: number, total: number) => `Continue: step ${number} of ${total}`,
  stepOf: (number: number, total: number, name: string) => `Step ${number} of ${total}: ${name}`,
} as const;

/** Names of the steps. */
export const stepNames: Readonly<Record<ApplicationStep, string>> = {
  pan: 'PAN card',
  kyc: 'Proof of who you are',
  'verify-selfie': 'Selfie',
  'basic-information': 'About you',
  'shop-information': 'Your shop',
  'application-form': 'Sales and income',
  'loan-information': 'What the money is for',
  'business-info': 'Your business',
  bank: 'Bank account',
};

/** How a step stands, in words; the next one is named by the button. */
export const statusWords: Readonly<Record<StepStatus, string>> = {
  done: 'Done',
  open: 'Next',
  waiting: 'Being checked',
  stopped: 'Not possible now',
  locked: 'Later',
};
