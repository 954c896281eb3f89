import { letterOForZero } from '#messages/ifsc';
import { udyamMismatchLabels, udyamMissing, udyamProblems, udyamRefusals } from '#messages/udyam-problems';
import type { Failure } from '../../machines/domain/base/failure';
import type { UdyamField, UdyamProblem } from '../../machines/domain/udyam/udyam-fields';
import { whyItFailed } from './shared';

/** Error message of a field. @param suggestion corrected IFSC, for the letter O instead of a zero */
export function udyamProblemText(field: UdyamField, problem: UdyamProblem, suggestion = ''): string {
  if (problem === 'letter-o-for-zero') return letterOForZero(suggestion);
  return (problem === 'missing' ? undefined : udyamProblems[field]?.[problem]) ?? udyamMissing[field];
}

/** Text for an error code of the service, and the field that it concerns; null if it concerns none. */
export function refusalCopy(failure: Failure): { readonly field: UdyamField | null; readonly text: string } {
  switch (failure.code) {
    case 'pan_mismatch':
      return { field: 'panNumber', text: udyamRefusals.pan_mismatch };
    case 'aadhaar_invalid':
      return { field: 'aadhaarNumber', text: udyamRefusals.aadhaar_invalid };
    case 'nic_code_not_found':
      return { field: 'nicCodes', text: udyamRefusals.nic_code_not_found };
    case 'udyam_details_missing':
    case 'otp_not_verified':
    case 'consent_required':
      return { field: null, text: udyamRefusals[failure.code] };
    default:
      return { field: null, text: whyItFailed(failure) };
  }
}

/** Labels of the fields that do not match the PAN. @param fields wire names; unknown ones are left out */
export function mismatchNames(fields: readonly string[]): readonly string[] {
  return fields.flatMap((field) => udyamMismatchLabels[field] ?? []);
}
