import type { KycDocument } from '../../../machines/domain/identity/kyc-document';
import type { SelfieReason } from '../../../machines/domain/identity/selfie';

/** Name of a document, and the alternative text of its picture. */
export const previewTexts = {
  AADHAAR_FRONT: { name: 'Aadhaar, front', alt: 'Front of your Aadhaar, masked by the lender' },
  AADHAAR_BACK: { name: 'Aadhaar, back', alt: 'Back of your Aadhaar, masked by the lender' },
  SELFIE: { name: 'Selfie', alt: 'Your selfie' },
} as const;

export const documentStatusLabels: Readonly<Record<KycDocument['status'], string>> = {
  PENDING: 'Being checked',
  VERIFIED: 'Verified',
  REJECTED: 'Not accepted',
};

/** Why a selfie was rejected, in its preview. */
export const selfieRejections: Readonly<Record<SelfieReason, string>> = {
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

/** Why a document was rejected: `other` without a reason, or with an unknown one. */
export const documentRejections = {
  notReadable: 'It could not be read.',
  other: 'The lender could not accept it.',
} as const;
