import type { UdyamDetails, UdyamOtpType, UdyamRegistration, UdyamStep } from './udyam';

/** What the merchant tells, a page each. The four pages of the business share one URL. */
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

/** A place on the way: a page, the code of the Aadhaar between the first two, and the last look before it is sent. */
export type UdyamPlace = UdyamPage | 'code' | 'confirmation';

/** The way, in its order. */
export const udyamWay: readonly UdyamPlace[] = ['kyc', 'code', ...udyamPages.slice(1), 'confirmation'];

/** The steps that the merchant counts. */
export const udyamSections = [
  'kyc',
  'personal-details',
  'business-details',
  'bank-details',
  'confirmation',
] as const;
export type UdyamSection = (typeof udyamSections)[number];

const sectionPlaces: Readonly<Record<UdyamSection, readonly UdyamPlace[]>> = {
  kyc: ['kyc', 'code'],
  'personal-details': ['personal-details'],
  'business-details': ['activity', 'business', 'size', 'address'],
  'bank-details': ['bank-details'],
  confirmation: ['confirmation'],
};

/** The step that a place belongs to. */
export function sectionOf(place: UdyamPlace): UdyamSection {
  return udyamSections.find((section) => sectionPlaces[section].includes(place)) ?? 'confirmation';
}

/** The word under which a page is saved (`service_name`). */
export function serviceNameOf(page: UdyamPage): UdyamStep {
  const names: Readonly<Record<UdyamPage, UdyamStep>> = {
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

/** What is asked again of the service on every visit. */
export type UdyamFacts = Pick<UdyamDetails, 'status' | 'verifiedOtpTypes' | 'registration'>;

/** Whether a kind of code was verified, by the service's word. */
export function isVerified({ verifiedOtpTypes }: UdyamFacts, type: UdyamOtpType): boolean {
  return verifiedOtpTypes.includes(type);
}

const has = (...values: readonly (string | null)[]) =>
  values.every((value) => value !== null && value !== '');

function isAddressTold(told: UdyamRegistration): boolean {
  return has(told.addressLine, told.city, told.district, told.state, told.pincode);
}

/** A missing number arrives as 0, and 0 may be the truth: whoever told the page after it has told this one. */
function isSizeTold(told: UdyamRegistration): boolean {
  const { employeesMale, employeesFemale, employeesOther, turnover, investment } = told;
  return employeesMale + employeesFemale + employeesOther + turnover + investment > 0 || isAddressTold(told);
}

/** Whether the service knows all that a page must tell; what may be left out does not count. */
export function isTold(page: UdyamPage, { registration: told }: UdyamFacts): boolean {
  switch (page) {
    case 'kyc':
      return has(told.name, told.maskedPan, told.aadhaarLast4);
    case 'personal-details':
      return has(told.maskedMobile, told.gender, told.socialCategory);
    case 'activity':
      return told.nicCodes.length > 0 && told.majorActivity !== null;
    case 'business':
      return has(told.businessName, told.organisationType, told.dateOfCommencement);
    case 'size':
      return isSizeTold(told);
    case 'address':
      return isAddressTold(told);
    case 'bank-details':
      return has(told.maskedAccountNumber, told.ifsc);
  }
}

function isDone(place: UdyamPlace, facts: UdyamFacts): boolean {
  if (place === 'confirmation') return false;
  return place === 'code' ? isVerified(facts, 'AADHAAR') : isTold(place, facts);
}

/** Where the way goes on: the first place that is not done. */
export function nextPlace(facts: UdyamFacts): UdyamPlace {
  return udyamWay.find((place) => !isDone(place, facts)) ?? 'confirmation';
}

/** After a page was saved: the first place behind it that is not done, then any before it. */
export function placeAfter(saved: UdyamPlace, facts: UdyamFacts): UdyamPlace {
  const behind = udyamWay.slice(udyamWay.indexOf(saved) + 1, -1);
  return behind.find((place) => !isDone(place, facts)) ?? nextPlace(facts);
}

/** Submitted or registered: nothing can be changed any more. */
export function isClosed({ status }: Pick<UdyamFacts, 'status'>): boolean {
  return status === 'SUBMITTED' || status === 'REGISTERED';
}

/** A place is open once all before it is done. */
export function mayOpenPlace(place: UdyamPlace, facts: UdyamFacts): boolean {
  if (isClosed(facts)) return false;
  return udyamWay.slice(0, udyamWay.indexOf(place)).every((before) => isDone(before, facts));
}

/** The page of a step: its first one that is not told, else its first one. */
export function placeOfSection(section: UdyamSection, facts: UdyamFacts): UdyamPlace {
  const [first = 'confirmation', ...others] = sectionPlaces[section];
  return [first, ...others].find((place) => !isDone(place, facts)) ?? first;
}

/** A kind of code is of use while it is not verified and the service knows where to send it. */
export function mayAskForCode(type: UdyamOtpType, facts: UdyamFacts): boolean {
  if (isVerified(facts, type)) return false;
  if (type === 'AADHAAR') return mayOpenPlace('code', facts);
  if (type === 'UDYAM') return mayOpenPlace('confirmation', facts);
  const { maskedMobile, maskedEmail } = facts.registration;
  return mayOpenPlace('activity', facts) && has(type === 'EMAIL' ? maskedEmail : maskedMobile);
}

/** How a step stands: done, the next one, or behind that. */
export type SectionStatus = 'done' | 'open' | 'locked';

/** All steps as they stand. */
export function sectionsOnTheWay(
  facts: UdyamFacts,
): readonly { readonly section: UdyamSection; readonly number: number; readonly status: SectionStatus }[] {
  const next = sectionOf(nextPlace(facts));
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

/** The page on which the first field that does not fit the PAN is told; the first page when we know none of them. */
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
