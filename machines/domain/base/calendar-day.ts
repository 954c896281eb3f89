/** India's offset from UTC in minutes. India has one time zone and no daylight saving; the phone's own zone is never used. */
export const INDIA_OFFSET_MINUTES = 330;

/** A day, in milliseconds. */
export const DAY_MS = 86_400_000;

/** A day of the calendar; the month counts from 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Reads 'YYYY-MM-DD' into year, month and day (spec 5); null for a day that does not exist, such as 2025-02-29. */
export function parseCalendarDay(text: string): CalendarDay | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  // A day that does not exist rolls over into another month.
  if (date.getUTCMonth() !== Number(month) - 1 || date.getUTCDate() !== Number(day)) return null;
  return { year: Number(year), month: Number(month), day: Number(day) };
}

/** The calendar day in India at this time. @param time milliseconds */
export function indianDay(time: number): CalendarDay {
  const india = new Date(time + INDIA_OFFSET_MINUTES * 60_000);
  return { year: india.getUTCFullYear(), month: india.getUTCMonth() + 1, day: india.getUTCDate() };
}

/** Whole years between two days. In a year without 29 February, a birthday on that day counts from 1 March. */
export function yearsBetween(start: CalendarDay, end: CalendarDay): number {
  const hadBirthday = end.month > start.month || (end.month === start.month && end.day >= start.day);
  return end.year - start.year - (hadBirthday ? 0 : 1);
}
