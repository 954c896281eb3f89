/** A number of `total`, such as the runs that stopped among all runs: 0 ≤ count ≤ total. */
export interface Share {
  readonly count: number;
  readonly total: number;
}

/** Bounds of an interval, as shares: 0.25 is 25 %. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** 0.975 quantile of the standard normal distribution: intervals are of 95 %, two-sided. */
const Z = 1.959963984540054;

/**
 * The 95 % interval of a share: Wilson's score interval without continuity correction (E. B. Wilson, Journal of the American
 * Statistical Association 22, 1927, p. 209). It lies within 0 to 1, also for small counts. Of a total of 0 nothing is known: 0 to 1.
 */
export function shareInterval(count: number, total: number): Interval {
  if (total === 0) return { low: 0, high: 1 };
  const centre = count + Z ** 2 / 2;
  const margin = Z * Math.sqrt((count * (total - count)) / total + Z ** 2 / 4);
  const low = (centre - margin) / (total + Z ** 2);
  const high = (centre + margin) / (total + Z ** 2);
  // Exact where the formula is exact, but floating-point numbers are not.
  return { low: count === 0 ? 0 : low, high: count === total ? 1 : high };
}

/**
 * The 95 % interval of the difference `one − other` of two independent shares: Newcombe's hybrid score interval, made of the Wilson
 * interval of each (R. G. Newcombe, Statistics in Medicine 17, 1998, p. 873, method 10). Where a total is 0: −1 to 1.
 */
export function differenceInterval(one: Share, other: Share): Interval {
  if (one.total === 0 || other.total === 0) return { low: -1, high: 1 };
  const [p, q] = [one.count / one.total, other.count / other.total];
  const [ofOne, ofOther] = [shareInterval(one.count, one.total), shareInterval(other.count, other.total)];
  return {
    low: p - q - Math.hypot(p - ofOne.low, ofOther.high - q),
    high: p - q + Math.hypot(ofOne.high - p, q - ofOther.low),
  };
}
