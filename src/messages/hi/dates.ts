import type * as english from '../en/dates';
import type { Translation } from '../translation';
import { twelveHours } from '../twelve-hours';

// In full: a shortened month is hard to read, and saves little.
const months = [
  'जनवरी',
  'फ़रवरी',
  'मार्च',
  'अप्रैल',
  'मई',
  'जून',
  'जुलाई',
  'अगस्त',
  'सितंबर',
  'अक्टूबर',
  'नवंबर',
  'दिसंबर',
] as const;

function partOfDay(hour: number): string {
  if (hour < 4 || hour >= 20) return 'रात';
  if (hour < 12) return 'सुबह';
  return hour < 16 ? 'दोपहर' : 'शाम';
}

export const dateMessages: Translation<typeof english.dateMessages> = {
  date: (day, month, year) => `${day}\u00a0${months[month]}\u00a0${year}`,
  dayOfMonth: (day, month) => `${day}\u00a0${months[month]}`,
  month: (month, year) => `${months[month]} ${year}`,
  timeOfDay: (hour, minutes) => `${partOfDay(hour)}\u00a0${twelveHours(hour)}:${minutes}\u00a0बजे`,
};
