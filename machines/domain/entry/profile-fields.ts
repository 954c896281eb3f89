import { readAmount } from '../fields/amount-field';
import { readPincode } from '../fields/contact-fields';
import type { FieldReading } from '../fields/field-reading';
import { type FieldError, type FormReading, readForm } from '../fields/form-reading';
import type { LoanProfile, LoanProfileChange } from '../merchant/loan-profile';
import type { FormStep } from './application-steps';

/** The options of each choice, by their values on the wire (assumed, docs/decisions/012). */
export const profileChoices = {
  socialCategory: ['GENERAL', 'OBC', 'SC', 'ST'],
  homeAddressType: ['PERMANENT', 'CURRENT'],
  homeOwnershipStatus: ['OWNED', 'FAMILY', 'RENTED'],
  shopOwnershipStatus: ['OWNED', 'FAMILY', 'RENTED'],
  businessCategory: [
    'GROCERY',
    'CLOTHES',
    'FOOD',
    'MEDICINE',
    'MOBILE_AND_ELECTRONICS',
    'HARDWARE',
    'BEAUTY',
    'REPAIR_AND_SERVICES',
    'OTHER',
  ],
  loanPurpose: ['STOCK', 'EQUIPMENT', 'SHOP_REPAIR', 'NEW_SHOP', 'PAY_SUPPLIERS', 'OTHER'],
  businessType: [
    'PROPRIETORSHIP',
    'PARTNERSHIP',
    'LIMITED_LIABILITY_PARTNERSHIP',
    'PRIVATE_LIMITED',
    'OTHER',
  ],
  businessUnit: ['RETAIL', 'WHOLESALE', 'MANUFACTURING', 'SERVICES'],
} as const;
export type ChoiceName = keyof typeof profileChoices;
export type ChoiceOf<TName extends ChoiceName> = (typeof profileChoices)[TName][number];

/** Text fields. */
export type TypedName =
  | 'fatherName'
  | 'email'
  | 'address'
  | 'pincode'
  | 'monthlyIncome'
  | 'monthlySale'
  | 'employeeCount';
export type ProfileField = ChoiceName | TypedName;

/** The fields of each step, in the order of the form. */
export const profileFields = {
  'basic-information': ['fatherName', 'socialCategory', 'homeAddressType', 'homeOwnershipStatus', 'email'],
  'shop-information': ['address', 'pincode', 'businessCategory', 'shopOwnershipStatus'],
  'application-form': ['monthlySale', 'monthlyIncome', 'employeeCount'],
  'loan-information': ['loanPurpose'],
  'business-info': ['businessType', 'businessUnit'],
} as const satisfies Readonly<Record<FormStep, readonly ProfileField[]>>;

export type ProfileProblem = 'missing' | 'malformed' | 'too-small' | 'too-large';

export type ProfileFieldError = FieldError<ProfileField, ProfileProblem>;

/** The values of a form as entered; a missing field counts as empty. */
export type ProfileDraft = Readonly<Partial<Record<ProfileField, string>>>;

/** Monthly amounts are at most ten crore rupees: more is taken for a typing error. */
const MAX_MONTHLY_PAISE = 10_000_000_000;
const MAX_EMPLOYEES = 999;

/** Letters of any script, with dots, dashes and apostrophes between them. */
const NAME = /^\p{L}[\p{L}\p{M} .'’-]{1,99}$/u;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const WHOLE_NUMBER = /^\d{1,9}$/;
const MIN_ADDRESS_LENGTH = 8;
const MAX_ADDRESS_LENGTH = 250;

type ProfileFieldReading = FieldReading<ProfileProblem, string | number | null>;

const missing: ProfileFieldReading = { ok: false, problem: 'missing' };
const malformed: ProfileFieldReading = { ok: false, problem: 'malformed' };
const collapseSpaces = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Reads a monthly amount, in rupees: the unit of the profile. */
function readMonthly(text: string): ProfileFieldReading {
  const amount = readAmount(text, MAX_MONTHLY_PAISE);
  if (amount.ok) return { ok: true, value: amount.value / 100 };
  return amount.problem === 'paise-after-comma' ? malformed : { ok: false, problem: amount.problem };
}

function readMatching(value: string, pattern: RegExp): ProfileFieldReading {
  if (value === '') return missing;
  return pattern.test(value) ? { ok: true, value } : malformed;
}

const readers: Readonly<Record<TypedName, (text: string) => ProfileFieldReading>> = {
  fatherName: (text) => readMatching(collapseSpaces(text), NAME),
  /** Optional. */
  email: (text) => (text.trim() === '' ? { ok: true, value: null } : readMatching(text.trim(), EMAIL)),
  address(text) {
    const value = collapseSpaces(text);
    if (value === '') return missing;
    if (value.length < MIN_ADDRESS_LENGTH) return { ok: false, problem: 'too-small' };
    return value.length > MAX_ADDRESS_LENGTH ? { ok: false, problem: 'too-large' } : { ok: true, value };
  },
  pincode: readPincode,
  monthlyIncome: readMonthly,
  monthlySale: readMonthly,
  employeeCount(text) {
    const value = text.trim();
    if (value === '') return missing;
    if (!WHOLE_NUMBER.test(value)) return malformed;
    return Number(value) > MAX_EMPLOYEES
      ? { ok: false, problem: 'too-large' }
      : { ok: true, value: Number(value) };
  },
};

function isTyped(field: ProfileField): field is TypedName {
  return field in readers;
}

/** Reads one field: the value to send (null for an empty optional field), or what is wrong with it. */
export function readProfileField(field: ProfileField, text: string): ProfileFieldReading {
  if (isTyped(field)) return readers[field](text);
  const options: readonly string[] = profileChoices[field];
  return options.includes(text) ? { ok: true, value: text } : missing;
}

/**
 * Reads a step's form: the change to save, or all errors in the order of the fields. For an optional field that was emptied the
 * change contains null, which removes it from the profile.
 * @param previous the stored profile; null when there is none
 */
export function readProfileStep(
  step: FormStep,
  draft: ProfileDraft,
  previous: LoanProfile | null,
): FormReading<LoanProfileChange, ProfileFieldError> {
  const readings: Readonly<Partial<Record<ProfileField, ProfileFieldReading>>> = Object.fromEntries(
    profileFields[step].map((field) => [field, readProfileField(field, draft[field] ?? '')] as const),
  );
  const reading = readForm(readings);
  if (!reading.ok) return reading;
  const entries = profileFields[step].flatMap((field) => {
    const value = reading.value[field] ?? null;
    return value !== null || (previous !== null && previous[field] !== null) ? [[field, value] as const] : [];
  });
  return { ok: true, value: Object.fromEntries(entries) };
}

/** The initial values of a step's form, from the stored profile. */
export function draftOfProfile(step: FormStep, profile: LoanProfile): ProfileDraft {
  const wasSaved = step === 'application-form' && profile.monthlySale > 0;
  const entries = profileFields[step].map((field) => {
    const value = profile[field];
    // A missing number arrives as 0. For the number of employees 0 is an answer, if the step was saved before.
    const isMissing = value === null || (value === 0 && !(field === 'employeeCount' && wasSaved));
    return [field, isMissing ? '' : String(value)] as const;
  });
  return Object.fromEntries(entries);
}

/** Fields of a draft that may be in client storage: none of them is personal data. */
const fieldsForClientStorage: ReadonlySet<ProfileField> = new Set([
  'homeAddressType',
  'homeOwnershipStatus',
  'shopOwnershipStatus',
  'businessCategory',
  'monthlyIncome',
  'monthlySale',
  'employeeCount',
  'loanPurpose',
  'businessType',
  'businessUnit',
]);

/** The part of a draft that may be in client storage. */
export function storableProfileDraft(draft: ProfileDraft): ProfileDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(([field]) =>
      [...fieldsForClientStorage].some((allowed) => allowed === field),
    ),
  );
}
