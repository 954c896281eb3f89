import type { FieldVerdict } from './field-verdict';

/** The least that can be paid: one rupee, in paise. */
const LEAST = 100;

/** Rupees with at most two decimals; no exponent. Fifteen digits are more money than there is, and still exact. */
const RUPEES = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/**
 * An amount as typed in rupees: `1,234.50`, `₹ 1234.5`. At least one rupee, at most `most`.
 * @param most paise
 * @returns whole paise
 */
export function readAmount(
  text: string,
  most: number,
): FieldVerdict<'missing' | 'malformed' | 'too-small' | 'too-large', number> {
  const typed = text.replaceAll(/[\s,₹]/g, '');
  if (typed === '') return { ok: false, problem: 'missing' };
  const [, rupees, decimals] = RUPEES.exec(typed) ?? [];
  if (rupees === undefined) return { ok: false, problem: 'malformed' };
  // Put together from its digits: 1.15 x 100 would not be 115.
  const value = Number(`${rupees}${(decimals ?? '').padEnd(2, '0')}`);
  if (value < LEAST) return { ok: false, problem: 'too-small' };
  return value > most ? { ok: false, problem: 'too-large' } : { ok: true, value };
}
