import type { UdyamRegistration } from './udyam';
import { type UdyamDraft, type UdyamField, udyamFieldsOf } from './udyam-fields';
import type { UdyamPage } from './udyam-steps';

/** What the service holds and shows by a mask only: left empty, it stays as it is. */
export function heldFields(told: UdyamRegistration): ReadonlySet<UdyamField> {
  const held = [
    told.maskedPan !== null && 'panNumber',
    told.aadhaarLast4 !== null && 'aadhaarNumber',
    told.maskedMobile !== null && 'mobile',
    told.maskedEmail !== null && 'email',
    told.maskedGstin !== null && 'gstin',
    told.maskedAccountNumber !== null && 'accountNumber',
  ] as const;
  return new Set(held.filter((field) => field !== false));
}

const rupeesOf = (paise: number) => String(paise / 100);

/** The form as it opens: what the service knows and shows whole. @param isTold the page was told before: a 0 is an answer */
export function draftOfRegistration(page: UdyamPage, told: UdyamRegistration, isTold: boolean): UdyamDraft {
  const number = (value: number) => (value === 0 && !isTold ? '' : String(value));
  const { isSpeciallyAbled: abled } = told;
  const known: Readonly<Record<UdyamField, string | null>> = {
    name: told.name,
    panNumber: null,
    aadhaarNumber: null,
    mobile: null,
    email: null,
    gender: told.gender,
    socialCategory: told.socialCategory,
    isSpeciallyAbled: abled === null ? null : abled ? 'YES' : 'NO',
    nicCodes: told.nicCodes.join(','),
    majorActivity: told.majorActivity,
    businessName: told.businessName,
    organisationType: told.organisationType,
    dateOfCommencement: told.dateOfCommencement,
    gstin: null,
    employeesMale: number(told.employeesMale),
    employeesFemale: number(told.employeesFemale),
    employeesOther: number(told.employeesOther),
    turnover: told.turnover === 0 && !isTold ? '' : rupeesOf(told.turnover),
    investment: told.investment === 0 && !isTold ? '' : rupeesOf(told.investment),
    addressLine: told.addressLine,
    city: told.city,
    district: told.district,
    state: told.state,
    pincode: told.pincode,
    accountNumber: null,
    accountNumberAgain: null,
    ifsc: told.ifsc,
  };
  return Object.fromEntries(udyamFieldsOf[page].map((field) => [field, known[field] ?? '']));
}

/** Fields that may be kept in the browser while the page is away: none of them is personal data. */
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

/** A draft without the numbers that are not shown twice: whoever left its page types them anew. */
export function withoutSecrets(draft: UdyamDraft): UdyamDraft {
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !secret.includes(field)));
}

/** A draft without what the service has and shows by a mask only. */
export function withoutHeld(draft: UdyamDraft, told: UdyamRegistration): UdyamDraft {
  const held: ReadonlySet<string> = heldFields(told);
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !held.has(field)));
}

/** What of a draft may be kept. */
export function keepableUdyamDraft(draft: UdyamDraft): UdyamDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(([field]) => keepable.some((known) => known === field)),
  );
}
