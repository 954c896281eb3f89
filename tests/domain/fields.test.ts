import { describe, expect, it } from 'vitest';
import {
  readAccountNumber,
  readIfsc,
  readOtp,
  readRepeatedAccountNumber,
  readUpiId,
} from '../../machines/domain/fields/account-fields';
import { maskedMobile } from '../../machines/domain/merchant/merchant';
import { maskedAccount, splitPaymentAddress } from '../../machines/domain/payment/bank-account';

const ok = (value: string) => ({ ok: true, value });
const problem = (of: string) => ({ ok: false, problem: of });

describe('account number', () => {
  it.each([
    ['123456789', '123456789'],
    ['123456789012345678', '123456789012345678'],
    ['000000012', '000000012'],
    [' 5010 0234 5678 91 ', '50100234567891'],
  ])('takes %j', (typed, value) => {
    expect(readAccountNumber(typed)).toEqual(ok(value));
  });

  it.each(['12345678', '1234567890123456789', '12345678a', '1234-56789', '१२३४५६७८९', '1e10'])(
    'refuses %j',
    (typed) => {
      expect(readAccountNumber(typed)).toEqual(problem('malformed'));
    },
  );

  it.each(['', '   '])('misses %j', (typed) => {
    expect(readAccountNumber(typed)).toEqual(problem('missing'));
  });
});

describe('account number typed again', () => {
  it('ignores spaces', () => {
    expect(readRepeatedAccountNumber('0123 456 789', '01 23456789')).toEqual(ok('0123456789'));
  });

  it('differs when a leading zero is missing', () => {
    expect(readRepeatedAccountNumber('123456789', '0123456789')).toEqual(problem('different'));
  });

  it('is missing when nothing was typed, also when the first is missing', () => {
    expect(readRepeatedAccountNumber(' ', '')).toEqual(problem('missing'));
  });
});

describe('IFSC', () => {
  it.each([
    ['HDFC0001234', 'HDFC0001234'],
    [' hdfc 0001234 ', 'HDFC0001234'],
    ['SBIN0ABCD12', 'SBIN0ABCD12'],
  ])('takes %j', (typed, value) => {
    expect(readIfsc(typed)).toEqual(ok(value));
  });

  it.each(['HDFCO001234', 'hdfco001234'])('offers to mend the letter O in %j', (typed) => {
    expect(readIfsc(typed)).toEqual({
      ok: false,
      problem: 'letter-o-for-zero',
      suggestion: 'HDFC0001234',
    });
  });

  it('corrects only the fifth character', () => {
    expect(readIfsc('OOOOOOOOOOO')).toMatchObject({ suggestion: 'OOOO0OOOOOO' });
  });

  it.each(['HDFC1001234', 'HDF00001234', 'HDFC000123', 'HDFC00012345', 'HDFC0-01234', 'HDFCO00123'])(
    'refuses %j',
    (typed) => {
      expect(readIfsc(typed)).toEqual(problem('malformed'));
    },
  );

  it('is missing when nothing was typed', () => {
    expect(readIfsc('')).toEqual(problem('missing'));
  });
});

describe('UPI id', () => {
  it.each(['ramesh@okhdfc', 'r.k-1_2@ybl', ' 98@upi '])('takes %j', (typed) => {
    expect(readUpiId(typed)).toEqual(ok(typed.trim()));
  });

  it.each([
    'ramesh',
    '@ybl',
    'r@ybl',
    'ramesh@y',
    'ramesh@ok1',
    'ra mesh@ybl',
    'ramesh@okhdfc.com',
    'a@b@ybl',
  ])('refuses %j', (typed) => {
    expect(readUpiId(typed)).toEqual(problem('malformed'));
  });

  it('is missing when nothing was typed', () => {
    expect(readUpiId(' ')).toEqual(problem('missing'));
  });
});

describe('one-time code', () => {
  it.each(['123456', '123 456', ' 12 34 56 ', '123-456'])('takes %j', (typed) => {
    expect(readOtp(typed)).toEqual(ok('123456'));
  });

  it('keeps a leading zero', () => {
    expect(readOtp('012345')).toEqual(ok('012345'));
  });

  it.each(['12345', '1234567'])('refuses %j', (typed) => {
    expect(readOtp(typed)).toEqual(problem('malformed'));
  });

  it.each(['', 'abc'])('misses %j', (typed) => {
    expect(readOtp(typed)).toEqual(problem('missing'));
  });
});

describe('payment address', () => {
  it('is split at the last @', () => {
    expect(splitPaymentAddress('12@34@HDFC0001234')).toEqual({
      accountNumber: '12@34',
      ifsc: 'HDFC0001234',
    });
  });

  it('has no IFSC without an @', () => {
    expect(splitPaymentAddress('123456789')).toEqual({ accountNumber: '123456789', ifsc: null });
  });
});

describe('masking', () => {
  it.each(['BANK', 'DEFAULT'] as const)('of a %s account are its last four digits', (accountType) => {
    expect(maskedAccount({ paymentAddress: '50100234567890@HDFC0001234', accountType })).toBe('••7890');
  });

  it('a UPI id is shown in full', () => {
    expect(maskedAccount({ paymentAddress: 'ramesh@okhdfc', accountType: 'UPI' })).toBe('ramesh@okhdfc');
  });

  it('a mobile number shows its last four digits', () => {
    expect(maskedMobile('9876504321')).toBe('••••• •4321');
  });

  it('no mobile number shows nothing', () => {
    expect(maskedMobile(null)).toBe('');
  });
});
