import type { UdyamRegistration } from './udyam';
import { type UdyamDraft, type UdyamField, udyamFieldsOf } from './udyam-fields';
import type { UdyamPage } from './udyam-steps';

/** Fields that the service has stored and returns masked only: left empty, they stay unchanged. */
export function storedFields(registration: UdyamRegistration): ReadonlySet<UdyamField> {
  const stored = [
    registration.maskedPan !== null && 'panNumber',
    registration.aadhaarLast4 !== null && 'aadhaarNumber',
    registration.maskedMobile !== null && 'mobile',
    registration.maskedEmail !== null && 'email',
    registration.maskedGstin !== null && 'gstin',
    registration.maskedAccountNumber !== null && 'accountNumber',
  ] as const;
  return new Set(stored.filter((field) => field !== false));
}

const rupeesOf = (paise: number) => String(paise / 100);

/** The form as it opens, with the values that the service returns unmasked. @param isComplete the page was filled in before: 0 is an answer */
export function draftOfRegistration(
  page: UdyamPage,
  registration: UdyamRegistration,
  isComplete: boolean,
): UdyamDraft {
  const number = (value: number) => (value === 0 && !isComplete ? '' : String(value));
  const { isSpeciallyAbled: abled } = registration;
  const known: Readonly<Record<UdyamField, string | null>> = {
    name: registration.name,
    panNumber: null,
    aadhaarNumber: null,
    mobile: null,
    email: null,
    gender: registration.gender,
    socialCategory: registration.socialCategory,
    isSpeciallyAbled: abled === null ? null : abled ? 'YES' : 'NO',
    nicCodes: registration.nicCodes.join(','),
    majorActivity: registration.majorActivity,
    businessName: registration.businessName,
    organisationType: registration.organisationType,
    dateOfCommencement: registration.dateOfCommencement,
    gstin: null,
    employeesMale: number(registration.employeesMale),
    employeesFemale: number(registration.employeesFemale),
    employeesOther: number(registration.employeesOther),
    turnover: registration.turnover === 0 && !isComplete ? '' : rupeesOf(registration.turnover),
    investment: registration.investment === 0 && !isComplete ? '' : rupeesOf(registration.investment),
    addressLine: registration.addressLine,
    city: registration.city,
    district: registration.district,
    state: registration.state,
    pincode: registration.pincode,
    accountNumber: null,
    accountNumberAgain: null,
    ifsc: registration.ifsc,
  };
  return Object.fromEntries(udyamFieldsOf[page].map((field) => [field, known[field] ?? '']));
}

/** Fields that may be stored in the browser while the page is closed: none of them is personal data. */
const keepable: readonly UdyamField[] = [
  'nicCodes',
  'majorActivity',
  'organisationType',
  'dateOfCommencement',
  'employeesMale',
  'employeesFemale',
  'employeesOther',
  'turnover',
  'investment',
];

const secret: readonly string[] = [
  'panNumber',
  'aadhaarNumber',
  'gstin',
  'accountNumber',
  'accountNumberAgain',
] satisfies UdyamField[];

/** A draft without the numbers that are never shown again: they must be typed again after leaving the page. */
export function withoutSecrets(draft: UdyamDraft): UdyamDraft {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !secret.includes(field)));
}

/** A draft without the fields that the service has stored and returns masked only. */
export function withoutStored(draft: UdyamDraft, registration: UdyamRegistration): UdyamDraft {
  const stored: ReadonlySet<string> = storedFields(registration);
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !stored.has(field)));
}

/** The part of a draft that may be stored. */
export function keepableUdyamDraft(draft: UdyamDraft): UdyamDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(([field]) => keepable.some((known) => known === field)),
  );
}
