import { expect, it } from 'vitest';

import { failure } from '../../machines/domain/base/failure';
import { aadhaarTriesLeft, ekycFailedWords } from '../../src/copy/identity';
import { pictureRefusal } from '../../src/copy/identity-documents';

it('each reason of Aadhaar has its own words; any other reads the same, and is not printed', () => {
  const known = ['mobile_not_linked', 'name_mismatch', 'cancelled', 'otp_attempts_exceeded'];
  const leads = [...known, 'odd_reason', null].map((reason) => ekycFailedWords(reason).lead);
  expect(new Set(leads).size).toBe(5);
  expect(leads[4]).toBe(leads[5]);
  expect(leads.join()).not.toMatch(/_|odd/);
});

it('tells how often Aadhaar can be tried, and nothing where nobody counts', () => {
  expect([-1, 1, 2].map(aadhaarTriesLeft)).toEqual([null, '1 try left for now', '2 tries left for now']);
});

it('says why a picture is not taken, each in its own words', () => {
  const codes = ['file_gone', 'file_too_large', 'file_type_not_supported', 'odd_code'];
  const words = codes.map((code) => pictureRefusal(failure('refused', { code })));
  expect(new Set(words).size).toBe(4);
  expect(words.join()).not.toMatch(/_/);
});
