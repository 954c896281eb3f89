import type { Language } from '../language/language';
import { Frequency } from './frequency';

/** A day, in seconds. */
export const DAY_SECONDS = 86_400;
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

/** When a mandate debits an instalment: at 10:00 in India on its due day. `dueAt` as `dueDate` returns it. Seconds. */
export const debitTime = (dueAt: number): number => dueAt + 1 - 14 * 3600;

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

/** The day of a timestamp (seconds) in India's format: 5 Mar 2026, 5 मार्च 2026. */
export function dayInIndia(timestamp: number, language: Language = 'en'): string {
  if (language === 'en')
    return new Intl.DateTimeFormat('en-IN', {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'Asia/Kolkata',
    }).format(new Date(timestamp * 1000));
  const day = new Date((timestamp + IST_OFFSET_SECONDS) * 1000);
  return [day.getUTCDate(), MONTHS[language][day.getUTCMonth()], day.getUTCFullYear()].join('\u00a0');
}

/** Own names: those of `Intl` differ from release to release, and its Marathi has Devanagari digits. */
const MONTHS: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  hi: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर'.split(' '),
  mr: 'जानेवारी फेब्रुवारी मार्च एप्रिल मे जून जुलै ऑगस्ट सप्टेंबर ऑक्टोबर नोव्हेंबर डिसेंबर'.split(' '),
};

/** The time of day of a timestamp (seconds) in India's format: 9:23 am, सुबह 9:23. */
export function timeInIndia(timestamp: number, language: Language): string {
  if (language === 'en')
    return new Intl.DateTimeFormat('en-IN', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'Asia/Kolkata',
    }).format(new Date(timestamp * 1000));
  const time = new Date((timestamp + IST_OFFSET_SECONDS) * 1000);
  const hour = time.getUTCHours();
  const minutes = String(time.getUTCMinutes()).padStart(2, '0');
  return `${PARTS_OF_DAY[language](hour)}\u00a0${hour % 12 === 0 ? 12 : hour % 12}:${minutes}`;
}

/** The words that tell 9 in the morning from 9 at night. @param hour 0 to 23 */
const PARTS_OF_DAY: Readonly<Record<Exclude<Language, 'en'>, (hour: number) => string>> = {
  hi: (hour) => (hour < 4 || hour >= 20 ? 'रात' : hour < 12 ? 'सुबह' : hour < 16 ? 'दोपहर' : 'शाम'),
  mr: (hour) =>
    hour < 4 || hour >= 20
      ? 'रात्री'
      : hour < 6
        ? 'पहाटे'
        : hour < 12
          ? 'सकाळी'
          : hour < 16
            ? 'दुपारी'
            : 'संध्याकाळी',
};
