import { describe, expect, it } from 'vitest';

import {
  draftOfProfile,
  type ProfileDraft,
  type ProfileField,
  readProfileField,
  readProfileStep,
  storableProfileDraft,
} from '../../../machines/domain/entry/profile-fields';
import { profileProblem } from '../../../src/copy/application-fields';
import { aProfile, profileWire } from '../../paths/support/fixtures/application';

/** Each rule with its message: the typed value and the error text. */
const refused: readonly [ProfileField, string, string][] = [
  ['fatherName', ' ', 'Type your father’s name.'],
  ['fatherName', 'Ram 2', 'A name has letters only. Check it.'],
  ['fatherName', 'R', 'A name has letters only. Check it.'],
  ['socialCategory', '', 'Choose your category.'],
  ['socialCategory', 'constructor', 'Choose your category.'],
  ['homeAddressType', '', 'Choose if you always live there.'],
  ['homeOwnershipStatus', '', 'Choose whose home it is.'],
  ['email', 'ramesh', 'An e-mail looks like name@example.in. Check it, or leave it empty.'],
  ['email', 'ramesh@okbank', 'An e-mail looks like name@example.in. Check it, or leave it empty.'],
  ['address', '', 'Type the address of your shop.'],
  ['address', 'Shop 14', 'Type the whole address: shop, street and town.'],
  ['address', 'x'.repeat(251), 'This is too long. Type shop, street and town.'],
  ['pincode', '', 'Type the pincode of your shop.'],
  ['pincode', '012345', 'A pincode has 6 digits. The first is not 0.'],
  ['pincode', '42200', 'A pincode has 6 digits. The first is not 0.'],
  ['businessCategory', '', 'Choose what you sell.'],
  ['shopOwnershipStatus', '', 'Choose whose shop it is.'],
  ['monthlySale', '', 'Type your sales of one month, in rupees.'],
  ['monthlySale', '1e5', 'Type rupees in digits, such as 45000.'],
  ['monthlySale', '-5', 'Type rupees in digits, such as 45000.'],
  ['monthlySale', '0', 'Type at least ₹1.'],
  ['monthlySale', '1000000000', 'This is too much for one month. Check it.'],
  ['monthlyIncome', '', 'Type what you earn in one month, in rupees.'],
  ['monthlyIncome', 'many', 'Type rupees in digits, such as 45000.'],
  ['employeeCount', '', 'Type a number. With nobody else, type 0.'],
  ['employeeCount', '2.5', 'Type a whole number, such as 2.'],
  ['employeeCount', '1000', 'Type a number up to 999.'],
  ['loanPurpose', '', 'Choose what the money is for.'],
  ['businessType', '', 'Choose how your business is owned.'],
  ['businessUnit', '', 'Choose what your business does.'],
];

describe('a field of the profile', () => {
  it.each(refused)('%s refuses %j: %s', (field, typed, message) => {
    const read = readProfileField(field, typed);
    expect(read.ok).toBe(false);
    if (!read.ok) expect(profileProblem(field, read.problem)).toBe(message);
  });

  it.each([
    ['fatherName', '  Shyam   Lal ', 'Shyam Lal'],
    ['fatherName', 'श्याम लाल', 'श्याम लाल'],
    ['fatherName', "K. O'Neil-D’Souza", "K. O'Neil-D’Souza"],
    ['email', ' a.b@example.co.in ', 'a.b@example.co.in'],
    ['email', ' ', null],
    ['address', ' Shop 14,\n Mandi Road ', 'Shop 14, Mandi Road'],
    ['pincode', '422 001', '422001'],
    ['monthlySale', '₹ 1,80,000', 180_000],
    ['monthlyIncome', '45000.50', 45_000.5],
    ['employeeCount', ' 0 ', 0],
    ['loanPurpose', 'STOCK', 'STOCK'],
  ] as const)('%s takes %j', (field, typed, value) => {
    expect(readProfileField(field, typed)).toEqual({ ok: true, value });
  });
});

describe('a step', () => {
  it('reports all errors, in the order of its fields', () => {
    expect(readProfileStep('shop-information', { pincode: '0', businessCategory: 'GROCERY' }, null)).toEqual({
      ok: false,
      fieldErrors: [
        { field: 'address', problem: 'missing' },
        { field: 'pincode', problem: 'malformed' },
        { field: 'shopOwnershipStatus', problem: 'missing' },
      ],
    });
  });

  it('saves its own fields and omits empty ones', () => {
    const draft: ProfileDraft = {
      fatherName: 'Shyam Lal',
      socialCategory: 'OBC',
      homeAddressType: 'PERMANENT',
      homeOwnershipStatus: 'RENTED',
      email: '',
      pincode: '422001',
    };
    const { email: _, pincode: __, ...change } = draft;
    expect(readProfileStep('basic-information', draft, null)).toEqual({ ok: true, value: change });
    const { email: ___, ...untold } = profileWire;
    expect(readProfileStep('basic-information', draft, aProfile(untold))).toEqual({
      ok: true,
      value: change,
    });
    // An emptied field is removed.
    expect(readProfileStep('basic-information', draft, aProfile())).toEqual({
      ok: true,
      value: { ...change, email: null },
    });
  });

  it('is prefilled with the lender’s data; a missing number is empty, not 0', () => {
    const whole = aProfile({ ...profileWire, employee_count: 0 });
    expect(draftOfProfile('application-form', whole)).toEqual({
      monthlySale: '180000',
      monthlyIncome: '45000',
      employeeCount: '0',
    });
    expect(draftOfProfile('application-form', aProfile({}))).toEqual({
      monthlySale: '',
      monthlyIncome: '',
      employeeCount: '',
    });
  });

  it('stores no personal data in the browser', () => {
    const draft: ProfileDraft = {
      fatherName: 'a',
      socialCategory: 'SC',
      email: 'b',
      address: 'c',
      pincode: 'd',
      monthlySale: '5',
      loanPurpose: 'STOCK',
    };
    expect(storableProfileDraft(draft)).toEqual({ monthlySale: '5', loanPurpose: 'STOCK' });
  });
});
