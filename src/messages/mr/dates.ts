import type * as english from '../en/dates';
import type { Translation } from '../translation';
import { twelveHours } from '../twelve-hours';

// In full: a shortened month is hard to read, and saves little.
const months = [
  'जानेवारी',
  'फेब्रुवारी',
  'मार्च',
  'एप्रिल',
  'मे',
  'जून',
  'जुलै',
  'ऑगस्ट',
  'सप्टेंबर',
  'ऑक्टोबर',
  'नोव्हेंबर',
  'डिसेंबर',
] as const;

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात्री';
  if (hour < 6) return 'पहाटे';
  if (hour < 12) return 'सकाळी';
  return hour < 16 ? 'दुपारी' : 'संध्याकाळी';
}

export const dateMessages: Translation<typeof english.dateMessages> = {
  date: (day, month, year) => `${day}\u00a0${months[month]}\u00a0${year}`,
  dayOfMonth: (day, month) => `${day}\u00a0${months[month]}`,
  month: (month, year) => `${months[month]} ${year}`,
  timeOfDay: (hour, minutes) => `${partOfDay(hour)}\u00a0${twelveHours(hour)}:${minutes}`,
};
