import { documentRejections, previewTexts, selfieRejections } from '#messages/kyc-documents';
import { selfieReasonOf } from '../../machines/domain/identity/selfie';

/** The documents that are shown, in order: to upload (without the selfie), to review, and in the loan's details (spec 2.4). */
export const previewDocuments = [
  { kind: 'AADHAAR_FRONT', ...previewTexts.AADHAAR_FRONT, isMasked: true },
  { kind: 'AADHAAR_BACK', ...previewTexts.AADHAAR_BACK, isMasked: true },
  { kind: 'SELFIE', ...previewTexts.SELFIE, isMasked: false },
] as const;

/** Why a document was rejected; a general text for null or an unknown code. */
export function rejectionText(reason: string | null): string {
  if (reason === 'not_readable') return documentRejections.notReadable;
  const known = selfieReasonOf(reason);
  return known === null ? documentRejections.other : selfieRejections[known];
}
