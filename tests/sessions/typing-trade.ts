/** Data for the other services: Udyam registration, partner leads, suppliers and their payments. */
import type { AnyMachineSnapshot } from 'xstate';

import { leadPartners } from '../../machines/domain/trade/lead-partners';
import {
  genders,
  majorActivities,
  organisationTypes,
  socialCategories,
} from '../../machines/domain/udyam/udyam';
import { udyamPages } from '../../machines/domain/udyam/udyam-steps';
import type { EventFactories, InputSource } from './typing';

/** Twelve digits with a correct check digit; the number of no real person. */
const AADHAAR = '234567890124';
/** NIC code of groceries, the most common kind of business. */
const GROCERIES_NIC_CODE = '47110';
/** A valid GSTIN, and the same number with two digits swapped. */
const GSTINS = ['27AAPFU0939F1ZV', '27AAPFU0993F1ZV'] as const;

export const tradeInputs: EventFactories = {
  'network partner.chosen': (type, _, { random }) => ({ type, partner: random.pick(leadPartners) }),
  'leads profile.submitted': (type, _, { random }) => ({
    type,
    form: {
      monthlyTurnover: 1_000 * random.wholeNumber(20, 400),
      currentAccountAvailable: random.chance(0.4) ? 'yes' : 'no',
      gstRegistered: random.chance(0.3) ? 'yes' : 'no',
      businessAgeMonths: random.wholeNumber(3, 180),
    },
  }),
  'udyam page.opened': (type, _, { random }) => ({ type, page: random.pick(udyamPages) }),
  'udyam contact.checked': (type, _, { random }) => ({ type, contact: random.pick(['MOBILE', 'EMAIL']) }),
  'udyam details.submitted': async (type, snapshot, inputs) => {
    const change = await registrationChange(snapshot, inputs);
    return change === null ? null : { type, change };
  },
  'supplier supplier.chosen': (type, { context }, { random }) => {
    const known: { readonly id: string } | undefined = random.pick(
      context.facts?.credit.suppliersAndTransactions.suppliers ?? [],
    );
    return known === undefined ? null : { type, supplierId: known.id };
  },
  'supplier transaction.opened': (type, { context }, { random }) => {
    const paid: { readonly id: string } | undefined = random.pick(
      context.facts?.credit.suppliersAndTransactions.transactions ?? [],
    );
    return paid === undefined ? null : { type, transactionId: paid.id };
  },
  'supplier supplier.submitted': (type, _, { random, mistakeChance }) => {
    const isRefused = random.chance(mistakeChance);
    const number = random.wholeNumber(22_220, 98_989);
    return {
      type,
      supplier: {
        name: `Traders ${number}`,
        // The sandbox lender refuses phones that end in 0000 and accounts that end in 1111.
        mobileNumber: isRefused && random.chance(0.5) ? '9822090000' : `98220${number}`,
        address: { line1: '12 Mandi Road', city: 'Nashik', state: 'Maharashtra', postcode: '422001' },
        account: {
          accountHolderName: 'NEW TRADERS',
          accountNumber: isRefused ? '50100234561111' : `501002345${number}`,
          bankName: 'HDFC Bank',
          ifscCode: 'HDFC0001234',
        },
      },
    };
  },
  'supplier payment.submitted': (type, { context }, { random, mistakeChance }) => {
    const balance: number = context.facts?.credit.customer.balance ?? 0;
    const rupees = Math.floor(balance / 100);
    // The form refuses more than the available credit.
    return random.chance(mistakeChance)
      ? { type, amount: balance + 100 }
      : { type, amount: 100 * Math.max(1, Math.min(rupees, 50 * random.wholeNumber(4, 120))) };
  },
  'supplier-transaction file.picked': (type) => ({ type, url: 'blob:picked' }),
};

/** The data of the open step; null when it needs none yet. */
async function registrationChange(
  { context }: AnyMachineSnapshot,
  inputs: InputSource,
): Promise<object | null> {
  const { random, mistakeChance, ownPan } = inputs;
  switch (context.page) {
    case 'kyc':
      return {
        name: context.data?.panName ?? 'MEENA KUMARI',
        panNumber: random.chance(mistakeChance) ? 'BKQPX1234K' : await ownPan(),
        aadhaarNumber: AADHAAR,
      };
    case 'personal-details':
      return {
        mobile: '9816012347',
        ...(random.chance(0.5) ? { email: 'shop@example.in' } : {}),
        gender: random.pick(genders),
        socialCategory: random.pick(socialCategories),
        isSpeciallyAbled: random.chance(0.03),
      };
    case 'activity': {
      const listed: { readonly code: string } | undefined = random.pick(context.nicCodes);
      // The list loads a moment after the page, and is loaded when a merchant chooses from it.
      const { code } = listed ?? { code: GROCERIES_NIC_CODE };
      return context.nicFailure === null
        ? { nicCodes: [code], majorActivity: random.pick(majorActivities) }
        : null;
    }
    case 'business':
      return {
        businessName: 'Meena Stores',
        organisationType: random.pick(organisationTypes),
        dateOfCommencement: `20${random.wholeNumber(10, 24)}-04-01`,
        ...(random.chance(0.3) ? { gstin: GSTINS[random.chance(mistakeChance) ? 1 : 0] } : {}),
      };
    case 'size':
      return {
        employeesMale: random.wholeNumber(0, 4),
        employeesFemale: random.wholeNumber(0, 3),
        employeesOther: 0,
        turnover: 100_000 * random.wholeNumber(500, 90_000),
        investment: 100_000 * random.wholeNumber(50, 9_000),
      };
    case 'address':
      return {
        addressLine: '4 Mall Road',
        city: 'Nashik',
        district: 'Nashik',
        state: 'Maharashtra',
        pincode: '422001',
      };
    case 'bank-details':
      return { accountNumber: `5010023456${random.wholeNumber(2223, 9998)}`, ifsc: 'HDFC0001234' };
    default:
      return null;
  }
}
