import { type CalendarDay, DAY_MS, indianDay } from './calendar-day';
import { calendarDaysBetween } from './dates';

/**
 * Holidays on which banks are closed in all of India, beside Sundays and the second and fourth Saturday of a month (Reserve Bank
 * of India, notification of 28 August 2015, in force since 1 September 2015): the three national holidays. Holidays of single
 * states are announced by the Reserve Bank's regional offices for each year (rbi.org.in, Holiday Matrix) and are not in this list, so
 * `workingDaysUntil` can be too high by them, never too low.
 */
const nationalHolidays: readonly Pick<CalendarDay, 'month' | 'day'>[] = [
  { month: 1, day: 26 },
  { month: 8, day: 15 },
  { month: 10, day: 2 },
];

/** Whether banks are open on this day, as far as all of India is concerned. */
export function isWorkingDay(day: CalendarDay): boolean {
  const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay();
  const isClosedSaturday = weekday === 6 && [2, 4].includes(Math.ceil(day.day / 7));
  const isHoliday = nationalHolidays.some((each) => each.month === day.month && each.day === day.day);
  return weekday !== 0 && !isClosedSaturday && !isHoliday;
}

/**
 * Working days after the day of `start` up to the day of `end`, in India. At most `limit` are counted.
 * @param start milliseconds
 * @param end milliseconds
 */
export function workingDaysUntil(start: number, end: number, limit: number): number {
  const days = calendarDaysBetween(start, end);
  let count = 0;
  for (let day = 1; day <= days && count < limit; day += 1)
    if (isWorkingDay(indianDay(start + day * DAY_MS))) count += 1;
  return count;
}
