import { aadhaarCopy, ekycFailedTexts } from '#messages/identity';
import { ekycReasonOf } from '../../machines/domain/identity/identity';

/** Sentence about the remaining Aadhaar tries; null if unlimited. @param left negative: the service does not count tries */
export function aadhaarTriesLeft(left: number): string | null {
  return left < 0 ? null : aadhaarCopy.triesLeft(left);
}

/** Why an Aadhaar check failed, and what to do next; a general text for null or an unknown code. */
export function ekycFailedCopy(reason: string | null): (typeof ekycFailedTexts)['unknown'] {
  return ekycFailedTexts[ekycReasonOf(reason) ?? 'unknown'];
}
