import { letterOForZero } from '#messages/ifsc';
import type { Failure } from '../../machines/domain/base/failure';
import type {
  UdyamChoice,
  UdyamField,
  UdyamProblem,
  udyamChoices,
} from '../../machines/domain/udyam/udyam-fields';
import { whyItFailed } from './shared';

/** Labels of the fields of the registration. */
export const udyamLabels: Readonly<Record<UdyamField, string>> = {
  name: 'Your name',
  panNumber: 'PAN',
  aadhaarNumber: 'Aadhaar number',
  mobile: 'Mobile number',
  email: 'E-mail (if you have one)',
  gender: 'Gender',
  socialCategory: 'Social category',
  isSpeciallyAbled: 'Do you have a disability?',
  nicCodes: 'Find your kind of business',
  majorActivity: 'Which is most of it?',
  businessName: 'Name of the business',
  organisationType: 'How is it owned?',
  dateOfCommencement: 'Open since',
  gstin: 'GSTIN (if you have one)',
  employeesMale: 'Men',
  employeesFemale: 'Women',
  employeesOther: 'Others',
  turnover: 'Sales of last year',
  investment: 'What machines and tools cost',
  addressLine: 'Shop number and street',
  city: 'Town or village',
  district: 'District',
  state: 'State',
  pincode: 'Pincode',
  accountNumber: 'Account number',
  accountNumberAgain: 'Account number again',
  ifsc: 'IFSC',
};

/** Hint beside a field. */
export const udyamHints: Readonly<Partial<Record<UdyamField, string>>> = {
  name: 'As on your PAN card.',
  panNumber: '10 letters and digits.',
  aadhaarNumber: '12 digits. It goes to the register once. We do not keep it.',
  mobile: 'Your own. The register sends its last code there.',
  email: 'The certificate can come there.',
  socialCategory: 'The register asks this of everybody. It costs and changes nothing here.',
  nicCodes: 'A word or a number, such as kirana, tailor, 47110.',
  businessName: 'As on your board or your bills.',
  dateOfCommencement: 'The day it began, as well as you know it.',
  turnover: 'All sales from April to March. Type 0 if it is new.',
  investment: 'As you bought them, without land and building. Type 0 if there are none.',
  ifsc: '11 letters and digits. It is in your passbook.',
};

/**
 * Hint for a field whose value the service has stored: if the field stays empty, the value is kept.
 * @param mask masked value
 */
export function storedHint(mask: string): string {
  return `Saved: ${mask.replaceAll('*', '•')}. Leave empty to keep it.`;
}

/** Placeholder of a long list, before anything is chosen. */
export const udyamChooseOne = 'Choose one';

/** Labels of the three inputs of a date. */
export const dateParts = { day: 'Day', month: 'Month', year: 'Year' } as const;

type ChoiceLabels<TName extends UdyamChoice> = Readonly<Record<(typeof udyamChoices)[TName][number], string>>;

/** Labels of the choices. Indian states need none: the values are their names. */
export const udyamChoiceLabels: { readonly [TName in Exclude<UdyamChoice, 'state'>]: ChoiceLabels<TName> } = {
  gender: { MALE: 'Man', FEMALE: 'Woman', OTHER: 'Other' },
  socialCategory: { GENERAL: 'General', SC: 'SC', ST: 'ST', OBC: 'OBC' },
  isSpeciallyAbled: { YES: 'Yes', NO: 'No' },
  majorActivity: { MANUFACTURING: 'Make things', SERVICES: 'Services', TRADING: 'Buy and sell' },
  organisationType: {
    PROPRIETARY: 'By me alone',
    HUF: 'Hindu undivided family (HUF)',
    PARTNERSHIP: 'By partners',
    LIMITED_LIABILITY_PARTNERSHIP: 'LLP',
    PRIVATE_LIMITED: 'Private limited company',
    PUBLIC_LIMITED: 'Public limited company',
    COOPERATIVE: 'Co-operative',
    SOCIETY: 'Society',
    TRUST: 'Trust',
    SELF_HELP_GROUP: 'Self-help group',
  },
};

const missingTexts: Readonly<Record<UdyamField, string>> = {
  name: 'Type your name as on your PAN card.',
  panNumber: 'Type your PAN.',
  aadhaarNumber: 'Type your Aadhaar number.',
  mobile: 'Type your mobile number.',
  email: 'Type your e-mail.',
  gender: 'Choose one.',
  socialCategory: 'Choose your category.',
  isSpeciallyAbled: 'Choose yes or no.',
  nicCodes: 'Search for what your business does, and choose at least one.',
  majorActivity: 'Choose what most of your business is.',
  businessName: 'Type the name of your business.',
  organisationType: 'Choose how your business is owned.',
  dateOfCommencement: 'Type day, month and year.',
  gstin: 'Type your GSTIN, or leave it empty.',
  employeesMale: 'Type how many men work there. With none, type 0.',
  employeesFemale: 'Type how many women work there. With none, type 0.',
  employeesOther: 'Type how many others work there. With none, type 0.',
  turnover: 'Type the sales of last year, in rupees. If it is new, type 0.',
  investment: 'Type what machines and tools cost, in rupees. If there are none, type 0.',
  addressLine: 'Type shop number and street.',
  city: 'Type your town or village.',
  district: 'Type your district.',
  state: 'Choose your state.',
  pincode: 'Type the pincode.',
  accountNumber: 'Type the account number.',
  accountNumberAgain: 'Type the account number again.',
  ifsc: 'Type the IFSC.',
};

const countProblems = {
  malformed: 'Type a whole number, such as 2.',
  'too-large': 'Type a number up to 9,999.',
} as const;
const rupeesMalformed = 'Type rupees in digits, such as 450000.';
const lettersOnly = 'Use letters only. Check it.';
const accountMalformed = 'An account number has 9 to 18 digits. Check yours.';
const tooLong = 'This is too long. Make it shorter.';

type ProblemTexts = Readonly<Partial<Record<Exclude<UdyamProblem, 'missing'>, string>>>;

const problemTexts: Readonly<Partial<Record<UdyamField, ProblemTexts>>> = {
  name: { malformed: 'A name has letters only. Check it.', 'too-large': tooLong },
  panNumber: { malformed: 'A PAN has 5 letters, 4 digits and a letter. Check yours.' },
  aadhaarNumber: {
    malformed: 'An Aadhaar number has 12 digits. The first is not 0 or 1.',
    mistyped: 'One digit is wrong. Look at your card and type it again.',
  },
  mobile: { malformed: 'A mobile number has 10 digits and starts with 6, 7, 8 or 9.' },
  email: {
    malformed: 'An e-mail looks like name@example.in. Check it, or leave it empty.',
    'too-large': tooLong,
  },
  nicCodes: { 'too-large': 'Choose at most 10. Remove some.' },
  businessName: { 'too-large': tooLong },
  dateOfCommencement: {
    malformed: 'There is no such day. Check day, month and year.',
    'in-future': 'This day has not come yet. Type the day your business began.',
  },
  gstin: {
    malformed: 'A GSTIN has 15 letters and digits. Check it, or leave it empty.',
    mistyped: 'One letter or digit is wrong. Check it, or leave it empty.',
  },
  employeesMale: countProblems,
  employeesFemale: countProblems,
  employeesOther: countProblems,
  turnover: {
    malformed: rupeesMalformed,
    'too-large': 'Udyam is for businesses that sell for up to ₹500 crore a year. Check the amount.',
  },
  investment: {
    malformed: rupeesMalformed,
    'too-large': 'Udyam is for machines and tools up to ₹125 crore. Check the amount.',
  },
  addressLine: { 'too-short': 'Type shop number and street.', 'too-large': tooLong },
  city: { malformed: lettersOnly, 'too-large': tooLong },
  district: { malformed: lettersOnly, 'too-large': tooLong },
  pincode: { malformed: 'A pincode has 6 digits. The first is not 0.' },
  accountNumber: { malformed: accountMalformed },
  accountNumberAgain: {
    malformed: accountMalformed,
    different: 'The two account numbers are not the same. Check both.',
  },
  ifsc: {
    malformed: 'An IFSC has 4 letters, a zero, then 6 letters or digits. Check yours.',
  },
};

/** Error message of a field. @param suggestion corrected IFSC, for the letter O instead of a zero */
export function udyamProblemText(field: UdyamField, problem: UdyamProblem, suggestion = ''): string {
  if (problem === 'letter-o-for-zero') return letterOForZero(suggestion);
  return (problem === 'missing' ? undefined : problemTexts[field]?.[problem]) ?? missingTexts[field];
}

/** Text for an error code of the service, and the field that it concerns; null if it concerns none. */
export function refusalCopy(failure: Failure): { readonly field: UdyamField | null; readonly text: string } {
  switch (failure.code) {
    case 'pan_mismatch':
      return { field: 'panNumber', text: 'This is not the PAN of your account. Type your own PAN.' };
    case 'aadhaar_invalid':
      return { field: 'aadhaarNumber', text: 'The register does not know this Aadhaar number. Check it.' };
    case 'nic_code_not_found':
      return {
        field: 'nicCodes',
        text: 'The register does not know one of these any more. Remove it, and choose again.',
      };
    case 'udyam_details_missing':
      return { field: null, text: 'The register misses something. Fill in what is empty here.' };
    case 'otp_not_verified':
      return { field: null, text: 'One code is still missing. Ask for it here, then send it again.' };
    case 'consent_required':
      return { field: null, text: 'The register needs your agreement. Tick the box, and send it again.' };
    default:
      return { field: null, text: whyItFailed(failure) };
  }
}

const mismatchLabels: Readonly<Record<string, string>> = {
  name: 'Your name',
  pan_number: 'Your PAN',
  gender: 'Your gender',
  mobile: 'Your mobile number',
  organisation_type: 'How your business is owned',
  business_name: 'The name of your business',
  gstin: 'Your GSTIN',
  account_number: 'Your bank account',
  ifsc: 'Your IFSC',
};

/** Labels of the fields that do not match the PAN. @param fields wire names; unknown ones are left out */
export function mismatchNames(fields: readonly string[]): readonly string[] {
  return fields.flatMap((field) => mismatchLabels[field] ?? []);
}

/** Error message of the name, after the register reported that it does not match the PAN. */
export const nameMismatch = 'The register has another name for your PAN. Type it as on the card.';
