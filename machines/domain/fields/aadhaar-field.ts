import { type FieldVerdict, verdictOf } from './field-verdict';

const AADHAAR = /^[2-9][0-9]{11}$/;

/** Verhoeff's dihedral multiplication, and the permutation by position. */
const times = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 2, 3, 4, 0, 6, 7, 8, 9, 5],
  [2, 3, 4, 0, 1, 7, 8, 9, 5, 6],
  [3, 4, 0, 1, 2, 8, 9, 5, 6, 7],
  [4, 0, 1, 2, 3, 9, 5, 6, 7, 8],
  [5, 9, 8, 7, 6, 0, 4, 3, 2, 1],
  [6, 5, 9, 8, 7, 1, 0, 4, 3, 2],
  [7, 6, 5, 9, 8, 2, 1, 0, 4, 3],
  [8, 7, 6, 5, 9, 3, 2, 1, 0, 4],
  [9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
];
const permuted = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
];

/** Whether the last digit is Verhoeff's check digit: it detects every wrong digit and every swap of two neighbours. */
function fitsVerhoeff(digits: string): boolean {
  const check = [...digits].reverse().reduce((sum, digit, position) => {
    const moved = permuted[position % permuted.length]?.[Number(digit)] ?? 0;
    return times[sum]?.[moved] ?? 0;
  }, 0);
  return check === 0;
}

/**
 * Aadhaar: twelve digits, the first 2 to 9, with Verhoeff's check digit; spaces and dashes removed. The value is sent once
 * and never stored; only `aadhaarLast4` is ever shown.
 */
export function readAadhaar(text: string): FieldVerdict<'missing' | 'malformed' | 'mistyped'> {
  const verdict = verdictOf(text.replaceAll(/[\s-]/g, ''), AADHAAR);
  if (!verdict.ok || fitsVerhoeff(verdict.value)) return verdict;
  return { ok: false, problem: 'mistyped' };
}

/** The only part of an Aadhaar number that may be shown. */
export function aadhaarLast4(aadhaar: string): string {
  return aadhaar.slice(-4);
}
