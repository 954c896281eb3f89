import { expect, it } from 'vitest';

import { cancelTimeLeft } from '../../src/copy/cancel-loan';
import { coolingOffTimeLeft } from '../../src/copy/home';

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

it('counts a minute of the cooling-off time that has begun, and never 60 minutes', () => {
  expect(coolingOffTimeLeft(72 * HOUR_MS - 1)).toBe('3\u00a0days 0\u00a0hours');
  expect(coolingOffTimeLeft(28 * HOUR_MS)).toBe('1\u00a0day 4\u00a0hours');
  expect(coolingOffTimeLeft(24 * HOUR_MS - 30_000)).toBe('1\u00a0day 0\u00a0hours');
  expect(coolingOffTimeLeft(3 * HOUR_MS - 30_000)).toBe('3\u00a0hours 0\u00a0minutes');
  expect(coolingOffTimeLeft(HOUR_MS - 30_000)).toBe('1\u00a0hour 0\u00a0minutes');
  expect(coolingOffTimeLeft(MINUTE_MS)).toBe('1\u00a0minute');
  expect(coolingOffTimeLeft(1)).toBe('1\u00a0minute');
});
