import { expect, it } from 'vitest';

import { isOtherUnit, readTime } from '../../../../src/inspector/stops/formats/timestamps';

const AT = Date.parse('2026-03-02T04:00:01.250Z');

it.each([
  AT,
  String(AT),
  AT / 1_000,
  AT * 1_000,
  BigInt(AT) * 1_000_000n,
  new Date(AT),
  '2026-03-02T04:00:01.250Z',
  '2026-03-02 04:00:01.250000',
  '2026-03-02 04:00:01.25 UTC',
  '2026-03-02T09:30:01.250+05:30',
  '2026-03-02T09:30:01,250+0530',
  ' 2026-03-02T04:00:01.250+00 ',
])('%s is a time in ms', (value) => {
  expect(readTime(value)).toBe(AT);
});

it('a day is its start, and a minute needs no seconds', () => {
  expect(readTime('2026-03-02')).toBe(Date.parse('2026-03-02T00:00:00Z'));
  expect(readTime('2026-03-02 04:05')).toBe(Date.parse('2026-03-02T04:05:00Z'));
});

it.each([0, 12, -AT, 1e21, Number.NaN, '', 'soon', '2 March 2026', '2026-13-45', '04:00', null, true, {}])(
  '%s is no time',
  (value) => {
    expect(readTime(value)).toBeNull();
  },
);

it('a time that should be ms is of another unit by its size', () => {
  expect([AT / 1_000, AT * 1_000].map(isOtherUnit)).toEqual([true, true]);
  // A phone's clock may start in 1970.
  expect([AT, 0, 86_400_000].map(isOtherUnit)).toEqual([false, false, false]);
});
