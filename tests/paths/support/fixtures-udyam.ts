/** Answers of the services for the registration, parsed as the adapters parse them. */
import * as v from 'valibot';

import {
  type NicCode,
  nicCodesSchema,
  type UdyamChange,
  type UdyamDetails,
  udyamDetailsSchema,
} from '../../../machines/domain/udyam/udyam';
import { now } from './fixtures-money';

type Wire = v.InferInput<typeof udyamDetailsSchema>;
type Details = NonNullable<Wire['udyam_registration_details']>;

/** Details that each page of the registration adds. */
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
} satisfies Record<string, Details>;
type Page = keyof typeof pages;
const pageOrder: readonly Page[] = ['kyc', 'personal', 'activity', 'business', 'size', 'address', 'bank'];

/** The registration with the details of all pages up to this one. Aadhaar is verified after the first page, `kyc`. */
export function detailsUpTo(page: Page | null, overrides: Partial<Wire> = {}): UdyamDetails {
  const saved = page === null ? [] : pageOrder.slice(0, pageOrder.indexOf(page) + 1);
  return v.parse(udyamDetailsSchema, {
    udyam_status: page === null ? 'NOT_REGISTERED' : 'DRAFT',
    verified_otp_types: saved.length > 1 ? ['AADHAAR'] : [],
    udyam_registration_details: Object.assign({}, ...saved.map((savedPage) => pages[savedPage])),
    ...overrides,
  });
}

/** Answer to a saved page. */
export function detailsAfterSave(change: UdyamChange | undefined): UdyamDetails {
  if (change?.name !== undefined) return detailsUpTo('kyc');
  if (change?.gender !== undefined) return detailsUpTo('personal');
  if (change?.nicCodes !== undefined) return detailsUpTo('activity');
  if (change?.businessName !== undefined) return detailsUpTo('business');
  if (change?.turnover !== undefined) return detailsUpTo('size');
  return detailsUpTo(change?.city === undefined ? 'bank' : 'address');
}

const submission = {
  application_number: 'UAP0000000001',
  submitted_on: now / 1000,
  verified_otp_types: ['AADHAAR', 'UDYAM'],
};
export const submitted = detailsUpTo('bank', { ...submission, udyam_status: 'SUBMITTED' });
export const registered = detailsUpTo('bank', {
  ...submission,
  udyam_status: 'REGISTERED',
  udyam_number: 'UDYAM-MH-26-0012345',
});
export const registrationFailed = detailsUpTo('bank', {
  udyam_status: 'FAILED',
  failure_reason: 'The registry could not reach the Aadhaar records.',
});
export const mismatched = detailsUpTo('bank', {
  udyam_status: 'MISMATCH',
  mismatch_fields: ['name'],
  failure_reason: 'The name does not fit the PAN.',
});

export const someNicCodes: readonly NicCode[] = v.parse(nicCodesSchema, {
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
