import type { Ekyc } from './ekyc';
import type { IdentityVerificationStatus, KycValidity } from './kyc';
import type { KycDocument } from './kyc-document';
import { checksStillValid, hasLapsed } from './lapsed-check';

/** Why an Aadhaar check fails (assumed codes). */
const ekycReasons = ['mobile_not_linked', 'name_mismatch', 'cancelled', 'otp_attempts_exceeded'] as const;
export type EkycReason = (typeof ekycReasons)[number];

/** The reason as a known code; null for any other text, which is never shown. */
export function ekycReasonOf(text: string | null): EkycReason | null {
  return ekycReasons.find((known) => known === text) ?? null;
}

/** The two sides of an Aadhaar card, in the order in which they are uploaded. */
const aadhaarSides = ['AADHAAR_FRONT', 'AADHAAR_BACK'] as const;
export type AadhaarSide = (typeof aadhaarSides)[number];

/** The merchant's identity checks, without the PAN. */
export interface IdentityChecks {
  readonly status: IdentityVerificationStatus;
  /** Whether an earlier check is still valid; null where that was not read. */
  readonly validity: KycValidity | null;
  /** The newest Aadhaar check; null when there was none. */
  readonly ekyc: Ekyc | null;
  readonly documents: readonly KycDocument[];
  /** The feature DOCUMENT_UPLOAD (spec 6). */
  readonly isUploadOn: boolean;
}

/** The newest picture of one side; null when none was uploaded. */
function documentOf(documents: readonly KycDocument[], side: AadhaarSide): KycDocument | null {
  return documents.find(({ kind }) => kind === side) ?? null;
}

/** The next side to upload, that is missing or rejected; null when there is none. */
export function nextSide(documents: readonly KycDocument[]): AadhaarSide | null {
  const isOpen = (side: AadhaarSide) => (documentOf(documents, side)?.status ?? 'REJECTED') === 'REJECTED';
  return aadhaarSides.find(isOpen) ?? null;
}

/** Both sides were uploaded, and none was rejected: they are under review, or accepted. */
export function areSidesUploaded(documents: readonly KycDocument[]): boolean {
  return nextSide(documents) === null;
}

/** At least one side was uploaded: registry and Aadhaar add both at once. */
export function isUploadBegun(documents: readonly KycDocument[]): boolean {
  return aadhaarSides.some((side) => documentOf(documents, side) !== null);
}

/** The central registry was asked, and found the merchant. */
function isFoundInRegistry({ identityVerification: checks }: IdentityVerificationStatus): boolean {
  return checks.isCkycAlreadyTriggered && !checks.isCkycFailed;
}

/** The checks without what a lapsed check had verified. */
export function withoutLapsedChecks<TChecks extends IdentityChecks>(checks: TChecks): TChecks {
  const { status, validity, ekyc, documents } = checks;
  if (!hasLapsed(status, validity)) return checks;
  return {
    ...checks,
    status: checksStillValid(status, validity),
    ekyc: ekyc?.status === 'VERIFIED' ? null : ekyc,
    documents: documents.filter((document) => document.status !== 'VERIFIED'),
  };
}

/** The identity is verified: by the registry, by Aadhaar, or by both sides of the card. */
export function isIdentified({ status, ekyc, documents }: IdentityChecks): boolean {
  if (status.kycState === 'VERIFIED' || isFoundInRegistry(status) || ekyc?.status === 'VERIFIED') return true;
  return aadhaarSides.every((side) => documentOf(documents, side)?.status === 'VERIFIED');
}

/** The last Aadhaar check failed, and no attempt is left. */
export function isAadhaarExhausted({ ekyc }: Pick<IdentityChecks, 'ekyc'>): boolean {
  return ekyc !== null && ekyc.status === 'FAILED' && ekyc.attemptsLeft === 0;
}

/** Pictures of the card may be uploaded: by the feature, or when the Aadhaar attempts are used up. */
export function mayUpload(checks: Pick<IdentityChecks, 'ekyc' | 'isUploadOn'>): boolean {
  return checks.isUploadOn || isAadhaarExhausted(checks);
}

/** By the summary alone: the PAN is not verified, or none of registry, Aadhaar and card has identified the merchant. */
export function isIdentityOpen(status: IdentityVerificationStatus): boolean {
  const { identityVerification: checks } = status;
  const isByAadhaar = checks.isEkycAlreadyTriggered && !checks.isEkycFailed;
  const isGiven = isFoundInRegistry(status) || isByAadhaar || checks.isDocumentsUploaded;
  return status.panStatus !== 'VERIFIED' || !isGiven;
}
