/** Data that is entered or photographed before there are offers: application and identity. */
import type { AnyMachineSnapshot } from 'xstate';

import { formSteps } from '../../machines/domain/entry/application-steps';
import { profileChoices } from '../../machines/domain/entry/profile-fields';
import { consentRecord } from '../../src/copy/consents';
import type { EventFactories, InputSource } from './typing';
import { account } from './typing-loan';

export const applicationInputs: EventFactories = {
  'application account.submitted': account,
  'application step.opened': (type, _, { random }) => ({
    type,
    step: random.pick([...formSteps, 'pan', 'kyc', 'bank']),
  }),
  'application profile.submitted': (type, snapshot, inputs) => {
    const change = profile(snapshot, inputs);
    return change === null ? null : { type, change };
  },
  'application photo.picked': (type) => ({ type, url: 'blob:picked' }),
  'identity pan.submitted': (type, _, { random, mistakeChance }) => ({
    type,
    pan: {
      number: `BKQPT${random.wholeNumber(1_000, 9_999)}${random.chance(mistakeChance) ? 'M' : 'K'}`,
      dateOfBirth: `19${random.wholeNumber(62, 99)}-0${random.wholeNumber(1, 9)}-1${random.wholeNumber(0, 9)}`,
    },
    consent: consentRecord('PAN_CHECK'),
  }),
  'identity mobile.submitted': (type) => ({ type, mobile: '9876501234' }),
  'identity picture.picked': (type, { context }, { random }) => ({
    type,
    picked: { side: context.picked?.side ?? random.pick(['FRONT', 'BACK']), url: 'blob:picked' },
  }),
  'selfie file.chosen': (type) => ({ type, url: 'blob:picked' }),
};

function profile({ value }: AnyMachineSnapshot, { random, mistakeChance }: InputSource): object | null {
  const randomChoice = (name: keyof typeof profileChoices) => random.pick<string>(profileChoices[name]);
  switch (value) {
    case 'basicInformation':
      return {
        fatherName: 'SHYAM LAL',
        socialCategory: randomChoice('socialCategory'),
        homeAddressType: randomChoice('homeAddressType'),
        homeOwnershipStatus: randomChoice('homeOwnershipStatus'),
      };
    case 'shopInformation':
      return {
        address: 'Shop 14, Mandi Road, Nashik',
        pincode: random.chance(mistakeChance) ? '999999' : '422001',
        businessCategory: randomChoice('businessCategory'),
        shopOwnershipStatus: randomChoice('shopOwnershipStatus'),
      };
    case 'applicationForm':
      return {
        monthlySale: 1_000 * random.wholeNumber(80, 400),
        monthlyIncome: 1_000 * random.wholeNumber(20, 70),
        employeeCount: 1,
      };
    case 'loanInformation':
      return { loanPurpose: randomChoice('loanPurpose') };
    case 'businessInfo':
      return { businessType: randomChoice('businessType'), businessUnit: randomChoice('businessUnit') };
    default:
      return null;
  }
}
