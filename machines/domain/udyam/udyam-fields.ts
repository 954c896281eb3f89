import { indianDay, parseCalendarDay } from '../base/calendar-day';
import { readAadhaar } from '../fields/aadhaar-field';
import { readAccountNumber, readIfsc, readRepeatedAccountNumber } from '../fields/account-fields';
import { readGstin } from '../fields/business-fields';
import { readMobile, readPincode } from '../fields/contact-fields';
import type { FieldReading } from '../fields/field-reading';
import { type FieldError, type FormReading, fieldError } from '../fields/form-reading';
import { indianStates } from '../fields/indian-states';
import { readPan } from '../fields/pan-field';
import { genders, majorActivities, organisationTypes, socialCategories, type UdyamChange } from './udyam';
import type { UdyamPage } from './udyam-steps';

/** The options of each choice. */
export const udyamChoices = {
  gender: genders,
  socialCategory: socialCategories,
  isSpeciallyAbled: ['YES', 'NO'],
  majorActivity: majorActivities,
  organisationType: organisationTypes,
  state: indianStates,
} as const;
export type UdyamChoice = keyof typeof udyamChoices;

/** The fields of each page, in the order of the form. */
export const udyamPageFields = {
  kyc: ['name', 'panNumber', 'aadhaarNumber'],
  'personal-details': ['mobile', 'email', 'gender', 'socialCategory', 'isSpeciallyAbled'],
  activity: ['nicCodes', 'majorActivity'],
  business: ['businessName', 'organisationType', 'dateOfCommencement', 'gstin'],
  size: ['employeesMale', 'employeesFemale', 'employeesOther', 'turnover', 'investment'],
  address: ['addressLine', 'city', 'district', 'state', 'pincode'],
  'bank-details': ['accountNumber', 'accountNumberAgain', 'ifsc'],
} as const satisfies Readonly<Record<UdyamPage, readonly string[]>>;
export type UdyamField = (typeof udyamPageFields)[UdyamPage][number];

export type UdyamProblem =
  | 'missing'
  | 'malformed'
  | 'mistyped'
  | 'too-short'
  | 'too-large'
  | 'in-future'
  | 'different'
  | 'letter-o-for-zero';

export type UdyamFieldError = FieldError<UdyamField, UdyamProblem>;

/** The values of a form as entered; a missing field counts as empty. A day is YYYY-MM-DD; NIC codes are separated by commas. */
export type UdyamDraft = Readonly<Partial<Record<UdyamField, string>>>;

/** Maximum number of NIC codes (limit of the contract). */
export const MAX_NIC_CODES = 10;

/** Limits of the register: turnover up to 500 crore and investment up to 125 crore rupees (the MSME limits of 2025). */
const MAX_RUPEES = { turnover: 5_000_000_000, investment: 1_250_000_000 } as const;
const MAX_EMPLOYEES = 9_999;
const EARLIEST_YEAR = 1900;
const MIN_ADDRESS_LENGTH = 5;
const MAX_TEXT_LENGTH = 150;

/** Letters of any script, with dots, dashes and apostrophes between them. */
const NAME = /^\p{L}[\p{L}\p{M} .'’-]{1,99}$/u;
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const NIC_CODE = /^\d{5}$/;
const RUPEES = /^(\d{1,12})(?:\.(\d{1,2}))?$/;

type FieldValue = string | number | boolean | readonly string[] | null;
type UdyamFieldReading = FieldReading<UdyamProblem, FieldValue>;

const missing: UdyamFieldReading = { ok: false, problem: 'missing' };
const malformed: UdyamFieldReading = { ok: false, problem: 'malformed' };
const tooLarge: UdyamFieldReading = { ok: false, problem: 'too-large' };
/** Result for a field that is not sent. */
const notSent: UdyamFieldReading = { ok: true, value: null };
const collapseSpaces = (text: string) => text.trim().replaceAll(/\s+/g, ' ');

function readText(text: string, pattern: RegExp): UdyamFieldReading {
  const value = collapseSpaces(text);
  if (value === '') return missing;
  if (value.length > MAX_TEXT_LENGTH) return tooLarge;
  return pattern.test(value) ? { ok: true, value } : malformed;
}

function readCount(text: string): UdyamFieldReading {
  const value = text.trim();
  if (value === '') return missing;
  if (!/^\d{1,9}$/.test(value)) return malformed;
  return Number(value) > MAX_EMPLOYEES ? tooLarge : { ok: true, value: Number(value) };
}

/** Reads rupees with at most two decimals as whole paise. 0 is allowed, for a new business. */
function readRupees(text: string, maxRupees: number): UdyamFieldReading {
  const normalized = text.replaceAll(/[\s,₹]/g, '');
  if (normalized === '') return missing;
  const [, rupees, decimals] = RUPEES.exec(normalized) ?? [];
  if (rupees === undefined) return malformed;
  const paise = Number(`${rupees}${(decimals ?? '').padEnd(2, '0')}`);
  return paise > maxRupees * 100 ? tooLarge : { ok: true, value: paise };
}

/** Reads the day on which the business started: an existing day that is not after today in India. */
function readCommencementDate(text: string, now: number): UdyamFieldReading {
  const [year = '', month = '', day = ''] = text.split('-').map((part) => part.trim());
  if (year + month + day === '') return missing;
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const start = parseCalendarDay(value);
  if (start === null || start.year < EARLIEST_YEAR) return malformed;
  const today = indianDay(now);
  const toNumber = (date: typeof today) => date.year * 10_000 + date.month * 100 + date.day;
  return toNumber(start) > toNumber(today) ? { ok: false, problem: 'in-future' } : { ok: true, value };
}

/** The valid NIC codes of a draft. */
export function nicCodesIn(draft: UdyamDraft): readonly string[] {
  return (draft.nicCodes ?? '').split(',').filter((code) => NIC_CODE.test(code));
}

const ANY_TEXT = /./;

/** How each field is read, except for choices and the repeated account number. */
const readers: Readonly<
  Record<
    Exclude<UdyamField, UdyamChoice | 'accountNumberAgain'>,
    (text: string, now: number) => UdyamFieldReading
  >
> = {
  name: (text) => readText(text, NAME),
  panNumber: readPan,
  aadhaarNumber: readAadhaar,
  mobile: readMobile,
  /** Optional. */
  email: (text) => (text.trim() === '' ? notSent : readText(text, EMAIL)),
  nicCodes(text) {
    const codes = nicCodesIn({ nicCodes: text });
    if (codes.length === 0) return missing;
    return codes.length > MAX_NIC_CODES ? tooLarge : { ok: true, value: codes };
  },
  businessName: (text) => readText(text, ANY_TEXT),
  dateOfCommencement: readCommencementDate,
  /** Optional. */
  gstin: (text) => (text.trim() === '' ? notSent : readGstin(text)),
  employeesMale: readCount,
  employeesFemale: readCount,
  employeesOther: readCount,
  turnover: (text) => readRupees(text, MAX_RUPEES.turnover),
  investment: (text) => readRupees(text, MAX_RUPEES.investment),
  addressLine(text) {
    const reading = readText(text, ANY_TEXT);
    return reading.ok && collapseSpaces(text).length < MIN_ADDRESS_LENGTH
      ? { ok: false, problem: 'too-short' }
      : reading;
  },
  city: (text) => readText(text, NAME),
  district: (text) => readText(text, NAME),
  pincode: readPincode,
  accountNumber: readAccountNumber,
  ifsc: readIfsc,
};

function isChoice(field: UdyamField): field is UdyamChoice {
  return field in udyamChoices;
}

function readField(field: UdyamField, draft: UdyamDraft, now: number): UdyamFieldReading {
  const text = draft[field] ?? '';
  if (field === 'accountNumberAgain') {
    const repetition = readRepeatedAccountNumber(text, draft.accountNumber ?? '');
    return repetition.ok ? notSent : repetition;
  }
  if (!isChoice(field)) return readers[field](text, now);
  const options: readonly string[] = udyamChoices[field];
  if (!options.includes(text)) return missing;
  return { ok: true, value: field === 'isSpeciallyAbled' ? text === 'YES' : text };
}

/**
 * Reads a page's form: the change to save, or all errors in the order of the fields.
 * @param masked fields that the service has stored and returns only masked: left empty, they stay unchanged
 * @param now milliseconds, by the service's clock
 */
export function readUdyamPage(
  page: UdyamPage,
  draft: UdyamDraft,
  { masked, now }: { readonly masked: ReadonlySet<UdyamField>; readonly now: number },
): FormReading<UdyamChange, UdyamFieldError> {
  const isUnchanged = (field: UdyamField) => {
    const maskedField = field === 'accountNumberAgain' ? 'accountNumber' : field;
    return (
      masked.has(maskedField) &&
      (draft[maskedField] ?? '').trim() === '' &&
      (draft[field] ?? '').trim() === ''
    );
  };
  const fields: readonly UdyamField[] = udyamPageFields[page];
  const readings = fields
    .filter((field) => !isUnchanged(field))
    .map((field) => ({ field, reading: readField(field, draft, now) }));
  const fieldErrors = readings.flatMap(({ field, reading }) =>
    reading.ok ? [] : [fieldError(field, reading)],
  );
  if (fieldErrors.length > 0) return { ok: false, fieldErrors: withoutRepeatedErrors(fieldErrors) };
  const entries = readings.flatMap(({ field, reading }) =>
    reading.ok && reading.value !== null ? [[field, reading.value] as const] : [],
  );
  return { ok: true, value: Object.fromEntries(entries) };
}

/** The errors, without that of the repetition if the account number itself is wrong. */
function withoutRepeatedErrors(fieldErrors: readonly UdyamFieldError[]): readonly UdyamFieldError[] {
  const isFirstWrong = fieldErrors.some(({ field }) => field === 'accountNumber');
  return fieldErrors.filter(({ field }) => !(isFirstWrong && field === 'accountNumberAgain'));
}
