import { indianDay, parseCalendarDay, yearsBetween } from '../base/calendar-day';
import type { FieldVerdict } from './field-verdict';

/** Adult age (spec 9) and highest accepted age (assumed), in years. */
const ADULT_AGE = 18;
const HIGHEST_AGE = 100;

/**
 * Date of birth: a real day, at least 18 years ago today in India, at most 100.
 * @param text YYYY-MM-DD
 * @param now milliseconds, by the service's clock
 */
export function readDateOfBirth(
  text: string,
  now: number,
): FieldVerdict<'missing' | 'malformed' | 'too-young' | 'too-old'> {
  const value = text.trim();
  if (value === '') return { ok: false, problem: 'missing' };
  const birth = parseCalendarDay(value);
  if (birth === null) return { ok: false, problem: 'malformed' };
  const age = yearsBetween(birth, indianDay(now));
  if (age < ADULT_AGE) return { ok: false, problem: 'too-young' };
  if (age > HIGHEST_AGE) return { ok: false, problem: 'too-old' };
  return { ok: true, value };
}
