import { arthmateWeekly, hdfc } from '../base/offer-plans';
import type { Persona } from './persona';

const merchantWithOffer: Pick<Persona, 'offers' | 'accounts' | 'stage'> = {
  offers: [arthmateWeekly],
  accounts: [hdfc],
  stage: 'offers',
};
const registering = {
  ...merchantWithOffer,
  group: 'Business registration',
  flags: { features: { UDYAM_REGISTRATION: true } },
} as const;
const leadFlags = {
  features: { LEADGEN_WORKFLOW: true, LEADGEN_LENDBOX_WORKFLOW: true, LEADGEN_STASHFIN_WORKFLOW: true },
} as const;
const lead = { ...merchantWithOffer, group: 'Partner lead', flags: leadFlags } as const;
const supplied = { ...merchantWithOffer, group: 'Supplier credit' } as const;

const gupta = { name: 'Gupta Traders', mobile: '9822012345' };
const mandi = { name: 'Mandi Oil Depot', mobile: '9890011223' };

/** Merchants who register a business, go to a partner lender, or buy from suppliers on credit. */
export const PERSONAS_TRADING = {
  'udyam-new': {
    ...registering,
    title: 'Not registered',
    about: 'Nothing of the Udyam registration was entered yet.',
    displayName: 'Meena Kumari',
    panName: 'MEENA KUMARI',
    mobile: '9816012347',
  },
  'udyam-draft': {
    ...registering,
    title: 'Registration half way',
    about: 'KYC and personal details are entered, the Aadhaar code is verified.',
    displayName: 'Shabnam Khan',
    panName: 'SHABNAM KHAN',
    mobile: '9819023458',
    trade: { udyam: 'DRAFT' },
  },
  'udyam-registered': {
    ...registering,
    title: 'Registered',
    about: 'Has a Udyam number.',
    displayName: 'Geeta Devi',
    panName: 'GEETA DEVI',
    mobile: '9823034569',
    trade: { udyam: 'REGISTERED' },
  },
  'udyam-mismatch': {
    ...registering,
    title: 'Name does not fit',
    about: 'The registry found another name on the PAN; it can be sent again.',
    displayName: 'Anita Borkar',
    panName: 'ANITA BORKAR',
    mobile: '9850045671',
    trade: { udyam: 'MISMATCH' },
  },
  'udyam-failed': {
    ...registering,
    title: 'Registration failed',
    about: 'The registry could not do it; it can be sent again.',
    displayName: 'Rukmini Iyer',
    panName: 'RUKMINI IYER',
    mobile: '9841056782',
    trade: { udyam: 'FAILED' },
  },
  'lead-new': {
    ...lead,
    title: 'No lead yet',
    about: 'Opening a lead sends the first code.',
    displayName: 'Harish Chandra',
    panName: 'HARISH CHANDRA',
    mobile: '9412067893',
  },
  'lead-open': {
    ...lead,
    title: 'Lead opened by the partner',
    about: 'It waits for its code, which nobody has sent yet.',
    displayName: 'Baldev Singh',
    panName: 'BALDEV SINGH',
    mobile: '9814077884',
    trade: { lead: 'OTP_SENT' },
  },
  'lead-verified': {
    ...lead,
    title: 'Lead verified',
    about: 'The code was right; the profile is next.',
    displayName: 'Nasreen Ansari',
    panName: 'NASREEN ANSARI',
    mobile: '9935078904',
    trade: { lead: 'VERIFIED' },
  },
  'lead-submitted': {
    ...lead,
    title: 'Lead submitted',
    about: 'The partner decides when the flag lead_result is changed.',
    displayName: 'Prakash Rao',
    panName: 'PRAKASH RAO',
    mobile: '9880089015',
    trade: { lead: 'SUBMITTED' },
    flags: { ...leadFlags, lead_result: 'PENDING' },
  },
  'lead-rejected': {
    ...lead,
    title: 'Lead rejected',
    about: 'The partner said no yesterday; that holds for 30 days.',
    displayName: 'Jagdish Solanki',
    panName: 'JAGDISH SOLANKI',
    mobile: '9825090126',
    trade: { lead: 'REJECTED' },
  },
  'credit-fresh': {
    ...supplied,
    title: 'Fresh credit line',
    about: '\u20b950,000, nothing used, no supplier yet. With the referral reward.',
    displayName: 'Kiran Shah',
    panName: 'KIRAN SHAH',
    mobile: '9824011237',
    trade: { credit: { limitRupees: 50_000 } },
    flags: { features: { PAY_LATER_REFERRAL_REWARD: true } },
  },
  'credit-active': {
    ...supplied,
    title: 'Buys on credit',
    about: 'Two suppliers; payments that went well, failed, and wait to be confirmed.',
    displayName: 'Dinesh Gowda',
    panName: 'DINESH GOWDA',
    mobile: '9845022348',
    trade: {
      credit: {
        limitRupees: 50_000,
        dueInDays: 12,
        suppliers: [gupta, mandi],
        payments: [
          { supplier: 0, rupees: 8_500, daysAgo: 18, status: 'SUCCESS' },
          { supplier: 1, rupees: 4_000, daysAgo: 9, status: 'FAILED' },
          { supplier: 1, rupees: 4_000, daysAgo: 9, status: 'SUCCESS' },
          { supplier: 0, rupees: 2_500, daysAgo: 0, status: 'PENDING' },
        ],
      },
    },
  },
  'credit-nearly-used': {
    ...supplied,
    title: 'Credit nearly used up',
    about: '\u20b9750 of \u20b930,000 are left.',
    displayName: 'Sarita Mishra',
    panName: 'SARITA MISHRA',
    mobile: '9839033459',
    trade: { credit: { limitRupees: 30_000, usedRupees: 29_250, dueInDays: 6, suppliers: [gupta] } },
  },
  'credit-overdue': {
    ...supplied,
    title: 'Credit overdue',
    about: 'Should have been paid back five days ago: no new payment until then.',
    displayName: 'Ganesh Patil',
    panName: 'GANESH PATIL',
    mobile: '9822044561',
    trade: { credit: { limitRupees: 40_000, usedRupees: 18_000, dueInDays: -5, suppliers: [gupta] } },
  },
  'credit-none': {
    ...supplied,
    title: 'No credit line',
    about: 'The pay-later service does not know this merchant.',
    displayName: 'Leela Menon',
    panName: 'LEELA MENON',
    mobile: '9847055672',
  },
  'credit-test-code': {
    ...supplied,
    title: 'Test merchant code',
    about: 'The payment partner\u2019s code begins with PYTM.',
    displayName: 'Arjun Thapa',
    panName: 'ARJUN THAPA',
    mobile: '9733066783',
    trade: { credit: { limitRupees: 50_000, mCode: 'PYTM000041', suppliers: [gupta] } },
  },
} satisfies Record<string, Persona>;
