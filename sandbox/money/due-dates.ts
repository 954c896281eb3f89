import { Frequency } from './frequency';

const DAY_SECONDS = 86_400;
/** India's time zone is 5 h 30 min ahead of UTC all year, in seconds. */
const IST = 19_800;

/** The last second of the day in India of this moment. Seconds. */
export function endOfDayInIndia(at: number): number {
  return Math.floor((at + IST) / DAY_SECONDS) * DAY_SECONDS + DAY_SECONDS - 1 - IST;
}

/** The due date of instalment `number` of a loan disbursed at `start`: the end of a day in India. Seconds. */
export function dueDate(start: number, frequency: Frequency, number: number): number {
  if (frequency === Frequency.MONTHLY) return endOfDayInIndia(addMonths(start, number));
  return endOfDayInIndia(start + number * (frequency === Frequency.WEEKLY ? 7 : 1) * DAY_SECONDS);
}

/** The same day some months later, or the last day of a shorter month. Seconds, in India's time zone. */
function addMonths(at: number, months: number): number {
  const from = new Date((at + IST) * 1000);
  const first = Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1);
  const year = new Date(first).getUTCFullYear();
  const month = new Date(first).getUTCMonth();
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(from.getUTCDate(), lastDay)) / 1000 + DAY_SECONDS / 2 - IST;
}

/** A day as people in India write it: 5 Mar 2026. */
export function dayInIndia(at: number, locale = 'en-IN'): string {
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Asia/Kolkata',
  }).format(new Date(at * 1000));
}
