import { ageInIndia } from './age';

export const MIN_AGE_YEARS = 18;
const MAX_AGE_YEARS = 100;

/** Valid fourth letters of a PAN, for the type of its holder: person (P), company, firm, family, trust ... */
const HOLDER_LETTERS = 'PCHFATBLJG';

export type PanResult =
  | { kind: 'refused'; status: 400 | 404 | 409; error: string }
  /** The last field is the later result of a PENDING PAN; otherwise null. */
  | { kind: 'accepted'; status: string; error: string | null; laterStatus: string | null };

const refused = (status: 400 | 404 | 409, error: string): PanResult => ({ kind: 'refused', status, error });
const accepted = (
  status: string,
  error: string | null = null,
  laterResult: string | null = null,
): PanResult => ({
  kind: 'accepted',
  status,
  error,
  laterStatus: laterResult,
});

/**
 * The registry's result for a well-formed PAN. `own` is the PAN and date of birth in the merchant's row. `now` in seconds.
 */
export function panResult(
  submitted: { pan: string; dob: string },
  own: { pan: string; dob: string },
  now: number,
): PanResult {
  const { pan, dob } = submitted;
  const age = ageInIndia(dob, now);
  if (!HOLDER_LETTERS.includes(pan.charAt(3)) || pan.slice(5, 9) === '0000')
    return refused(400, 'invalid_pan');
  if (age < MIN_AGE_YEARS) return refused(400, 'under_age');
  if (pan.startsWith('ZZZPZ')) return refused(409, 'pan_already_used');
  if (pan.endsWith('X')) return refused(404, 'pan_not_found');
  if (pan.endsWith('Z')) return accepted('FAILED', 'registry_not_available');
  if (pan.endsWith('M')) return accepted('MISMATCH', 'name_does_not_match');
  if (age > MAX_AGE_YEARS || (pan === own.pan && dob !== own.dob))
    return accepted('MISMATCH', 'dob_does_not_match');
  // The PAN of a firm or family is pending at first, and then a MISMATCH, because the merchant is a person.
  if (pan.charAt(3) !== 'P') return accepted('PENDING', null, 'MISMATCH');
  return pan.endsWith('W') ? accepted('PENDING', null, 'VERIFIED') : accepted('VERIFIED');
}

/** For testers: what to enter for each answer of the registry. */
export const PAN_HINTS: [typed: string, answer: string][] = [
  ['PAN ends X', 'pan_not_found'],
  ['PAN starts ZZZPZ', 'pan_already_used'],
  ['fourth letter of no holder (ABCDE1234F), or 0000', 'invalid_pan'],
  ['born less than 18 years ago', 'under_age'],
  ['PAN ends M', 'MISMATCH'],
  ['the own PAN with another birthday', 'MISMATCH'],
  ['PAN ends W', 'PENDING, then VERIFIED'],
  ['fourth letter other than P, such as C', 'PENDING, then MISMATCH'],
  ['PAN ends Z', 'FAILED'],
  ['five refused or mismatched in a row', 'too_many_requests'],
];
