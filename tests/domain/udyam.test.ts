import { describe, expect, it } from 'vitest';

import { findNicCodes } from '../../machines/domain/udyam/nic-search';
import type { NicCode } from '../../machines/domain/udyam/udyam';
import {
  draftOfRegistration,
  heldFields,
  keepableUdyamDraft,
  withoutHeld,
  withoutSecrets,
} from '../../machines/domain/udyam/udyam-draft';
import {
  readUdyamPage,
  type UdyamDraft,
  type UdyamField,
  udyamFieldsOf,
} from '../../machines/domain/udyam/udyam-fields';
import {
  isTold,
  mayAskForCode,
  mayOpenPlace,
  nextPlace,
  pageToCorrect,
  placeAfter,
  placeOfSection,
  sectionsOnTheWay,
  type UdyamPage,
} from '../../machines/domain/udyam/udyam-steps';
import { registered, submitted, toldUpTo } from '../paths/support/fixtures-udyam';

/** 20 November 2026, 10 am in India. */
const now = Date.parse('2026-11-20T10:00+05:30');
const none: ReadonlySet<UdyamField> = new Set();
const read = (page: UdyamPage, draft: UdyamDraft, held = none) => readUdyamPage(page, draft, { held, now });
const wrongIn = (page: UdyamPage, draft: UdyamDraft, held = none) => {
  const told = read(page, draft, held);
  return told.ok ? [] : told.wrong.map(({ field, problem }) => `${field} ${problem}`);
};

describe('where a registration stands', () => {
  it('goes on at the first thing that is not done, page by page', () => {
    expect(nextPlace(toldUpTo(null))).toBe('kyc');
    expect(nextPlace(toldUpTo('kyc'))).toBe('code');
    expect(nextPlace(toldUpTo('personal'))).toBe('activity');
    expect(nextPlace(toldUpTo('activity'))).toBe('business');
    expect(nextPlace(toldUpTo('business'))).toBe('size');
    expect(nextPlace(toldUpTo('size'))).toBe('address');
    expect(nextPlace(toldUpTo('address'))).toBe('bank-details');
    expect(nextPlace(toldUpTo('bank'))).toBe('confirmation');
  });

  it('opens a page once all before it is done, and none once it is sent', () => {
    expect(mayOpenPlace('kyc', toldUpTo(null))).toBe(true);
    expect(mayOpenPlace('personal-details', toldUpTo('kyc'))).toBe(false);
    expect(mayOpenPlace('personal-details', toldUpTo('kyc', { verified_otp_types: ['AADHAAR'] }))).toBe(true);
    expect(mayOpenPlace('confirmation', toldUpTo('address'))).toBe(false);
    expect(mayOpenPlace('confirmation', toldUpTo('bank'))).toBe(true);
    expect(mayOpenPlace('confirmation', toldUpTo('bank', { verified_otp_types: [] }))).toBe(false);
    expect([submitted, registered].map((details) => mayOpenPlace('kyc', details))).toEqual([false, false]);
  });

  it('goes on behind the page that was saved, also when zeros were told', () => {
    const zeros = toldUpTo('business');
    expect(isTold('size', zeros)).toBe(false);
    expect(placeAfter('size', zeros)).toBe('address');
    expect(placeAfter('kyc', toldUpTo('bank'))).toBe('confirmation');
    expect(placeAfter('kyc', toldUpTo('bank', { verified_otp_types: [] }))).toBe('code');
    expect(placeAfter('bank-details', toldUpTo('size', { verified_otp_types: ['AADHAAR'] }))).toBe('address');
  });

  it('counts five steps', () => {
    const shown = sectionsOnTheWay(toldUpTo('activity')).map(({ number, status }) => `${number} ${status}`);
    expect(shown).toEqual(['1 done', '2 done', '3 open', '4 locked', '5 locked']);
    expect(placeOfSection('business-details', toldUpTo('activity'))).toBe('business');
    expect(placeOfSection('business-details', toldUpTo('bank'))).toBe('activity');
    expect(placeOfSection('kyc', toldUpTo('kyc'))).toBe('code');
  });

  it('asks for a code only where the service knows whom to send it to', () => {
    expect(mayAskForCode('AADHAAR', toldUpTo(null))).toBe(false);
    expect(mayAskForCode('AADHAAR', toldUpTo('kyc'))).toBe(true);
    expect(mayAskForCode('AADHAAR', toldUpTo('personal'))).toBe(false);
    expect(mayAskForCode('MOBILE', toldUpTo('personal'))).toBe(true);
    expect(mayAskForCode('UDYAM', toldUpTo('address'))).toBe(false);
    expect(mayAskForCode('UDYAM', toldUpTo('bank'))).toBe(true);
    const noEmail = toldUpTo('bank');
    const told = { ...noEmail, registration: { ...noEmail.registration, maskedEmail: null } };
    expect(mayAskForCode('EMAIL', told)).toBe(false);
  });

  it('leads to the page of what does not fit', () => {
    expect(pageToCorrect(['name'])).toBe('kyc');
    expect(pageToCorrect(['odd', 'gstin'])).toBe('business');
    expect(pageToCorrect([])).toBe('kyc');
  });
});

describe('what is told of a business', () => {
  it('reads each page, or names all that is missing in the order of its fields', () => {
    for (const page of ['kyc', 'personal-details', 'activity', 'business', 'size', 'address'] as const) {
      const optional: readonly string[] = ['email', 'gstin'];
      const needed = udyamFieldsOf[page].filter((field) => !optional.includes(field));
      expect(wrongIn(page, {})).toEqual(needed.map((field) => `${field} missing`));
    }
    expect(wrongIn('bank-details', {})).toEqual(['accountNumber missing', 'ifsc missing']);
    const told = { name: ' Meena  Kumari ', panNumber: 'abcpk 1234f', aadhaarNumber: '9999 4105 7058' };
    expect(read('kyc', told)).toEqual({
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

  it('keeps what the service has when its field stays empty, and reads what is typed over it', () => {
    const held = heldFields(toldUpTo('bank').registration);
    expect(read('kyc', { name: 'Meena Kumari' }, held)).toEqual({
      ok: true,
      value: { name: 'Meena Kumari' },
    });
    expect(wrongIn('kyc', { name: 'Meena Kumari', aadhaarNumber: '1' }, held)).toEqual([
      'aadhaarNumber malformed',
    ]);
    expect(read('bank-details', { ifsc: 'HDFC0001234' }, held)).toEqual({
      ok: true,
      value: { ifsc: 'HDFC0001234' },
    });
    const changed = { accountNumber: '001234567890', ifsc: 'HDFC0001234' };
    expect(wrongIn('bank-details', changed, held)).toEqual(['accountNumberAgain missing']);
    expect(wrongIn('bank-details', { ...changed, accountNumberAgain: '001234567891' }, held)).toEqual([
      'accountNumberAgain different',
    ]);
  });

  it('takes sales and machines of nothing for a new business, and refuses more than the register takes', () => {
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

  it('takes a day that has come in India', () => {
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

  it('takes one to ten kinds of business', () => {
    const codes = Array.from({ length: 11 }, (_, index) => String(47_110 + index));
    const told = { majorActivity: 'TRADING' };
    expect(wrongIn('activity', { ...told, nicCodes: codes.join(',') })).toEqual(['nicCodes too-large']);
    expect(read('activity', { ...told, nicCodes: '47110,14105,' })).toEqual({
      ok: true,
      value: { nicCodes: ['47110', '14105'], majorActivity: 'TRADING' },
    });
  });

  it('holds no more of a GSTIN than its end, however the service answers it', () => {
    expect(toldUpTo('bank').registration.maskedGstin).toBe('******F1ZV');
    expect(JSON.stringify(toldUpTo('bank'))).not.toContain('AAPFU0939F');
    expect(toldUpTo('activity').registration.maskedGstin).toBeNull();
  });

  it('opens a form with what the service shows whole, and keeps only what names nobody', () => {
    const { registration } = toldUpTo('bank');
    expect(draftOfRegistration('size', registration, true)).toEqual({
      employeesMale: '1',
      employeesFemale: '2',
      employeesOther: '0',
      turnover: '540000',
      investment: '150000',
    });
    expect(draftOfRegistration('size', toldUpTo('business').registration, false).employeesOther).toBe('');
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
    expect(keepableUdyamDraft(typed)).toEqual({ turnover: '5' });
    const secrets = {
      panNumber: 'A',
      aadhaarNumber: '9',
      gstin: '2',
      accountNumber: '0',
      accountNumberAgain: '0',
    };
    expect(withoutSecrets({ ...typed, ...secrets })).toEqual(typed);
  });

  it('of which the service has a part, are kept without what it shows by a mask only', () => {
    const draft = { gender: 'FEMALE', mobile: '9876504321', panNumber: 'ABCPK1234F' };
    const { registration } = toldUpTo('bank');
    expect(withoutHeld(draft, registration)).toEqual({ gender: 'FEMALE' });
    expect(withoutHeld(draft, { ...registration, maskedMobile: null, maskedPan: null })).toEqual(draft);
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
  ];
  const found = (typed: string) => findNicCodes(list, typed).map((one) => one.code);

  it('finds by plain words of the street, in any number and order', () => {
    expect(found('kirana')[0]).toBe('47110');
    expect(found('Kirana shop')[0]).toBe('47110');
    expect(found('tailors')).toEqual(['14105']);
    expect(found('chai')[0]).toBe('56302');
    expect(found('atta chakki')[0]).toBe('10611');
    expect(found('medicines')).toEqual(['47721']);
    expect(found('salon')).toEqual(['96020']);
    expect(found('garment readymade')).toEqual(['47711']);
  });

  it('finds by the beginning of a number', () => {
    expect(found('477')).toEqual(['47711', '47721']);
    expect(found('14105')).toEqual(['14105']);
  });

  it('finds nothing for what fits nothing, and for words that say nothing', () => {
    expect([found('submarine'), found(''), found('my shop'), found('kirana submarine')]).toEqual([
      [],
      [],
      [],
      [],
    ]);
  });
});
