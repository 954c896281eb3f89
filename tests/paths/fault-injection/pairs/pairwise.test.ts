/** Covering rows contain every valid pair and no invalid one; the same seed gives the same rows. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { coveringRows, type Factors, feasiblePairs, pairsOfRow, type RowCheck } from './pairwise';

const anything: RowCheck = () => true;
const FACTORS: Factors = {
  fault: ['slow', 'back', 'offline', '500'],
  host: ['page', 'phone'],
  moment: ['opening', 'first', 'later'],
};
/** Back is not possible while the page opens. */
const isValidRow: RowCheck = ({ fault, moment }) => !(fault === 'back' && moment === 'opening');

const held = (factors: Factors, rows: ReturnType<typeof coveringRows>) =>
  new Set(rows.flatMap((row) => pairsOfRow(factors, row)));

describe('covering rows', () => {
  it('cover every pair, with far fewer rows than all combinations', () => {
    const rows = coveringRows(FACTORS, anything);
    expect(held(FACTORS, rows)).toEqual(feasiblePairs(FACTORS, anything));
    // The two longest factors alone need 12; all combinations are 24.
    expect(rows.length).toBeGreaterThanOrEqual(12);
    expect(rows.length).toBeLessThanOrEqual(14);
  });

  it('contain no invalid pair, and all valid ones', () => {
    const rows = coveringRows(FACTORS, isValidRow);
    expect(rows.every(isValidRow)).toBe(true);
    const feasible = feasiblePairs(FACTORS, isValidRow);
    expect(feasible).not.toContain('fault=back & moment=opening');
    expect(held(FACTORS, rows)).toEqual(feasible);
  });

  it('leave out a pair that is invalid because of a third factor', () => {
    const thirds: Factors = { a: ['1', '2'], b: ['1', '2'], c: ['1', '2'] };
    // c must be equal to a and differ from b: a and b can never be equal.
    const odd: RowCheck = ({ a, b, c }) =>
      (c === undefined || a === undefined || c === a) && (c === undefined || b === undefined || c !== b);
    expect(feasiblePairs(thirds, odd)).not.toContain('a=1 & b=1');
    expect(held(thirds, coveringRows(thirds, odd))).toEqual(feasiblePairs(thirds, odd));
  });

  it('are the same for the same seed, and others for another', () => {
    expect(coveringRows(FACTORS, isValidRow, 3)).toEqual(coveringRows(FACTORS, isValidRow, 3));
    expect(coveringRows(FACTORS, isValidRow, 3)).not.toEqual(coveringRows(FACTORS, isValidRow, 4));
  });

  it('cover every feasible pair of any factors and any rule', () => {
    const anyFactors = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 4 });
    const anyTaboos = fc.array(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3), fc.nat(3)), { maxLength: 5 });
    fc.assert(
      fc.property(anyFactors, anyTaboos, fc.nat(), (sizes, taboos, seed) => {
        const factors = Object.fromEntries(
          sizes.map((size, at) => [`f${at}`, Array.from({ length: size }, (_, value) => String(value))]),
        );
        const mayStand: RowCheck = (row) =>
          taboos.every(([a, x, b, y]) => a === b || row[`f${a}`] !== String(x) || row[`f${b}`] !== String(y));
        const rows = coveringRows(factors, mayStand, seed);
        expect(rows.every(mayStand)).toBe(true);
        expect(held(factors, rows)).toEqual(feasiblePairs(factors, mayStand));
      }),
      { numRuns: 60 },
    );
  });
});
