/** What the services answer in the paths of the identity check, read as the adapter reads it. */
import * as v from 'valibot';

import { ekyc } from '../../../machines/domain/identity/ekyc';
import { identityVerificationStatus } from '../../../machines/domain/identity/kyc';
import { kycDocument } from '../../../machines/domain/identity/kyc-document';
import { panStanding } from '../../../machines/domain/identity/pan-standing';
import type { IdentityFacts } from '../../../machines/identity/context';
import { now } from './fixtures-money';

const DAY = 86_400_000;

/** A PAN, a birthday and a mobile that must be nowhere after their answer. */
export const panNumber = 'BNZPM2501F';
export const dateOfBirth = '1980-01-31';
export const aadhaarMobile = '9811122233';

type StatusOnWire = v.InferInput<typeof identityVerificationStatus>;
type ChecksOnWire = NonNullable<StatusOnWire['identity_verification']>;

/** Where the checks stand: the PAN verified and nothing else begun, unless told otherwise. */
export function statusWith(over: Partial<StatusOnWire> = {}, checks: ChecksOnWire = {}) {
  return v.parse(identityVerificationStatus, {
    kyc_state: 'IN_PROGRESS',
    pan_status: 'VERIFIED',
    selfie_status: 'NOT_SUBMITTED',
    ekyc_id: null,
    identity_verification: checks,
    ...over,
  });
}

export function panWith(verification_status: string, error: string | null = null) {
  return v.parse(panStanding, {
    pan_name: verification_status === 'VERIFIED' ? 'RAMESH KUMAR' : null,
    pan_number: 'XXXXXX234F',
    dob: dateOfBirth,
    email: 'ramesh@example.in',
    verification_status,
    error,
  });
}

export function ekycWith(over: Partial<v.InferInput<typeof ekyc>> = {}) {
  return v.parse(ekyc, {
    ekyc_id: 'eky_1',
    status: 'INITIATED',
    authorization_url: 'https://authority.example/check',
    attempts_left: 3,
    ...over,
  });
}

export function documentWith(document_type: string, status: string, reason: string | null = null) {
  return v.parse(kycDocument, {
    document_id: `doc_${document_type}`,
    document_type,
    status,
    reason,
    preview_url: `/files/${document_type}`,
  });
}

/** What is read for a place; nothing beside the status unless told. */
export function factsWith(over: Partial<IdentityFacts> = {}): IdentityFacts {
  return {
    status: statusWith(),
    validity: null,
    pan: null,
    rateLimit: null,
    ekyc: null,
    isEkycUnknown: false,
    documents: [],
    isUploadOn: false,
    readAt: now,
    ...over,
  };
}

/** Facts of the earlier check: whether it holds, and its end half a year away or behind. */
export function validityFacts(kycState: string, isEligible: boolean, over: Partial<StatusOnWire> = {}) {
  return factsWith({
    status: statusWith({ kyc_state: kycState, ...over }),
    validity: { isEligible, validUntil: now + (isEligible ? 180 : -30) * DAY },
  });
}

/** Facts of the PAN; tries and cool-off as the service tells them. */
export function panFacts(status: string, attemptsLeft = -1, retryAfter = 0, error: string | null = null) {
  return factsWith({
    status: statusWith({ pan_status: status }),
    pan: panWith(status, error),
    rateLimit: { attemptsLeft, retryAfter },
  });
}

/** The registry was asked and does not know the merchant. */
export const notFound: ChecksOnWire = { is_ckyc_already_triggered: true, is_ckyc_failed: true };

/** Facts after the registry said no: of Aadhaar, and of the papers. */
export function aadhaarFacts(over: Partial<IdentityFacts> = {}) {
  return factsWith({ status: statusWith({}, notFound), ...over });
}
