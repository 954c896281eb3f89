import type { FieldVerdict } from './field-verdict';

/** The smallest amount that can be paid: one rupee, in paise. */
const LEAST = 100;

/** Rupees with at most two decimals; no exponent. At most fifteen digits, so that the number is still exact. */
const RUPEES = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/** Commas between groups: Indian (`1,23,456`) or Western (`123,456`). */
const GROUPED = /^(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}(?:\.\d*)?$/;

/** A comma before the last two digits, used as a decimal separator: `500,50`. */
const PAISE_AFTER_COMMA = /^[\d,]*\d,\d{2}$/;

const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/**
 * An amount as typed in rupees: `1,234.50`, `₹ 1234.5`, `१,२३४`. At least one rupee, at most `most`. A comma is accepted
 * between groups only; before the last two digits it is an error of its own, since it may be meant as a decimal point.
 * @param most paise
 * @returns whole paise
 */
export function readAmount(
  text: string,
  most: number,
): FieldVerdict<'missing' | 'malformed' | 'paise-after-comma' | 'too-small' | 'too-large', number> {
  const typed = text
    .replaceAll(/[\s₹]/g, '')
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  if (typed === '') return { ok: false, problem: 'missing' };
  if (PAISE_AFTER_COMMA.test(typed)) return { ok: false, problem: 'paise-after-comma' };
  if (typed.includes(',') && !GROUPED.test(typed)) return { ok: false, problem: 'malformed' };
  const [, rupees, decimals] = RUPEES.exec(typed.replaceAll(',', '')) ?? [];
  if (rupees === undefined) return { ok: false, problem: 'malformed' };
  // Built from its digits: 1.15 x 100 would not be 115.
  const value = Number(`${rupees}${(decimals ?? '').padEnd(2, '0')}`);
  if (value < LEAST) return { ok: false, problem: 'too-small' };
  return value > most ? { ok: false, problem: 'too-large' } : { ok: true, value };
}
