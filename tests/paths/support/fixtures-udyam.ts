/** What the services answer in the paths of the registration, read as the adapters read it. */
import * as v from 'valibot';

import {
  type NicCode,
  nicCodes,
  type UdyamChange,
  type UdyamDetails,
  udyamDetails,
} from '../../../machines/domain/udyam/udyam';
import { now } from './fixtures-money';

type Wire = v.InferInput<typeof udyamDetails>;
type Told = NonNullable<Wire['udyam_registration_details']>;

/** What the service knows once each page was told, in the order of the way. */
const pages = {
  kyc: { name: 'MEENA KUMARI', pan_number: '******234F', aadhaar_last4: '7058' },
  personal: {
    mobile: '******4321',
    email: 'm******@example.in',
    gender: 'FEMALE',
    social_category: 'OBC',
    is_specially_abled: false,
  },
  activity: { nic_codes: ['47110'], major_activity: 'TRADING' },
  business: {
    business_name: 'Meena Stores',
    organisation_type: 'PROPRIETARY',
    date_of_commencement: '2019-04-01',
    gstin: '27AAPFU0939F1ZV',
  },
  size: { employees_male: 1, employees_female: 2, turnover: 54_000_000, investment: 15_000_000 },
  address: {
    address_line: '12 Mandi Road',
    city: 'Nashik',
    district: 'Nashik',
    state: 'Maharashtra',
    pincode: '422001',
  },
  bank: { account_number: '******7890', ifsc: 'HDFC0001234' },
} satisfies Record<string, Told>;
type Page = keyof typeof pages;
const order: readonly Page[] = ['kyc', 'personal', 'activity', 'business', 'size', 'address', 'bank'];

/** The registration with all pages told up to this one. */
export function toldUpTo(page: Page | null, over: Partial<Wire> = {}): UdyamDetails {
  const told = page === null ? [] : order.slice(0, order.indexOf(page) + 1);
  return v.parse(udyamDetails, {
    udyam_status: page === null ? 'NOT_REGISTERED' : 'DRAFT',
    verified_otp_types: told.length > 1 ? ['AADHAAR'] : [],
    udyam_registration_details: Object.assign({}, ...told.map((one) => pages[one])),
    ...over,
  });
}

/** What the service answers to a page that was saved. */
export function savedAs(change: UdyamChange | undefined): UdyamDetails {
  if (change?.name !== undefined) return toldUpTo('kyc');
  if (change?.gender !== undefined) return toldUpTo('personal');
  if (change?.nicCodes !== undefined) return toldUpTo('activity');
  if (change?.businessName !== undefined) return toldUpTo('business');
  if (change?.turnover !== undefined) return toldUpTo('size');
  return toldUpTo(change?.city === undefined ? 'bank' : 'address');
}

const sent = {
  application_number: 'UAP0000000001',
  submitted_on: now / 1000,
  verified_otp_types: ['AADHAAR', 'UDYAM'],
};
export const submitted = toldUpTo('bank', { ...sent, udyam_status: 'SUBMITTED' });
export const registered = toldUpTo('bank', {
  ...sent,
  udyam_status: 'REGISTERED',
  udyam_number: 'UDYAM-MH-26-0012345',
});
export const registrationFailed = toldUpTo('bank', {
  udyam_status: 'FAILED',
  failure_reason: 'The registry could not reach the Aadhaar records.',
});
export const mismatched = toldUpTo('bank', {
  udyam_status: 'MISMATCH',
  mismatch_fields: ['name'],
  failure_reason: 'The name does not fit the PAN.',
});

export const someNicCodes: readonly NicCode[] = v.parse(nicCodes, {
  nic_codes: [
    {
      code: '47110',
      description: 'Retail sale in non-specialized stores with food, beverages or tobacco predominating',
      section: 'G',
      major_activity: 'TRADING',
    },
    { code: '14105', description: 'Custom tailoring', section: 'C', major_activity: 'MANUFACTURING' },
  ],
});
