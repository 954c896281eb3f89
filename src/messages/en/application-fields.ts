import type {
  ChoiceName,
  ChoiceOf,
  ProfileField,
  ProfileProblem,
} from '../../../machines/domain/entry/profile-fields';

/** Labels of the fields of an application. */
export const fieldLabels: Readonly<Record<ProfileField, string>> = {
  fatherName: 'Father’s name',
  socialCategory: 'Your category',
  homeAddressType: 'Do you always live at your home address?',
  homeOwnershipStatus: 'Whose home is it?',
  email: 'E-mail (if you have one)',
  address: 'Address of your shop',
  pincode: 'Pincode',
  businessCategory: 'What do you sell?',
  shopOwnershipStatus: 'Whose shop is it?',
  monthlySale: 'Sales in one month',
  monthlyIncome: 'What you earn in one month',
  employeeCount: 'How many people help you?',
  loanPurpose: 'What is the money for?',
  businessType: 'How is your business owned?',
  businessUnit: 'What does your business do?',
};

/** Hint beside a field. */
export const fieldHints: Readonly<Partial<Record<ProfileField, string>>> = {
  fatherName: 'As on your PAN card.',
  socialCategory: 'Lenders ask this for government reports.',
  email: 'Your loan papers can be sent there.',
  address: 'Shop number, street and town.',
  monthlySale: 'All that customers pay you in a usual month.',
  monthlyIncome: 'What stays with you after costs.',
  employeeCount: 'Besides you. With nobody else, type 0.',
};

/** Placeholder of a long list, before anything is chosen. */
export const chooseOne = 'Choose one';

/** Labels of the choices. */
export const choiceLabels: { readonly [TName in ChoiceName]: Readonly<Record<ChoiceOf<TName>, string>> } = {
  socialCategory: { GENERAL: 'General', OBC: 'OBC', SC: 'SC', ST: 'ST' },
  homeAddressType: { PERMANENT: 'Yes, always', CURRENT: 'Only for now' },
  homeOwnershipStatus: { OWNED: 'Mine', FAMILY: 'My family’s', RENTED: 'Rented' },
  shopOwnershipStatus: { OWNED: 'Mine', FAMILY: 'My family’s', RENTED: 'Rented' },
  businessCategory: {
    GROCERY: 'Grocery, kirana',
    CLOTHES: 'Clothes and shoes',
    FOOD: 'Food and drinks',
    MEDICINE: 'Medicine',
    MOBILE_AND_ELECTRONICS: 'Mobiles and electronics',
    HARDWARE: 'Hardware and building',
    BEAUTY: 'Beauty and salon',
    REPAIR_AND_SERVICES: 'Repair and services',
    OTHER: 'Something else',
  },
  loanPurpose: {
    STOCK: 'Buy stock',
    EQUIPMENT: 'Buy a machine or fridge',
    SHOP_REPAIR: 'Repair or improve my shop',
    NEW_SHOP: 'Open another shop',
    PAY_SUPPLIERS: 'Pay my suppliers',
    OTHER: 'Something else for my shop',
  },
  businessType: {
    PROPRIETORSHIP: 'By me alone',
    PARTNERSHIP: 'By partners',
    LIMITED_LIABILITY_PARTNERSHIP: 'LLP',
    PRIVATE_LIMITED: 'Private limited company',
    OTHER: 'Another way',
  },
  businessUnit: {
    RETAIL: 'Sells to people',
    WHOLESALE: 'Sells to shops',
    MANUFACTURING: 'Makes things',
    SERVICES: 'Gives a service',
  },
};

/** Error messages of an empty field. */
export const missingTexts: Readonly<Record<ProfileField, string>> = {
  fatherName: 'Type your father’s name.',
  socialCategory: 'Choose your category.',
  homeAddressType: 'Choose if you always live there.',
  homeOwnershipStatus: 'Choose whose home it is.',
  email: 'Type your e-mail.',
  address: 'Type the address of your shop.',
  pincode: 'Type the pincode of your shop.',
  businessCategory: 'Choose what you sell.',
  shopOwnershipStatus: 'Choose whose shop it is.',
  monthlySale: 'Type your sales of one month, in rupees.',
  monthlyIncome: 'Type what you earn in one month, in rupees.',
  employeeCount: 'Type a number. With nobody else, type 0.',
  loanPurpose: 'Choose what the money is for.',
  businessType: 'Choose how your business is owned.',
  businessUnit: 'Choose what your business does.',
};

const rupeeProblems = {
  malformed: 'Type rupees in digits, such as 45000.',
  'too-small': 'Type at least ₹1.',
  'too-large': 'This is too much for one month. Check it.',
} as const;

/** Error messages of a wrong field. */
export const problemTexts: Readonly<
  Partial<Record<ProfileField, Readonly<Partial<Record<Exclude<ProfileProblem, 'missing'>, string>>>>>
> = {
  fatherName: { malformed: 'A name has letters only. Check it.' },
  email: { malformed: 'An e-mail looks like name@example.in. Check it, or leave it empty.' },
  address: {
    'too-small': 'Type the whole address: shop, street and town.',
    'too-large': 'This is too long. Type shop, street and town.',
  },
  pincode: { malformed: 'A pincode has 6 digits. The first is not 0.' },
  monthlySale: rupeeProblems,
  monthlyIncome: rupeeProblems,
  employeeCount: {
    malformed: 'Type a whole number, such as 2.',
    'too-large': 'Type a number up to 999.',
  },
};
