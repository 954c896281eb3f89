import { type FieldReading, matchPattern } from './field-reading';

const AADHAAR = /^[2-9][0-9]{11}$/;

/** Verhoeff's multiplication table (dihedral group D5). */
const products = [
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
/** Verhoeff's permutation of a digit by its position. */
const permutations = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [1, 5, 7, 6, 2, 8, 3, 0, 9, 4],
  [5, 8, 0, 3, 7, 9, 6, 1, 4, 2],
  [8, 9, 1, 6, 0, 4, 3, 5, 2, 7],
  [9, 4, 5, 3, 1, 2, 6, 8, 7, 0],
  [4, 2, 8, 6, 5, 7, 3, 9, 0, 1],
  [2, 7, 9, 3, 8, 0, 6, 4, 1, 5],
  [7, 0, 4, 6, 9, 1, 3, 2, 5, 8],
];

/** Whether the last digit is Verhoeff's check digit, which detects every wrong digit and every swap of two neighbours. */
function hasValidCheckDigit(digits: string): boolean {
  const checksum = [...digits].reverse().reduce((sum, digit, position) => {
    const permuted = permutations[position % permutations.length]?.[Number(digit)] ?? 0;
    return products[sum]?.[permuted] ?? 0;
  }, 0);
  return checksum === 0;
}

/**
 * Reads an Aadhaar number: twelve digits, the first 2 to 9, the last a check digit. Spaces and dashes are removed. The number is
 * sent once and never stored; only its last four digits may be shown (`aadhaarLast4`).
 */
export function readAadhaar(text: string): FieldReading<'missing' | 'malformed' | 'mistyped'> {
  const reading = matchPattern(text.replaceAll(/[\s-]/g, ''), AADHAAR);
  if (!reading.ok || hasValidCheckDigit(reading.value)) return reading;
  return { ok: false, problem: 'mistyped' };
}

/** The only part of an Aadhaar number that may be shown. */
export function aadhaarLast4(aadhaar: string): string {
  return aadhaar.slice(-4);
}
