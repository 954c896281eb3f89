import { describe, expect, it } from 'vitest';

import {
  areSidesUploaded,
  ekycReasonOf,
  isAadhaarExhausted,
  isIdentified,
  isIdentityIncomplete,
  isUploadBegun,
  mayUpload,
  nextSide,
  withoutLapsedChecks,
} from '../../../machines/domain/identity/identity';
import {
  aadhaarFacts,
  ckycNotFound,
  documentWith,
  ekycWith,
  statusWith,
} from '../../paths/support/fixtures/identity';

const sides = (front: string | null, back: string | null) => [
  ...(front === null ? [] : [documentWith('AADHAAR_FRONT', front)]),
  ...(back === null ? [] : [documentWith('AADHAAR_BACK', back)]),
];
const failed = (attempts_left?: number) =>
  ekycWith({ status: 'FAILED', ...(attempts_left === undefined ? {} : { attempts_left }) });

describe('the merchant is identified', () => {
  it.each([
    ['by the registry', { status: statusWith({}, { is_ckyc_already_triggered: true }) }, true],
    ['not by a registry that does not know them', {}, false],
    ['by Aadhaar', { ekyc: ekycWith({ status: 'VERIFIED' }) }, true],
    ['not by a check that is open', { ekyc: ekycWith() }, false],
    ['by both sides of the card', { documents: sides('VERIFIED', 'VERIFIED') }, true],
    ['not by one of them', { documents: sides('VERIFIED', 'PENDING') }, false],
    ['by the service’s own word', { status: statusWith({ kyc_state: 'VERIFIED' }, ckycNotFound) }, true],
    [
      'not while somebody looks',
      { status: statusWith({ kyc_state: 'PENDING_REVIEW' }, ckycNotFound) },
      false,
    ],
  ] as const)('%s', (_, over, is) => {
    expect(isIdentified(aadhaarFacts(over))).toBe(is);
  });
});

describe('an expired check', () => {
  const over = { isEligible: false, validUntil: 0 };
  const done = {
    is_ckyc_already_triggered: true,
    is_ekyc_already_triggered: true,
    is_documents_uploaded: true,
  };
  const facts = (kyc_state: string, validity: typeof over | null) =>
    aadhaarFacts({
      status: statusWith({ kyc_state, selfie_status: 'VERIFIED' }, done),
      validity,
      ekyc: ekycWith({ status: 'VERIFIED' }),
      documents: sides('VERIFIED', 'VERIFIED'),
    });

  it.each([
    ['EXPIRED', null],
    ['EXPIRED', over],
    ['VERIFIED', over],
  ])('%s, validity %j: confirms nothing, but for the PAN', (state, validity) => {
    const counts = withoutLapsedChecks(facts(state, validity));
    expect(isIdentified(counts)).toBe(false);
    expect(isIdentityIncomplete(counts.status)).toBe(true);
    expect(counts).toMatchObject({ ekyc: null, documents: [] });
    expect(counts.status).toMatchObject({
      kycState: 'EXPIRED',
      panStatus: 'VERIFIED',
      selfieStatus: 'NOT_SUBMITTED',
      identityVerification: { isCkycAlreadyTriggered: false },
    });
  });

  it.each([
    ['VERIFIED', null],
    ['VERIFIED', { isEligible: true, validUntil: 0 }],
    ['IN_PROGRESS', over],
  ])('%s, validity %j has not: all counts', (state, validity) => {
    const unchanged = facts(state, validity);
    expect(withoutLapsedChecks(unchanged)).toBe(unchanged);
    expect(isIdentified(unchanged)).toBe(true);
  });

  it('checks that began after it count', () => {
    const unchanged = aadhaarFacts({
      status: statusWith({ kyc_state: 'EXPIRED', selfie_status: 'PENDING' }, ckycNotFound),
      ekyc: ekycWith(),
      documents: sides('PENDING', null),
    });
    expect(withoutLapsedChecks(unchanged)).toEqual(unchanged);
  });
});

it.each([
  [null, null, false, false],
  ['PENDING', null, false, true],
  ['PENDING', 'PENDING', true, true],
  ['VERIFIED', 'PENDING', true, true],
  ['VERIFIED', 'REJECTED', false, true],
  ['VERIFIED', null, false, true],
  ['VERIFIED', 'VERIFIED', true, true],
])('sides %s and %s: given %s, begun %s', (front, back, given, begun) => {
  expect([areSidesUploaded(sides(front, back)), isUploadBegun(sides(front, back))]).toEqual([given, begun]);
});

it('the next side is one that is missing or was refused', () => {
  expect(nextSide([])).toBe('AADHAAR_FRONT');
  expect(nextSide(sides('PENDING', null))).toBe('AADHAAR_BACK');
  expect(nextSide(sides('REJECTED', 'VERIFIED'))).toBe('AADHAAR_FRONT');
  expect(nextSide(sides('VERIFIED', 'PENDING'))).toBeNull();
});

it('photos are offered by the feature, or when Aadhaar has no attempts left', () => {
  expect(mayUpload({ isUploadOn: true, ekyc: null })).toBe(true);
  expect(mayUpload({ isUploadOn: false, ekyc: null })).toBe(false);
  expect(mayUpload({ isUploadOn: false, ekyc: failed(1) })).toBe(false);
  expect(mayUpload({ isUploadOn: false, ekyc: failed(0) })).toBe(true);
  // An open check can still be finished; attempts that the service does not count are not used up.
  expect(isAadhaarExhausted({ ekyc: ekycWith({ attempts_left: 0 }) })).toBe(false);
  expect(isAadhaarExhausted({ ekyc: failed(-1) })).toBe(false);
});

it('checks other than the selfie are open, or none is', () => {
  expect(isIdentityIncomplete(statusWith({ pan_status: 'MISMATCH' }, { is_documents_uploaded: true }))).toBe(
    true,
  );
  expect(isIdentityIncomplete(statusWith({}, ckycNotFound))).toBe(true);
  const failedCheck = { ...ckycNotFound, is_ekyc_already_triggered: true, is_ekyc_failed: true };
  expect(isIdentityIncomplete(statusWith({}, failedCheck))).toBe(true);
  expect(isIdentityIncomplete(statusWith({}, { ...failedCheck, is_documents_uploaded: true }))).toBe(false);
  expect(isIdentityIncomplete(statusWith({}, { ...ckycNotFound, is_ekyc_already_triggered: true }))).toBe(
    false,
  );
  expect(isIdentityIncomplete(statusWith({}, { is_ckyc_already_triggered: true }))).toBe(false);
});

it('knows the reasons of Aadhaar, and no other code', () => {
  expect(ekycReasonOf('cancelled')).toBe('cancelled');
  expect(ekycReasonOf('<b>odd</b>')).toBeNull();
  expect(ekycReasonOf(null)).toBeNull();
});
