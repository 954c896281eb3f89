import { describe, expect, it } from 'vitest';
import { aadhaarLast4, readAadhaar } from '../../machines/domain/fields/aadhaar-field';
import { readIfsc } from '../../machines/domain/fields/account-fields';
import { readAmount } from '../../machines/domain/fields/amount-field';
import { readGstin } from '../../machines/domain/fields/business-fields';
import { readMobile, readPincode } from '../../machines/domain/fields/contact-fields';
import { readDateOfBirth } from '../../machines/domain/fields/date-of-birth';
import { isPersonalPan, readPan } from '../../machines/domain/fields/pan-field';
import { fileExtension, fileProblem } from '../../machines/domain/files/file-rule';
import { fc } from '../support/random/property';

const ok = (value: string | number) => ({ ok: true, value });
const problem = (of: string) => ({ ok: false, problem: of });

describe('PAN', () => {
  it.each(['ABCPK1234F', ' abcpk 1234 f '])('takes %j', (typed) => {
    expect(readPan(typed)).toEqual(ok('ABCPK1234F'));
  });

  it.each(['ABCPK1234', 'ABCPK12345', '1BCPK1234F', 'ABCPK1234F1', 'XABCPK1234F', 'ABCP11234F'])(
    'refuses %j',
    (typed) => {
      expect(readPan(typed)).toEqual(problem('malformed'));
    },
  );

  it('maps only ASCII letters: a dotless i is not I, a sharp s not SS', () => {
    for (const typed of ['ABCPK1234\u0131', '\u0131BCPK1234F', 'ABC\u00df1234F', 'ABCP\uff2b1234F'])
      expect(readPan(typed)).toEqual(problem('malformed'));
    expect(readGstin('27AAPFU0939F\u0131ZV')).toEqual(problem('malformed'));
    expect(readIfsc('\u0131DFC0001234')).toEqual(problem('malformed'));
  });

  it('is missing when nothing was typed', () => {
    expect(readPan(' ')).toEqual(problem('missing'));
  });

  it.each([
    ['ABCPK1234F', true],
    ['ABCCK1234F', false],
    ['PABCK1234P', false],
  ])('%s is of a person: %s', (pan, is) => {
    expect(isPersonalPan(pan)).toBe(is);
  });
});

describe('date of birth', () => {
  /** 00:15 on 6 March 2026 in India; in UTC it is still the 5th. */
  const now = Date.parse('2026-03-06T00:15:00+05:30');

  it.each(['2008-03-06', '1980-01-31', ' 2004-02-29 ', '1926-03-06', '1925-03-07'])('takes %j', (typed) => {
    expect(readDateOfBirth(typed, now)).toEqual(ok(typed.trim()));
  });

  it.each([
    ['2008-03-07', 'too-young'],
    ['2026-03-06', 'too-young'],
    ['2100-01-01', 'too-young'],
    ['1925-03-06', 'too-old'],
    ['1800-01-01', 'too-old'],
    ['2001-02-29', 'malformed'],
    ['19866-01-31', 'malformed'],
    ['1986-011-31', 'malformed'],
    ['1980-13-01', 'malformed'],
    ['1980-00-10', 'malformed'],
    ['1980-04-31', 'malformed'],
    ['1980-4-1', 'malformed'],
    ['31-01-1980', 'malformed'],
    ['x1980-01-31', 'malformed'],
    ['1980-01-311', 'malformed'],
    ['', 'missing'],
    ['  ', 'missing'],
  ])('of %j is %s', (typed, says) => {
    expect(readDateOfBirth(typed, now)).toEqual(problem(says));
  });

  it('a person born on 29 February is of age on 1 March', () => {
    const at = (day: string) => readDateOfBirth('2008-02-29', Date.parse(`${day}T12:00:00+05:30`)).ok;
    expect([at('2026-02-28'), at('2026-03-01')]).toEqual([false, true]);
  });
});

describe('mobile', () => {
  it.each([
    '9876504321',
    '+91 98765 04321',
    '+919876504321',
    '919876504321',
    '09876504321',
    '98765-04321',
    ' 9876504321 ',
  ])('takes %j', (typed) => {
    expect(readMobile(typed)).toEqual(ok('9876504321'));
  });

  it('keeps a number that only looks as if it began with 91', () => {
    expect(readMobile('9198765043')).toEqual(ok('9198765043'));
  });

  it.each(['5876504321', '987650432', '98765043210', '+9198765043210', '+1 9876504321', '98765o4321'])(
    'refuses %j',
    (typed) => {
      expect(readMobile(typed)).toEqual(problem('malformed'));
    },
  );

  it('is missing when nothing was typed', () => {
    expect(readMobile('  ')).toEqual(problem('missing'));
  });
});

describe('pincode', () => {
  it.each(['422001', ' 422 001 '])('takes %j', (typed) => {
    expect(readPincode(typed)).toEqual(ok('422001'));
  });

  it.each(['022001', '42200', '4220011', '42200a'])('refuses %j', (typed) => {
    expect(readPincode(typed)).toEqual(problem('malformed'));
  });

  it('is missing when nothing was typed', () => {
    expect(readPincode('')).toEqual(problem('missing'));
  });
});

describe('Aadhaar', () => {
  const GOOD = '234123412346';

  it.each([GOOD, '2341 2341 2346', '2341-2341-2346', '999941057058'])('takes %j', (typed) => {
    expect(readAadhaar(typed)).toEqual(ok(typed.replaceAll(/\D/g, '')));
  });

  it('finds every single wrong digit', () => {
    for (let place = 0; place < GOOD.length; place += 1) {
      for (const digit of '0123456789') {
        if (digit === GOOD[place]) continue;
        const wrong = `${GOOD.slice(0, place)}${digit}${GOOD.slice(place + 1)}`;
        expect(readAadhaar(wrong).ok, wrong).toBe(false);
      }
    }
  });

  it('finds every swap of two neighbouring digits', () => {
    for (let place = 0; place < GOOD.length - 1; place += 1) {
      const [first = '', second = ''] = GOOD.slice(place, place + 2);
      if (first === second) continue;
      const wrong = `${GOOD.slice(0, place)}${second}${first}${GOOD.slice(place + 2)}`;
      expect(readAadhaar(wrong).ok, wrong).toBe(false);
    }
  });

  it('has exactly one valid check digit for eleven digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[2-9][0-9]{10}$/), (start) => {
        const fitting = [...'0123456789'].filter((digit) => readAadhaar(start + digit).ok);
        expect(fitting).toHaveLength(1);
      }),
    );
  });

  it.each([
    ['234123412347', 'mistyped'],
    ['134123412346', 'malformed'],
    ['23412341234', 'malformed'],
    ['2341234123467', 'malformed'],
    ['', 'missing'],
  ])('of %j is %s', (typed, says) => {
    expect(readAadhaar(typed)).toEqual(problem(says));
  });

  it('shows its last four digits', () => {
    expect(aadhaarLast4(GOOD)).toBe('2346');
  });
});

describe('GSTIN', () => {
  const GOOD = '27AAPFU0939F1ZV';

  it.each([GOOD, ' 27aapfu0939f1zv ', '29AAGCB7383J1Z4', '24AAACC1206D1ZM'])('takes %j', (typed) => {
    expect(readGstin(typed)).toEqual(ok(typed.trim().toUpperCase()));
  });

  it('rejects every other check digit', () => {
    const fitting = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'].filter(
      (digit) => readGstin(`${GOOD.slice(0, 14)}${digit}`).ok,
    );
    expect(fitting).toEqual(['V']);
  });

  it.each([
    ['27AAPFU0939F1ZW', 'mistyped'],
    ['72AAPFU0939F1ZV', 'mistyped'],
    ['27AAPFU0939F1KV', 'malformed'],
    ['27AAPFU0939F10V', 'malformed'],
    ['2AAPFU0939F1ZV', 'malformed'],
    ['27AAPFU0939F1ZVX', 'malformed'],
    [' ', 'missing'],
  ])('of %j is %s', (typed, says) => {
    expect(readGstin(typed)).toEqual(problem(says));
  });

  it('finds each wrong character', () => {
    for (let place = 0; place < 14; place += 1) {
      for (const figure of '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ') {
        if (figure === GOOD[place]) continue;
        const wrong = `${GOOD.slice(0, place)}${figure}${GOOD.slice(place + 1)}`;
        expect(readGstin(wrong).ok, wrong).toBe(false);
      }
    }
  });
});

describe('amount', () => {
  const MAX_ENTRIES = 5_000_050;

  it.each([
    ['1', 100],
    ['1.5', 150],
    ['1.15', 115],
    ['₹ 1,234.50', 123_450],
    ['0001', 100],
    ['50000.50', MAX_ENTRIES],
    [' 2 ', 200],
    ['1,234', 123_400],
    ['50,000.5', 5_000_050],
    ['0,01,234', 123_400],
    ['₹ १,२३४.५०', 123_450],
  ])('takes %j as %d paise', (typed, paise) => {
    expect(readAmount(typed, MAX_ENTRIES)).toEqual(ok(paise));
  });

  it.each([
    ['', 'missing'],
    [' ₹ ', 'missing'],
    // A decimal comma must not multiply the amount by a hundred.
    ['500,50', 'paise-after-comma'],
    ['1,50', 'paise-after-comma'],
    ['5000,00', 'paise-after-comma'],
    ['1,00,50', 'paise-after-comma'],
    ['५००,५०', 'paise-after-comma'],
    ['1,5', 'malformed'],
    ['1,2345', 'malformed'],
    ['12,34,5', 'malformed'],
    [',500', 'malformed'],
    ['500,', 'malformed'],
    ['1,,000', 'malformed'],
    ['1.000,50', 'malformed'],
    ['100.5,000', 'malformed'],
    ['1e5', 'malformed'],
    ['-1', 'malformed'],
    ['1.234', 'malformed'],
    ['1.', 'malformed'],
    ['.5', 'malformed'],
    ['NaN', 'malformed'],
    ['x1', 'malformed'],
    ['1x', 'malformed'],
    ['99999999999999', 'malformed'],
    ['0.99', 'too-small'],
    ['0', 'too-small'],
    ['50000.51', 'too-large'],
  ])('of %j is %s', (typed, says) => {
    expect(readAmount(typed, MAX_ENTRIES)).toEqual(problem(says));
  });

  it('reads back every amount of paise exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 2 ** 40 }), (paise) => {
        const typed = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
        expect(readAmount(typed, paise)).toEqual(ok(paise));
      }),
    );
  });
});

describe('files', () => {
  const MEGABYTE = 1024 * 1024;

  it.each([
    ['image/jpeg', '.jpg'],
    ['image/png', '.png'],
    ['application/pdf', '.pdf'],
    ['IMAGE/PNG', '.png'],
    ['image/heic', null],
    ['', null],
    ['constructor', null],
  ])('of %j end in %s', (type, ending) => {
    expect(fileExtension({ type })).toBe(ending);
  });

  it.each([
    ['image/jpeg', 1, 'pictures', null],
    ['image/png', 5 * MEGABYTE, 'pictures', null],
    ['application/pdf', 5 * MEGABYTE, 'documents', null],
    ['application/pdf', 1, 'pictures', 'wrong-type'],
    ['image/gif', 1, 'documents', 'wrong-type'],
    ['image/jpeg', 0, 'documents', 'empty'],
    ['image/jpeg', 5 * MEGABYTE + 1, 'pictures', 'too-large'],
  ] as const)('%s of %d bytes among %s: %s', (type, size, takes, says) => {
    expect(fileProblem({ type, size }, takes)).toBe(says);
  });
});
