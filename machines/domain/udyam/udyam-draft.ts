import type { UdyamRegistration } from './udyam';
import { type UdyamDraft, type UdyamField, udyamPageFields } from './udyam-fields';
import type { UdyamPage } from './udyam-steps';

/** Fields that the service has stored and returns only masked. If the merchant leaves them empty, they stay unchanged. */
export function maskedFields(registration: UdyamRegistration): ReadonlySet<UdyamField> {
  const fields = [
    registration.maskedPan !== null && 'panNumber',
    registration.aadhaarLast4 !== null && 'aadhaarNumber',
    registration.maskedMobile !== null && 'mobile',
    registration.maskedEmail !== null && 'email',
    registration.maskedGstin !== null && 'gstin',
    registration.maskedAccountNumber !== null && 'accountNumber',
  ] as const;
  return new Set(fields.filter((field) => field !== false));
}

const rupeesText = (paise: number) => String(paise / 100);

/**
 * The initial values of a page's form: those that the service returns unmasked.
 * @param isComplete whether the page was filled in before: only then is 0 an answer
 */
export function draftOfRegistration(
  page: UdyamPage,
  registration: UdyamRegistration,
  isComplete: boolean,
): UdyamDraft {
  const countText = (value: number) => (value === 0 && !isComplete ? '' : String(value));
  const { isSpeciallyAbled } = registration;
  const values: Readonly<Record<UdyamField, string | null>> = {
    name: registration.name,
    panNumber: null,
    aadhaarNumber: null,
    mobile: null,
    email: null,
    gender: registration.gender,
    socialCategory: registration.socialCategory,
    isSpeciallyAbled: isSpeciallyAbled === null ? null : isSpeciallyAbled ? 'YES' : 'NO',
    nicCodes: registration.nicCodes.join(','),
    majorActivity: registration.majorActivity,
    businessName: registration.businessName,
    organisationType: registration.organisationType,
    dateOfCommencement: registration.dateOfCommencement,
    gstin: null,
    employeesMale: countText(registration.employeesMale),
    employeesFemale: countText(registration.employeesFemale),
    employeesOther: countText(registration.employeesOther),
    turnover: registration.turnover === 0 && !isComplete ? '' : rupeesText(registration.turnover),
    investment: registration.investment === 0 && !isComplete ? '' : rupeesText(registration.investment),
    addressLine: registration.addressLine,
    city: registration.city,
    district: registration.district,
    state: registration.state,
    pincode: registration.pincode,
    accountNumber: null,
    accountNumberAgain: null,
    ifsc: registration.ifsc,
  };
  return Object.fromEntries(udyamPageFields[page].map((field) => [field, values[field] ?? '']));
}

/** Fields of a draft that may be in client storage: none of them is personal data. */
const fieldsForClientStorage: readonly UdyamField[] = [
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

/** Numbers that are never shown again after they were entered. */
const secretFields: readonly string[] = [
  'panNumber',
  'aadhaarNumber',
  'gstin',
  'accountNumber',
  'accountNumberAgain',
] satisfies UdyamField[];

/** The draft of a sent page without the numbers that are never shown again; the service returns them masked. */
export function withoutSecrets(draft: UdyamDraft): UdyamDraft {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !secretFields.includes(field)));
}

/** The draft without the fields that the service returns masked. */
export function withoutMasked(draft: UdyamDraft, registration: UdyamRegistration): UdyamDraft {
  const masked: ReadonlySet<string> = maskedFields(registration);
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !masked.has(field)));
}

/** The part of a draft that may be in client storage. */
export function storableUdyamDraft(draft: UdyamDraft): UdyamDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(([field]) => fieldsForClientStorage.some((allowed) => allowed === field)),
  );
}
