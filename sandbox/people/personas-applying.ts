import type { Flags } from '../base/flags';
import { DAY_SECONDS } from '../money/due-dates';
import type { ApplicationProgress } from './application-progress';
import type { Persona } from './persona';

interface Applicant {
  title: string;
  about: string;
  /** Name on the PAN. */
  name: string;
  mobile: string;
  applying: ApplicationProgress;
  flags?: Partial<Flags>;
  blocked?: boolean;
  isEligible?: boolean;
}

/** A persona in the application, without offers. The KYC is in progress, unless `applying` says otherwise. */
const applicant = ({ name, applying, ...rest }: Applicant): Persona => ({
  group: 'Applying',
  displayName: name.replace(/\w+/g, (word) => `${word.charAt(0)}${word.slice(1).toLowerCase()}`),
  panName: name,
  stage: 'entry',
  offers: [],
  applying: { kyc: 'IN_PROGRESS', ...applying },
  ...rest,
});

const pan = { pan: 'VERIFIED' } as const;
const noCkyc = { ...pan, ckyc: 'NOT_FOUND' } as const;
const byAadhaar = { ...noCkyc, isEkycVerified: true } as const;

/** Merchants during the identity check, each at one step of it. */
export const PERSONAS_APPLYING = {
  'pan-pending': applicant({
    title: 'PAN pending',
    about: 'The registry answers in a day of the virtual clock: verified.',
    name: 'USHA RANI',
    mobile: '9810012301',
    applying: { step: ['KYC', 'pan'], pan: 'PENDING' },
    flags: { pan_seconds: DAY_SECONDS },
  }),
  'pan-mismatch': applicant({
    title: 'PAN does not match',
    about: 'Name and birthday do not fit the PAN; four tries are left.',
    name: 'ARIF KHAN',
    mobile: '9810012302',
    applying: { step: ['KYC', 'pan'], pan: 'MISMATCH', panFailed: 1 },
  }),
  'rate-limited': applicant({
    title: 'Too many tries',
    about: 'Five wrong PANs: ten minutes of retry wait.',
    name: 'SANJAY GUPTA',
    mobile: '9810012303',
    applying: { step: ['KYC', 'pan'], pan: 'MISMATCH', panFailed: 5 },
  }),
  'kyc-in-progress': applicant({
    title: 'KYC in progress',
    about: 'PAN verified; the registry was not asked yet.',
    name: 'MEENA DEVI',
    mobile: '9810012304',
    applying: { step: ['KYC', 'kyc'], ...pan },
  }),
  'ckyc-failed': applicant({
    title: 'Not in the KYC registry',
    about: 'CKYC failed; Aadhaar is next.',
    name: 'RAVI SHANKAR',
    mobile: '9810012305',
    applying: { step: ['KYC', 'ekyc'], ...noCkyc },
    flags: { ckyc_result: 'NOT_FOUND' },
  }),
  'ekyc-failed': applicant({
    title: 'Aadhaar check failed',
    about: 'Aadhaar knows no mobile; two attempts are left.',
    name: 'GEETA RAWAT',
    mobile: '9810012306',
    applying: { step: ['KYC', 'ekyc'], ...noCkyc, ekycFailed: ['mobile_not_linked'] },
  }),
  'ekyc-attempts-exceeded': applicant({
    title: 'Aadhaar attempts used up',
    about: 'Three failed in a day; documents are another way.',
    name: 'HARISH CHANDRA',
    mobile: '9810012307',
    applying: {
      step: ['KYC', 'ekyc'],
      kyc: 'FAILED',
      ...noCkyc,
      ekycFailed: ['name_mismatch', 'cancelled', 'otp_attempts_exceeded'],
    },
    flags: { features: { DOCUMENT_UPLOAD: true } },
  }),
  'selfie-failed': applicant({
    title: 'Selfie failed',
    about: 'Too dark; two attempts are left.',
    name: 'NASREEN BANO',
    mobile: '9810012308',
    applying: { step: ['KYC', 'verify-selfie'], ...byAadhaar, selfieFailed: ['TOO_DARK'] },
  }),
  'selfie-attempts-exceeded': applicant({
    title: 'Selfie attempts used up',
    about: 'Three failed; the first comes back in a day.',
    name: 'PREM PRAKASH',
    mobile: '9810012309',
    applying: {
      step: ['KYC', 'selfie-check-failed'],
      kyc: 'FAILED',
      ...byAadhaar,
      selfieFailed: ['NO_FACE', 'BLURRED', 'ATTEMPTS_EXCEEDED'],
    },
  }),
  'kyc-under-review': applicant({
    title: 'KYC under review',
    about: 'All is given; waits until the flag kyc_result is changed.',
    name: 'SHANTI BAI',
    mobile: '9810012310',
    applying: { step: ['KYC', 'kyc-status'], kyc: 'PENDING_REVIEW', ...byAadhaar, isSelfieVerified: true },
    flags: { kyc_result: 'PENDING_REVIEW' },
  }),
  'kyc-expired': applicant({
    title: 'KYC expired',
    about: 'Checked more than a year ago; it has to be done anew.',
    name: 'IQBAL SINGH',
    mobile: '9810012311',
    applying: { step: ['KYC', 'kyc-status'], kyc: 'EXPIRED', ...pan, kycDays: -30 },
  }),
  'document-upload': applicant({
    title: 'Documents by upload',
    about: 'The feature DOCUMENT_UPLOAD is on; CKYC failed.',
    name: 'KAMLA NEGI',
    mobile: '9810012312',
    applying: { step: ['KYC', 'kyc'], ...noCkyc },
    flags: { ckyc_result: 'NOT_FOUND', features: { DOCUMENT_UPLOAD: true } },
  }),
  'sms-permission': applicant({
    title: 'SMS permission enforced',
    about: 'The flag is on; the lender asks for nothing.',
    name: 'DINESH SOLANKI',
    mobile: '9810012313',
    applying: { kyc: 'NOT_STARTED' },
    flags: { features: { ENFORCED_SMS_PERMISSION: true } },
  }),
  'app-blocked': applicant({
    title: 'App blocked',
    about: 'Blocked, at the page app-blocked.',
    name: 'VIJAY MALIK',
    mobile: '9810012314',
    applying: { step: ['BLOCKED', 'app-blocked'] },
    blocked: true,
    isEligible: false,
  }),
  'nbfc-rejected': applicant({
    title: 'Refused by every lender',
    about: 'After the application was read; again in ninety days.',
    name: 'LATA MORE',
    mobile: '9810012315',
    applying: {
      step: ['OFFER', 'nbfc-rejection'],
      kyc: 'VERIFIED',
      ...byAadhaar,
      isSelfieVerified: true,
      kycDays: 365,
      isRejected: true,
    },
    isEligible: false,
  }),
} satisfies Record<string, Persona>;
