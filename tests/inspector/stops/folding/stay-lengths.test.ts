import { expect, it } from 'vitest';

import { weightedMedian, weightedP90 } from '../../../../src/inspector/stops/folding/stay-lengths';

it('computes the median of an odd, an even and no number of stays', () => {
  const medians = [[5, 1, 3], [4, 1, 2, 9], [7], []].map((all) => weightedMedian(all.map((ms) => [ms, 1])));
  expect(medians).toEqual([3, 3, 7, null]);
  expect(
    weightedMedian([
      [9, 2],
      [1, 1],
      [4, 1],
    ]),
  ).toBe(6.5);
});

it('computes the 90th percentile: the shortest length that nine of ten are not longer than', () => {
  const upTo = (count: number) => Array.from({ length: count }, (_, index) => [count - index, 1] as const);
  expect([1, 9, 10, 11, 20].map((count) => weightedP90(upTo(count)))).toEqual([1, 9, 9, 10, 18]);
  const weighted = [
    [9, 1],
    [1, 9],
  ] as const;
  expect([weightedP90(weighted), weightedP90([])]).toEqual([1, null]);
});
