import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { differenceInterval, type Share, shareInterval } from '../../../src/inspector/stops/intervals';

/** Counts of samples up to 10,000; a total is never 0. */
const shares = fc
  .integer({ min: 1, max: 10_000 })
  .chain((total) => fc.integer({ min: 0, max: total }).map((count): Share => ({ count, total })));

/** Rounding of floating-point numbers. */
const EPSILON = 1e-12;

describe('the interval of a share', () => {
  // R. G. Newcombe, Statistics in Medicine 17, 1998, p. 857, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('is the published one for %i of %i', (count, total, low, high) => {
    const interval = shareInterval(count, total);
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('is everything where nothing was counted', () => {
    expect(shareInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  it('holds the share, within 0 and 1', () => {
    fc.assert(
      fc.property(shares, ({ count, total }) => {
        const { low, high } = shareInterval(count, total);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(low).toBeLessThanOrEqual(count / total + EPSILON);
        expect(high).toBeGreaterThanOrEqual(count / total - EPSILON);
        expect(high).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('is mirrored for those who are not counted', () => {
    fc.assert(
      fc.property(shares, ({ count, total }) => {
        const { low, high } = shareInterval(count, total);
        const others = shareInterval(total - count, total);
        expect(others.low).toBeCloseTo(1 - high, 10);
        expect(others.high).toBeCloseTo(1 - low, 10);
      }),
    );
  });

  it('is narrower for more of the same share', () => {
    fc.assert(
      fc.property(shares, fc.integer({ min: 2, max: 9 }), ({ count, total }, times) => {
        const few = shareInterval(count, total);
        const many = shareInterval(count * times, total * times);
        expect(many.high - many.low).toBeLessThan(few.high - few.low);
      }),
    );
  });
});

describe('the interval of a difference', () => {
  // R. G. Newcombe, Statistics in Medicine 17, 1998, p. 873, table II, method 10.
  it.each([
    ['56/70 − 48/80', [56, 70], [48, 80], 0.0524, 0.3339],
    ['9/10 − 3/10', [9, 10], [3, 10], 0.1705, 0.809],
    ['6/7 − 2/7', [6, 7], [2, 7], 0.0582, 0.8062],
    ['5/56 − 0/29', [5, 56], [0, 29], -0.0381, 0.1926],
    ['0/10 − 0/20', [0, 10], [0, 20], -0.1611, 0.2775],
    ['0/10 − 0/10', [0, 10], [0, 10], -0.2775, 0.2775],
    ['10/10 − 0/20', [10, 10], [0, 20], 0.6791, 1],
    ['10/10 − 0/10', [10, 10], [0, 10], 0.6075, 1],
  ] as const)('is the published one for %s', (_, one, other, low, high) => {
    const interval = differenceInterval(shareOf(one), shareOf(other));
    expect(interval.low).toBeCloseTo(low, 4);
    expect(interval.high).toBeCloseTo(high, 4);
  });

  it('is everything where one side counted nothing', () => {
    expect(differenceInterval({ count: 0, total: 0 }, { count: 3, total: 9 })).toEqual({ low: -1, high: 1 });
    expect(differenceInterval({ count: 3, total: 9 }, { count: 0, total: 0 })).toEqual({ low: -1, high: 1 });
  });

  it('holds the difference, within −1 and 1', () => {
    fc.assert(
      fc.property(fc.tuple(shares, shares), ([one, other]) => {
        const difference = one.count / one.total - other.count / other.total;
        const { low, high } = differenceInterval(one, other);
        expect(low).toBeGreaterThanOrEqual(-1 - EPSILON);
        expect(low).toBeLessThanOrEqual(difference + EPSILON);
        expect(high).toBeGreaterThanOrEqual(difference - EPSILON);
        expect(high).toBeLessThanOrEqual(1 + EPSILON);
      }),
    );
  });

  it('changes its sign with the order', () => {
    fc.assert(
      fc.property(fc.tuple(shares, shares), ([one, other]) => {
        const forth = differenceInterval(one, other);
        const back = differenceInterval(other, one);
        expect(back.low).toBeCloseTo(-forth.high, 10);
        expect(back.high).toBeCloseTo(-forth.low, 10);
      }),
    );
  });
});

function shareOf([count, total]: readonly [number, number]): Share {
  return { count, total };
}
