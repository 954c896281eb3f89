import { MIN_PAYMENT_PAISE } from '../base/money';
import type { FieldReading } from './field-reading';

/** Rupees with at most two decimals. At most fifteen digits, so that the number of paise is exact. */
const RUPEES = /^(\d{1,13})(?:\.(\d{1,2}))?$/;

/** Commas between groups: Indian (`1,23,456`) or Western (`123,456`). */
const GROUPED = /^(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}(?:\.\d*)?$/;

/** A comma before the last two digits, used as a decimal separator: `500,50`. */
const PAISE_AFTER_COMMA = /^[\d,]*\d,\d{2}$/;

const DEVANAGARI_ZERO = '०'.charCodeAt(0);

/**
 * Reads an amount that is entered in rupees: `1,234.50`, `₹ 1234.5`, `१,२३४`; at least one rupee. A comma is accepted between
 * groups only. Before the last two digits it is an error of its own, since it may be meant as a decimal point.
 * @param maxPaise the largest amount, in paise
 * @returns whole paise
 */
export function readAmount(
  text: string,
  maxPaise: number,
): FieldReading<'missing' | 'malformed' | 'paise-after-comma' | 'too-small' | 'too-large', number> {
  const normalized = text
    .replaceAll(/[\s₹]/g, '')
    .replaceAll(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
  if (normalized === '') return { ok: false, problem: 'missing' };
  if (PAISE_AFTER_COMMA.test(normalized)) return { ok: false, problem: 'paise-after-comma' };
  if (normalized.includes(',') && !GROUPED.test(normalized)) return { ok: false, problem: 'malformed' };
  const [, rupees, decimals] = RUPEES.exec(normalized.replaceAll(',', '')) ?? [];
  if (rupees === undefined) return { ok: false, problem: 'malformed' };
  // Computed from the digits, since 1.15 * 100 is not exactly 115.
  const value = Number(`${rupees}${(decimals ?? '').padEnd(2, '0')}`);
  if (value < MIN_PAYMENT_PAISE) return { ok: false, problem: 'too-small' };
  return value > maxPaise ? { ok: false, problem: 'too-large' } : { ok: true, value };
}
