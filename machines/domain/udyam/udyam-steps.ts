import type { UdyamDetails, UdyamOtpType, UdyamRegistration, UdyamServiceName } from './udyam';

/** The forms of the registration, a page each. The four pages of the business share one URL. */
export const udyamPages = [
  'kyc',
  'personal-details',
  'activity',
  'business',
  'size',
  'address',
  'bank-details',
] as const;
export type UdyamPage = (typeof udyamPages)[number];

/** A step: a form page, the Aadhaar code after the first page, or the review before submission. */
export type UdyamStep = UdyamPage | 'code' | 'confirmation';

/** All steps in order. */
export const udyamSteps: readonly UdyamStep[] = ['kyc', 'code', ...udyamPages.slice(1), 'confirmation'];

/** The sections that the merchant sees as numbered steps. */
export const udyamSections = [
  'kyc',
  'personal-details',
  'business-details',
  'bank-details',
  'confirmation',
] as const;
export type UdyamSection = (typeof udyamSections)[number];

const sectionSteps: Readonly<Record<UdyamSection, readonly UdyamStep[]>> = {
  kyc: ['kyc', 'code'],
  'personal-details': ['personal-details'],
  'business-details': ['activity', 'business', 'size', 'address'],
  'bank-details': ['bank-details'],
  confirmation: ['confirmation'],
};

/** The section of a step. */
export function sectionOf(step: UdyamStep): UdyamSection {
  return udyamSections.find((section) => sectionSteps[section].includes(step)) ?? 'confirmation';
}

/** The `service_name` under which a page is saved. */
export function serviceNameOf(page: UdyamPage): UdyamServiceName {
  const names: Readonly<Record<UdyamPage, UdyamServiceName>> = {
    kyc: 'KYC',
    'personal-details': 'PERSONAL_DETAILS',
    activity: 'BUSINESS_DETAILS',
    business: 'BUSINESS_DETAILS',
    size: 'BUSINESS_DETAILS',
    address: 'BUSINESS_DETAILS',
    'bank-details': 'BANK_DETAILS',
  };
  return names[page];
}

/** What is read from the service on every visit. */
export type UdyamFacts = Pick<UdyamDetails, 'status' | 'verifiedOtpTypes' | 'registration'>;

/** Whether a kind of code was verified, according to the service. */
export function isVerified({ verifiedOtpTypes }: UdyamFacts, type: UdyamOtpType): boolean {
  return verifiedOtpTypes.includes(type);
}

const has = (...values: readonly (string | null)[]) =>
  values.every((value) => value !== null && value !== '');

function isAddressComplete({ addressLine, city, district, state, pincode }: UdyamRegistration): boolean {
  return has(addressLine, city, district, state, pincode);
}

/** A missing number arrives as 0, but 0 may be the answer: if the page after it is complete, this one is too. */
function isSizeComplete(registration: UdyamRegistration): boolean {
  const { employeesMale, employeesFemale, employeesOther, turnover, investment } = registration;
  const sum = employeesMale + employeesFemale + employeesOther + turnover + investment;
  return sum > 0 || isAddressComplete(registration);
}

/** Whether the service has all required fields of a page. */
export function isPageComplete(page: UdyamPage, { registration }: UdyamFacts): boolean {
  switch (page) {
    case 'kyc':
      return has(registration.name, registration.maskedPan, registration.aadhaarLast4);
    case 'personal-details':
      return has(registration.maskedMobile, registration.gender, registration.socialCategory);
    case 'activity':
      return registration.nicCodes.length > 0 && registration.majorActivity !== null;
    case 'business':
      return has(registration.businessName, registration.organisationType, registration.dateOfCommencement);
    case 'size':
      return isSizeComplete(registration);
    case 'address':
      return isAddressComplete(registration);
    case 'bank-details':
      return has(registration.maskedAccountNumber, registration.ifsc);
  }
}

function isDone(step: UdyamStep, facts: UdyamFacts): boolean {
  if (step === 'confirmation') return false;
  return step === 'code' ? isVerified(facts, 'AADHAAR') : isPageComplete(step, facts);
}

/** The first step that is not done. */
export function nextUdyamStep(facts: UdyamFacts): UdyamStep {
  return udyamSteps.find((step) => !isDone(step, facts)) ?? 'confirmation';
}

/** After a page was saved: the first later step that is not done, else the first of all. */
export function udyamStepAfter(saved: UdyamStep, facts: UdyamFacts): UdyamStep {
  const later = udyamSteps.slice(udyamSteps.indexOf(saved) + 1, -1);
  return later.find((step) => !isDone(step, facts)) ?? nextUdyamStep(facts);
}

/** Submitted or registered: nothing can be changed any more. */
export function isClosed({ status }: Pick<UdyamFacts, 'status'>): boolean {
  return status === 'SUBMITTED' || status === 'REGISTERED';
}

/** A step is open once all before it are done. */
export function mayOpenUdyamStep(step: UdyamStep, facts: UdyamFacts): boolean {
  if (isClosed(facts)) return false;
  return udyamSteps.slice(0, udyamSteps.indexOf(step)).every((before) => isDone(before, facts));
}

/** The step that a section opens: its first one that is not done, else its first one. */
export function stepOfSection(section: UdyamSection, facts: UdyamFacts): UdyamStep {
  const [first = 'confirmation', ...others] = sectionSteps[section];
  return [first, ...others].find((step) => !isDone(step, facts)) ?? first;
}

/** A code may be requested while it is not verified and the service knows where to send it. */
export function mayRequestCode(type: UdyamOtpType, facts: UdyamFacts): boolean {
  if (isVerified(facts, type)) return false;
  if (type === 'AADHAAR') return mayOpenUdyamStep('code', facts);
  if (type === 'UDYAM') return mayOpenUdyamStep('confirmation', facts);
  const { maskedMobile, maskedEmail } = facts.registration;
  return mayOpenUdyamStep('activity', facts) && has(type === 'EMAIL' ? maskedEmail : maskedMobile);
}

/** Status of a section: done, the next one, or after that. */
export type SectionStatus = 'done' | 'open' | 'locked';

/** All sections with their status. */
export function sectionStatuses(
  facts: UdyamFacts,
): readonly { readonly section: UdyamSection; readonly number: number; readonly status: SectionStatus }[] {
  const next = sectionOf(nextUdyamStep(facts));
  return udyamSections.map((section, index) => ({
    section,
    number: index + 1,
    status:
      index < udyamSections.indexOf(next)
        ? 'done'
        : section === next
          ? ('open' as const)
          : ('locked' as const),
  }));
}

/** The page of the first field that does not match the PAN; the first page when all fields are unknown. */
export function pageToCorrect(mismatchFields: readonly string[]): UdyamPage {
  const pages: Readonly<Record<string, UdyamPage>> = {
    name: 'kyc',
    pan_number: 'kyc',
    gender: 'personal-details',
    mobile: 'personal-details',
    organisation_type: 'business',
    business_name: 'business',
    gstin: 'business',
    account_number: 'bank-details',
    ifsc: 'bank-details',
  };
  return mismatchFields.map((field) => pages[field]).find((page) => page !== undefined) ?? 'kyc';
}
