import type { ApplicationStep, FormStep, StepStatus } from '../../../machines/domain/entry/application-steps';

/** Texts of the application's list of steps. */
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
  'shop-information': 'Where your shop is',
  'application-form': 'Sales and income',
  'loan-information': 'What the money is for',
  'business-info': 'What you sell',
  bank: 'Bank account',
};

/** Labels of the status of a step. */
export const statusLabels: Readonly<Record<StepStatus, string>> = {
  done: 'Done',
  open: 'Next',
  waiting: 'Being checked',
  stopped: 'Not possible now',
  locked: 'Later',
};

/** Texts of the form steps, and of the screens after the last step. */
export const applicationStepCopy = {
  save: 'Save and continue',
  saving: 'We are saving it.',
  notSaved: 'This is not saved yet',
  earnsMore: 'You earn more than you sell. Is that right?',
  earnsMoreDetail: (earned: string, sold: string) =>
    `You typed: earned ${earned}, sold ${sold}, in one month. If it is right, tap “Save and continue” again.`,
  notServed: 'No lender serves this pincode yet. Check it, or use the pincode of another shop of yours.',
  notSure: 'We are not sure yet',
  notSureProfile:
    'We are not sure yet if this was saved: the answer did not reach us. Check again. Nothing is saved twice.',
  notSurePhoto:
    'We are not sure yet if your picture arrived: the answer did not reach us. Check again, or go back and continue without it.',

  location: {
    title: 'Where is your shop?',
    reason: 'Sharing the place of your shop helps the lender to find it. You can go on without it.',
    ask: 'Share the place of my shop',
    asking: 'Your phone is looking for the place.',
    known: 'The place of your shop is saved.',
    found: 'Found. It is saved with this page.',
    without: 'You can go on without it, or try again.',
    settings: 'Open settings',
  },
  photo: {
    title: 'A picture of your shop',
    reason: 'Stand outside, so that the front and its sign can be seen. You can go on without it.',
    sent: 'The lender has your picture.',
    notSent: 'The picture was not sent. Take or choose it again.',
    notSentBecause: (reason: string) => `The picture was not sent. Take or choose it again. ${reason}`,
  },
  examples: {
    heading: 'What a loan could look like',
    lead: 'These are examples, not offers. The lender decides, and your offers can be different.',
    upTo: 'At most about',
    loan: 'Loan',
    inBank: 'You get in bank',
    payInAll: 'You pay in all',
    fees: 'Fee and GST',
    who: 'Offers come from our lending partners. Each offer names its lender.',
    goOn: 'Continue',
    example: (number: number) => `Example ${number}`,
  },
  business: {
    known: 'What is registered of your business',
    name: 'Business',
    gstin: 'GSTIN',
    udyam: 'Udyam',
    reopened: 'You changed your shop. Please check these once more.',
    register: 'Register with Udyam for free',
  },
  bank: {
    heading: 'Which account do you use?',
    lead: 'The money of your loan can be sent to an account on file. You choose it with your offer.',
    onFile: 'On file',
    addAnother: 'Add another account',
    goOn: 'Continue',
    addHeading: 'Add your bank account',
    addLead: 'An account in your own name. Nothing is sent or taken now.',
  },
  decision: {
    heading: 'All steps are done',
    lead: 'Now the lenders look at what you told. They show their offers here. It costs nothing.',
    waitingHeading: 'Your part is done',
    waitingLead: 'The lender is checking who you are. After that, offers can come.',
    done: { title: 'You told everything', detail: 'It is saved with the lender.' },
    now: { title: 'The lenders decide', detail: 'Their answer is shown on this page.' },
    next: { title: 'You compare offers', detail: 'You choose, or take none.' },
    ask: 'We keep checking for five minutes. After that, tap Check again.',
    checkFailed: 'We could not ask just now. Tap Check again.',
    steps: 'See or change your answers',
  },
} as const;

/** Headings of the form steps. */
export const stepHeadings: Readonly<Record<FormStep, string>> = {
  'basic-information': 'Tell us about you',
  'shop-information': 'Tell us about your shop',
  'application-form': 'How does your shop do?',
  'loan-information': 'What is the money for?',
  'business-info': 'What kind of business is it?',
};
