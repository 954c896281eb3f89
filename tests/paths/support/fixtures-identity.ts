/** Answers of the services for the identity check, parsed as the adapter parses them. */
import * as v from 'valibot';

import { ekycSchema } from '../../../machines/domain/identity/ekyc';
import { identityVerificationStatusSchema } from '../../../machines/domain/identity/kyc';
import { kycDocumentSchema } from '../../../machines/domain/identity/kyc-document';
import { panStatusSchema } from '../../../machines/domain/identity/pan-status';
import type { IdentityFacts } from '../../../machines/identity/context';
import { now } from './fixtures-money';

const DAY_MS = 86_400_000;

/** A PAN, a date of birth and a mobile; they must not be stored after the service has answered. */
export const panNumber = 'BNZPM2501F';
export const dateOfBirth = '1980-01-31';
export const aadhaarMobile = '9811122233';

type StatusOnWire = v.InferInput<typeof identityVerificationStatusSchema>;
type ChecksOnWire = NonNullable<StatusOnWire['identity_verification']>;

/** Status of the checks; by default the PAN is verified and nothing else has begun. */
export function statusWith(overrides: Partial<StatusOnWire> = {}, checks: ChecksOnWire = {}) {
  return v.parse(identityVerificationStatusSchema, {
    kyc_state: 'IN_PROGRESS',
    pan_status: 'VERIFIED',
    selfie_status: 'NOT_SUBMITTED',
    ekyc_id: null,
    identity_verification: checks,
    ...overrides,
  });
}

export function panWith(verification_status: string, error: string | null = null) {
  return v.parse(panStatusSchema, {
    pan_name: verification_status === 'VERIFIED' ? 'RAMESH KUMAR' : null,
    pan_number: 'XXXXXX234F',
    dob: dateOfBirth,
    email: 'ramesh@example.in',
    verification_status,
    error,
  });
}

export function ekycWith(overrides: Partial<v.InferInput<typeof ekycSchema>> = {}) {
  return v.parse(ekycSchema, {
    ekyc_id: 'eky_1',
    status: 'INITIATED',
    authorization_url: 'https://authority.example/check',
    attempts_left: 3,
    ...overrides,
  });
}

export function documentWith(document_type: string, status: string, reason: string | null = null) {
  return v.parse(kycDocumentSchema, {
    document_id: `doc_${document_type}`,
    document_type,
    status,
    reason,
    preview_url: `/files/${document_type}`,
  });
}

/** Data that the journey has loaded; by default only the status. */
export function factsWith(overrides: Partial<IdentityFacts> = {}): IdentityFacts {
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
    ...overrides,
  };
}

/** Data of an earlier check: valid for another 180 days, or expired 30 days ago. */
export function validityFacts(kycState: string, isEligible: boolean, overrides: Partial<StatusOnWire> = {}) {
  return factsWith({
    status: statusWith({ kyc_state: kycState, ...overrides }),
    validity: { isEligible, validUntil: now + (isEligible ? 180 : -30) * DAY_MS },
  });
}

/** Data of the PAN. `attemptsLeft` is -1 when the service does not count; `retryAfter` in ms. */
export function panFacts(status: string, attemptsLeft = -1, retryAfter = 0, error: string | null = null) {
  return factsWith({
    status: statusWith({ pan_status: status }),
    pan: panWith(status, error),
    rateLimit: { attemptsLeft, retryAfter },
  });
}

/** CKYC was requested, and did not find the merchant. */
export const ckycNotFound: ChecksOnWire = { is_ckyc_already_triggered: true, is_ckyc_failed: true };

/** Data of a merchant whom CKYC did not find: Aadhaar and document upload remain. */
export function aadhaarFacts(overrides: Partial<IdentityFacts> = {}) {
  return factsWith({ status: statusWith({}, ckycNotFound), ...overrides });
}
