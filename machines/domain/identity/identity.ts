import type { Ekyc } from './ekyc';
import type { IdentityVerificationStatus, KycValidity } from './kyc';
import type { KycDocument } from './kyc-document';
import { checksStillValid, hasLapsed } from './lapsed-check';

/** Why an Aadhaar check fails (assumed words). */
const ekycReasons = ['mobile_not_linked', 'name_mismatch', 'cancelled', 'otp_attempts_exceeded'] as const;
export type EkycReason = (typeof ekycReasons)[number];

/** The reason in the service's text; null for any other, whose words are never printed. */
export function ekycReasonOf(text: string | null): EkycReason | null {
  return ekycReasons.find((known) => known === text) ?? null;
}

/** The two sides of an Aadhaar card that are handed in as pictures, in this order. */
const aadhaarSides = ['AADHAAR_FRONT', 'AADHAAR_BACK'] as const;
export type AadhaarSide = (typeof aadhaarSides)[number];

/** What is known of who the merchant is, besides the PAN. */
export interface IdentityChecks {
  readonly status: IdentityVerificationStatus;
  /** Whether an earlier check still holds; null where that was not asked. */
  readonly validity: KycValidity | null;
  /** The newest Aadhaar check; null when there was none. */
  readonly ekyc: Ekyc | null;
  readonly documents: readonly KycDocument[];
  /** The feature DOCUMENT_UPLOAD (spec 6). */
  readonly isUploadOn: boolean;
}

/** The newest picture of one side; null when none was handed in. */
function documentOf(documents: readonly KycDocument[], side: AadhaarSide): KycDocument | null {
  return documents.find(({ kind }) => kind === side) ?? null;
}

/** The side that is to be handed in next: missing, or refused; null when there is none. */
export function nextSide(documents: readonly KycDocument[]): AadhaarSide | null {
  const isOpen = (side: AadhaarSide) => (documentOf(documents, side)?.status ?? 'REJECTED') === 'REJECTED';
  return aadhaarSides.find(isOpen) ?? null;
}

/** Both sides were handed in, and none was refused: somebody looks at them, or has. */
export function areSidesGiven(documents: readonly KycDocument[]): boolean {
  return nextSide(documents) === null;
}

/** One side at least was handed in: registry and Aadhaar bring both at once. */
export function isUploadBegun(documents: readonly KycDocument[]): boolean {
  return aadhaarSides.some((side) => documentOf(documents, side) !== null);
}

/** The central registry was asked, and knows the merchant. */
function isFoundInRegistry({ identityVerification: checks }: IdentityVerificationStatus): boolean {
  return checks.isCkycAlreadyTriggered && !checks.isCkycFailed;
}

/** The checks as they count: what confirmed a check that has lapsed confirms nothing any more. */
export function countingIdentity<TChecks extends IdentityChecks>(checks: TChecks): TChecks {
  const { status, validity, ekyc, documents } = checks;
  if (!hasLapsed(status, validity)) return checks;
  return {
    ...checks,
    status: checksStillValid(status, validity),
    ekyc: ekyc?.status === 'VERIFIED' ? null : ekyc,
    documents: documents.filter((document) => document.status !== 'VERIFIED'),
  };
}

/** Who the merchant is was confirmed: by the registry, by Aadhaar, or by both sides of the card. */
export function isIdentified({ status, ekyc, documents }: IdentityChecks): boolean {
  if (status.kycState === 'VERIFIED' || isFoundInRegistry(status) || ekyc?.status === 'VERIFIED') return true;
  return aadhaarSides.every((side) => documentOf(documents, side)?.status === 'VERIFIED');
}

/** No Aadhaar check is open, and no further one can be begun now. */
export function isAadhaarSpent({ ekyc }: Pick<IdentityChecks, 'ekyc'>): boolean {
  return ekyc !== null && ekyc.status === 'FAILED' && ekyc.attemptsLeft === 0;
}

/** Pictures of the card are a way: by the feature, or when the Aadhaar checks are used up. */
export function mayUpload(checks: Pick<IdentityChecks, 'ekyc' | 'isUploadOn'>): boolean {
  return checks.isUploadOn || isAadhaarSpent(checks);
}

/** By the summary of the checks alone: PAN, or registry, Aadhaar and card have not said who the merchant is. */
export function isIdentityOpen(status: IdentityVerificationStatus): boolean {
  const { identityVerification: checks } = status;
  const isByAadhaar = checks.isEkycAlreadyTriggered && !checks.isEkycFailed;
  const isGiven = isFoundInRegistry(status) || isByAadhaar || checks.isDocumentsUploaded;
  return status.panStatus !== 'VERIFIED' || !isGiven;
}
