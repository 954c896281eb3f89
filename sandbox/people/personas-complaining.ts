import { arthmateWeekly, hdfc } from '../base/offer-plans';
import type { Persona } from './persona';

const complaining = {
  group: 'Paying back',
  offers: [arthmateWeekly],
  accounts: [hdfc],
  stage: 'disbursed',
  paidInstalments: 7,
  dueInDays: 4,
} as const satisfies Partial<Persona>;

/** Merchants who have made a complaint. */
export const PERSONAS_COMPLAINING = {
  'complaint-answered': {
    ...complaining,
    title: 'Complaint answered',
    about: 'Complained about a late charge six days ago; the lender answered yesterday.',
    displayName: 'Bhavna Solanki',
    panName: 'BHAVNA SOLANKI',
    mobile: '9824066112',
    complaints: [
      {
        daysAgo: 6,
        about: 'LENDER',
        category: 'CHARGES',
        text: 'I paid on the due day, and a late charge was added.',
      },
    ],
  },
  'complaint-unanswered': {
    ...complaining,
    title: 'Complaint never answered',
    about: 'Complained 31 days ago, and the lender never answers: the Ombudsman is open.',
    displayName: 'Mahesh Kamble',
    panName: 'MAHESH KAMBLE',
    mobile: '9822066112',
    flags: { answers_complaints: false },
    complaints: [
      {
        daysAgo: 31,
        about: 'LENDER',
        category: 'PAYMENT_NOT_SHOWN',
        text: 'I paid an instalment by UPI, and it is still not shown.',
      },
    ],
  },
} satisfies Record<string, Persona>;
