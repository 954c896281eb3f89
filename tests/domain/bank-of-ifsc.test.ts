import { expect, it } from 'vitest';
import { bankOfIfsc } from '../../machines/domain/fields/bank-of-ifsc';

it.each([
  ['SBIN0001234', 'State Bank of India'],
  ['hdfc', 'HDFC Bank'],
  [' kk bk0 ', 'Kotak Mahindra Bank'],
  ['UTIBO001234', 'Axis Bank'],
])('names the bank of %j', (ifsc, bank) => {
  expect(bankOfIfsc(ifsc)).toBe(bank);
});

it.each(['', 'SBI', 'XXXX0001234', '0001SBIN', 'constructor'])('names no bank for %j', (ifsc) => {
  expect(bankOfIfsc(ifsc)).toBeNull();
});
