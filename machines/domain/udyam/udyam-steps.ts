import type { UdyamDetails, UdyamOtpType, UdyamRegistration, UdyamServiceName } from './udyam';

/** The pages of the registration, each with one form. The four pages about the business share one URL. */
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

/** What the status of each step is derived from; loaded on every visit. */
export type UdyamFacts = Pick<UdyamDetails, 'status' | 'verifiedOtpTypes' | 'registration'>;

/** Whether a code of this type was verified, according to the service. */
export function isVerified({ verifiedOtpTypes }: UdyamFacts, type: UdyamOtpType): boolean {
  return verifiedOtpTypes.includes(type);
}

const areAnswered = (...values: readonly (string | null)[]) =>
  values.every((value) => value !== null && value !== '');

function isAddressComplete({ addressLine, city, district, state, pincode }: UdyamRegistration): boolean {
  return areAnswered(addressLine, city, district, state, pincode);
}

/** A missing number arrives as 0, but 0 can be an answer. So the page also counts as complete when the next page is. */
function isSizeComplete(registration: UdyamRegistration): boolean {
  const { employeesMale, employeesFemale, employeesOther, turnover, investment } = registration;
  const sum = employeesMale + employeesFemale + employeesOther + turnover + investment;
  return sum > 0 || isAddressComplete(registration);
}

/** Whether the service has the required fields of a page; `isSpeciallyAbled` is not asked for, as a service may leave it out. */
export function isPageComplete(page: UdyamPage, { registration }: UdyamFacts): boolean {
  switch (page) {
    case 'kyc':
      return areAnswered(registration.name, registration.maskedPan, registration.aadhaarLast4);
    case 'personal-details':
      return areAnswered(registration.maskedMobile, registration.gender, registration.socialCategory);
    case 'activity':
      return registration.nicCodes.length > 0 && registration.majorActivity !== null;
    case 'business':
      return areAnswered(
        registration.businessName,
        registration.organisationType,
        registration.dateOfCommencement,
      );
    case 'size':
      return isSizeComplete(registration);
    case 'address':
      return isAddressComplete(registration);
    case 'bank-details':
      return areAnswered(registration.maskedAccountNumber, registration.ifsc);
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

/** The step that follows a saved page: the first later step that is not done, else the first of all steps that is not done. */
export function udyamStepAfter(saved: UdyamStep, facts: UdyamFacts): UdyamStep {
  const later = udyamSteps.slice(udyamSteps.indexOf(saved) + 1, -1);
  return later.find((step) => !isDone(step, facts)) ?? nextUdyamStep(facts);
}

/** Whether the registration was submitted or is done, so that nothing can be changed any more. */
export function isSubmittedOrRegistered({ status }: Pick<UdyamFacts, 'status'>): boolean {
  return status === 'SUBMITTED' || status === 'REGISTERED';
}

/** Whether a step can be opened: all earlier steps are done, and the registration is not submitted. */
export function mayOpenUdyamStep(step: UdyamStep, facts: UdyamFacts): boolean {
  if (isSubmittedOrRegistered(facts)) return false;
  return udyamSteps.slice(0, udyamSteps.indexOf(step)).every((earlier) => isDone(earlier, facts));
}

/** The step that opening a section leads to: its first step that is not done, else its first step. */
export function stepOfSection(section: UdyamSection, facts: UdyamFacts): UdyamStep {
  const [first = 'confirmation', ...others] = sectionSteps[section];
  return [first, ...others].find((step) => !isDone(step, facts)) ?? first;
}

/** Whether a code of this type may be requested: it is not verified, its step is open, and the service knows where to send it. */
export function mayRequestCode(type: UdyamOtpType, facts: UdyamFacts): boolean {
  if (isVerified(facts, type)) return false;
  if (type === 'AADHAAR') return mayOpenUdyamStep('code', facts);
  if (type === 'UDYAM') return mayOpenUdyamStep('confirmation', facts);
  const { maskedMobile, maskedEmail } = facts.registration;
  return mayOpenUdyamStep('activity', facts) && areAnswered(type === 'EMAIL' ? maskedEmail : maskedMobile);
}

/** Status of a section. `open`: it contains the next step; `locked`: it comes later. */
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
