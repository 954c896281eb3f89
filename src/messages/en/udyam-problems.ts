import type { UdyamField, UdyamProblem } from '../../../machines/domain/udyam/udyam-fields';

/** Messages for fields that are empty. */
export const udyamMissing: Readonly<Record<UdyamField, string>> = {
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

/** Messages for fields that are wrong, by the problem. */
export const udyamProblems: Readonly<Partial<Record<UdyamField, ProblemTexts>>> = {
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

/** Texts for the error codes of the service. */
export const udyamRefusals = {
  pan_mismatch: 'This is not the PAN of your account. Type your own PAN.',
  aadhaar_invalid: 'The register does not know this Aadhaar number. Check it.',
  nic_code_not_found: 'The register does not know one of these any more. Remove it, and choose again.',
  udyam_details_missing: 'The register misses something. Fill in what is empty here.',
  otp_not_verified: 'One code is still missing. Ask for it here, then send it again.',
  consent_required: 'The register needs your agreement. Tick the box, and send it again.',
} as const;

/** Names of fields that do not match the PAN, by their wire names. */
export const udyamMismatchLabels: Readonly<Record<string, string>> = {
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

/** Error message of the name, after the register reported that it does not match the PAN. */
export const nameMismatch = 'The register has another name for your PAN. Type it as on the card.';
