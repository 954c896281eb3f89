import { expect, it } from 'vitest';

import { timeLeft } from '../../src/copy/cancel-loan';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

it('shows the time left in days, hours and, at the end, seconds', () => {
  expect(timeLeft(72 * HOUR_MS - 1)).toBe('2 days 23 h');
  expect(timeLeft(24 * HOUR_MS)).toBe('1 day 0 h');
  expect(timeLeft(24 * HOUR_MS - 1)).toBe('23 h 59 min');
  expect(timeLeft(HOUR_MS)).toBe('1 h 00 min');
  expect(timeLeft(HOUR_MS - 1)).toBe('59:59');
  expect(timeLeft(65_000)).toBe('1:05');
  expect(timeLeft(0)).toBe('0:00');
});
