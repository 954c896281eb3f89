import type { ServiceTexts } from '../language/service/service-texts';

/** A lender. All phone numbers and addresses are made up. */
export interface Lender {
  code: string;
  name: string;
  website: string;
  registeredOffice: string;
  carePhone: string;
  careEmail: string;
  grievanceOfficer: string;
  grievancePhone: string;
  grievanceEmail: string;
  /** Who contacts a borrower whose payment is overdue, when, and what else the lender promises about it. */
  collection: {
    agents: { name: string; phone: string }[];
    hours: keyof ServiceTexts['hours'];
    note: 'noCashWithoutReceipt' | null;
  };
  /** Late charges in paise: the first one `afterDays` after the due day, then one every `everyDays`. */
  lateCharges: { firstPaise: number; afterDays: number; repeatedPaise: number; everyDays: number };
  /** Foreclosure fee, percent of the outstanding principal. */
  foreclosureRate: number;
  /** Page of the app after the bank account, by the last part of its path; without one, e-NACH or the agreement is next. */
  approval?: 'loan-approval-status' | 'approved-loan-details';
}

const lateCharges = { firstPaise: 25_000, afterDays: 3, repeatedPaise: 10_000, everyDays: 7 };

const LENDERS: Lender[] = [
  {
    code: 'USFB',
    name: 'Unity Small Finance Bank Limited',
    website: 'https://www.usfb.example',
    registeredOffice: 'Sandbox House, Barakhamba Road, New Delhi 110001',
    carePhone: '1800-000-2101',
    careEmail: 'help@usfb.example',
    grievanceOfficer: 'Meenakshi Iyer',
    grievancePhone: '1800-000-1101',
    grievanceEmail: 'care@usfb.example',
    collection: {
      agents: [{ name: 'Unity Small Finance Bank, collections', phone: '1800-000-3101' }],
      hours: 'exceptSundayShort',
      note: null,
    },
    lateCharges,
    foreclosureRate: 3,
    approval: 'loan-approval-status',
  },
  {
    code: 'ARTHMATE',
    name: 'Arthmate Financing India Private Limited',
    website: 'https://www.arthmate.example',
    registeredOffice: 'Sandbox Tower, Sohna Road, Gurugram 122018',
    carePhone: '1800-000-2102',
    careEmail: 'help@arthmate.example',
    grievanceOfficer: 'Harpreet Singh',
    grievancePhone: '1800-000-1102',
    grievanceEmail: 'care@arthmate.example',
    collection: {
      agents: [
        { name: 'Arthmate collections team', phone: '1800-000-3102' },
        { name: 'Sahyadri Recovery Services', phone: '1800-000-3112' },
      ],
      hours: 'everyDay',
      note: 'noCashWithoutReceipt',
    },
    lateCharges: { ...lateCharges, firstPaise: 30_000 },
    foreclosureRate: 4,
  },
  {
    code: 'APOLLO_FINVEST',
    name: 'Apollo Finvest (India) Limited',
    website: 'https://www.apollofinvest.example',
    registeredOffice: 'Sandbox Chambers, Linking Road, Mumbai 400054',
    carePhone: '1800-000-2103',
    careEmail: 'help@apollofinvest.example',
    grievanceOfficer: 'Farah Merchant',
    grievancePhone: '1800-000-1103',
    grievanceEmail: 'care@apollofinvest.example',
    collection: {
      agents: [{ name: 'Apollo Finvest collections', phone: '1800-000-3103' }],
      hours: 'everyDay',
      note: 'noCashWithoutReceipt',
    },
    lateCharges: { ...lateCharges, firstPaise: 50_000 },
    foreclosureRate: 4,
    approval: 'approved-loan-details',
  },
  {
    code: 'HINDON_MERCANTILE_LIMITED',
    name: 'Hindon Mercantile Limited',
    website: 'https://www.hindon.example',
    registeredOffice: 'Sandbox Plaza, Nehru Place, New Delhi 110019',
    carePhone: '1800-000-2104',
    careEmail: 'help@hindon.example',
    grievanceOfficer: 'Anil Deshpande',
    grievancePhone: '1800-000-1104',
    grievanceEmail: 'care@hindon.example',
    collection: {
      agents: [{ name: 'Hindon collections desk', phone: '1800-000-3104' }],
      hours: 'exceptSunday',
      note: 'noCashWithoutReceipt',
    },
    lateCharges: { ...lateCharges, firstPaise: 10_000, afterDays: 1, repeatedPaise: 5_000 },
    foreclosureRate: 2,
  },
  {
    code: 'HINDON_RUPEECIRCLE',
    name: 'Hindon Mercantile with RupeeCircle',
    website: 'https://www.rupeecircle.example',
    registeredOffice: 'Sandbox Plaza, Nehru Place, New Delhi 110019',
    carePhone: '1800-000-2105',
    careEmail: 'help@rupeecircle.example',
    grievanceOfficer: 'Anil Deshpande',
    grievancePhone: '1800-000-1105',
    grievanceEmail: 'care@rupeecircle.example',
    collection: {
      agents: [{ name: 'RupeeCircle collections', phone: '1800-000-3105' }],
      hours: 'everyDay',
      note: null,
    },
    lateCharges: { ...lateCharges, firstPaise: 50_000, afterDays: 5 },
    foreclosureRate: 3,
  },
];

const UNNAMED_LENDER: Lender = {
  code: '',
  name: 'A lending partner, to be named',
  website: 'https://www.partners.example',
  registeredOffice: 'Not known yet',
  carePhone: '1800-000-2100',
  careEmail: 'help@partners.example',
  grievanceOfficer: 'Lakshmi Nair',
  grievancePhone: '1800-000-1100',
  grievanceEmail: 'care@partners.example',
  collection: { agents: [], hours: 'everyDay', note: null },
  lateCharges,
  foreclosureRate: 3,
};

/** A lender by its code; undefined for a code that is not in the list. */
export function findLender(code: string | null): Lender | undefined {
  return LENDERS.find((lender) => lender.code === code);
}

/** A lender by its code, with made-up data for an offer without a lender, or for a code that is not in the list. */
export function lenderOf(code: string | null): Lender {
  return findLender(code) ?? { ...UNNAMED_LENDER, name: code ?? UNNAMED_LENDER.name };
}
