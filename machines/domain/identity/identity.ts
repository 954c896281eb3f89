import type { Ekyc } from './ekyc';
import type { IdentityVerificationStatus, KycValidity } from './kyc';
import type { KycDocument } from './kyc-document';
import { hasLapsed, statusWithoutLapsedChecks } from './lapsed-check';

/** Why an Aadhaar check fails (assumed codes). */
const ekycReasons = ['mobile_not_linked', 'name_mismatch', 'cancelled', 'otp_attempts_exceeded'] as const;
export type EkycReason = (typeof ekycReasons)[number];

/** Reads the service's text as a known reason; null for any other text, which is never shown. */
export function ekycReasonOf(text: string | null): EkycReason | null {
  return ekycReasons.find((reason) => reason === text) ?? null;
}

/** The two sides of an Aadhaar card, in the order in which they are uploaded. */
const aadhaarSides = ['AADHAAR_FRONT', 'AADHAAR_BACK'] as const;
export type AadhaarSide = (typeof aadhaarSides)[number];

/** The merchant's identity checks, without the PAN. */
export interface IdentityChecks {
  readonly status: IdentityVerificationStatus;
  /** Whether an earlier check is still valid; null when this was not loaded. */
  readonly validity: KycValidity | null;
  /** The newest Aadhaar check; null without one. */
  readonly ekyc: Ekyc | null;
  readonly documents: readonly KycDocument[];
  /** Whether the feature DOCUMENT_UPLOAD is on (spec 6). */
  readonly isUploadOn: boolean;
}

/** The uploaded picture of one side; null without one. */
function documentOfSide(documents: readonly KycDocument[], side: AadhaarSide): KycDocument | null {
  return documents.find(({ kind }) => kind === side) ?? null;
}

/** The first side that is missing or rejected; null when there is none. */
export function nextSide(documents: readonly KycDocument[]): AadhaarSide | null {
  const mustUpload = (side: AadhaarSide) =>
    (documentOfSide(documents, side)?.status ?? 'REJECTED') === 'REJECTED';
  return aadhaarSides.find(mustUpload) ?? null;
}

/** Whether both sides were uploaded and none was rejected: each is under review or accepted. */
export function areSidesUploaded(documents: readonly KycDocument[]): boolean {
  return nextSide(documents) === null;
}

/** Whether at least one side was uploaded. Registry and Aadhaar check, by contrast, add both sides at once. */
export function isUploadBegun(documents: readonly KycDocument[]): boolean {
  return aadhaarSides.some((side) => documentOfSide(documents, side) !== null);
}

/** Whether the merchant was looked up in the central registry and found. */
function isFoundInRegistry({ identityVerification: checks }: IdentityVerificationStatus): boolean {
  return checks.isCkycAlreadyTriggered && !checks.isCkycFailed;
}

/** The checks, without anything that was verified by a lapsed check. */
export function withoutLapsedChecks<TChecks extends IdentityChecks>(checks: TChecks): TChecks {
  const { status, validity, ekyc, documents } = checks;
  if (!hasLapsed(status, validity)) return checks;
  return {
    ...checks,
    status: statusWithoutLapsedChecks(status, validity),
    ekyc: ekyc?.status === 'VERIFIED' ? null : ekyc,
    documents: documents.filter((document) => document.status !== 'VERIFIED'),
  };
}

/** Whether the identity is verified: by the registry, by Aadhaar, or by both sides of the card. */
export function isIdentified({ status, ekyc, documents }: IdentityChecks): boolean {
  if (status.kycState === 'VERIFIED' || isFoundInRegistry(status) || ekyc?.status === 'VERIFIED') return true;
  return aadhaarSides.every((side) => documentOfSide(documents, side)?.status === 'VERIFIED');
}

/** Whether the last Aadhaar check failed and no attempt is left. */
export function isAadhaarExhausted({ ekyc }: Pick<IdentityChecks, 'ekyc'>): boolean {
  return ekyc !== null && ekyc.status === 'FAILED' && ekyc.attemptsLeft === 0;
}

/** Whether pictures of the card may be uploaded: the feature is on, or the Aadhaar attempts are used up. */
export function mayUpload(checks: Pick<IdentityChecks, 'ekyc' | 'isUploadOn'>): boolean {
  return checks.isUploadOn || isAadhaarExhausted(checks);
}

/** Whether, by the summary alone, the PAN is not verified, or neither registry, Aadhaar nor card has identified the merchant. */
export function isIdentityIncomplete(status: IdentityVerificationStatus): boolean {
  const { identityVerification: checks } = status;
  const isAadhaarChecked = checks.isEkycAlreadyTriggered && !checks.isEkycFailed;
  const hasIdentification = isFoundInRegistry(status) || isAadhaarChecked || checks.isDocumentsUploaded;
  return status.panStatus !== 'VERIFIED' || !hasIdentification;
}
