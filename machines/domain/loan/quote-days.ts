import { DAY_MS, indianDay, parseCalendarDay } from '../base/calendar-day';

/** How many days ahead a quote can be requested (assumed). */
const MAX_DAYS_AHEAD = 7;

/** The days after today in India for which a quote can be requested: `YYYY-MM-DD`, and a timestamp on that day (ms). */
export function quoteDays(now: number): readonly { readonly date: string; readonly timestamp: number }[] {
  return Array.from({ length: MAX_DAYS_AHEAD }, (_, index) => {
    const time = now + (index + 1) * DAY_MS;
    return { date: isoDay(time), timestamp: time };
  });
}

/** Noon UTC of a day (`YYYY-MM-DD`) in milliseconds, for formatting the day; null for an invalid day. */
export function noonTimestamp(date: string | null): number | null {
  const day = parseCalendarDay(date ?? '');
  // Noon UTC is 17:30 of the same day in India.
  return day === null ? null : Date.UTC(day.year, day.month - 1, day.day, 12);
}

function isoDay(time: number): string {
  const { year, month, day } = indianDay(time);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
