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

/** Lengths in ms, and how many there are of each. */
type CountedStays = readonly (readonly [ms: number, count: number])[];

/** The median of lengths: the mean of the two middle ones of an even number; null of none. */
export function weightedMedian(stays: CountedStays): number | null {
  const total = totalOf(stays);
  if (total === 0) return null;
  return (lengthAt(stays, Math.floor((total - 1) / 2)) + lengthAt(stays, Math.floor(total / 2))) / 2;
}

/** The 90th percentile of lengths: the shortest that at least nine of ten are not longer than (nearest rank); null of none. */
export function weightedP90(stays: CountedStays): number | null {
  const total = totalOf(stays);
  // In whole numbers: 0.9 of 10 must not be a little more than 9.
  return total === 0 ? null : lengthAt(stays, Math.ceil((total * 9) / 10) - 1);
}

function totalOf(stays: CountedStays): number {
  return stays.reduce((sum, [, count]) => sum + count, 0);
}

/** The length of a rank in the order of lengths, from 0. */
function lengthAt(stays: CountedStays, rank: number): number {
  let seen = 0;
  for (const [ms, count] of [...stays].sort(([a], [b]) => a - b)) {
    seen += count;
    if (rank < seen) return ms;
  }
  return 0;
}
