import { describe, expect, it } from 'vitest';

import {
  areSidesGiven,
  countingIdentity,
  ekycReasonOf,
  isAadhaarSpent,
  isIdentified,
  isIdentityOpen,
  isUploadBegun,
  mayUpload,
  nextSide,
} from '../../../machines/domain/identity/identity';
import {
  aadhaarFacts,
  documentWith,
  ekycWith,
  notFound,
  statusWith,
} from '../../paths/support/fixtures-identity';

const sides = (front: string | null, back: string | null) => [
  ...(front === null ? [] : [documentWith('AADHAAR_FRONT', front)]),
  ...(back === null ? [] : [documentWith('AADHAAR_BACK', back)]),
];
const failed = (attempts_left?: number) =>
  ekycWith({ status: 'FAILED', ...(attempts_left === undefined ? {} : { attempts_left }) });

describe('who the merchant is, is confirmed', () => {
  it.each([
    ['by the registry', { status: statusWith({}, { is_ckyc_already_triggered: true }) }, true],
    ['not by a registry that does not know them', {}, false],
    ['by Aadhaar', { ekyc: ekycWith({ status: 'VERIFIED' }) }, true],
    ['not by a check that is open', { ekyc: ekycWith() }, false],
    ['by both sides of the card', { documents: sides('VERIFIED', 'VERIFIED') }, true],
    ['not by one of them', { documents: sides('VERIFIED', 'PENDING') }, false],
    ['by the service’s own word', { status: statusWith({ kyc_state: 'VERIFIED' }, notFound) }, true],
    ['not while somebody looks', { status: statusWith({ kyc_state: 'PENDING_REVIEW' }, notFound) }, false],
  ] as const)('%s', (_, over, is) => {
    expect(isIdentified(aadhaarFacts(over))).toBe(is);
  });
});

describe('a check that has lapsed', () => {
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
    const counts = countingIdentity(facts(state, validity));
    expect(isIdentified(counts)).toBe(false);
    expect(isIdentityOpen(counts.status)).toBe(true);
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
    const told = facts(state, validity);
    expect(countingIdentity(told)).toBe(told);
    expect(isIdentified(told)).toBe(true);
  });

  it('what was begun since counts', () => {
    const told = aadhaarFacts({
      status: statusWith({ kyc_state: 'EXPIRED', selfie_status: 'PENDING' }, notFound),
      ekyc: ekycWith(),
      documents: sides('PENDING', null),
    });
    expect(countingIdentity(told)).toEqual(told);
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
  expect([areSidesGiven(sides(front, back)), isUploadBegun(sides(front, back))]).toEqual([given, begun]);
});

it('the side that is next is missing, or was refused', () => {
  expect(nextSide([])).toBe('AADHAAR_FRONT');
  expect(nextSide(sides('PENDING', null))).toBe('AADHAAR_BACK');
  expect(nextSide(sides('REJECTED', 'VERIFIED'))).toBe('AADHAAR_FRONT');
  expect(nextSide(sides('VERIFIED', 'PENDING'))).toBeNull();
});

it('photos are a way by the feature, or when Aadhaar can not be tried any more', () => {
  expect(mayUpload({ isUploadOn: true, ekyc: null })).toBe(true);
  expect(mayUpload({ isUploadOn: false, ekyc: null })).toBe(false);
  expect(mayUpload({ isUploadOn: false, ekyc: failed(1) })).toBe(false);
  expect(mayUpload({ isUploadOn: false, ekyc: failed(0) })).toBe(true);
  // A check that is open can still be finished; tries that nobody counts are not used up.
  expect(isAadhaarSpent({ ekyc: ekycWith({ attempts_left: 0 }) })).toBe(false);
  expect(isAadhaarSpent({ ekyc: failed(-1) })).toBe(false);
});

it('something is open beside the selfie, or nothing is', () => {
  expect(isIdentityOpen(statusWith({ pan_status: 'MISMATCH' }, { is_documents_uploaded: true }))).toBe(true);
  expect(isIdentityOpen(statusWith({}, notFound))).toBe(true);
  const failedCheck = { ...notFound, is_ekyc_already_triggered: true, is_ekyc_failed: true };
  expect(isIdentityOpen(statusWith({}, failedCheck))).toBe(true);
  expect(isIdentityOpen(statusWith({}, { ...failedCheck, is_documents_uploaded: true }))).toBe(false);
  expect(isIdentityOpen(statusWith({}, { ...notFound, is_ekyc_already_triggered: true }))).toBe(false);
  expect(isIdentityOpen(statusWith({}, { is_ckyc_already_triggered: true }))).toBe(false);
});

it('knows the reasons of Aadhaar, and no other word', () => {
  expect(ekycReasonOf('cancelled')).toBe('cancelled');
  expect(ekycReasonOf('<b>odd</b>')).toBeNull();
  expect(ekycReasonOf(null)).toBeNull();
});
