import { expect, it } from 'vitest';

import { failure } from '../../machines/domain/base/failure';
import { aadhaarTriesLeft, ekycFailedCopy } from '../../src/copy/identity';
import { pictureRefusal } from '../../src/copy/identity-documents';

it('each reason of Aadhaar has its own text; any other has a common text without the code', () => {
  const known = ['mobile_not_linked', 'name_mismatch', 'cancelled', 'otp_attempts_exceeded'];
  const leads = [...known, 'odd_reason', null].map((reason) => ekycFailedCopy(reason).lead);
  expect(new Set(leads).size).toBe(5);
  expect(leads[4]).toBe(leads[5]);
  expect(leads.join()).not.toMatch(/_|odd/);
});

it('shows the attempts left for Aadhaar, and nothing when they are not counted', () => {
  expect([-1, 1, 2].map(aadhaarTriesLeft)).toEqual([null, '1 try left for now', '2 tries left for now']);
});

it('has a text for each reason why a picture is refused', () => {
  const codes = ['file_gone', 'file_too_large', 'file_type_not_supported', 'odd_code'];
  const texts = codes.map((code) => pictureRefusal(failure('refused', { code })));
  expect(new Set(texts).size).toBe(4);
  expect(texts.join()).not.toMatch(/_/);
});
