import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { calendarDaysBetween } from '../../../machines/domain/base/dates';
import { formatDate, formatDateAndTime, formatDayAndTime, formatMonth } from '../../../src/copy/dates';
import { plainSpaces } from '../../support/plain-spaces';

/** Zones with and without daylight saving, on both sides of India, some of which jump at midnight. */
const zones = [
  'Asia/Kolkata',
  'UTC',
  'America/New_York',
  'Africa/Cairo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Australia/Lord_Howe',
  'America/Santiago',
];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** India is 5:30 ahead of UTC, always. */
const INDIA = 5.5 * HOUR_MS;

const at = (text: string) => Date.parse(`${text}+05:30`);
const indianDay = (time: number) => Math.floor((time + INDIA) / DAY_MS);

describe.each(zones)('on a phone in %s', (zone) => {
  beforeEach(() => {
    vi.stubEnv('TZ', zone);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it("shows India's day one second before and after its midnight", () => {
    expect([at('2026-11-20T23:59:59'), at('2026-11-21T00:00:00')].map(formatDate).map(plainSpaces)).toEqual([
      '20 Nov, 2026',
      '21 Nov, 2026',
    ]);
  });

  it("shows India's month one second before and after its midnight", () => {
    expect([at('2026-11-30T23:59:59'), at('2026-12-01T00:00:00')].map(formatMonth)).toEqual([
      'November 2026',
      'December 2026',
    ]);
  });

  it("shows India's time of day", () => {
    expect(
      [at('2026-03-08T02:30:00'), at('2026-11-20T00:05:00')].map(formatDayAndTime).map(plainSpaces),
    ).toEqual(['8 Mar, 2:30 am', '20 Nov, 12:05 am']);
  });

  it("shows every hour of a year on India's day", () => {
    const wrong: string[] = [];
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    for (let time = at('2026-01-01T00:00:00'); time < at('2027-01-01T00:00:00'); time += HOUR_MS) {
      const india = new Date(time + INDIA);
      const expected = `${india.getUTCDate()} ${months[india.getUTCMonth()]}, ${india.getUTCFullYear()}`;
      const shown = plainSpaces(formatDate(time));
      if (shown !== expected) wrong.push(`${expected} is shown as ${shown}`);
    }
    expect(wrong).toEqual([]);
  });

  it("counts India's calendar days at every hour of a year", () => {
    const wrong: string[] = [];
    const from = at('2026-01-01T18:00:00');
    for (let to = from - 2 * DAY_MS; to < from + 366 * DAY_MS; to += HOUR_MS) {
      const days = calendarDaysBetween(from, to);
      const expected = indianDay(to) - indianDay(from);
      if (days !== expected) wrong.push(`${new Date(to).toISOString()}: ${days}, not ${expected}`);
      const back = calendarDaysBetween(to, from);
      if (back !== -expected && !(back === 0 && expected === 0))
        wrong.push(`back from ${new Date(to).toISOString()}: ${back}`);
    }
    expect(wrong).toEqual([]);
  });
});

it('keeps a date and a time of day on one line each', () => {
  const time = Date.parse('2026-11-20T00:05:00+05:30');
  expect(formatDate(time)).toBe('20\u00a0Nov,\u00a02026');
  expect(formatDayAndTime(time)).toBe('20\u00a0Nov, 12:05\u00a0am');
  expect(formatDateAndTime(time)).toBe('20\u00a0Nov,\u00a02026, 12:05\u00a0am');
});
