import { arthmateBig, arthmateWeekly, hdfc, hindonDaily } from '../base/offer-plans';
import { type ApplicationProgress, COMPLETE_PROFILE, VERIFIED_PROGRESS } from './application-progress';
import type { Persona } from './persona';

/** A persona at one step of the application (`slug` is the last part of its URL); all earlier steps are done. */
const step = (slug: string, panName: string, mobile: string, applying: ApplicationProgress): Persona => ({
  group: 'Steps',
  title: `Step: ${slug}`,
  about: `Stands at the step ${slug}.`,
  displayName: panName.replace(/\w+/g, (word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`),
  panName,
  mobile,
  stage: 'entry',
  offers: [],
  applying: { ...applying, step: [applying.kyc === 'VERIFIED' ? 'APPLICATION' : 'KYC', slug] },
});

const kycStarted: ApplicationProgress = { kyc: 'IN_PROGRESS' };
const withPan: ApplicationProgress = { ...kycStarted, pan: 'VERIFIED' };
const withoutCkyc: ApplicationProgress = { ...withPan, ckyc: 'NOT_FOUND' };
const { father_name, social_category, home_address_type, home_ownership_status } = COMPLETE_PROFILE;
const basicProfile = { father_name, social_category, home_address_type, home_ownership_status };
const { address, pincode, shop_ownership_status, business_category } = COMPLETE_PROFILE;
const shopProfile = { ...basicProfile, address, pincode, shop_ownership_status, business_category };
const { monthly_income, monthly_sale, employee_count } = COMPLETE_PROFILE;
const formProfile = { ...shopProfile, monthly_income, monthly_sale, employee_count };
const purposeProfile = { ...formProfile, loan_purpose: COMPLETE_PROFILE.loan_purpose };

/** One merchant at each step of the application (spec 2.2). */
const STEP_PERSONAS = {
  'step-kyc-status': step('kyc-status', 'ANITA SAHU', '9820045601', { kyc: 'NOT_STARTED' }),
  'step-kyc': step('kyc', 'BALRAM YADAV', '9820045602', kycStarted),
  'step-pan': step('pan', 'CHANDA KUMARI', '9820045603', kycStarted),
  'step-score': step('score', 'DEVI LAL', '9820045604', withPan),
  'step-ekyc': step('ekyc', 'ESHWARI AMMA', '9820045605', withoutCkyc),
  'step-ekyc-update-mobile': step('ekyc-update-mobile', 'FAIZ AHMED', '9820045606', {
    ...withoutCkyc,
    ekycFailed: ['mobile_not_linked'],
  }),
  'step-basic-information': step('basic-information', 'GOPAL DAS', '9820045607', {
    ...VERIFIED_PROGRESS,
    profile: {},
  }),
  'step-shop-information': step('shop-information', 'HEMA MALVIYA', '9820045608', {
    ...VERIFIED_PROGRESS,
    profile: basicProfile,
  }),
  'step-application-form': step('application-form', 'INDU BALA', '9820045609', {
    ...VERIFIED_PROGRESS,
    profile: shopProfile,
  }),
  'step-loan-information': step('loan-information', 'JAGDISH RAJ', '9820045610', {
    ...VERIFIED_PROGRESS,
    profile: formProfile,
  }),
  'step-business-info': step('business-info', 'KIRAN DUBEY', '9820045611', {
    ...VERIFIED_PROGRESS,
    profile: purposeProfile,
  }),
  'step-bank': step('bank', 'LALITA PATIL', '9820045612', VERIFIED_PROGRESS),
} satisfies Record<string, Persona>;

const shopkeeper = {
  group: 'The shop',
  stage: 'offers',
  offers: [arthmateWeekly, arthmateBig],
  accounts: [hdfc],
} satisfies Partial<Persona>;

const PHYSICAL_QR = { experiments: { PHYSICAL_QR: 1 } };

/** Merchants with a printed QR code to be shipped, or a phone of the bank account to be verified. */
const SHOP_PERSONAS = {
  'qr-ordered': {
    ...shopkeeper,
    title: 'QR on its way',
    about: 'Ordered five days ago.',
    displayName: 'Mahesh Nair',
    panName: 'MAHESH NAIR',
    mobile: '9820045613',
    flags: PHYSICAL_QR,
    applying: { addressDaysAgo: 5 },
  },
  'qr-delivered': {
    ...shopkeeper,
    title: 'QR delivered',
    about: 'Ordered twenty-one days ago.',
    displayName: 'Noor Jahan',
    panName: 'NOOR JAHAN',
    mobile: '9820045614',
    flags: PHYSICAL_QR,
    applying: { addressDaysAgo: 21 },
  },
  'qr-destination': {
    ...shopkeeper,
    title: 'QR pays to a UPI id',
    about: 'Where the QR pays to was chosen already.',
    displayName: 'Om Prakash',
    panName: 'OM PRAKASH',
    mobile: '9820045615',
    flags: PHYSICAL_QR,
    applying: { addressDaysAgo: 30, destination: 'omprakash@okbank' },
  },
  'mandate-phone-pending': {
    ...shopkeeper,
    title: "Bank's phone pending",
    about: 'The bank says in a day whether it knows the phone.',
    displayName: 'Padma Rao',
    panName: 'PADMA RAO',
    mobile: '9820045616',
    stage: 'confirmed',
    offers: [hindonDaily],
    flags: { mandate_phone: 'PENDING', mandate_phone_seconds: 86_400 },
    applying: { phone: 'PENDING' },
  },
} satisfies Record<string, Persona>;

export const PERSONAS_STEPS = { ...STEP_PERSONAS, ...SHOP_PERSONAS } satisfies Record<string, Persona>;
