import type { UdyamChoice, UdyamField, udyamChoices } from '../../../machines/domain/udyam/udyam-fields';

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

/** Hint for a field whose value the service has stored: if the field stays empty, the value is kept. @param mask masked value */
export const storedHint = (mask: string) => `Saved: ${mask}. Leave empty to keep it.`;

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
