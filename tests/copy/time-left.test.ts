import { expect, it } from 'vitest';

import { timeLeft } from '../../src/copy/cancel-loan';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it('shows the time left in days, hours and, at the end, seconds', () => {
  expect(timeLeft(72 * HOUR - 1)).toBe('2 days 23 h');
  expect(timeLeft(24 * HOUR)).toBe('1 day 0 h');
  expect(timeLeft(24 * HOUR - 1)).toBe('23 h 59 min');
  expect(timeLeft(HOUR)).toBe('1 h 00 min');
  expect(timeLeft(HOUR - 1)).toBe('59:59');
  expect(timeLeft(65_000)).toBe('1:05');
  expect(timeLeft(0)).toBe('0:00');
});
