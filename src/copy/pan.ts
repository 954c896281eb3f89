import { panCopy, panMismatches, panProblems, panRefusals } from '#messages/pan';
import type { Failure } from '../../machines/domain/base/failure';
import { whyItFailed } from './shared';

/** Masks a PAN. @param last4 its last four characters */
export function maskedPan(last4: string): string {
  return `••••••${last4}`;
}

/** Sentence about the remaining tries; null if unlimited. @param left negative: the service does not count tries */
export function panTriesLeft(left: number): string | null {
  if (left < 0) return null;
  return left === 0 ? panCopy.noTriesLeft : panCopy.triesLeft(left);
}

/** Fields of the PAN form. */
export type PanField = 'pan' | 'dateOfBirth' | 'consent';
export type PanProblem = 'missing' | 'malformed' | 'too-young' | 'too-old';

const problems: Readonly<Record<PanField, Readonly<Partial<Record<PanProblem, string>>>>> = panProblems;

/** Error message of a field. */
export function panFieldProblem(field: PanField, problem: PanProblem): string {
  return problems[field][problem] ?? '';
}

/** A refusal of the service, as the error message of a field. */
interface PanRefusal {
  /** Null if no field can correct it. */
  readonly field: Exclude<PanField, 'consent'> | null;
  readonly message: string;
}

const refusals: Readonly<Record<string, PanRefusal>> = {
  invalid_pan: { field: 'pan', message: panRefusals.invalid_pan },
  pan_not_found: { field: 'pan', message: panRefusals.pan_not_found },
  pan_already_used: { field: 'pan', message: panRefusals.pan_already_used },
  under_age: { field: 'dateOfBirth', message: panRefusals.under_age },
  name_does_not_match: { field: 'pan', message: panRefusals.name_does_not_match },
  dob_does_not_match: { field: 'dateOfBirth', message: panRefusals.dob_does_not_match },
};

/** Field and text for an error code of the service; a general text for an unknown code. */
export function panRefusal(failure: Failure): PanRefusal {
  const refusal = failure.code === null ? undefined : refusals[failure.code];
  return refusal ?? { field: null, message: whyItFailed(failure) };
}

/** Why the PAN does not match. @param error code of the registry's answer */
export function whyMismatch(error: string | null): string {
  if (error === 'name_does_not_match') return panMismatches.name;
  if (error === 'dob_does_not_match') return panMismatches.dateOfBirth;
  return panMismatches.either;
}
