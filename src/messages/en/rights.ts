import type { Question } from '../question';
import { complaintStepsCopy } from './complaint-steps';

/** Texts of the page with the merchant's rights: complaints, their details, and how to change their mind. */
export const rightsCopy = {
  title: 'Your rights',
  heading: 'Your rights, and who helps you',
  lead: 'In plain words. Anybody may read this page.',
  stepsTitle: 'If something goes wrong',
  steps: [
    {
      title: 'Customer care of your lender',
      detail: 'Call or write. Say what went wrong, and what you want.',
    },
    {
      title: 'Its grievance officer',
      detail: 'If customer care did not solve it. Write, and keep the answer.',
    },
    {
      title: 'The RBI Ombudsman',
      detail: 'If your lender has not solved it within 30\u00a0days.',
    },
  ],
  contacts: 'See whom you can talk to',
  complain: complaintStepsCopy.complain,
  detailsTitle: 'Your details',
  loanTitle: 'Your loan',
} as const;

/** What is taken from the merchant, who gets it, and how to take it back. Each sentence says what this app does. */
export const privacyQuestions: readonly Question[] = [
  {
    title: 'What do you take, and what for?',
    text: [
      'To find offers: your name, mobile number, e-mail, date of birth and PAN; where you live; your shop, its sales and its income; and what else a form asks.',
      'To check who you are: your PAN, Aadhaar, a selfie, and photos of papers where they are asked for.',
      'To send the money and take payments: your bank account or UPI ID.',
      'If you allow it: where your shop is, and a photo of it.',
      'With each request: a random number and the make of this phone or browser, so that the service knows which one asks.',
    ],
  },
  {
    title: 'Who gets my details?',
    text: [
      'Your lender, and the lenders that are asked for an offer.',
      'A partner lender, only if you choose it and agree: first your name and mobile number, then facts about your shop.',
      'The credit bureau, which tells your credit score.',
      'The central KYC registry, if you agree. The Aadhaar authority, on its own page.',
      'Your bank, UPI app or payment page: what a payment or autopay needs.',
      'The government’s Udyam registration, if you register your shop here. The payment partner of supplier credit, if you use that credit.',
      'Our analytics: which steps were taken, and with which lender, under random numbers. Your name, your numbers and what you type are not in it. If you are signed in by a cookie, our service can tell that it was you.',
    ],
  },
  {
    title: 'How long are they kept?',
    text: [
      'On this phone: your sign-in, the last figures of your loan, and forms that you began (without personal details) for a day. Random numbers stay until you clear the data of this browser; the one of our analytics for a year at most. No papers, no pictures, no account numbers.',
      'At our service and your lender: what belongs to a loan, as long as it runs. How long after that: our grievance officer and that of your lender tell you.',
    ],
  },
  {
    title: 'Can I have them corrected or deleted?',
    text: [
      'Ask our grievance officer above, or make a complaint here in the app about your personal details. Say what is wrong, or what should go.',
      'What a lender must keep about a running loan, it keeps.',
    ],
    link: { to: '/termloan/complaints', label: complaintStepsCopy.complain },
  },
  {
    title: 'What did I agree to, and can I take it back?',
    text: [
      'Each purpose has a yes of its own, and nothing is ticked for you. One page shows what you agreed to, and you take it back there.',
    ],
    link: { to: '/termloan/consents', label: 'See what I agreed to' },
  },
  {
    title: 'Do you read my phone?',
    text: [
      'No. We do not read your contacts, your messages (SMS), your photos or your files. We get only the photo or paper that you take or choose yourself.',
      'Camera and location are asked for when they are needed, with the reason. You can say no, and there is another way.',
    ],
  },
];

/** What the merchant may do with a loan, and sees before it. */
export const loanQuestions: readonly Question[] = [
  {
    title: 'Do I see all costs before I sign?',
    text: [
      'Yes. Each offer has a page with its key facts (KFS): the yearly cost (APR), all charges and every instalment. You say that you have read it before you give your bank account and sign.',
    ],
  },
  {
    title: 'Can I give the loan back?',
    text: [
      'Yes, in the cooling-off time: the first days after the money comes. How many days, is in your key facts. While the time runs, your loan’s first page shows how.',
      'You pay back the loan amount, also the fees that were taken from it, and the interest of those days.',
    ],
  },
  {
    title: 'Can I close it early?',
    text: [
      'Yes. If the lender takes a charge for this, it is in your key facts. You see the whole amount before you pay.',
    ],
  },
  {
    title: 'How were my offers chosen?',
    text: ['The lenders decide, and we sort what they offer by rules that you can read.'],
    link: { to: '/how-offers-work', label: 'How offers work' },
  },
];
