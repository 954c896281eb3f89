import { describe, expect, it } from 'vitest';

import { bucketOf, lengthOf } from '../../../src/inspector/aggregate/buckets';

describe('the bucket of a stay', () => {
  it('stands for its length within 2.5 %, and half a ms for rounding, up to a day', () => {
    for (let ms = 1; ms < 86_400_000; ms = Math.ceil(ms * 1.003))
      expect(Math.abs(lengthOf(bucketOf(ms)) - ms)).toBeLessThanOrEqual(ms * 0.025 + 0.5);
    expect(lengthOf(bucketOf(0))).toBe(0);
  });

  it('is never below that of a shorter stay', () => {
    const buckets = Array.from({ length: 2_000 }, (_, ms) => bucketOf(ms));
    expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
    expect(buckets.slice(0, 3)).toEqual([0, 1, 15]);
  });
});
