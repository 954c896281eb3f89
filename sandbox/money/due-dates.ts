import { Frequency } from './frequency';

const DAY_SECONDS = 86_400;
/** India is 5 h 30 min ahead of UTC, all year. */
const IST_OFFSET_SECONDS = 19_800;

/** The last second of the day in India that contains the timestamp. Seconds. */
export function endOfDayInIndia(timestamp: number): number {
  return (
    Math.floor((timestamp + IST_OFFSET_SECONDS) / DAY_SECONDS) * DAY_SECONDS +
    DAY_SECONDS -
    1 -
    IST_OFFSET_SECONDS
  );
}

/** When an instalment (`number` from 1) of a loan is due: the last second of a day in India. Seconds. */
export function dueDate(disbursedAt: number, frequency: Frequency, number: number): number {
  if (frequency === Frequency.MONTHLY) return endOfDayInIndia(addMonths(disbursedAt, number));
  return endOfDayInIndia(disbursedAt + number * (frequency === Frequency.WEEKLY ? 7 : 1) * DAY_SECONDS);
}

/** Noon in India of the same day some months later, or of the last day of a shorter month. Seconds. */
function addMonths(timestamp: number, months: number): number {
  const startDay = new Date((timestamp + IST_OFFSET_SECONDS) * 1000);
  const firstOfMonthMs = Date.UTC(startDay.getUTCFullYear(), startDay.getUTCMonth() + months, 1);
  const year = new Date(firstOfMonthMs).getUTCFullYear();
  const month = new Date(firstOfMonthMs).getUTCMonth();
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return (
    Date.UTC(year, month, Math.min(startDay.getUTCDate(), lastDay)) / 1000 +
    DAY_SECONDS / 2 -
    IST_OFFSET_SECONDS
  );
}

/** The day of a timestamp (seconds) in India's format: 5 Mar 2026. */
export function dayInIndia(timestamp: number, locale = 'en-IN'): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(timestamp * 1000));
}
