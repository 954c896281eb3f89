import { describe, expect, it } from 'vitest';

import { findNicCodes } from '../../machines/domain/udyam/nic-search';
import type { NicCode } from '../../machines/domain/udyam/udyam';
import {
  draftOfRegistration,
  maskedFields,
  storableUdyamDraft,
  withoutMasked,
  withoutSecrets,
} from '../../machines/domain/udyam/udyam-draft';
import {
  readUdyamPage,
  type UdyamDraft,
  type UdyamField,
  udyamPageFields,
} from '../../machines/domain/udyam/udyam-fields';
import {
  isPageComplete,
  mayOpenUdyamStep,
  mayRequestCode,
  nextUdyamStep,
  pageToCorrect,
  sectionStatuses,
  stepOfSection,
  type UdyamPage,
  udyamStepAfter,
} from '../../machines/domain/udyam/udyam-steps';
import { detailsUpTo, registered, submitted } from '../paths/support/fixtures/udyam';

/** 20 November 2026, 10 am in India. */
const now = Date.parse('2026-11-20T10:00+05:30');
const none: ReadonlySet<UdyamField> = new Set();
const read = (page: UdyamPage, draft: UdyamDraft, masked = none) =>
  readUdyamPage(page, draft, { masked, now });
const wrongIn = (page: UdyamPage, draft: UdyamDraft, masked = none) => {
  const typedForm = read(page, draft, masked);
  return typedForm.ok ? [] : typedForm.fieldErrors.map(({ field, problem }) => `${field} ${problem}`);
};

describe('the current step of a registration', () => {
  it('is the first one that is not done', () => {
    expect(nextUdyamStep(detailsUpTo(null))).toBe('kyc');
    expect(nextUdyamStep(detailsUpTo('kyc'))).toBe('code');
    expect(nextUdyamStep(detailsUpTo('personal'))).toBe('activity');
    expect(nextUdyamStep(detailsUpTo('activity'))).toBe('business');
    expect(nextUdyamStep(detailsUpTo('business'))).toBe('size');
    expect(nextUdyamStep(detailsUpTo('size'))).toBe('address');
    expect(nextUdyamStep(detailsUpTo('address'))).toBe('bank-details');
    expect(nextUdyamStep(detailsUpTo('bank'))).toBe('confirmation');
  });

  it('can be opened when all steps before it are done, and none can be opened after submission', () => {
    expect(mayOpenUdyamStep('kyc', detailsUpTo(null))).toBe(true);
    expect(mayOpenUdyamStep('personal-details', detailsUpTo('kyc'))).toBe(false);
    expect(
      mayOpenUdyamStep('personal-details', detailsUpTo('kyc', { verified_otp_types: ['AADHAAR'] })),
    ).toBe(true);
    expect(mayOpenUdyamStep('confirmation', detailsUpTo('address'))).toBe(false);
    expect(mayOpenUdyamStep('confirmation', detailsUpTo('bank'))).toBe(true);
    expect(mayOpenUdyamStep('confirmation', detailsUpTo('bank', { verified_otp_types: [] }))).toBe(false);
    expect([submitted, registered].map((details) => mayOpenUdyamStep('kyc', details))).toEqual([
      false,
      false,
    ]);
  });

  it('is the one after the saved page, also when zeros were entered', () => {
    const zeros = detailsUpTo('business');
    expect(isPageComplete('size', zeros)).toBe(false);
    expect(udyamStepAfter('size', zeros)).toBe('address');
    expect(udyamStepAfter('kyc', detailsUpTo('bank'))).toBe('confirmation');
    expect(udyamStepAfter('kyc', detailsUpTo('bank', { verified_otp_types: [] }))).toBe('code');
    expect(udyamStepAfter('bank-details', detailsUpTo('size', { verified_otp_types: ['AADHAAR'] }))).toBe(
      'address',
    );
  });

  it('counts five steps', () => {
    const shown = sectionStatuses(detailsUpTo('activity')).map(({ number, status }) => `${number} ${status}`);
    expect(shown).toEqual(['1 done', '2 done', '3 open', '4 locked', '5 locked']);
    expect(stepOfSection('business-details', detailsUpTo('activity'))).toBe('business');
    expect(stepOfSection('business-details', detailsUpTo('bank'))).toBe('activity');
    expect(stepOfSection('kyc', detailsUpTo('kyc'))).toBe('code');
  });

  it('offers a code only if the service has a recipient', () => {
    expect(mayRequestCode('AADHAAR', detailsUpTo(null))).toBe(false);
    expect(mayRequestCode('AADHAAR', detailsUpTo('kyc'))).toBe(true);
    expect(mayRequestCode('AADHAAR', detailsUpTo('personal'))).toBe(false);
    expect(mayRequestCode('MOBILE', detailsUpTo('personal'))).toBe(true);
    expect(mayRequestCode('UDYAM', detailsUpTo('address'))).toBe(false);
    expect(mayRequestCode('UDYAM', detailsUpTo('bank'))).toBe(true);
    const noEmail = detailsUpTo('bank');
    const typedForm = { ...noEmail, registration: { ...noEmail.registration, maskedEmail: null } };
    expect(mayRequestCode('EMAIL', typedForm)).toBe(false);
  });

  it('leads to the page of an invalid field', () => {
    expect(pageToCorrect(['name'])).toBe('kyc');
    expect(pageToCorrect(['odd', 'gstin'])).toBe('business');
    expect(pageToCorrect([])).toBe('kyc');
  });
});

describe('the fields of a registration', () => {
  it('are read page by page, or all errors are reported in the order of the fields', () => {
    for (const page of ['kyc', 'personal-details', 'activity', 'business', 'size', 'address'] as const) {
      const optional: readonly string[] = ['email', 'gstin'];
      const needed = udyamPageFields[page].filter((field) => !optional.includes(field));
      expect(wrongIn(page, {})).toEqual(needed.map((field) => `${field} missing`));
    }
    expect(wrongIn('bank-details', {})).toEqual(['accountNumber missing', 'ifsc missing']);
    const typedForm = { name: ' Meena  Kumari ', panNumber: 'abcpk 1234f', aadhaarNumber: '9999 4105 7058' };
    expect(read('kyc', typedForm)).toEqual({
      ok: true,
      value: { name: 'Meena Kumari', panNumber: 'ABCPK1234F', aadhaarNumber: '999941057058' },
    });
    const you = {
      mobile: '+91 98765 04321',
      gender: 'FEMALE',
      socialCategory: 'OBC',
      isSpeciallyAbled: 'NO',
    };
    expect(read('personal-details', you)).toEqual({
      ok: true,
      value: { mobile: '9876504321', gender: 'FEMALE', socialCategory: 'OBC', isSpeciallyAbled: false },
    });
  });

  it('keep the stored value when the field stays empty, and are replaced by a typed one', () => {
    const masked = maskedFields(detailsUpTo('bank').registration);
    expect(read('kyc', { name: 'Meena Kumari' }, masked)).toEqual({
      ok: true,
      value: { name: 'Meena Kumari' },
    });
    expect(wrongIn('kyc', { name: 'Meena Kumari', aadhaarNumber: '1' }, masked)).toEqual([
      'aadhaarNumber malformed',
    ]);
    expect(read('bank-details', { ifsc: 'HDFC0001234' }, masked)).toEqual({
      ok: true,
      value: { ifsc: 'HDFC0001234' },
    });
    const changed = { accountNumber: '001234567890', ifsc: 'HDFC0001234' };
    expect(wrongIn('bank-details', changed, masked)).toEqual(['accountNumberAgain missing']);
    expect(wrongIn('bank-details', { ...changed, accountNumberAgain: '001234567891' }, masked)).toEqual([
      'accountNumberAgain different',
    ]);
  });

  it('accept zero sales and machines for a new business, and refuse more than the register’s maximum', () => {
    const size = {
      employeesMale: '1',
      employeesFemale: '0',
      employeesOther: '0',
      turnover: '0',
      investment: '1,50,000.50',
    };
    expect(read('size', size)).toEqual({
      ok: true,
      value: {
        employeesMale: 1,
        employeesFemale: 0,
        employeesOther: 0,
        turnover: 0,
        investment: 15_000_050,
      },
    });
    expect(wrongIn('size', { ...size, turnover: '500,00,00,001', investment: '12e3' })).toEqual([
      'turnover too-large',
      'investment malformed',
    ]);
    expect(wrongIn('size', { ...size, turnover: '500,00,00,000', employeesMale: '1.5' })).toEqual([
      'employeesMale malformed',
    ]);
    expect(wrongIn('size', { ...size, employeesFemale: '10000' })).toEqual(['employeesFemale too-large']);
  });

  it('accept a day that is not in the future in India', () => {
    const business = { businessName: 'Meena Stores', organisationType: 'PROPRIETARY' };
    const since = (dateOfCommencement: string) => wrongIn('business', { ...business, dateOfCommencement });
    expect(since('2026-11-20')).toEqual([]);
    expect(since('2026-11-21')).toEqual(['dateOfCommencement in-future']);
    expect(since('2019-4-1')).toEqual([]);
    expect(since('2019-02-29')).toEqual(['dateOfCommencement malformed']);
    expect(since('1899-01-01')).toEqual(['dateOfCommencement malformed']);
    expect(since('--')).toEqual(['dateOfCommencement missing']);
    expect(
      wrongIn('business', { ...business, dateOfCommencement: '2019-04-01', gstin: '27AAPFU0939F1ZX' }),
    ).toEqual(['gstin mistyped']);
  });

  it('accept one to ten kinds of business', () => {
    const codes = Array.from({ length: 11 }, (_, index) => String(47_110 + index));
    const typedForm = { majorActivity: 'TRADING' };
    expect(wrongIn('activity', { ...typedForm, nicCodes: codes.join(',') })).toEqual(['nicCodes too-large']);
    const ten = codes.slice(1);
    expect(read('activity', { ...typedForm, nicCodes: ten.join(',') })).toMatchObject({
      value: { nicCodes: ten },
    });
    expect(wrongIn('activity', { ...typedForm, nicCodes: ',' })).toEqual(['nicCodes missing']);
    expect(read('activity', { ...typedForm, nicCodes: '47110,14105,' })).toEqual({
      ok: true,
      value: { nicCodes: ['47110', '14105'], majorActivity: 'TRADING' },
    });
  });

  it('keep only the end of a GSTIN, in any answer of the service', () => {
    expect(detailsUpTo('bank').registration.maskedGstin).toBe('******F1ZV');
    expect(JSON.stringify(detailsUpTo('bank'))).not.toContain('AAPFU0939F');
    expect(detailsUpTo('activity').registration.maskedGstin).toBeNull();
  });

  it('prefill a form with unmasked values, and store only non-personal ones', () => {
    const { registration } = detailsUpTo('bank');
    expect(draftOfRegistration('size', registration, true)).toEqual({
      employeesMale: '1',
      employeesFemale: '2',
      employeesOther: '0',
      turnover: '540000',
      investment: '150000',
    });
    expect(draftOfRegistration('size', detailsUpTo('business').registration, false).employeesOther).toBe('');
    expect(draftOfRegistration('kyc', registration, true)).toEqual({
      name: 'MEENA KUMARI',
      panNumber: '',
      aadhaarNumber: '',
    });
    const typed = {
      name: 'Meena',
      mobile: '98765',
      city: 'Nashik',
      ifsc: 'HDFC',
      gender: 'FEMALE',
      turnover: '5',
    };
    expect(storableUdyamDraft(typed)).toEqual({ turnover: '5' });
    const secrets = {
      panNumber: 'A',
      aadhaarNumber: '9',
      gstin: '2',
      accountNumber: '0',
      accountNumberAgain: '0',
    };
    expect(withoutSecrets({ ...typed, ...secrets })).toEqual(typed);
  });

  it('that are partly saved are stored without masked values', () => {
    const draft = { gender: 'FEMALE', mobile: '9876504321', panNumber: 'ABCPK1234F' };
    const { registration } = detailsUpTo('bank');
    expect(withoutMasked(draft, registration)).toEqual({ gender: 'FEMALE' });
    expect(withoutMasked(draft, { ...registration, maskedMobile: null, maskedPan: null })).toEqual(draft);
  });
});

describe('the search for a kind of business', () => {
  const code = (number: string, description: string): NicCode => ({
    code: number,
    description,
    section: 'G',
    majorActivity: 'TRADING',
  });
  const list = [
    code('47110', 'Retail sale in non-specialized stores with food, beverages or tobacco predominating'),
    code('47211', 'Retail sale of cereals and pulses, tea, coffee, spices and flour'),
    code('47711', 'Retail sale of readymade garments, hosiery goods, other articles of clothing'),
    code('47721', 'Retail sale of pharmaceuticals, medical and orthopaedic goods and toilet articles'),
    code('14105', 'Custom tailoring'),
    code('10611', 'Flour milling'),
    code('56302', 'Tea/coffee shops'),
    code('96020', 'Hairdressing and other beauty treatment'),
    code('45403', 'Maintenance and repair of motor cycles, mopeds, scooters and three wheelers'),
    code('95291', 'Repair of bicycles'),
  ];
  const found = (typed: string) => findNicCodes(list, typed).map((one) => one.code);

  it('finds by common words, in any number and order', () => {
    expect(found('kirana')[0]).toBe('47110');
    expect(found('Kirana shop')[0]).toBe('47110');
    expect(found('tailors')).toEqual(['14105']);
    expect(found('chai')[0]).toBe('56302');
    expect(found('atta chakki')[0]).toBe('10611');
    expect(found('medicines')).toEqual(['47721']);
    expect(found('salon')).toEqual(['96020']);
    expect(found('garment readymade')).toEqual(['47711']);
  });

  it.each([
    ['किराना', '47110'],
    ['किराणा दुकान', '47110'],
    ['शिंपी', '14105'],
    ['चहा', '56302'],
    ['मेडिकल', '47721'],
    ['सलून', '96020'],
    ['पीठ गिरणी', '10611'],
    ['रेडीमेड कपड़े', '47711'],
  ])('finds by the Hindi or Marathi word %s', (typed, expected) => {
    expect(found(typed)[0]).toBe(expected);
    // Keyboards differ in how they write a letter with a dot.
    expect(found(typed.normalize('NFD'))[0]).toBe(expected);
  });

  it('finds by the beginning of a word that only synonyms know', () => {
    expect(found('kir')[0]).toBe('47110');
    expect(found('किरा')[0]).toBe('47110');
    expect(found('ki')).toEqual([]);
  });

  it('finds by every group of synonyms that has the word', () => {
    expect(found('cycle repair')).toEqual(['45403', '95291']);
    expect(found('bike')).toEqual(['45403']);
  });

  it('ignores a dash between words', () => {
    expect(found('chai - coffee')[0]).toBe('56302');
    expect(found('non-specialized -')).toEqual(['47110']);
  });

  it('finds by the beginning of a number', () => {
    expect(found('477')).toEqual(['47711', '47721']);
    expect(found('14105')).toEqual(['14105']);
  });

  it('finds nothing without a match, or for stop words only', () => {
    expect([found('submarine'), found(''), found('my shop'), found('kirana submarine')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});
