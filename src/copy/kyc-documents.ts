import type { KycDocument } from '../../machines/domain/identity/kyc-document';
import { type SelfieReason, selfieReasonOf } from '../../machines/domain/identity/selfie';

/** The documents that are shown, in order: to upload (without the selfie), to review, and in the loan's details (spec 2.4). */
export const previewDocuments = [
  {
    kind: 'AADHAAR_FRONT',
    name: 'Aadhaar, front',
    alt: 'Front of your Aadhaar, masked by the lender',
    isMasked: true,
  },
  {
    kind: 'AADHAAR_BACK',
    name: 'Aadhaar, back',
    alt: 'Back of your Aadhaar, masked by the lender',
    isMasked: true,
  },
  { kind: 'SELFIE', name: 'Selfie', alt: 'Your selfie', isMasked: false },
] as const;

export const documentStatusLabels: Readonly<Record<KycDocument['status'], string>> = {
  PENDING: 'Being checked',
  VERIFIED: 'Verified',
  REJECTED: 'Not accepted',
};

const selfieReasonTexts: Readonly<Record<SelfieReason, string>> = {
  NO_FACE: 'No face could be seen.',
  MULTIPLE_FACES: 'More than one face was in the picture.',
  TOO_DARK: 'The picture was too dark.',
  TOO_BRIGHT: 'The picture was too bright.',
  BLURRED: 'The picture was not sharp.',
  FACE_TOO_FAR: 'The face was too far away.',
  FACE_TOO_CLOSE: 'The face was too close.',
  EYES_CLOSED: 'The eyes were closed.',
  LIVENESS_FAILED: 'It could not be seen that a person stood there.',
  MISMATCH_WITH_ID: 'The face did not match the photo on the Aadhaar.',
  TIMEOUT: 'The check took too long.',
  UPLOAD_FAILED: 'The picture did not arrive.',
  ATTEMPTS_EXCEEDED: 'There were too many tries.',
};

/** Why a document was rejected; a general text for null or an unknown code. */
export function rejectionText(reason: string | null): string {
  if (reason === 'not_readable') return 'It could not be read.';
  const known = selfieReasonOf(reason);
  return known === null ? 'The lender could not accept it.' : selfieReasonTexts[known];
}
