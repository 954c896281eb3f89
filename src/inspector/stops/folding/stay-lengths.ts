/** Lengths are kept with three significant digits: a median is off by at most 0.5 %, and a million stays are a few thousand numbers. */
const DIGITS = 3;
const EXACT_BELOW = 10 ** DIGITS;
const CODES_PER_DECADE = EXACT_BELOW - EXACT_BELOW / 10;
/** Lengths above are counted as this one: some 115 days. */
const MAX_MS = 9.99e9;
/** A code is smaller than this. */
export const STAY_CODES = 2 ** 13;

/** A length in ms, rounded to three significant digits; below a second it is exact. */
export function roundStay(ms: number): number {
  return stayOfCode(stayCode(ms));
}

/** The code of a length of at least 0 ms: a whole number below `STAY_CODES`, which grows with the length. */
export function stayCode(ms: number): number {
  const limited = Math.round(Math.min(Math.max(ms, 0), MAX_MS));
  let mantissa = limited;
  let decade = 0;
  while (Math.round(mantissa) >= EXACT_BELOW) {
    decade += 1;
    mantissa = limited / 10 ** decade;
  }
  return decade * CODES_PER_DECADE + Math.round(mantissa);
}

/** The length in ms of a code. */
export function stayOfCode(code: number): number {
  if (code < EXACT_BELOW) return code;
  const decade = Math.floor((code - EXACT_BELOW / 10) / CODES_PER_DECADE);
  return (code - decade * CODES_PER_DECADE) * 10 ** decade;
}

/** The median of lengths and how many there are of each: the mean of the two middle ones of an even number; null of none. */
export function weightedMedian(stays: readonly (readonly [ms: number, count: number])[]): number | null {
  const sorted = stays.filter(([, count]) => count > 0).sort(([a], [b]) => a - b);
  const total = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (total === 0) return null;
  const at = (index: number): number => {
    let seen = 0;
    for (const [ms, count] of sorted) {
      seen += count;
      if (index < seen) return ms;
    }
    return 0;
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}
