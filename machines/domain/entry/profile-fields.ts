import { readAmount } from '../fields/amount-field';
import { readPincode } from '../fields/contact-fields';
import type { FieldVerdict } from '../fields/field-verdict';
import { type FormReading, readForm, type WrongField } from '../fields/form-reading';
import type { LoanProfile, LoanProfileChange } from '../merchant/loan-profile';
import type { FormStep } from './application-steps';

/** The options of each choice; the values on the wire are assumed (docs/decisions/012). */
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

/** Fields that are typed. */
export type TypedName =
  | 'fatherName'
  | 'email'
  | 'address'
  | 'pincode'
  | 'monthlyIncome'
  | 'monthlySale'
  | 'employeeCount';
export type ProfileField = ChoiceName | TypedName;

/** The fields of each step, in the order in which they are asked. */
export const fieldsOf = {
  'basic-information': ['fatherName', 'socialCategory', 'homeAddressType', 'homeOwnershipStatus', 'email'],
  'shop-information': ['address', 'pincode', 'businessCategory', 'shopOwnershipStatus'],
  'application-form': ['monthlySale', 'monthlyIncome', 'employeeCount'],
  'loan-information': ['loanPurpose'],
  'business-info': ['businessType', 'businessUnit'],
} as const satisfies Readonly<Record<FormStep, readonly ProfileField[]>>;

export type ProfileProblem = 'missing' | 'malformed' | 'too-small' | 'too-large';

export type WrongProfileField = WrongField<ProfileField, ProfileProblem>;

/** The values of a form as typed or chosen; a missing field is empty. */
export type ProfileDraft = Readonly<Partial<Record<ProfileField, string>>>;

/** Monthly amounts are at most ten crore rupees: more is a typing error. Paise. */
const MAX_A_MONTH = 10_000_000_000;
const MAX_EMPLOYEES = 999;

/** Letters of any script, with dots, dashes and apostrophes between them. */
const NAME = /^\p{L}[\p{L}\p{M} .'’-]{1,99}$/u;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const WHOLE = /^\d{1,9}$/;
const MIN_ADDRESS = 8;
const MAX_ADDRESS = 250;

type Verdict = FieldVerdict<ProfileProblem, string | number | null>;

const missing: Verdict = { ok: false, problem: 'missing' };
const malformed: Verdict = { ok: false, problem: 'malformed' };
const spaced = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

/** Monthly amount in rupees, the unit of the profile. */
function readMonthly(text: string): Verdict {
  const read = readAmount(text, MAX_A_MONTH);
  if (read.ok) return { ok: true, value: read.value / 100 };
  return read.problem === 'paise-after-comma' ? malformed : { ok: false, problem: read.problem };
}

function readMatching(value: string, pattern: RegExp): Verdict {
  if (value === '') return missing;
  return pattern.test(value) ? { ok: true, value } : malformed;
}

const readers: Readonly<Record<TypedName, (text: string) => Verdict>> = {
  fatherName: (text) => readMatching(spaced(text), NAME),
  /** Optional. */
  email: (text) => (text.trim() === '' ? { ok: true, value: null } : readMatching(text.trim(), EMAIL)),
  address(text) {
    const value = spaced(text);
    if (value === '') return missing;
    if (value.length < MIN_ADDRESS) return { ok: false, problem: 'too-small' };
    return value.length > MAX_ADDRESS ? { ok: false, problem: 'too-large' } : { ok: true, value };
  },
  pincode: readPincode,
  monthlyIncome: readMonthly,
  monthlySale: readMonthly,
  employeeCount(text) {
    const value = text.trim();
    if (value === '') return missing;
    if (!WHOLE.test(value)) return malformed;
    return Number(value) > MAX_EMPLOYEES
      ? { ok: false, problem: 'too-large' }
      : { ok: true, value: Number(value) };
  },
};

function isTyped(field: ProfileField): field is TypedName {
  return field in readers;
}

/** Reads one field: the value to send (null for an empty optional field), or what is wrong with it. */
export function readProfileField(field: ProfileField, text: string): Verdict {
  if (isTyped(field)) return readers[field](text);
  const known: readonly string[] = profileChoices[field];
  return known.includes(text) ? { ok: true, value: text } : missing;
}

/**
 * Reads a step's form: the change to save, or all errors in the order of the fields. An optional field that was emptied is
 * removed from the profile by null.
 */
export function readProfileStep(
  step: FormStep,
  draft: ProfileDraft,
  before: LoanProfile | null,
): FormReading<LoanProfileChange, WrongProfileField> {
  const verdicts: Readonly<Partial<Record<ProfileField, Verdict>>> = Object.fromEntries(
    fieldsOf[step].map((field) => [field, readProfileField(field, draft[field] ?? '')] as const),
  );
  const read = readForm(verdicts);
  if (!read.ok) return read;
  const entries = fieldsOf[step].flatMap((field) => {
    const value = read.value[field] ?? null;
    return value !== null || (before !== null && before[field] !== null) ? [[field, value] as const] : [];
  });
  return { ok: true, value: Object.fromEntries(entries) };
}

/** The form as it opens, filled with what the lender knows already. */
export function draftOfProfile(step: FormStep, profile: LoanProfile): ProfileDraft {
  const isAnswered = step === 'application-form' && profile.monthlySale > 0;
  const entries = fieldsOf[step].map((field) => {
    const value = profile[field];
    // A missing number arrives as 0. It is an answer only if the step was filled in before.
    const isMissing = value === null || (value === 0 && !(field === 'employeeCount' && isAnswered));
    return [field, isMissing ? '' : String(value)] as const;
  });
  return Object.fromEntries(entries);
}

/** Fields that may be stored in the browser while the page is closed: none of them is personal data. */
const keepable: ReadonlySet<ProfileField> = new Set([
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

/** The part of a draft that may be stored. */
export function keepableDraft(draft: ProfileDraft): ProfileDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(([field]) => [...keepable].some((known) => known === field)),
  );
}
