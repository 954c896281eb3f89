import type { UdyamSection } from '../../machines/domain/udyam-steps';

/** Words of the first page of the registration: what it is, that it is free, what is needed. */
export const udyamCopy = {
  title: 'Udyam registration',
  loading: 'We are asking how far your registration is.',
  unavailable: 'We could not read your registration',
  notOffered: {
    heading: 'You cannot register here now',
    lead: 'What you told here before is kept. You can register for free on the government’s own Udyam site: pay nobody for it.',
    action: 'See how your business is registered',
  },
  heading: 'Register your business. It is free.',
  lead: 'Udyam is the government’s register of small businesses. It takes about 10 minutes, and you send no papers.',
  warning: {
    title: 'Pay nobody for it',
    text: 'The government takes no fee, and neither do we. Whoever asks for money is cheating you.',
  },
  needed: 'Keep these at hand',
  needs: [
    { title: 'Aadhaar, and the phone that it knows', detail: 'A code comes to that phone.' },
    { title: 'PAN', detail: 'Your own, if the business is yours alone.' },
    { title: 'Bank account number and IFSC', detail: 'They are in your passbook. No money moves.' },
    { title: 'Last year’s sales', detail: 'Roughly is fine for a small shop. Then who works with you.' },
  ],
  start: 'Start',
  goOnHeading: 'Go on with your registration',
  goOnLead: 'What you told is saved. It is free: pay nobody for it.',
  doneSteps: (done: number, total: number) => `${done} of ${total} steps are done`,
  continueAt: (number: number, total: number) => `Continue: step ${number} of ${total}`,
  stepOf: (number: number, total: number, name: string) => `Step ${number} of ${total}: ${name}`,
} as const;

/** Names of the steps. */
export const udyamSectionNames: Readonly<Record<UdyamSection, string>> = {
  kyc: 'Aadhaar and PAN',
  'personal-details': 'About you',
  'business-details': 'Your business',
  'bank-details': 'Bank account',
  confirmation: 'Look over and send',
};

/** How a step stands, for those who do not see the sign. */
export const udyamSectionStatus = { done: 'Done', open: 'Next', locked: 'Later' } as const;
