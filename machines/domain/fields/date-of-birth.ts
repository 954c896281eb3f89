import { indianDay, parseCalendarDay, yearsBetween } from '../base/calendar-day';
import type { FieldReading } from './field-reading';

/** Adult age in years (spec 9). */
const MIN_AGE_YEARS = 18;
/** Highest accepted age in years (assumed). */
const MAX_AGE_YEARS = 100;

/**
 * Reads a date of birth: an existing day; the age today in India is 18 to 100 years.
 * @param text YYYY-MM-DD
 * @param now milliseconds, by the service's clock
 */
export function readDateOfBirth(
  text: string,
  now: number,
): FieldReading<'missing' | 'malformed' | 'too-young' | 'too-old'> {
  const value = text.trim();
  if (value === '') return { ok: false, problem: 'missing' };
  const birth = parseCalendarDay(value);
  if (birth === null) return { ok: false, problem: 'malformed' };
  const age = yearsBetween(birth, indianDay(now));
  if (age < MIN_AGE_YEARS) return { ok: false, problem: 'too-young' };
  if (age > MAX_AGE_YEARS) return { ok: false, problem: 'too-old' };
  return { ok: true, value };
}
