import { expect, it } from 'vitest';

import { cancelTimeLeft } from '../../src/copy/cancel-loan';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

it('shows the time left in days, hours and, at the end, seconds', () => {
  expect(cancelTimeLeft(72 * HOUR_MS - 1)).toBe('2\u00a0days 23\u00a0h');
  expect(cancelTimeLeft(24 * HOUR_MS)).toBe('1\u00a0day 0\u00a0h');
  expect(cancelTimeLeft(24 * HOUR_MS - 1)).toBe('23\u00a0h 59\u00a0min');
  expect(cancelTimeLeft(HOUR_MS)).toBe('1\u00a0h 00\u00a0min');
  expect(cancelTimeLeft(HOUR_MS - 1)).toBe('59:59');
  expect(cancelTimeLeft(65_000)).toBe('1:05');
  expect(cancelTimeLeft(0)).toBe('0:00');
});
