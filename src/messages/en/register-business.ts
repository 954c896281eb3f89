/** Texts of the page that shows whether the business is registered with Udyam. */
export const registerBusinessCopy = {
  title: 'Business registration',
  loading: 'We are asking how your business is registered.',
  heading: 'Register your business for free',
  registeredHeading: 'Your business is registered',
  closedHeading: 'You cannot register here now',
  closedLead:
    'Udyam is the government’s register of small businesses. You can register for free on its own site: pay nobody for it.',
  lead: 'Udyam is the government’s register of small businesses.',
  name: 'Business',
  status: 'Udyam',
  number: 'Udyam number',
  gstin: 'GSTIN',
  facts: [
    { title: 'It is free', detail: 'The government takes no fee. Pay nobody for it.' },
    { title: 'It helps with loans', detail: 'Some lenders ask for it.' },
    { title: 'What you need', detail: 'Your Aadhaar, your PAN, and the phone linked to your Aadhaar.' },
  ],
  register: 'Register now',
  goOn: 'Continue with the registration',
  toLoan: 'Go to your loan',
  later: 'Later',
  unavailable: 'We could not read how your business is registered',
} as const;
