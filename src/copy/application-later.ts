import type { ToldStep } from '../../machines/domain/application-steps';
import type { Failure } from '../../machines/domain/failure';
import type { Frequency } from '../../machines/domain/frequency';
import { whyItFailed } from './shared';

/** Words of the steps that the merchant tells, and of what comes after them. */
export const applicationLaterCopy = {
  save: 'Save and continue',
  saving: 'We are saving it.',
  notSaved: 'This is not saved yet',
  notServed: 'No lender serves this pincode yet. Check it, or use the pincode of another shop of yours.',
  notSure: 'We are not sure yet',
  notSureProfile:
    'We are not sure yet if this was saved: the answer did not reach us. Check again. Nothing is saved twice.',
  notSurePhoto:
    'We are not sure yet if your picture arrived: the answer did not reach us. Check again, or go back and continue without it.',

  place: {
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
  },
  examples: {
    heading: 'What a loan could look like',
    lead: 'These are examples, not offers. The lender decides, and your offers can be different.',
    upTo: 'About, at most',
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
    ask: 'We ask by ourselves for five minutes. After that, tap Check again.',
    checkFailed: 'We could not ask just now. Tap Check again.',
    steps: 'See or change your answers',
  },
} as const;

/** Headings of the steps that the merchant tells. */
export const stepHeadings: Readonly<Record<ToldStep, string>> = {
  'basic-information': 'Tell us about you',
  'shop-information': 'Tell us about your shop',
  'application-form': 'How does your shop do?',
  'loan-information': 'What is the money for?',
  'business-info': 'What kind of business is it?',
};

const periods: Readonly<Record<Frequency, string>> = {
  daily: 'Each day',
  weekly: 'Each week',
  monthly: 'Each month',
  unknown: 'Each instalment',
};

/** What an instalment of an example is called. */
export function eachPeriod(frequency: Frequency): string {
  return periods[frequency];
}

/** Why a page was not saved. */
export function notSavedWords(failure: Failure): string {
  return failure.code === 'pincode_not_served' ? applicationLaterCopy.notServed : whyItFailed(failure);
}
