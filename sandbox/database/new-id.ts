import { randomBytes, randomInt } from 'node:crypto';

/** A new id: a prefix for its kind, and 12 random hex digits. */
export const newId = (prefix: string): string => `${prefix}_${randomBytes(6).toString('hex')}`;

/**
 * A new id that grants access to its holder: 128 random bits in 25 letters and digits, within the 35 allowed for a UPI
 * reference.
 */
export const newSecretId = (prefix: string): string =>
  `${prefix}_${BigInt(`0x${randomBytes(16).toString('hex')}`)
    .toString(36)
    .padStart(25, '0')}`;

/** A new session token. */
export const newToken = (): string => `tok_${randomBytes(18).toString('hex')}`;

/** Random decimal digits. */
export function newDigits(count: number): string {
  return Array.from({ length: count }, () => String(randomInt(10))).join('');
}
