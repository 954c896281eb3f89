import { indianDay, parseCalendarDay } from '../base/calendar-day';

/** The lender quotes at most so many days ahead (assumed by the contract). */
const DAYS_AHEAD = 7;

const DAY_MS = 86_400_000;

/** Days in India after today for which a quote can be requested, `YYYY-MM-DD`, each with a time in it (ms). */
export function quoteDays(now: number): readonly { readonly date: string; readonly at: number }[] {
  return Array.from({ length: DAYS_AHEAD }, (_, index) => {
    const at = now + (index + 1) * DAY_MS;
    return { date: isoDay(at), at };
  });
}

/** A time of this day in India (`YYYY-MM-DD`), to show it by (ms); null when it is no day. */
export function noonTimestamp(date: string | null): number | null {
  const day = parseCalendarDay(date ?? '');
  // Noon by UTC is the same day in India.
  return day === null ? null : Date.UTC(day.year, day.month - 1, day.day, 12);
}

function isoDay(time: number): string {
  const { year, month, day } = indianDay(time);
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
