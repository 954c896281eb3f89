import type { UdyamPage, UdyamSection } from '../../../machines/domain/udyam/udyam-steps';
import { plural } from './locale';

/** Texts of the journey udyam. */
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
  lead: 'Udyam is the government’s register of small businesses. It takes about 10\u00a0minutes, and you send no papers.',
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
  goOnHeading: 'Continue with your registration',
  goOnLead: 'What you told is saved. It is free: pay nobody for it.',
  doneSteps: (done: number, total: number) => `${done} of ${total} steps are done`,
  continueAt: (number: number, total: number) => `Continue: step ${number} of ${total}`,
  stepOf: (number: number, total: number, name: string) => `Step ${number} of ${total}: ${name}`,
  save: 'Save and continue',
  saveKyc: 'Save and get the code',
  saving: 'We are saving it.',
  notSaved: 'This is not saved yet',
  change: 'Change',
  later: 'Later',
  toLoan: 'Go to your loan',
  panSays: (name: string) => `As on your PAN: ${name}`,
  free: 'It is free. Pay nobody for it.',
  people: 'People who work there, with you',
  unanswered: {
    heading: 'We are not sure yet',
    lead: 'We are not sure yet if this was saved: the answer did not reach us. Check again. Nothing is saved twice.',
  },
  nic: {
    loading: 'The list is on its way.',
    unavailable: 'The list did not arrive.',
    found: (count: number) => plural(count, { one: '1 found', other: `${count} found` }),
    none: 'Nothing found. Try another word, such as what you sell or make.',
    more: (count: number) => `${count} more. Type another word to find the right one.`,
    chosen: 'Chosen',
    remove: (name: string) => `Remove ${name}`,
    full: 'You can choose 10. Remove one to choose another.',
  },
  verification: {
    notSent: 'There is no code yet',
    send: 'Send the code',
    enter: 'Enter the code',
    otherNumber: 'Change the number',
    otherEmail: 'Change the e-mail',
  },
  confirmation: {
    heading: 'Is all of this right?',
    lead: 'Nothing is sent yet. After this, it goes to the register.',
    notSent: 'It is not sent yet',
    consentMissing: 'Tick this box if all is right and may be sent.',
    send: 'Send to the register',
    codeNote: (mobile: string) => `It is free. A last code comes to ${mobile}.`,
    checked: 'Checked by a code',
    check: { MOBILE: 'Check this number by a code', EMAIL: 'Check this e-mail by a code' },
    pan: 'PAN',
    gstin: 'GSTIN',
    aadhaar: 'Aadhaar',
    mobile: 'Mobile',
    email: 'E-mail',
    yes: 'Yes',
    no: 'No',
    employees: 'People',
    men: (count: number) => plural(count, { one: '1 man', other: `${count} men` }),
    women: (count: number) => plural(count, { one: '1 woman', other: `${count} women` }),
    others: (count: number) => plural(count, { one: '1 other', other: `${count} others` }),
    disability: 'Disability',
    none: 'None',
    address: 'Address',
    account: 'Account',
    category: 'Category',
    owned: 'Owned',
    mostly: 'Mostly',
    kinds: 'Kinds of business',
    sales: 'Sales of last year',
    machines: 'Machines and tools',
  },
  sending: 'We are sending it to the register, once.',
  sendUnanswered: {
    heading: 'We do not know yet if it was sent',
    lead: 'The answer did not reach us. Nothing is lost, and nothing is sent twice. Tap Check again.',
  },
  submitted: {
    heading: 'The register is looking at it',
    lead: 'You need not do anything now. Your Udyam number comes here.',
    sent: { title: 'You sent it', detail: 'It was free.' },
    now: { title: 'The register compares it', detail: 'Often minutes, sometimes some days.' },
    next: { title: 'You get your Udyam number', detail: 'And the certificate, free.' },
    number: 'Application number',
    sentOn: 'Sent on',
    ask: 'We keep checking for two minutes. After that, tap Check again, or come back later.',
    checkFailed: 'We could not ask just now. Tap Check again.',
    later: 'Go to your loan, look later',
  },
  registered: {
    heading: 'Your business is registered',
    lead: 'This is your Udyam number. It does not end, and you need not renew it.',
    number: 'Udyam number',
    business: 'Business',
    copy: 'Copy the number',
    certificate:
      'You can print the certificate for free on the government’s page, udyamregistration.gov.in. Pay nobody for it, or for a renewal.',
  },
  failed: {
    heading: 'The register could not do it',
    lead: 'Nothing you told is lost. You can send it again, for free.',
    reason: 'The register says',
    action: 'Look over and send again',
  },
  mismatch: {
    heading: 'Something does not fit your PAN',
    lead: 'The register compared what you told with your PAN. Correct it, and send it again, for free.',
    what: 'Does not fit',
    unknown: 'Your name or PAN',
    reason: 'The register says',
    action: 'Correct it',
  },
} as const;

/** Names of the steps. */
export const udyamSectionNames: Readonly<Record<UdyamSection, string>> = {
  kyc: 'Aadhaar and PAN',
  'personal-details': 'About you',
  'business-details': 'Your business',
  'bank-details': 'Bank account',
  confirmation: 'Look over and send',
};

/** Status of a step, for screen readers. */
export const udyamSectionStatus = { done: 'Done', open: 'Next', locked: 'Later' } as const;

/** Headings of the pages. */
export const udyamHeadings: Readonly<Record<UdyamPage, string>> = {
  kyc: 'Who owns the business?',
  'personal-details': 'About you',
  activity: 'What does your business do?',
  business: 'About your business',
  size: 'How big is it?',
  address: 'Where is your business?',
  'bank-details': 'Bank account of the business',
};

/** Introductions of pages whose heading does not explain enough. */
export const udyamLeads: Readonly<Partial<Record<UdyamPage, string>>> = {
  kyc: 'The register compares your name with your PAN, and sends a code to the phone linked to your Aadhaar.',
  activity: 'Find it in the government’s list. You can choose several.',
  'bank-details': 'The register notes it for schemes of the government. No money is taken.',
};
